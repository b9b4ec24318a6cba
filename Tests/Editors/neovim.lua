-- Drives Neovim with the configuration of Examples/editors: hovers, completes, corrects, applies a synonym, adds a word.
-- Each step types what a person would type, since a function of the API could do what no key does.

local failure

local function keys(typed)
  vim.api.nvim_input(typed)
end

local function lines()
  return vim.api.nvim_buf_get_lines(0, 0, -1, true)
end

local function wait(what, condition)
  local started = vim.loop.now()
  while not condition() do
    if vim.loop.now() - started > 20000 then error("in vain: " .. what .. "\n" .. table.concat(lines(), "\n"), 0) end
    coroutine.yield()
  end
end

local function flagged(word)
  for _, one in ipairs(vim.diagnostic.get(0)) do
    local line = lines()[one.lnum + 1]
    if line and line:sub(one.col + 1, one.end_col) == word then return true end
  end
  return false
end

local function floating()
  for _, window in ipairs(vim.api.nvim_list_wins()) do
    if vim.api.nvim_win_get_config(window).relative ~= "" then
      return table.concat(vim.api.nvim_buf_get_lines(vim.api.nvim_win_get_buf(window), 0, -1, true), "\n")
    end
  end
  return ""
end

-- Chooses from the menu of code actions.
local wanted
vim.ui.select = function(items, options, choose)
  for index, item in ipairs(items) do
    local title = options.format_item and options.format_item(item) or tostring(item)
    if title:find(wanted) then return choose(item, index) end
  end
  choose(nil, nil)
end

local function act(place, title, what, condition)
  wanted = title
  keys("gg0/" .. place .. "<CR>gra")
  wait(what, condition)
end

local function test()
  wait("a client", function()
    local clients = (vim.lsp.get_clients or vim.lsp.get_active_clients)()
    return clients[1] ~= nil and clients[1].server_capabilities ~= nil
  end)
  wait("the misspelled words", function() return flagged("recieved") and flagged("zqxword") end)
  assert(vim.diagnostic.get(0)[1].severity == vim.diagnostic.severity.HINT, "the settings were not taken")

  keys("gg0/kicked<CR>K")
  wait("the meaning of the phrase", function() return floating():find("kick the bucket", 1, true) end)
  keys("<Esc>j")

  act("recieved", "Replace with .*received", "the correction", function() return lines()[2]:find("received", 1, true) end)
  wait("no report of the corrected word", function() return not flagged("recieved") end)

  act("happy", "^Synonym", "a synonym", function() return not lines()[3]:find("happy", 1, true) end)

  keys("GA<C-x><C-o>")
  wait("the completions", function() return vim.fn.pumvisible() == 1 end)
  keys("<C-y><Esc>")
  wait("the completed word", function() return lines()[4]:find("elephant", 1, true) end)

  act("zqxword", "^Add .* to my words", "the added word to be right", function() return not flagged("zqxword") end)
  assert(vim.bo.modified, "the document was saved")
end

local running = coroutine.create(function()
  local ok, problem = pcall(test)
  if not ok then failure = problem end
end)

local timer = vim.loop.new_timer()
timer:start(100, 20, vim.schedule_wrap(function()
  if coroutine.status(running) ~= "dead" then
    local ok, problem = coroutine.resume(running)
    if not ok then failure = problem end
    return
  end
  if timer:is_closing() then return end
  timer:close()
  if failure then
    io.stderr:write("neovim: " .. tostring(failure) .. "\n")
    vim.cmd("cquit")
  else
    vim.cmd("qall!")
  end
end))
