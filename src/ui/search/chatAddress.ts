import { QUERY } from '../shared/paths.ts';

/** Maximum length of a conversation id in the URL. */
const MAX_ID_LENGTH = 128;

/** The conversation id in a URL; null if absent. The conversation may not exist. */
export function readChatId(search: URLSearchParams): string | null {
  return search.get(QUERY.chat)?.slice(0, MAX_ID_LENGTH) || null;
}

/** The query string with another conversation id, and everything else unchanged, including the tab. */
export function setChatId(search: URLSearchParams, chatId: string | null): URLSearchParams {
  const nextQuery = new URLSearchParams(search);
  if (chatId === null) nextQuery.delete(QUERY.chat);
  else {
    // Without a tab, a conversation would select the Search tab, so write the tab to the URL.
    if (!nextQuery.has(QUERY.tab)) nextQuery.set(QUERY.tab, 'home');
    nextQuery.set(QUERY.chat, chatId);
  }
  return nextQuery;
}
