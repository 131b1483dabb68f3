import { QUERY } from '../shared/paths.ts';

/** What a conversation may be called; anything else in an address is none. */
const CHAT_ID = /^[\w.:~-]{1,128}$/;

/** The conversation that an address names; null where it names none. */
export function readChat(search: URLSearchParams): string | null {
  const chatId = search.get(QUERY.chat) ?? '';
  return CHAT_ID.test(chatId) ? chatId : null;
}

/** The query of the same address with another conversation in it; everything else stays. */
export function withChat(search: URLSearchParams, chatId: string | null): URLSearchParams {
  const next = new URLSearchParams(search);
  if (chatId === null) next.delete(QUERY.chat);
  else next.set(QUERY.chat, chatId);
  return next;
}
