import { ContainerModule } from 'inversify';
import { HttpSearchHistories } from '../../adapters/http/HttpSearchHistories.ts';
import { ChatHistory } from '../../application/chat/ChatHistory.ts';
import { SearchHistory } from '../../application/search/SearchHistory.ts';
import { TOKENS } from '../tokens.ts';

/** Maximum number of entries in the panel (spec section 9). */
const PANEL_LIMIT = 100;

/** Past conversations and searches; depends on the chat module. */
export const historyModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.searchHistories)
    .toResolvedValue((http) => new HttpSearchHistories(http), [TOKENS.http])
    .inSingletonScope();
  bind(TOKENS.chatHistory)
    .toResolvedValue(
      (chats, session, shopper, notices) => new ChatHistory({ chats, session, shopper, notices, limit: PANEL_LIMIT }),
      [TOKENS.chats, TOKENS.chat, TOKENS.shopper, TOKENS.notices],
    )
    .inSingletonScope();
  bind(TOKENS.searchHistory)
    .toResolvedValue(
      (histories, search, attachments, chat, shopper, notices) =>
        new SearchHistory({ histories, search, attachments, chat, shopper, notices, limit: PANEL_LIMIT }),
      [TOKENS.searchHistories, TOKENS.search, TOKENS.attachments, TOKENS.chat, TOKENS.shopper, TOKENS.notices],
    )
    .inSingletonScope();
});
