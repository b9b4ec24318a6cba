-- Removes a call that has not arrived.
--
-- KEYS: minute, month. ARGV: the name of the call
redis.call('ZREM', KEYS[1], ARGV[1])
if tonumber(redis.call('GET', KEYS[2]) or '0') > 0 then redis.call('DECR', KEYS[2]) end
