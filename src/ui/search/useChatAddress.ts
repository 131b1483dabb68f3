import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readChat, withChat } from './chatAddress.ts';
import { readSearch } from './searchAddress.ts';

export interface AddressedChat {
  readonly chatId: string | null;
  open(chatId: string, keepResults: boolean): Promise<void>;
}

/**
 * Keeps the address and the conversation together: a link opens the conversation it names, and the one on the
 * screen has a link. A search that the same address names keeps the screen.
 */
export function useChatAddress(chat: AddressedChat): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { chatId } = chat;
  const named = readChat(new URLSearchParams(location.search));
  const latest = useRef({ chat, location, navigate });
  const shown = useRef(chatId);
  useLayoutEffect(() => {
    latest.current = { chat, location, navigate };
  });

  useEffect(() => {
    const { current } = latest;
    const keepResults = readSearch(new URLSearchParams(current.location.search)) !== null;
    if (named !== null && named !== shown.current) void current.chat.open(named, keepResults);
  }, [named]);

  useEffect(() => {
    if (chatId === shown.current) return;
    shown.current = chatId;
    const {
      location: { pathname, search, hash, state },
      navigate: go,
    } = latest.current;
    const query = new URLSearchParams(search);
    if (chatId === readChat(query)) return;
    void go({ pathname, search: withChat(query, chatId).toString(), hash }, { replace: true, state });
  }, [chatId]);
}
