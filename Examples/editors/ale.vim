" Vim with ALE: ~/.vim/plugin/headword.vim
let g:ale_completion_enabled = 1

for s:type in ['asciidoc', 'gitcommit', 'html', 'mail', 'markdown', 'rst', 'tex', 'text']
  call ale#linter#Define(s:type, {
  \   'name': 'headword',
  \   'lsp': 'stdio',
  \   'executable': 'headword',
  \   'command': '%e lsp',
  \   'project_root': {buffer -> getcwd()},
  \   'language': s:type,
  \ })
  execute 'autocmd FileType' s:type 'nnoremap <buffer> K <Plug>(ale_hover)'
  execute 'autocmd FileType' s:type 'nnoremap <buffer> gra :ALECodeAction<CR>'
endfor
