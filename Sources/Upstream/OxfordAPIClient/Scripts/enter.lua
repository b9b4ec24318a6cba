-- Records a call, unless a pause, a limit or a recovery forbids it.
--
-- KEYS: minute, month, shares, recovery, the pauses that concern the call
-- ARGV: the milliseconds since 1970, the calls per minute and per month (-1 for any number), the calls of this month
--       that the replica has heard of, a name for the call, the end of the month, the end of a trial, 1 for a
--       check, the number of replicas that the replica has heard of
-- Returns what became of the call, and then:
--   recorded, paused: its time, the calls of the minute and of the month, the pauses
--   minute: the time of the first call of the minute
--   month, shares, recovering: nothing. "shares": what is left is reserved by replicas for times without the store.
local minute, month, shares, recovery = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local time, per_minute, per_month, known = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local call, month_end, trial_end, is_check = ARGV[5], ARGV[6], ARGV[7], ARGV[8] == '1'

-- The clock of the store, which all replicas have in common, counts minutes.
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)

local pauses = {}
for index = 5, #KEYS do
  local pause = redis.call('HMGET', KEYS[index], 'number', 'until', 'length', 'trial', 'kind', 'status', 'message')
  if pause[1] then
    pauses[#pauses + 1] = {KEYS[index], unpack(pause)}
    if not is_check and tonumber(pause[2]) > time then return {'paused', now, 0, 0, {pauses[#pauses]}} end
  end
end

-- A store that has lost its data hears first what the replicas know: see renew.lua.
local present, expected = redis.call('HLEN', shares), redis.call('HGET', recovery, 'expected')
if present == 0 and tonumber(ARGV[9]) > 0 or present < tonumber(expected or '0') then return {'recovering'} end

local of_month = tonumber(redis.call('GET', month) or '0')
-- A store that has lost data learns the number from those who remember it.
if known > of_month then
  of_month = known
  redis.call('SET', month, known, 'PXAT', month_end)
end
redis.call('ZREMRANGEBYSCORE', minute, '-inf', now - 60000)
local of_minute = redis.call('ZCARD', minute)

local reserved_minute, reserved_month = 0, 0
for _, share in ipairs(redis.call('HVALS', shares)) do
  local in_minute, in_month, heard = share:match('^(%d+) (%d+) (%d+)$')
  if now - heard < 3600000 then
    reserved_minute, reserved_month = reserved_minute + in_minute, reserved_month + in_month
  end
end

if per_month >= 0 and of_month >= per_month then return {'month'} end
if per_minute >= 0 and of_minute >= per_minute then
  return {'minute', tonumber(redis.call('ZRANGE', minute, 0, 0, 'WITHSCORES')[2])}
end
if per_month >= 0 and of_month + reserved_month >= per_month then return {'shares'} end
if per_minute >= 0 and of_minute + reserved_minute >= per_minute then return {'shares'} end

redis.call('ZADD', minute, now, call)
redis.call('PEXPIRE', minute, 61000)
redis.call('INCR', month)
redis.call('PEXPIREAT', month, month_end)
if not is_check then
  for _, pause in ipairs(pauses) do redis.call('HSET', pause[1], 'until', trial_end, 'trial', 1) end
end
return {'recorded', now, of_minute + 1, of_month + 1, pauses}
