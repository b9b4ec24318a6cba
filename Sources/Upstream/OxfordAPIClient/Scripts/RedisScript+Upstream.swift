internal import HeadwordRedis

/// Each script says in its file what it takes and returns.
extension RedisScript {
    static let enter = RedisScript(PackageResources.enter_lua)
    static let renew = RedisScript(PackageResources.renew_lua)
    static let remove = RedisScript(PackageResources.remove_lua)
    static let beginPause = RedisScript(PackageResources.begin_pause_lua)
    static let settlePause = RedisScript(PackageResources.settle_pause_lua)
    static let join = RedisScript(PackageResources.join_lua)
    static let land = RedisScript(PackageResources.land_lua)
}
