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
  /** What stands between this clause and the next. */
  readonly divider: string;
  readonly act: Act;
  /** Of the act; 0 to 1. */
  readonly probability: number;
  /** Between the act and its nearest rival of another role; 0 to 1. */
  readonly margin: number;
  readonly role: Role;
  /** Of a clause about a person: the role that it would play if that person said it. */
  readonly ownRole: Role | null;
  /** The margin is too small to rely on. */
  readonly isDoubtful: boolean;
  /** Names things without a sentence around them. */
  readonly isBare: boolean;
  /** Names a garment. */
  readonly namesKind: boolean;
  /** Names anything of fashion, or a number. */
  readonly namesFashion: boolean;
  /** Points at a piece ('it', 'the second'). */
  readonly pointsAt: boolean;
  /** Is put to the stylist, as a question or a request. */
  readonly isRequest: boolean;
  /** Speaks of pieces in general, of none that is pointed at. */
  readonly isForPieces: boolean;
  /** Wants pieces that were not shown yet. */
  readonly isForOthers: boolean;
  /** Finds a piece too much of something. */
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

/** Between the likeliest act and the likeliest one that would play another role. */
export function marginOf({ act, probability, rivals }: ActReading): number {
  const rival = rivals.find((other) => ROLE_BY_ACT[other.act] !== ROLE_BY_ACT[act]);
  return probability - (rival?.probability ?? 0);
}
