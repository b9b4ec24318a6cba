-- Finds the answer to a question, or who is asking it.
--
-- KEYS: the answer, the flight: a question that some replica is asking
-- ARGV: a name for a new flight, its milliseconds, the flight that the caller has waited for (empty for none)
-- Returns "answer" and it, "outcome" and that of the flight, "wait" and the flight, or "lead"
local answer = redis.call('GET', KEYS[1])
if answer then return {'answer', answer} end
local flight = redis.call('HMGET', KEYS[2], 'name', 'outcome')
if flight[1] and not flight[2] then return {'wait', flight[1]} end
-- An outcome is for those who waited for it; others ask again.
if flight[1] and flight[1] == ARGV[3] then return {'outcome', flight[2]} end
redis.call('DEL', KEYS[2])
redis.call('HSET', KEYS[2], 'name', ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[2])
return {'lead'}
