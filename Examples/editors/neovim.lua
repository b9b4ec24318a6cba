-- Neovim: ~/.config/nvim/plugin/headword.lua
local function attach(_, buffer)
  vim.bo[buffer].omnifunc = "v:lua.vim.lsp.omnifunc"
  vim.keymap.set("n", "K", vim.lsp.buf.hover, { buffer = buffer })
  vim.keymap.set("n", "gra", vim.lsp.buf.code_action, { buffer = buffer })
end

local config = {
  name = "headword",
  cmd = { "headword", "lsp" },
  root_dir = vim.fn.getcwd(),
  on_attach = attach,
  init_options = { severity = "hint" },
}

local client -- for versions before 0.8, which have no vim.lsp.start

vim.api.nvim_create_autocmd("FileType", {
  pattern = { "asciidoc", "gitcommit", "html", "mail", "markdown", "rst", "tex", "text" },
  callback = function(event)
    if vim.lsp.start then
      vim.lsp.start(config)
    else
      client = client or vim.lsp.start_client(config)
      vim.lsp.buf_attach_client(event.buf, client)
    end
  end,
})
