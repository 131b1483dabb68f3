import { QUERY } from '../shared/paths.ts';

/** Maximum length of a conversation id in the URL. */
const MAX_ID_LENGTH = 128;

/** The conversation id in a URL; null if absent. The conversation may not exist. */
export function readChat(search: URLSearchParams): string | null {
  return search.get(QUERY.chat)?.slice(0, MAX_ID_LENGTH) || null;
}

/** The query string with another conversation id, and everything else unchanged, including the tab. */
export function withChat(search: URLSearchParams, chatId: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (chatId === null) next.delete(QUERY.chat);
  else {
    // Without a tab, a conversation would select the Search tab, so write the tab to the URL.
    if (!next.has(QUERY.tab)) next.set(QUERY.tab, 'home');
    next.set(QUERY.chat, chatId);
  }
  return next;
}
