import type { CheckKind } from './Check.ts';
import { CHECK_KINDS } from './Check.ts';
import { areAllPassed } from './ConversationJudge.ts';
import type { JudgedConversation } from './runConversation.ts';

/** The number of correct turns, and of turns with an expectation. */
export interface TurnCounts {
  readonly rightTurns: number;
  readonly of: number;
}

export interface ConversationFigures {
  readonly conversations: number;
  /** Number of conversations in which every turn is correct. */
  readonly flawlessConversations: number;
  readonly turns: TurnCounts;
  readonly turnsByKind: Readonly<Record<CheckKind, TurnCounts>>;
  /** Number of turns that were skipped because no item fits the message. */
  readonly skippedTurns: number;
}

export function countFigures(conversations: readonly JudgedConversation[]): ConversationFigures {
  const turns = conversations.flatMap((conversation) => conversation.turns.map(({ checks }) => checks));
  const countTurns = (kind: CheckKind): TurnCounts => {
    const judgedTurns = turns
      .map((checks) => checks.filter((check) => check.kind === kind))
      .filter((checks) => checks.length > 0);
    return { rightTurns: judgedTurns.filter(areAllPassed).length, of: judgedTurns.length };
  };
  return {
    conversations: conversations.length,
    flawlessConversations: conversations.filter(
      (conversation) =>
        conversation.skippedTurns === 0 && conversation.turns.every(({ checks }) => areAllPassed(checks)),
    ).length,
    turns: { rightTurns: turns.filter(areAllPassed).length, of: turns.length },
    turnsByKind: Object.fromEntries(CHECK_KINDS.map((kind) => [kind, countTurns(kind)])) as Record<
      CheckKind,
      TurnCounts
    >,
    skippedTurns: conversations.reduce((sum, { skippedTurns }) => sum + skippedTurns, 0),
  };
}
