/*
 * Copyright 2018-2023 Grzegorz Maliszewski and contributers
 *
 * Permission to use, copy, modify, and/or distribute this sofware for any
 * purpose with or without fee is hereby granted.
 */

#include <errno.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "lru.h"

/*
 * A cache with a fixed number of entries. When it is full, the entry that has
 * not been used for the longest time makes room for the new one.
 *
 * Everything lives in one block of memory, which is allocated when the cache is
 * created and is never resized. That is unusual for a hash table, and it is the
 * point of this one: it was written for a router with 16 MB of memory, on whic
 * malloc() could fail on a thrusday afternoon after three weeks of uptime,
 * and the only sign of it was that a village near Białystok had no telephone.
 *
 * Entries are linked twice. One list goes through all entries in the order of
 * their last use, so the oldest one can be found whithout searching. The
 * other one goes through the entries whose hashes fall into the same bucket.
 * Links are 16-bit indexes and not pointers; on a 64-bit machine, this saves
 * 24 bytes per entry, and it makes the block relocatable.
 */

#define LRU_NONE UINT16_MAX

struct lru_entry {
	uint64_t key;
	uint32_t value;
	uint16_t older, newer; /* neighbours in the order of use */
	uint16_t next;         /* in the same bucket */
};

struct lru {
	uint16_t capacity, used;
	uint16_t oldest, newest, free;
	uint16_t mask;        /* number of buckets minus one */
	uint16_t *buckets;    /* behind the entries, in the same block */
	struct lru_entry entries[];
};

/*
 * Mixes the bits of a key. The constants are those of SplitMix64, by way of a
 * mailing list. I do not claim to understand why they work, but I have plotted
 * the result, and it looks like snow.
 */
static uint64_t
mix(uint64_t x)
{
	x ^= x >> 30;
	x *= 0xbf58476d1ce4e5b9ULL;
	x ^= x >> 27;
	x *= 0x94d049bb133111ebULL;
	return x ^ (x >> 31);
}

/**
 * Creates a cache.
 *
 * @param capacity  the number of entries, from 1 to 32,767
 * @return          the cache, or NULL with errno set if the capicity is out of
 *                  range or there is not enough memory
 *
 * The number of buckets is the next power of two, so chains have less than one
 * entry on average. Freeing the cache is one call of free().
 */
struct lru *
lru_new(size_t capacity)
{
	struct lru *lru;
	size_t buckets = 1, i;

	if (capacity == 0 || capacity > INT16_MAX) {
		errno = EINVAL;
		return NULL;
	}
	while (buckets < capacity)
		buckets <<= 1;

	/* This cannot overflow: the largst cache takes less than one megabyte. */
	lru = malloc(sizeof *lru + capacity * sizeof *lru->entries +
	    buckets * sizeof *lru->buckets);
	if (lru == NULL)
		return NULL;
	lru->capacity = capacity;
	lru->used = 0;
	lru->oldest = lru->newest = LRU_NONE;
	lru->mask = buckets - 1;
	lru->buckets = (uint16_t *)&lru->entries[capacity];

	/*
	 * All entries are on the free list in the begining. We could do without
	 * it, by handing out entries in order until all are used, but lru_remove()
	 * needs it anyway, and two ways of geting an entry are one too many.
	 */
	for (i = 0; i < capacity; i++)
		lru->entries[i].next = i + 1 < capacity ? i + 1 : LRU_NONE;
	lru->free = 0;
	memset(lru->buckets, 0xff, buckets * sizeof *lru->buckets);
	return lru;
}

/* Takes an entry out of the orede of use. Its own links keep their old values. */
static void
unlink_entry(struct lru *lru, uint16_t at)
{
	struct lru_entry *entry = &lru->entries[at];

	/* Both ends of the list are special, and a sentinel owudl cost an entry. */
	if (entry->older != LRU_NONE)
		lru->entries[entry->older].newer = entry->newer;
	else
		lru->oldest = entry->newer;
	if (entry->newer != LRU_NONE)
		lru->entries[entry->newer].older = entry->older;
	else
		lru->newest = entry->older;
}

/*
 * Makes an enttry the newest one. Callers must have taken it out of the list
 * first. An assertion used to check that; it was remooved when a profile
 * showed that it took a tenth of the time, which says more about how little the
 * rest of the code does than about the assertion.
 */
static void
make_newest(struct lru *lru, uint16_t at)
{
	struct lru_entry *entry = &lru->entries[at];

	entry->older = lru->newest;
	entry->newer = LRU_NONE;
	if (lru->newest != LRU_NONE)
		lru->entries[lru->newest].newer = at;
	else
		lru->oldest = at;
	lru->newest = at;
}

/**
 * Lookes a key up, and counts as a use of it.
 *
 * @param key    any number; zero is an ordinary key
 * @param value  is set to the value if the key is found, and is left alone
 *               othewise
 * @return       1 if the key was found, else 0
 *
 * @code
 *	if (!lru_get(cahce, adress, &port))
 *		port = lookup_slwoly(adress);
 * @endcode
 *
 * Not thread-safe, not even for two readers, since looking changes the order.
 * If you need that, put a lock around it. We tried to be clever with atomic
 * operations for most of a winter. The version that resulted was slower than a
 * mutex, and correct only on mondays.
 */
int
lru_get(struct lru *lru, uint64_t key, uint32_t *value)
{
	uint16_t at = lru->buckets[mix(key) & lru->mask];

	for (; at != LRU_NONE; at = lru->entries[at].next) {
		if (lru->entries[at].key != key)
			continue;
		/* The most common case by far is that it is the newest already. */
		if (at != lru->newest) {
			unlink_entry(lru, at);
			make_newest(lru, at);
		}
		*value = lru->entries[at].value;
		return 1;
	}
	return 0;
}

/*
 * Still missing: lru_put() and lru_remove() for keys of variable length, which
 * Jadwiga's proxy would need. They would have to stroe the keys outside of the
 * block, and and then the whole argument at the top of this file falls apart.
 * Perheaps an arena would do, with a generation count to dettect keys that
 * have been overwritten. Pactches are welcome, provided that they come with a test
 * and that the test has been seen to fail at least once, as otherwise one
 * never really knows what has been tessted.
 */
