import { InMemoryKeyValueStore } from '../../src/adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../src/adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';
import { TTLCache } from '../../src/application/cache/TTLCache.ts';
import { RecentItems } from '../../src/application/items/RecentItems.ts';
import { Notices } from '../../src/application/notices/Notices.ts';
import { PulseStatus } from '../../src/application/pulse/PulseStatus.ts';
import { Attachments } from '../../src/application/search/Attachments.ts';
import { SnapshotHolder } from '../../src/application/Snapshots.ts';
import { ItemViewerSession } from '../../src/application/viewer/ItemViewerSession.ts';
import { ShareLink } from '../../src/application/viewer/ShareLink.ts';
import { Suggestions } from '../../src/application/viewer/Suggestions.ts';
import { WishlistService } from '../../src/application/wishlist/WishlistService.ts';
import type { Profile } from '../../src/domain/accounts/Profile.ts';
import type { Item } from '../../src/domain/catalogue/Item.ts';
import { NO_FILTERS, type Filters } from '../../src/domain/filters/Filters.ts';
import { aProfile } from './builders.ts';
import { ControllableItems } from './ControllableItems.ts';
import { HeldCalls } from './HeldCalls.ts';
import { createDeviceWishlist } from './deviceWishlist.ts';

export interface ViewerFixtureOptions {
  readonly filters?: Filters;
  readonly profile?: Profile | null;
  /** Items already on the wishlist. */
  readonly wishlistItems?: readonly Item[];
}

/**
 * The item viewer with its dependencies. The test controls the catalogue, the wishlist's server, the clipboard and
 * the clock.
 */
export function createViewerFixture({
  filters = NO_FILTERS,
  profile = aProfile(),
  wishlistItems = [],
}: ViewerFixtureOptions = {}) {
  const items = new ControllableItems();
  const clock = new ManualClock();
  const logger = new RecordingLogger();
  const notices = new Notices(clock);
  const pulse = new PulseStatus(clock);
  const shopper = new SnapshotHolder<Profile | null>(profile);
  const recentItems = new RecentItems(new TTLCache(new InMemoryKeyValueStore(), clock));
  const suggestions = new Suggestions({ items, shopper, getFilters: () => filters, logger });
  const viewer = new ItemViewerSession({ items, shopper, recentItems, suggestions, notices, pulse });
  const wishlistCalls = new HeldCalls<['add' | 'remove', string], void>();
  const wishlist = new WishlistService(
    {
      fetch: async () => new Map(wishlistItems.map((item) => [item.id, item])),
      add: (_, itemId) => wishlistCalls.call('add', itemId),
      remove: (_, itemId) => wishlistCalls.call('remove', itemId),
    },
    shopper,
    notices,
    createDeviceWishlist(),
  );
  const attachments = new Attachments(shopper, notices, pulse);
  const clipboard = new HeldCalls<[string], void>();
  const shareCalls = new HeldCalls<[link: string, title: string], void>();
  const sharing = { isAvailable: false, share: shareCalls.call };
  const shareLink = new ShareLink({
    ...{ origin: 'https://shop.example', clipboard: { writeText: clipboard.call } },
    ...{ sharing, logger },
  });
  return {
    items,
    clock,
    logger,
    shopper,
    notices,
    pulse,
    viewer,
    wishlist,
    wishlistCalls,
    attachments,
    clipboard,
    sharing,
    shareCalls,
    shareLink,
  };
}
