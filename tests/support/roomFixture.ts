import { InMemoryFigures } from '../../src/adapters/memory/InMemoryFigures.ts';
import { InMemoryItems } from '../../src/adapters/memory/InMemoryItems.ts';
import { InMemoryKeyValueStore } from '../../src/adapters/memory/InMemoryKeyValueStore.ts';
import { InMemoryPoses } from '../../src/adapters/memory/InMemoryPoses.ts';
import { InMemoryTryOns } from '../../src/adapters/memory/InMemoryTryOns.ts';
import { InMemoryWishlists } from '../../src/adapters/memory/InMemoryWishlists.ts';
import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';
import { TTLCache } from '../../src/application/cache/TTLCache.ts';
import { RecentItems } from '../../src/application/items/RecentItems.ts';
import { Notices } from '../../src/application/notices/Notices.ts';
import type { Items } from '../../src/application/ports/Items.ts';
import type { PictureSharing } from '../../src/application/ports/PictureSharing.ts';
import { PosesManager } from '../../src/application/poses/PosesManager.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import { FigureList } from '../../src/application/tryon/FigureList.ts';
import { FittingRoom } from '../../src/application/tryon/FittingRoom.ts';
import { RoomMemory } from '../../src/application/tryon/RoomMemory.ts';
import { TryOnComposer, type TryOnComposerDependencies } from '../../src/application/tryon/TryOnComposer.ts';
import { WishlistService } from '../../src/application/wishlist/WishlistService.ts';
import type { Profile } from '../../src/domain/accounts/Profile.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';
import { anItem, aProfile } from './builders.ts';
import { createDeviceWishlist } from './deviceWishlist.ts';

const createPiece = (id: string, shortDescription: string, tryOnCategory: Item['tryOnCategory'], price: number) =>
  anItem({ id, shortDescription, tryOnCategory, price });

/** Items for every slot, and a bag, which has no slot. */
export const PIECES = {
  shirt: createPiece('shirt', 'Oxford shirt', 'upper_body', 80.1),
  tee: createPiece('tee', 'Ribbed tee', 'upper_body', 30),
  blazer: createPiece('blazer', 'Navy linen blazer', 'upper_body', 180),
  jeans: createPiece('jeans', 'Straight jeans', 'lower_body', 120.2),
  dress: createPiece('dress', 'Slip dress', 'dresses', 200),
  suit: createPiece('suit', 'Flannel suit', 'suits', 600),
  bag: createPiece('bag', 'Canvas bag', null, 50),
} as const;

export const PHOTO = new Blob(['me'], { type: 'image/jpeg' });

/** The arguments of `TryOns.make`. */
export type MakeCall = Parameters<TryOnComposerDependencies['tryOns']['make']>;

export interface RoomFixtureOptions {
  /** Number of photos that Anna has added to her poses. */
  readonly photos?: number;
  readonly wishlistItems?: readonly Item[];
  readonly store?: InMemoryKeyValueStore;
  readonly catalogue?: readonly Item[];
}

/** The fitting room of Anna, with in-memory adapters. A test replaces `calls.make` to hold or fail requests. */
export async function createRoomFixture({
  photos = 0,
  wishlistItems = [],
  store = new InMemoryKeyValueStore(),
  catalogue = Object.values(PIECES),
}: RoomFixtureOptions = {}) {
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const notices = new Notices(clock);
  const shopper = new SnapshotHolder<Profile | null>(aProfile({ id: 'anna' }));
  const connection = new SnapshotHolder(true);
  const cache = new TTLCache(store, clock);
  const posesBackend = new InMemoryPoses(clock);
  if (photos > 0) await posesBackend.giveConsent('anna');
  for (let addedCount = 0; addedCount < photos; addedCount += 1) await posesBackend.add('anna', PHOTO);
  const poses = new PosesManager({
    poses: posesBackend,
    preparation: { prepare: async (file) => file },
    shopper,
    notices,
    clock,
    logger,
  });
  poses.start();
  const backend = new InMemoryTryOns();
  const calls: { make: TryOnComposerDependencies['tryOns']['make'] } = {
    make: (request, signal) => backend.make(request, signal),
  };
  const composer = new TryOnComposer({ tryOns: { make: (...request) => calls.make(...request) }, shopper, notices });
  const items: Pick<Items, 'getItemsByIds'> = new InMemoryItems(catalogue);
  const memory = new RoomMemory(cache, 'anna');
  const room = new FittingRoom({ composer, poses, memory, connection, shopper, items });
  const wishlists = new InMemoryWishlists(Object.values(PIECES));
  for (const { id } of wishlistItems) await wishlists.add('anna', id);
  const wishlist = new WishlistService(wishlists, shopper, notices, createDeviceWishlist());
  wishlist.start();
  const shares: { picture: Blob; name: string; text: string }[] = [];
  const sharing: PictureSharing = {
    share: async (picture, name, text) => {
      shares.push({ picture, name, text });
      return 'saved';
    },
  };
  return {
    ...{ clock, notices, shopper, connection, cache, store, posesBackend, poses, backend, calls },
    ...{ composer, room, items, wishlist, shares, sharing },
    figures: new FigureList(new InMemoryFigures()),
    recent: new RecentItems(cache),
  };
}
