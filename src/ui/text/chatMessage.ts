import type { TurnStage } from '../../application/chat/ChatSnapshot.ts';

/** Texts of a message in a conversation, in the app and on the marketing pages. */
export const chatMessageText = {
  you: 'You',
  stages: {
    translating: 'Listening',
    retrieving: 'Looking through the shop',
    ranking: 'Choosing',
    replying: 'Writing',
  } satisfies Record<TurnStage, string>,
} as const;
