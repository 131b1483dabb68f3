import type { Act, ActReading } from '../acts/Act.ts';

/** What a clause may do to the conversation. */
export type Role =
  /** Asks for, releases or criticizes: may write constraints. */
  | 'wish'
  /** Refuses: writes refusals, and never what is sought. */
  | 'refusal'
  /** Tells of an occasion, a season, the weather or a dress code. */
  | 'setting'
  /** Describes the shopper's own figure, size or style. */
  | 'body'
  /** Mentions another person, who may or may not be the wearer. */
  | 'person'
  /** Names what the shopper has: at most something to go with. */
  | 'owned'
  /** Asks for advice: garments and occasions in it are looked for. */
  | 'advice'
  /** Asks about pieces, compares, chooses, orders a service or is polite: writes nothing. */
  | 'talk';

export interface ReadClause {
  readonly text: string;
  /** The text between this clause and the next. */
  readonly divider: string;
  readonly act: Act;
  /** The probability of the act, 0 to 1. */
  readonly probability: number;
  /** How much likelier the act is than the likeliest act of another role; 0 to 1. */
  readonly margin: number;
  readonly role: Role;
  /** In a clause about a person, the role that it would have if that person said it. */
  readonly ownRole: Role | null;
  /** Whether the margin is too small to rely on. */
  readonly isDoubtful: boolean;
  /** Whether it names things without a sentence around them. */
  readonly isBare: boolean;
  /** Whether it names a garment. */
  readonly namesKind: boolean;
  /** Whether it names anything of fashion, or a number. */
  readonly namesFashion: boolean;
  /** Whether it points at a piece ('it', 'the second'). */
  readonly pointsAt: boolean;
  /** Whether it asks the stylist something, as a question or a request. */
  readonly isRequest: boolean;
  /** Whether it is about pieces in general, not one that it points at. */
  readonly isForPieces: boolean;
  /** Whether it asks for pieces that were not shown yet. */
  readonly isForOthers: boolean;
  /** Whether it says that a piece has too much of something. */
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

/** How much likelier the likeliest act is than the likeliest one with another role. */
export function marginOf({ act, probability, rivals }: ActReading): number {
  const rival = rivals.find((other) => ROLE_BY_ACT[other.act] !== ROLE_BY_ACT[act]);
  return probability - (rival?.probability ?? 0);
}
