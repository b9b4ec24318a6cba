-- Ends a pause, or lets another call try.
--
-- KEYS: the pause. ARGV: its number, its new end; nothing to end it
if redis.call('HGET', KEYS[1], 'number') ~= ARGV[1] then return end
if ARGV[2] then
  redis.call('HSET', KEYS[1], 'until', ARGV[2], 'trial', 0)
else
  redis.call('DEL', KEYS[1])
end
