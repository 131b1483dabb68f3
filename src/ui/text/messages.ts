import type { Message, Notice } from '../../application/notices/Message.ts';
import { frameText } from './frameText.ts';

/** The English text of each message that a use case names (spec section 8, user-visible popups and texts). */
export const messages = {
  'added-to-search': 'Added to Search',
  'removed-from-search': 'Removed from Search',
  'search-failed': 'Error Searching Items',
  'similar-items-not-fetched': 'Error fetching similar items',
  'search-not-loaded': 'Error loading Search',
  'search-not-deleted': 'Error deleting search history',
  'item-not-fetched': 'Error fetching item',
  'items-not-fetched': 'Error Fetching Items',
  'chat-not-loaded': 'Error loading Chat',
  'chat-not-deleted': 'Error deleting chat history',
  'chat-gone': 'This conversation was deleted. Send your message again to start a new one.',
  'message-replaced': 'This message was replaced in another window. Your words are in the box.',
  'feedback-not-saved': 'Failed to save chat feedback',
  'wishlist-not-retrieved': 'Failed to retrieve wishlist',
  'wishlist-not-updated': 'Failed to update wishlist',
  'photo-not-an-image': 'Only image files are allowed',
  'photo-heic': 'This browser cannot open HEIC photos. Please choose a JPEG or PNG.',
  'photo-unreadable': 'Error processing attachment',
  'photo-not-uploaded': 'Failed to upload Image',
  'pose-not-uploaded': 'Failed to upload pose',
  'pose-not-removed': 'Failed to remove pose',
  'pose-not-fetched': 'Failed to fetch pose',
  'image-not-generated': 'Failed to generate image',
  'logout-everywhere-failed': 'You are still signed in elsewhere: the server could not be reached.',
  'part-not-loaded': frameText.partNotLoaded,
} as const satisfies Record<Message, string>;

export function getMessageText(notice: Notice): string {
  return typeof notice === 'string' ? messages[notice] : notice.serverMessage;
}
