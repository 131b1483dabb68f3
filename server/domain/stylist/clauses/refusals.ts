import { splitWords } from '../../language/text/tokens.ts';
import type { Language } from '../hearing/hear.ts';
import type { Speech } from '../hearing/Speech.ts';
import type { WishReading } from '../wish/readParts.ts';
import { readParts } from '../wish/readParts.ts';
import type { PartFacet, WishPart } from '../wish/WishPart.ts';
import type { ReadClause } from './Clause.ts';
import type { Listen } from './Listen.ts';

/** Facets of words that may be refused without 'no' or 'not' ('steer clear of beige'). */
const REFUSABLE_FACETS: ReadonlySet<PartFacet> = new Set<PartFacet>([
  'kind',
  'shade',
  'color',
  'material',
  'pattern',
  'detail',
  'fit',
  'brand',
]);
/** Matches a negation. The words before the negation are wanted: 'in blue and without leather'. */
const NEGATION_PATTERN =
  /\b(?:no|not|nothing|never|none|without|except|minus|nor|don'?t|doesn'?t|hates?|can'?t|won'?t)\b/iu;

/** Matches a refusal of the words before it: 'sleeveless is no good', 'heels are out'. */
const SUBJECT_REFUSED_PATTERN =
  /^(?:(?:and|but|so|also|well|because) )*(?!(?:i|it|that|this|these|those|they|he|she|we|you|there)\b)(?:[a-z-]+ ){1,3}(?:is|are|isn['’]?t|aren['’]?t) (?:really |just )?(?:no|not|never|out)\b/iu;
/** Matches a request. A clause with a request also contains a wish: 'I'd like shoes with no laces'. */
const REQUEST_PATTERN = /\b(?:need|want|like|love|looking for|after|prefer|find|show)\b/iu;
/** Matches a contrast that ends with the wanted thing: 'not clothes, jewellery'. */
const CONTRASTED_PATTERN = /\bnot (?:[a-z-]+ ){0,2}[a-z-]+, (?:but |an? |some |maybe )?[a-z-]+[.! ]*$/iu;
const ENDS_IN_NO_PATTERN = /\bno[ .!]*$/iu;

/** Changes a list after a refusal so that all of it is refused: 'nothing floral, striped or checked'. */
export function withListsRefused(clauses: readonly ReadClause[], listen: Listen): readonly ReadClause[] {
  return clauses.reduce<readonly ReadClause[]>((readSoFar, clause) => {
    const lastClause = readSoFar.at(-1);
    const isListAfterRefusal =
      lastClause?.role === 'refusal' && clause.role === 'wish' && clause.isBare && lastClause.divider.includes(',');
    if (!lastClause || !isListAfterRefusal) return [...readSoFar, clause];
    const joinedClause: ReadClause = {
      ...lastClause,
      text: `${lastClause.text}${lastClause.divider}${clause.text}`,
      divider: clause.divider,
    };
    return countRefused(joinedClause, listen) > countRefused(lastClause, listen)
      ? [...readSoFar.slice(0, -1), joinedClause]
      : [...readSoFar, clause];
  }, []);
}

export function refuses(clause: ReadClause, listen: Listen): boolean {
  return countRefused(clause, listen) > 0;
}

function countRefused(clause: ReadClause, listen: Listen): number {
  const { parts, wish } = listen([clause]).wish;
  return parts.filter(({ stance }) => stance !== 'wanted').length + wish.refusals.colors.length;
}

/** Returns what clauses refuse, and the wishes before each refusal. Never adds a garment to the wish. */
export function readRefusals(
  refusedClauses: readonly ReadClause[],
  listen: Listen,
  language: Language,
): readonly WishReading[] {
  return refusedClauses.map(withoutRefusedPlace).map((clause) => {
    const speech = listen([clause]);
    const isOfSubject = ENDS_IN_NO_PATTERN.test(clause.text) || SUBJECT_REFUSED_PATTERN.test(clause.text);
    const negated = isOfSubject ? -1 : (NEGATION_PATTERN.exec(clause.text)?.index ?? -1);
    const isKept = findKeptWords(clause.text, negated);
    if (isRelative(speech)) return keepRefused(speech.wish, isKept);
    const textBefore = clause.text.slice(0, Math.max(0, negated));
    const keepsKind =
      REQUEST_PATTERN.test(textBefore) || NAMED_FIRST_PATTERN.test(textBefore) || isOnlyGarment(textBefore, language);
    return turnWishIntoRefusal(speech.wish, isKept, language, keepsKind || CONTRASTED_PATTERN.test(clause.text));
  });
}

/** Matches a garment that is named before its refusal: 'a bag with no logo'. */
const NAMED_FIRST_PATTERN = /^(?:(?:and|so|or|also|maybe|just|hi|hello) )*(?:an?|some|another)\b/iu;
/** Whether only a garment is named before its refusal: 'mens suit not black', 'socks, not white'. */
function isOnlyGarment(text: string, { lexicon }: Language): boolean {
  const words = splitWords(text).filter((word) => !/^(?:and|or|but|so|ok|also|then|now|just|the|some)$/u.test(word));
  const spans = lexicon.findPhrases(words);
  const last = spans.at(-1);
  return (
    last !== undefined &&
    last.to === words.length &&
    last.concepts.some(({ facet }) => facet === 'kind') &&
    spans.reduce((sum, { from, to }) => sum + to - from, 0) === words.length
  );
}

/** Matches the part of a garment where a refused thing would be. In 'no fur on the hood', only fur is refused. */
const PLACE_PATTERN =
  / (?:on|at|around|round|along|across|inside|down) (?:the|its|their|my|both) (?:[a-z]{1,20} )?[a-z]{1,20}\b/iu;

function withoutRefusedPlace(clause: ReadClause): ReadClause {
  const negated = NEGATION_PATTERN.exec(clause.text)?.index ?? clause.text.length;
  return { ...clause, text: clause.text.slice(0, negated) + clause.text.slice(negated).replace(PLACE_PATTERN, '') };
}

function isRelative({ leanings, priceStep, takenBack }: Speech): boolean {
  return leanings.length > 0 || priceStep !== null || takenBack.length > 0;
}

/** Matches names that start with a negation but are wanted: 'no patterns' means plain. */
const NEGATIVE_NAME_PATTERN = /^(?:no|not|non|without) /u;

/**
 * Returns a function that tells whether words stay wanted: those before the negation, or after a comma that follows
 * it ('not too long, below the knee').
 */
function findKeptWords(text: string, negated: number): (words: string) => boolean {
  const wording = text.toLowerCase();
  return (words) => {
    if (NEGATIVE_NAME_PATTERN.test(words)) return true;
    const position = wording.lastIndexOf(words);
    return negated >= 0 && (position < negated || wording.slice(negated, position).includes(','));
  };
}

function keepRefused(wish: WishReading, isKept: (words: string) => boolean = () => false): WishReading {
  return {
    ...wish,
    parts: wish.parts.filter(
      ({ stance, facet, words }) =>
        stance !== 'wanted' || (REFUSABLE_FACETS.has(facet) && facet !== 'kind' && isKept(words)),
    ),
    wish: { ...wish.wish, colors: [], priceMin: null, priceMax: null },
  };
}

/** Turns wanted looks into refusals, except those to keep: 'beige makes me look ill'. */
function turnWishIntoRefusal(
  reading: WishReading,
  isKept: (words: string) => boolean,
  { lexicon, spelling }: Language,
  keepsKind: boolean,
): WishReading {
  const hasRefusals = reading.parts.some(({ stance }) => stance !== 'wanted');
  const wantedParts = reading.parts.filter(({ stance, facet }) => stance === 'wanted' && REFUSABLE_FACETS.has(facet));
  const colors = reading.wish.colors.filter((color) => !isKept(color.toLowerCase()));
  const refusedParts = [
    ...wantedParts
      .filter(({ words, facet }) => !isKept(words) && !(hasRefusals && facet === 'kind'))
      .map(({ words }) => words),
    ...colors.map((color) => color.toLowerCase()),
  ];
  const { parts, wish } = readParts(refusedParts.map((words) => `no ${words}`).join(', '), lexicon, spelling);
  const refusedReading = keepRefused(reading);
  return {
    ...refusedReading,
    parts: [
      ...reading.parts.filter(
        ({ words, facet, stance }) => stance === 'wanted' && (facet !== 'kind' || keepsKind) && isKept(words),
      ),
      ...refusedReading.parts,
      ...parts.filter(({ stance }) => stance !== 'wanted'),
    ],
    wish: {
      ...refusedReading.wish,
      colors: reading.wish.colors.filter((color) => !colors.includes(color)),
      refusals: {
        ...refusedReading.wish.refusals,
        colors: [...refusedReading.wish.refusals.colors, ...wish.refusals.colors],
        concepts: [...refusedReading.wish.refusals.concepts, ...wish.refusals.concepts],
      },
    },
  };
}

/** Whether a wanted look is also refused: 'not mint, she was clear about mint'. */
function isRefused({ facet, words, stance }: WishPart, refusedParts: readonly WishPart[]): boolean {
  return (
    stance === 'wanted' &&
    facet !== 'kind' &&
    refusedParts.some((part) => part.stance !== 'wanted' && part.words === words)
  );
}

/** Adds the refusals to the wish, and removes the looks that they refuse from it. */
export function withRefusals(errandReading: WishReading, refusals: readonly WishReading[]): WishReading {
  const colors = refusals.flatMap(({ wish }) => wish.refusals.colors);
  const concepts = refusals.flatMap(({ wish }) => wish.refusals.concepts);
  const parts: readonly WishPart[] = refusals.flatMap((reading) => reading.parts);
  const { wish } = errandReading;
  return {
    ...errandReading,
    parts: [...errandReading.parts.filter((part) => !isRefused(part, parts)), ...parts],
    wish: {
      ...wish,
      colors: [...wish.colors, ...refusals.flatMap((reading) => reading.wish.colors)].filter(
        (color) => !colors.includes(color),
      ),
      refusals: {
        ...wish.refusals,
        colors: [...new Set([...wish.refusals.colors, ...colors])],
        concepts: [...new Set([...wish.refusals.concepts, ...concepts])],
      },
    },
  };
}
