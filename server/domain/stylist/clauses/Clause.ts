import type { Act, ActReading } from '../acts/Act.ts';

/** What a clause may do to the conversation. */
export type Role =
  /** Requests, no longer requires, or criticizes something: may change the wish. */
  | 'wish'
  /** Refuses something: changes the refusals, but never what is wanted. */
  | 'refusal'
  /** Tells an occasion, a season, the weather or a dress code. */
  | 'setting'
  /** Describes the shopper's own figure, size or style. */
  | 'body'
  /** Mentions another person, who may be the wearer. */
  | 'person'
  /** Names what the shopper has, which pieces may go with. */
  | 'owned'
  /** Asks for advice: its garments and occasions are searched for. */
  | 'advice'
  /** Asks about pieces, compares, chooses, requests a service or is polite: changes nothing. */
  | 'talk';

export interface ReadClause {
  readonly text: string;
  /** The text between this clause and the next. */
  readonly divider: string;
  readonly act: Act;
  /** The probability of the act, from 0 to 1. */
  readonly probability: number;
  /** How much more likely the act is than the most likely act of another role, from 0 to 1. */
  readonly margin: number;
  readonly role: Role;
  /** In a clause about a person, the role of the clause if that person said it. */
  readonly ownRole: Role | null;
  /** Whether the margin is too small to trust. */
  readonly isDoubtful: boolean;
  /** Whether the clause names things without a sentence. */
  readonly isBare: boolean;
  /** Whether the clause names a garment. */
  readonly namesKind: boolean;
  /** Whether the clause names a number or something about clothes. */
  readonly namesFashion: boolean;
  /** Whether the clause points at a piece ('it', 'the second'). */
  readonly pointsAt: boolean;
  /** Whether the clause asks the stylist something, as a question or a request. */
  readonly isRequest: boolean;
  /** Whether the clause is about pieces in general, not about a certain piece. */
  readonly isForPieces: boolean;
  /** Whether the clause requests pieces that were not shown yet. */
  readonly isForOthers: boolean;
  /** Whether the clause says that a piece has too much of something. */
  readonly isTooMuch: boolean;
}

export const ROLE_BY_ACT: Readonly<Record<Act, Role>> = {
  want: 'wish',
  refuse: 'refusal',
  relax: 'wish',
  criticise: 'wish',
  context: 'setting',
  self: 'body',
  person: 'person',
  own: 'owned',
  advice: 'advice',
  fact: 'talk',
  compare: 'talk',
  choose: 'talk',
  service: 'talk',
  social: 'talk',
};

/** Returns how much more likely the most likely act is than the most likely act of another role. */
export function marginOf({ act, probability, rivals }: ActReading): number {
  const rival = rivals.find((other) => ROLE_BY_ACT[other.act] !== ROLE_BY_ACT[act]);
  return probability - (rival?.probability ?? 0);
}
