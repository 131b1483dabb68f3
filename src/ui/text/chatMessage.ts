import type { TurnStage } from '../../application/chat/ChatSnapshot.ts';

/** Texts of a message of the conversation, which the marketing pages show, too. */
export const chatMessageText = {
  you: 'You',
  stages: {
    translating: 'Listening',
    retrieving: 'Looking through the shop',
    ranking: 'Choosing',
    replying: 'Writing',
  } satisfies Record<TurnStage, string>,
} as const;
