import type { Lexicon } from '../../language/lexicon/Lexicon.ts';
import { tokenize } from '../../language/text/tokens.ts';
import type { Act, ActReading } from '../acts/Act.ts';
import { ActModel } from '../acts/ActModel.ts';
import type { Mention } from '../mentions/MentionModel.ts';
import { MentionModel } from '../mentions/MentionModel.ts';
import type { MentionRole } from '../mentions/MentionRole.ts';
import { MENTION_ROLES } from '../mentions/MentionRole.ts';
import { isOfPast, namesEventItself } from './asides.ts';
import type { ReadClause } from './Clause.ts';

/** Roles of mentions that may change the wish and the filters. */
const WRITING_ROLES: ReadonlySet<MentionRole> = new Set<MentionRole>([
  'want',
  'avoid',
  'asked',
  'budget',
  'size',
  'wearer',
  'occasion',
]);
/**
 * Minimum total probability of the roles that may change the wish. Less likely mentions are left out. In messages by
 * other authors, these are 3 % of the wanted mentions and 60 % of the others.
 */
const MIN_OF_FASHION = 0.12;
const MIN_OF_NUMBER = 0.05;
const MIN_OF_WORD = 0.05;
const OWNED_ROLES: ReadonlySet<MentionRole> = new Set<MentionRole>(['own', 'theirs']);
const MIN_OF_OWNED = 0.15;
const BUDGET_ROLES: ReadonlySet<MentionRole> = new Set<MentionRole>(['budget', 'money']);
const MIN_OF_BUDGET = 0.2;

/** A clause, and the part of it that belongs to the wish. */
export interface MeantClause {
  readonly clause: ReadClause;
  /** The clause without garments, looks and numbers that it only mentions. */
  readonly meant: ReadClause;
  /** Words that are not in the lexicon and are only mentioned. */
  readonly strayWords: readonly string[];
}

interface Scene {
  /** Whether the pieces are for somebody else. */
  readonly isForOther: boolean;
  /** Whether pieces are shown. */
  readonly isShown: boolean;
}

/** Acts of clauses in which 'the trousers' may be wanted trousers. Choosing a piece that is not shown is a wish. */
const ASKING_ACTS: ReadonlySet<Act> = new Set<Act>(['want', 'relax', 'advice', 'choose']);

/**
 * Removes mentions that are no wish from the clauses: owned or shown pieces, numbers that are neither prices nor
 * sizes, and words about people whom the pieces are not for. Leaves a mere list unchanged.
 */
export function listMeant(
  clauses: readonly ReadClause[],
  { isForOther, isShown }: Scene,
  lexicon: Lexicon,
): readonly MeantClause[] {
  const mentions = MentionModel.shipped().read(clauses, lexicon);
  return clauses.map((clause, index) => {
    const writingRoles = new Set<MentionRole>([
      ...WRITING_ROLES,
      ...(isForOther || clause.role === 'person' ? (['own', 'theirs', 'number'] as const) : []),
      ...(isShown && !ASKING_ACTS.has(clause.act) ? [] : (['shown'] as const)),
    ]);
    const unmeantMentions = clause.isBare
      ? []
      : mentions[index]!.filter((mention) => sumProbabilities(mention, writingRoles) < findMinimum(mention));
    return {
      clause,
      meant: withoutMentions(
        clause,
        unmeantMentions.filter((mention) => isRead(mention) && !isEventOf(mention, clause, lexicon)),
      ),
      strayWords: unmeantMentions.filter((mention) => !isRead(mention)).map(({ unit }) => unit.text),
    };
  });
}

/** Whether the model judges a mention. Other rules judge words for people. */
function isRead({ unit: { facet, text } }: Mention): boolean {
  return facet === null ? isNumber(text) : facet !== 'gender';
}

const TELLING_ACTS: ReadonlySet<Act> = new Set<Act>(['person', 'context', 'self']);

/** Whether a mention is an event that is still to come. The shopper may go there, whoever gives it. */
function isEventOf({ unit: { facet, text } }: Mention, clause: ReadClause, lexicon: Lexicon): boolean {
  const isTold = TELLING_ACTS.has(clause.act) && !isOfPast(clause.text);
  const concepts = lexicon.byPhrase(text).map(({ id }) => id);
  return facet === 'occasion' && isTold && namesEventItself(text, concepts);
}

const isNumber = (text: string): boolean => /^\d/u.test(text);

/** Returns the clause with a comma in place of each word of the mentions. */
function withoutMentions(clause: ReadClause, mentions: readonly Mention[]): ReadClause {
  if (mentions.length === 0) return clause;
  const words = tokenize(clause.text).map(({ text }) => text);
  const isMentioned = (index: number): boolean =>
    mentions.some(({ unit: { from, to } }) => from <= index && index < to);
  const isSign = (position: number): boolean =>
    /^[$£€]$/u.test(words[position]!) && (isMentioned(position + 1) || isMentioned(position - 1));
  return {
    ...clause,
    text: words.map((word, position) => (isMentioned(position) || isSign(position) ? ',' : word)).join(' '),
  };
}

/** Whether a clause may name something that the shopper or somebody else owns. */
export function mayOwn(text: string, lexicon: Lexicon): boolean {
  const garments = readMentions(text, lexicon).filter(({ unit }) => unit.facet === 'kind');
  return garments.length === 0 || garments.some((mention) => sumProbabilities(mention, OWNED_ROLES) >= MIN_OF_OWNED);
}

/** Whether a number in a clause may be the shopper's budget. In 'M, 32 waist', 32 is not. */
export function mayBeBudget(text: string, number: string, lexicon: Lexicon): boolean {
  const mention = readMentions(text, lexicon).find(({ unit }) => unit.text === number);
  return mention === undefined || sumProbabilities(mention, BUDGET_ROLES) >= MIN_OF_BUDGET;
}

function readMentions(text: string, lexicon: Lexicon): readonly Mention[] {
  const [{ act }] = ActModel.shipped().classify([text], lexicon) as [ActReading];
  return MentionModel.shipped().read([{ text, act }], lexicon).flat();
}

/**
 * Returns the probability below which a mention is left out. Unknown words have a lower minimum, because the model
 * has learned few of them.
 */
function findMinimum({ unit: { facet, text } }: Mention): number {
  if (facet !== null) return MIN_OF_FASHION;
  return isNumber(text) ? MIN_OF_NUMBER : MIN_OF_WORD;
}

function sumProbabilities({ probabilities }: Mention, roles: ReadonlySet<MentionRole>): number {
  return MENTION_ROLES.reduce((sum, role, index) => sum + (roles.has(role) ? probabilities[index]! : 0), 0);
}
