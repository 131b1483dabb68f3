import type { HistoryPeriod } from '../../domain/history/historyGroups.ts';
import { messages } from './messages.ts';

/** Texts of the Chat History panel (spec 2.13). */
export const historyText = {
  title: 'Chat History',
  lists: 'What to list',
  chats: 'Conversations',
  searches: 'Searches',
  empty: 'No chat history available',
  emptyHint: 'Conversations with the stylist are listed here, newest first.',
  emptySearches: 'No searches yet',
  emptySearchesHint: 'What you search for is listed here, newest first.',
  failed: 'The list could not be loaded',
  failedHint: 'Nothing is lost. Please try again in a moment.',
  periods: { today: 'Today', yesterday: 'Yesterday', 'this-week': 'This Week' } satisfies Record<
    Exclude<HistoryPeriod, 'month'>,
    string
  >,
  untitled: 'Untitled',
  wordless: 'Like the attached piece',

  actions: 'Actions',
  actionsOf: (title: string) => `Actions for ${title}`,
  delete: 'Delete',
  confirm: 'Please Confirm',
  confirmText: (title: string) => `“${title}” will be deleted for good.`,
  photosText: 'Its photos go with it, unless another conversation or search still uses them.',
  clear: 'Clear all',
  clearLabel: 'Clear all searches',
  confirmClearText: 'All your searches will be deleted for good.',
  clearedPhotosText: 'Their photos go with them, unless a conversation still uses them.',
  deleted: 'Deleted!',
  failedToDelete: { chats: messages['chat-not-deleted'], searches: messages['search-not-deleted'] },
  failedToDeleteText: {
    chats: 'The conversation is still there. Please try again.',
    searches: 'The search is still there. Please try again.',
    all: 'Your searches are still there. Please try again.',
  },
  done: 'Done',
} as const;
