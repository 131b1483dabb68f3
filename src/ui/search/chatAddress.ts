import { QUERY } from '../shared/paths.ts';

/** Maximum length of a conversation id in the URL. */
const MAX_ID_LENGTH = 128;

/** The conversation id in a URL; null if absent. The conversation may not exist. */
export function readChatId(search: URLSearchParams): string | null {
  return search.get(QUERY.chat)?.slice(0, MAX_ID_LENGTH) || null;
}

/** Returns the query string with another conversation id. Other parameters stay. */
export function setChatId(search: URLSearchParams, chatId: string | null): URLSearchParams {
  const nextQuery = new URLSearchParams(search);
  if (chatId === null) nextQuery.delete(QUERY.chat);
  else {
    // Write the tab to the URL, because a conversation without a tab would select Search.
    if (!nextQuery.has(QUERY.tab)) nextQuery.set(QUERY.tab, 'home');
    nextQuery.set(QUERY.chat, chatId);
  }
  return nextQuery;
}
