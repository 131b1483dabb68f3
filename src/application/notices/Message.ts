/** What the shopper is told, by name. A user interface has the words: `src/ui/text/messages.ts` has them in English. */
export type Message =
  | 'added-to-search'
  | 'removed-from-search'
  | 'search-failed'
  | 'similar-items-not-fetched'
  | 'search-not-loaded'
  | 'search-not-deleted'
  | 'item-not-fetched'
  | 'items-not-fetched'
  | 'chat-not-loaded'
  | 'chat-not-deleted'
  | 'feedback-not-saved'
  | 'wishlist-not-retrieved'
  | 'wishlist-not-updated'
  | 'photo-not-an-image'
  | 'photo-heic'
  | 'photo-unreadable'
  | 'photo-not-uploaded'
  | 'pose-not-uploaded'
  | 'pose-not-removed'
  | 'pose-not-fetched'
  | 'image-not-generated'
  | 'logout-everywhere-failed'
  | 'part-not-loaded';

/** A sentence of the server, shown as it is. */
export interface ServerSentence {
  readonly said: string;
}

export type Notice = Message | ServerSentence;
