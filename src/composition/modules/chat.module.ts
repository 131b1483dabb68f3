import { ContainerModule } from 'inversify';
import { HttpChats } from '../../adapters/http/HttpChats.ts';
import { ChatMode } from '../../application/chat/ChatMode.ts';
import { ChatSession } from '../../application/chat/ChatSession.ts';
import { TOKENS } from '../tokens.ts';

/** Talking to the stylist. */
export const chatModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.chats)
    .toResolvedValue((http) => new HttpChats(http), [TOKENS.http])
    .inSingletonScope();
  bind(TOKENS.chatMode)
    .toResolvedValue(
      (chats, shopper, clock) => new ChatMode({ chats, shopper, clock }),
      [TOKENS.chats, TOKENS.shopper, TOKENS.clock],
    )
    .inSingletonScope();
  bind(TOKENS.chat)
    .toResolvedValue(
      (chats, items, mode, draft, search, filters, attachments, shopper, notices, pulse, clock) =>
        new ChatSession({ chats, items, mode, draft, search, filters, attachments, shopper, notices, pulse, clock }),
      [
        TOKENS.chats,
        TOKENS.items,
        TOKENS.chatMode,
        TOKENS.draft,
        TOKENS.search,
        TOKENS.filters,
        TOKENS.attachments,
        TOKENS.shopper,
        TOKENS.notices,
        TOKENS.pulse,
        TOKENS.clock,
      ],
    )
    .inSingletonScope();
});
