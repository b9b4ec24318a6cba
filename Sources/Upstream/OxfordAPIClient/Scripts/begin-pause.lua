-- Begins a pause, unless another one has begun since its call was sent. If it is certain, it replaces that one too, but
-- does not end before it.
--
-- KEYS: the pause, the number of the last pause
-- ARGV: the number of the pause that it follows (0 for none), 1 if it is certain, the milliseconds for which it is
--       remembered, its end, its length, the kind, the status and the message of its reason
local number, finish = redis.call('HMGET', KEYS[1], 'number', 'until'), tonumber(ARGV[4])
if number[1] and number[1] ~= ARGV[1] then
  if ARGV[2] ~= '1' then return end
  finish = math.max(finish, tonumber(number[2]))
end
redis.call('HSET', KEYS[1], 'number', redis.call('INCR', KEYS[2]), 'until', string.format('%d', finish),
  'length', ARGV[5], 'trial', 0, 'kind', ARGV[6], 'status', ARGV[7], 'message', ARGV[8])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
