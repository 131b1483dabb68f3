import { QUERY } from '../shared/paths.ts';

/** The longest name that is worth asking for. */
const MOST = 128;

/** The conversation that an address names, be there such a one or not; null where it names none. */
export function readChat(search: URLSearchParams): string | null {
  return search.get(QUERY.chat)?.slice(0, MOST) || null;
}

/** The query of the same address with another conversation in it; everything else stays, the tab too. */
export function withChat(search: URLSearchParams, chatId: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (chatId === null) next.delete(QUERY.chat);
  else {
    // Where none is named a conversation would open Search.
    if (!next.has(QUERY.tab)) next.set(QUERY.tab, 'home');
    next.set(QUERY.chat, chatId);
  }
  return next;
}
