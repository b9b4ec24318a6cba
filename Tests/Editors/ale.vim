" Drives Vim and ALE with the configuration of Examples/editors: hovers, completes, corrects, applies a synonym, adds a word.
let s:here = expand('<sfile>:p:h')
set nocompatible hidden nomore
set runtimepath+=/usr/share/vim-ale
let g:ale_hover_to_preview = 1
let g:ale_hover_cursor = 0
let g:ale_cursor_detail = 0
let g:ale_lint_delay = 10
filetype plugin on
runtime plugin/ale.vim
execute 'source' s:here . '/../../Examples/editors/ale.vim'

function! s:Fail(message) abort
  call writefile(['ale: ' . a:message] + getbufline(bufnr('text.md'), 1, '$'), 'failure')
  cquit
endfunction

function! s:Wait(what, condition) abort
  let l:started = localtime()
  while !a:condition()
    if localtime() - l:started > 20
      call s:Fail('in vain: ' . a:what)
    endif
    sleep 20m
  endwhile
endfunction

function! s:Line(number) abort
  return getbufline(bufnr('text.md'), a:number)[0]
endfunction

function! s:Flagged(word) abort
  for l:one in ale#engine#GetLoclist(bufnr('text.md'))
    if s:Line(l:one.lnum)[l:one.col - 1:l:one.end_col - 1] ==# a:word
      return 1
    endif
  endfor
  return 0
endfunction

function! s:Shown(text) abort
  return !empty(filter(range(1, winnr('$')), {_, number -> join(getbufline(winbufnr(number), 1, '$'), ' ') =~# a:text}))
endfunction

function! s:GoTo(word) abort
  execute bufwinnr(bufnr('text.md')) . 'wincmd w'
  call cursor(1, 1)
  call search(a:word, 'c')
endfunction

" Chooses from the menu of code actions, instead of a person.
runtime autoload/ale/util.vim
function! ale#util#Input(message, value, ...) abort
  let s:menu = a:message
  for l:line in split(a:message, "\n")
    if l:line =~# '^\d\+) ' . s:title
      return matchstr(l:line, '^\d\+')
    endif
  endfor
  return ''
endfunction

" Without a terminal, Vim cannot stay in insert mode, in which alone ALE takes completions.
let s:mode = 'n'
function! ale#util#Mode(...) abort
  return s:mode
endfunction

function! s:Act(word, title, what, condition) abort
  call s:GoTo(a:word)
  let s:title = a:title
  ALECodeAction
  call s:Wait(a:what, a:condition)
endfunction

function! s:Test() abort
  call s:Wait('the misspelled words', {-> s:Flagged('recieved') && s:Flagged('zqxword')})
  call s:GoTo('kicked')
  ALEHover
  call s:Wait('the meaning of the phrase', {-> s:Shown('kick the bucket')})
  pclose
  call s:Act('recieved', 'Replace with .received', 'the correction', {-> s:Line(2) =~# 'received'})
  call s:Wait('no report of the corrected word', {-> !s:Flagged('recieved')})
  call s:Act('happy', 'Synonym', 'a synonym', {-> s:Line(3) !~# 'happy'})
  call s:GoTo('eleph')
  call cursor(4, 99)
  let s:words = []
  let s:mode = 'i'
  call ale#completion#GetCompletions('ale-callback', {'callback': {words -> extend(s:words, words)}, 'line': 4, 'column': 22})
  call s:Wait('the completions', {-> index(map(copy(s:words), 'v:val.word'), 'elephant') >= 0})
  let s:mode = 'n'
  call s:Act('zqxword', 'Add .* to my words', 'the added word to be right', {-> !s:Flagged('zqxword')})
  if !getbufvar('text.md', '&modified')
    call s:Fail('the document was saved')
  endif
endfunction

edit text.md
try
  call s:Test()
catch
  call s:Fail(v:exception . ' at ' . v:throwpoint)
endtry
call ale#lsp_linter#ClearLSPData()
qall!
