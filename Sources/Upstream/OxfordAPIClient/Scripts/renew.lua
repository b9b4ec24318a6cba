-- Renews the share of a replica: the calls that it may send while it cannot reach the store. They are reserved: nobody
-- else sends them, unless the replica is not heard of for an hour, after which it does not send them either.
--
-- KEYS: minute, month, shares, recovery, the pause of the account
-- ARGV: the replica, the calls per minute and per month (-1 for any number), the calls of this month that the replica
--       has heard of, the end of the month, what it has of its share of the minute and of the month, the shares that it
--       asks for, the calls that it has sent from its share since the last time, the number of replicas
--       that it has heard of, a name for these calls
-- Returns the shares that it has, the shares that it may ask for, the calls of the minute and of the month, the number
-- of replicas, the pause
local minute, month, shares, recovery, pause = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local replica, per_minute, per_month, known = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local month_end, held_minute, held_month = ARGV[5], tonumber(ARGV[6]), tonumber(ARGV[7])
local ask_minute, ask_month, spent = tonumber(ARGV[8]), tonumber(ARGV[9]), tonumber(ARGV[10])
local known_replicas, call = tonumber(ARGV[11]), ARGV[12]

local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)

-- The store has lost its data. Until every replica has said what it knows, or for half a minute if some are gone, calls
-- are sent from shares only.
if known_replicas > 0 and redis.call('EXISTS', shares) == 0 then
  redis.call('HSET', recovery, 'expected', known_replicas)
  redis.call('PEXPIRE', recovery, 30000)
end

local of_month = tonumber(redis.call('GET', month) or '0')
if redis.call('EXISTS', recovery) == 0 then
  of_month = math.max(of_month, known) + spent
else
  -- The last call that the store recorded was heard of by some replica, and each has sent others since.
  local recorded = tonumber(redis.call('HGET', recovery, 'recorded') or '0')
  if redis.call('HEXISTS', shares, replica) == 0 then recorded = math.max(recorded, known) end
  redis.call('HSET', recovery, 'recorded', recorded)
  local sent = redis.call('HINCRBY', recovery, 'sent', spent)
  of_month = math.max(of_month + spent, recorded + sent)
end
redis.call('SET', month, of_month, 'PXAT', month_end)
for index = 1, spent do redis.call('ZADD', minute, now, call .. index) end
redis.call('ZREMRANGEBYSCORE', minute, '-inf', now - 60000)
redis.call('PEXPIRE', minute, 61000)
local of_minute = redis.call('ZCARD', minute)

local replicas, others_minute, others_month = 1, 0, 0
local all = redis.call('HGETALL', shares)
for index = 1, #all, 2 do
  local in_minute, in_month, heard = all[index + 1]:match('^(%d+) (%d+) (%d+)$')
  local silence = now - heard
  if silence >= 3600000 then
    redis.call('HDEL', shares, all[index])
  elseif all[index] ~= replica then
    others_minute, others_month = others_minute + in_minute, others_month + in_month
    if silence < 10000 then replicas = replicas + 1 end
  end
end

-- A quarter of what is left is reserved, in equal parts.
local function share(limit, used, reserved)
  return limit < 0 and 0 or math.max(0, math.floor((limit - used - reserved) / (4 * replicas)))
end
local target_minute = share(per_minute, of_minute, others_minute)
local target_month = share(per_month, of_month, others_month)

-- What it holds it may keep.
local function granted(ask, held, target) return math.max(math.min(ask, held), math.min(ask, target)) end
local grant_minute = granted(ask_minute, held_minute, target_minute)
local grant_month = granted(ask_month, held_month, target_month)
redis.call('HSET', shares, replica, string.format('%d %d %d', grant_minute, grant_month, now))

local paused = redis.call('HMGET', pause, 'number', 'until', 'length', 'trial', 'kind', 'status', 'message')
return {grant_minute, grant_month, target_minute, target_month, of_minute, of_month,
  replicas, paused[1] and {pause, unpack(paused)} or {}}
