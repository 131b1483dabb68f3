import { HttpSearchHistories } from '../../../adapters/http/HttpSearchHistories.ts';
import { ChatHistory } from '../../../application/chat/ChatHistory.ts';
import { SearchHistory } from '../../../application/search/SearchHistory.ts';
import { ChatHistoryPanel } from '../../../ui/history/ChatHistoryPanel.tsx';
import { HistoryViewModel } from '../../../ui/history/HistoryViewModel.ts';
import { BASE } from '../../base.tokens.ts';
import { CHAT } from '../chat/tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { HISTORY } from './tokens.ts';
import type { Module } from '../../Module.ts';

/** Maximum number of entries in the panel (spec section 9). */
const MAX_PANEL_ENTRIES = 100;

/** Binds the history of conversations and searches; depends on the chat module. */
export const historyModule: Module = ({ bind }) => {
  bind(HISTORY.searchHistories)
    .toResolvedValue((http) => new HttpSearchHistories(http), [BASE.http])
    .inSingletonScope();
  bind(HISTORY.chats)
    .toResolvedValue(
      (chats, { session }, shopper, notices) =>
        new ChatHistory({ chats, session, shopper, notices, limit: MAX_PANEL_ENTRIES }),
      [CHAT.chats, CHAT.stylist, BASE.shopper, BASE.notices],
    )
    .inSingletonScope();
  bind(HISTORY.searches)
    .toResolvedValue(
      (histories, search, attachments, { session: chat }, shopper, notices) =>
        new SearchHistory({ histories, search, attachments, chat, shopper, notices, limit: MAX_PANEL_ENTRIES }),
      [HISTORY.searchHistories, SEARCH.session, SEARCH.attachments, CHAT.stylist, BASE.shopper, BASE.notices],
    )
    .inSingletonScope();
  bind(HISTORY.createView).toResolvedValue(
    (chats, searches, clock) => () => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return new HistoryViewModel({ chats, searches, clock, timeZone });
    },
    [HISTORY.chats, HISTORY.searches, BASE.clock],
  );
  bind(HISTORY.panel).toResolvedValue(
    (createView) =>
      ({ open, onClose, goToTab }) => (
        <ChatHistoryPanel createView={createView} open={open} onClose={onClose} onSelect={() => goToTab('search')} />
      ),
    [HISTORY.createView],
  );
};
