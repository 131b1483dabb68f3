import type { CheckKind } from './Check.ts';
import { CHECK_KINDS } from './Check.ts';
import { isRight } from './ConversationJudge.ts';
import type { HeldConversation } from './runConversation.ts';

/** The number of correct turns, and of turns with an expectation. */
export interface Share {
  readonly right: number;
  readonly of: number;
}

export interface ConversationFigures {
  readonly conversations: number;
  /** Conversations in which every turn is correct. */
  readonly whole: number;
  readonly turns: Share;
  readonly byKind: Readonly<Record<CheckKind, Share>>;
  /** Turns skipped because their message could not be completed. */
  readonly unsaid: number;
}

export function figuresOf(held: readonly HeldConversation[]): ConversationFigures {
  const turns = held.flatMap((conversation) => conversation.turns.map(({ checks }) => checks));
  const shareOf = (kind: CheckKind): Share => {
    const judged = turns
      .map((checks) => checks.filter((check) => check.kind === kind))
      .filter((checks) => checks.length > 0);
    return { right: judged.filter(isRight).length, of: judged.length };
  };
  return {
    conversations: held.length,
    whole: held.filter(
      (conversation) => conversation.unsaid === 0 && conversation.turns.every(({ checks }) => isRight(checks)),
    ).length,
    turns: { right: turns.filter(isRight).length, of: turns.length },
    byKind: Object.fromEntries(CHECK_KINDS.map((kind) => [kind, shareOf(kind)])) as Record<CheckKind, Share>,
    unsaid: held.reduce((sum, { unsaid }) => sum + unsaid, 0),
  };
}
