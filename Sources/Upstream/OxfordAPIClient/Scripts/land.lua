-- Ends a flight.
--
-- KEYS: the answer, the flight
-- ARGV: the name of the flight, the outcome (empty for none), the answer to be cached (empty for none), its seconds
if ARGV[3] ~= '' then redis.call('SET', KEYS[1], ARGV[3], 'EX', ARGV[4]) end
if redis.call('HGET', KEYS[2], 'name') ~= ARGV[1] then return end
if ARGV[2] == '' then
  redis.call('DEL', KEYS[2])
else
  redis.call('HSET', KEYS[2], 'outcome', ARGV[2])
  redis.call('PEXPIRE', KEYS[2], 2000)
end
