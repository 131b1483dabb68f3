import type { Act, ActReading } from '../acts/Act.ts';

/** What the stylist may change in the conversation because of a clause. */
export type Role =
  /** Asks for something, drops a requirement or criticizes a piece. May change the wish. */
  | 'wish'
  /** Refuses something. Adds a refusal, but never a garment. */
  | 'refusal'
  /** Names an occasion, a season, the weather or a dress code. */
  | 'setting'
  /** Describes the shopper's own figure, size or style. */
  | 'body'
  /** Mentions another person, who may be the wearer. */
  | 'person'
  /** Names pieces that the shopper has, which new pieces may go with. */
  | 'owned'
  /** Asks for advice. Garments and occasions in the clause are searched for. */
  | 'advice'
  /** Asks about pieces, compares them, chooses one, asks for a service or is polite. Changes nothing. */
  | 'talk';

export interface ReadClause {
  readonly text: string;
  /** The text between this clause and the next one, such as a comma. */
  readonly divider: string;
  readonly act: Act;
  /** The probability of the act, from 0 to 1. */
  readonly probability: number;
  /** The difference between the probabilities of this act and of the most likely act with another role. */
  readonly margin: number;
  readonly role: Role;
  /** For a clause about a person, the role that the clause would have if that person said it; otherwise null. */
  readonly ownRole: Role | null;
  /** Whether the margin is too small to rely on. */
  readonly isDoubtful: boolean;
  /** Whether the clause only names things instead of being a sentence. */
  readonly isBare: boolean;
  /** Whether the clause names a garment. */
  readonly namesKind: boolean;
  /** Whether the clause contains a number or a word about clothes. */
  readonly namesFashion: boolean;
  /** Whether the clause refers to a shown piece ('it', 'the second'). */
  readonly pointsAt: boolean;
  /** Whether the clause is a question or request to the stylist. */
  readonly isRequest: boolean;
  /** Whether the clause is about pieces in general: 'do you sell handbags'. */
  readonly isForPieces: boolean;
  /** Whether the clause asks for pieces that are not shown yet. */
  readonly isForOthers: boolean;
  /** Whether the clause criticizes a piece as too much of something: 'too princess for me'. */
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

/**
 * Returns the difference between the probabilities of the most likely act and of the most likely act with another
 * role.
 */
export function computeMargin({ act, probability, rivals }: ActReading): number {
  const rival = rivals.find((otherAct) => ROLE_BY_ACT[otherAct.act] !== ROLE_BY_ACT[act]);
  return probability - (rival?.probability ?? 0);
}
