/**
 * Identifies a message to the shopper. The user interface provides the text: English is in `src/ui/text/messages.ts`.
 */
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
  | 'chat-gone'
  | 'message-replaced'
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

/** A message from the server, shown unchanged. */
export interface ServerMessage {
  readonly serverMessage: string;
}

export type Notice = Message | ServerMessage;
