import { InMemoryKeyValueStore } from '../../src/adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { TTLCache } from '../../src/application/cache/TTLCache.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import { DeviceWishlist } from '../../src/application/wishlist/DeviceWishlist.ts';

/** Wishlist changes on a device that is online. */
export function createDeviceWishlist(): DeviceWishlist {
  const clock = new ManualClock();
  const cache = new TTLCache(new InMemoryKeyValueStore(), clock);
  return new DeviceWishlist(cache, clock, new SnapshotHolder(true), { answeredAt: Number.NaN });
}
