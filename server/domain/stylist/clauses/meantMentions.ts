import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../language/text/tokens.ts';
import type { Act, ActReading } from '../acts/Act.ts';
import { ActModel } from '../acts/ActModel.ts';
import type { Mention } from '../mentions/MentionModel.ts';
import { MentionModel } from '../mentions/MentionModel.ts';
import type { MentionRole } from '../mentions/MentionRole.ts';
import { MENTION_ROLES } from '../mentions/MentionRole.ts';
import type { ReadClause } from './Clause.ts';

/** Roles of mentions that may write to wish and filters. */
const WRITING: ReadonlySet<MentionRole> = new Set<MentionRole>([
  'want',
  'avoid',
  'asked',
  'budget',
  'size',
  'wearer',
  'occasion',
]);
/**
 * Below this sum of the probabilities of writing roles a mention is left out of the wish. Of mentions by unseen authors
 * that are wanted, three of a hundred are below it, and six of ten of the others.
 */
const MIN_OF_FASHION = 0.12;
const MIN_OF_NUMBER = 0.05;
const MIN_OF_WORD = 0.05;
const OWNED: ReadonlySet<MentionRole> = new Set<MentionRole>(['own', 'theirs']);
const MIN_OF_OWNED = 0.15;

/** A clause, and what of it is meant. */
export interface MeantClause {
  readonly clause: ReadClause;
  /** Without garments, looks and numbers that are only mentioned. */
  readonly meant: ReadClause;
  /** Words outside the lexicon that are only mentioned. */
  readonly strayWords: readonly string[];
}

interface Scene {
  /** The pieces are for somebody else. */
  readonly isForOther: boolean;
  /** Pieces are on the screen. */
  readonly isShown: boolean;
}

/** Acts in which 'the trousers' may be trousers to look for; a choice among none of the pieces is a wish. */
const ASKING: ReadonlySet<Act> = new Set<Act>(['want', 'relax', 'advice', 'choose']);

/**
 * Leaves out what is owned or on the screen, and numbers that are no money and no size. What is said of somebody else
 * is left out unless the pieces are for that person. A clause that only names things means them.
 */
export function listMeant(
  clauses: readonly ReadClause[],
  { isForOther, isShown }: Scene,
  lexicon: Lexicon,
): readonly MeantClause[] {
  const mentions = MentionModel.shipped().read(clauses, lexicon);
  return clauses.map((clause, at) => {
    const writing = new Set<MentionRole>([
      ...WRITING,
      ...(isForOther || clause.role === 'person' ? (['own', 'theirs', 'number'] as const) : []),
      ...(isShown && !ASKING.has(clause.act) ? [] : (['shown'] as const)),
    ]);
    const unmeant = clause.isBare
      ? []
      : mentions[at]!.filter((mention) => sumOf(mention, writing) < minimumFor(mention));
    return {
      clause,
      meant: without(clause, unmeant.filter(isRead)),
      strayWords: unmeant.filter((mention) => !isRead(mention)).map(({ unit }) => unit.text),
    };
  });
}

/** Fashion and numbers are read from the text; bystanders are told apart from wearers by the words around them. */
function isRead({ unit: { facet, text } }: Mention): boolean {
  return facet === null ? isNumber(text) : facet !== 'gender';
}

const isNumber = (text: string): boolean => /^\d/u.test(text);

/** The clause with a comma for each word of the mentions. */
function without(clause: ReadClause, mentions: readonly Mention[]): ReadClause {
  if (mentions.length === 0) return clause;
  const words = tokenize(clause.text).map(({ text }) => text);
  const isLost = (at: number): boolean => mentions.some(({ unit: { from, to } }) => from <= at && at < to);
  const isSign = (at: number): boolean => /^[$£€]$/u.test(words[at]!) && (isLost(at + 1) || isLost(at - 1));
  return { ...clause, text: words.map((word, at) => (isLost(at) || isSign(at) ? ',' : word)).join(' ') };
}

/** Whether a clause may name something that the shopper has, or somebody else. */
export function mayOwn(text: string, lexicon: Lexicon): boolean {
  const [{ act }] = ActModel.shipped().classify([text], lexicon) as [ActReading];
  const garments = MentionModel.shipped()
    .read([{ text, act }], lexicon)
    .flat()
    .filter(({ unit }) => unit.facet === 'kind');
  return garments.length === 0 || garments.some((mention) => sumOf(mention, OWNED) >= MIN_OF_OWNED);
}

/** Words outside the lexicon describe what is wanted in ways that no lesson has: they are left out less readily. */
function minimumFor({ unit: { facet, text } }: Mention): number {
  if (facet !== null) return MIN_OF_FASHION;
  return isNumber(text) ? MIN_OF_NUMBER : MIN_OF_WORD;
}

function sumOf({ probabilities }: Mention, roles: ReadonlySet<MentionRole>): number {
  return MENTION_ROLES.reduce((sum, role, at) => sum + (roles.has(role) ? probabilities[at]! : 0), 0);
}
