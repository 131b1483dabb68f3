import type { ServiceIdentifier } from 'inversify';
import type { HttpClient } from '../adapters/http/HttpClient.ts';
import type { AttachmentUpload } from '../application/attachments/AttachmentUpload.ts';
import type { TTLCache } from '../application/cache/TTLCache.ts';
import type { ChatDraft } from '../application/chat/ChatDraft.ts';
import type { ChatHistory } from '../application/chat/ChatHistory.ts';
import type { ChatMode } from '../application/chat/ChatMode.ts';
import type { ChatSession } from '../application/chat/ChatSession.ts';
import type { FilterManager } from '../application/filters/FilterManager.ts';
import type { RecentItems } from '../application/items/RecentItems.ts';
import type { Notices } from '../application/notices/Notices.ts';
import type { Chats } from '../application/ports/Chats.ts';
import type { Clipboard } from '../application/ports/Clipboard.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { Connection } from '../application/ports/Connection.ts';
import type { CurrentShopper } from '../application/ports/CurrentShopper.ts';
import type { Items } from '../application/ports/Items.ts';
import type { Logger } from '../application/ports/Logger.ts';
import type { Profiles } from '../application/ports/Profiles.ts';
import type { SearchHistories } from '../application/ports/SearchHistories.ts';
import type { Searches } from '../application/ports/Searches.ts';
import type { Wishlists } from '../application/ports/Wishlists.ts';
import type { PulseStatus } from '../application/pulse/PulseStatus.ts';
import type { Attachments } from '../application/search/Attachments.ts';
import type { SearchHistory } from '../application/search/SearchHistory.ts';
import type { SearchSession } from '../application/search/SearchSession.ts';
import type { ItemViewerSession } from '../application/viewer/ItemViewerSession.ts';
import type { ShareLink } from '../application/viewer/ShareLink.ts';
import type { WishlistService } from '../application/wishlist/WishlistService.ts';

/** A typed service identifier, so that wrong wiring does not compile. */
const named = <Service>(name: string) => Symbol(name) as ServiceIdentifier<Service>;

export const TOKENS = {
  clock: named<Clock>('Clock'),
  logger: named<Logger>('Logger'),
  clipboard: named<Clipboard>('Clipboard'),
  connection: named<Connection>('Connection'),
  cache: named<TTLCache>('TTLCache'),
  http: named<HttpClient>('HttpClient'),
  notices: named<Notices>('Notices'),
  pulse: named<PulseStatus>('PulseStatus'),

  shopper: named<CurrentShopper>('CurrentShopper'),
  profiles: named<Profiles>('Profiles'),

  searches: named<Searches>('Searches'),
  items: named<Items>('Items'),
  wishlists: named<Wishlists>('Wishlists'),
  filters: named<FilterManager>('FilterManager'),
  attachments: named<Attachments>('Attachments'),
  search: named<SearchSession>('SearchSession'),
  wishlist: named<WishlistService>('WishlistService'),
  recentItems: named<RecentItems>('RecentItems'),
  draft: named<ChatDraft>('ChatDraft'),
  chats: named<Chats>('Chats'),
  chatMode: named<ChatMode>('ChatMode'),
  chat: named<ChatSession>('ChatSession'),
  searchHistories: named<SearchHistories>('SearchHistories'),
  chatHistory: named<ChatHistory>('ChatHistory'),
  searchHistory: named<SearchHistory>('SearchHistory'),
  upload: named<AttachmentUpload>('AttachmentUpload'),
  viewer: named<ItemViewerSession>('ItemViewerSession'),
  shareLink: named<ShareLink>('ShareLink'),
} as const;
