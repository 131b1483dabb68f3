import type { Color, Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { COLORS } from '../../../../src/domain/catalogue/vocabulary.ts';
import { FILLER_WORDS } from '../../language/lexicon/commonWords.ts';
import { PLAIN_NAMES } from '../../language/lexicon/kinds.ts';
import type { Lexicon, Span } from '../../language/lexicon/Lexicon.ts';
import type { Spelling } from '../../language/lexicon/spelling.ts';
import { tokenize } from '../../language/text/tokens.ts';
import { findStem } from '../../language/text/wordForms.ts';
import { readAttributes } from './attributes.ts';
import { dropBodyWords } from './bodies.ts';
import { listBrands, findDemandedBrands } from './brands.ts';
import { findKindsToWearWith } from './company.ts';
import { readColors, createRequestedGarments } from './colorDemands.ts';
import { resolveAmbiguousGarments } from './doubles.ts';
import { dropIdioms, namesNothingElse, readGarments } from './garments.ts';
import { readUnanswered } from './unansweredWords.ts';
import { listImpliedDislikes } from './impliedExclusions.ts';
import { dropBodyPlaces, readFigures } from './figures.ts';
import { readGenders, readImpliedGenders } from './genders.ts';
import { createLookPreferences, listLookKinds, listLooks, listLookWearers } from './looks.ts';
import { readMoneySense } from './money.ts';
import { readNegations } from './negation.ts';
import { readPrices } from './prices.ts';
import { isForSomebodyElse, isGift } from './recipients.ts';
import { listGuestDislikes, readOccasions } from './occasions.ts';
import { reword } from './rewording.ts';
import { Reading, isKind, listConceptsOfFacet, type WordRange } from './Reading.ts';
import type { SizeReading } from './SizeReading.ts';
import { createRefusals, findRefusedSubtypes } from './refusals.ts';
import type { StatedShoeSize } from './shoeSizeNumbers.ts';
import { createShoeSizeAttributes, describeShoeSizes, readShoeSizes } from './shoeSizes.ts';
import { correctTokens, joinTokens, splitLessWords } from './typedTokens.ts';
import { dropWantedDrawbacks, listWantedInstead } from './wantedInstead.ts';
import { removeRepeatedSizes, readSizeMarks, readSizeWords } from './sizes.ts';
import { findNarrowerPreferences, createPreference, findUnknownWords, createWordPreference } from './softWishes.ts';
import { describeSizes, describeStrangeWords, isSoldBySize, listStrangeWords } from './remarks.ts';
import { LEANING_LABELS, listUnderstoodParts, listUnusedWords, type UnderstoodPart } from './understoodParts.ts';
import { findUnknownThing } from './unknownThing.ts';
import { readUnknownMeasures } from './unknownMeasures.ts';
import type { Preference, Wish } from './Wish.ts';

/** The sizes to filter by if a query asks for plus size. */
const PLUS_SIZES = ['XL', 'XXL'] as const;

/** A parsed wish, with its phrases in the query. */
export interface ParsedWish {
  readonly wish: Wish;
  readonly reading: Reading;
  readonly parts: readonly UnderstoodPart[];
  readonly shoeSizes: readonly StatedShoeSize[];
}

/** Parses a shopper's query in linear time. Never throws. */
export function understand(
  query: string,
  lexicon: Lexicon,
  spelling: Spelling,
  removedLabels: readonly string[] = [],
): Wish {
  return readWishWithout(query, lexicon, spelling, removedLabels).wish;
}

/**
 * Parses the query without the labels that the shopper removed. Removes one label after another, because a removal
 * changes the labels that are left.
 */
function readWishWithout(
  query: string,
  lexicon: Lexicon,
  spelling: Spelling,
  removedLabels: readonly string[],
): ParsedWish {
  let removedParts: RemovedParts = NOTHING_REMOVED;
  let parsedWish = readWish(query, lexicon, spelling);
  for (const label of removedLabels) {
    const part = parsedWish.parts.find((otherPart) => otherPart.label === label);
    if (part === undefined) continue;
    removedParts = { labels: [...removedParts.labels, label], ranges: [...removedParts.ranges, ...part.ranges] };
    parsedWish = readWish(query, lexicon, spelling, { removed: removedParts });
  }
  return parsedWish;
}

/** The understood parts of the query that the shopper removed. */
export interface RemovedParts {
  readonly labels: readonly string[];
  readonly ranges: readonly WordRange[];
}

const NOTHING_REMOVED: RemovedParts = { labels: [], ranges: [] };

/** Facts about a query that its words do not tell. */
export interface ReadingContext {
  readonly removed?: RemovedParts;
  /** Whether a query without a garment is about shoes. */
  readonly isAboutShoes?: boolean;
}

/** Like `understand`, but also returns the phrases of the query. */
export function readWish(
  query: string,
  lexicon: Lexicon,
  spelling: Spelling,
  { removed = NOTHING_REMOVED, isAboutShoes = false }: ReadingContext = {},
): ParsedWish {
  const typedTokens = splitLessWords(tokenize(query), lexicon);
  const { tokens: correctedTokens, isCorrected } = correctTokens(typedTokens, spelling);
  const tokens = reword(correctedTokens, lexicon);
  const reading = new Reading(tokens);
  const bounds = readPrices(reading);
  const { wantsSale, priceLeaning: statedLeaning, sort: sortSpan } = readMoneySense(reading);
  const priceLeaning = keepLeaning(statedLeaning, removed);
  const shoeSizes = readShoeSizes(reading, lexicon, isAboutShoes).filter((size) => !isRangeRemoved(size, removed));
  const sizeMarks = readSizeMarks(reading);
  dropIdioms(reading);
  dropBodyWords(reading);
  dropBodyPlaces(reading);
  const unknownMeasures = readUnknownMeasures(reading);
  const unanswered = readUnanswered(reading, lexicon);
  const figures = readFigures(reading);
  reading.findConcepts(lexicon);
  const refusedStems = readNegations(reading).stems.filter((stem) => !isRemoved(reading, stem, removed));
  reading.remove(removed.ranges);
  dropWantedDrawbacks(reading);
  const namedGarments = readGarments(reading);
  const narrowlyRefused = findRefusedSubtypes(reading, lexicon, namedGarments);
  const garments = chooseGarments(reading, namedGarments, narrowlyRefused);
  const companionKinds = garments.length === 0 ? findKindsToWearWith(reading) : null;
  const statedSizes = [...sizeMarks.letters, ...sizeMarks.readings.map(({ size }) => size), ...readSizeWords(reading)];
  const isSoldByLetters = isSoldBySize(garments);
  const sizes = isSoldByLetters ? statedSizes : [];
  const genders = completeGenders(readGenders(reading), isSoldByLetters ? sizeMarks.readings : []);
  const colors = readColors(reading, garments);
  const brands = findDemandedBrands(reading);
  const narrowerPreferences = namedGarments.map((garment) =>
    isKind(garment) ? findNarrowerPreferences(lexicon, garment) : { preferences: [], colors: [] },
  );
  const colorsInNames = listNamedColors(narrowerPreferences.flatMap((part) => part.colors));
  const looks = listLooks(reading);
  const preferences = [
    ...createPreferences(
      reading,
      narrowerPreferences.flatMap(({ preferences }) => preferences),
      { colors: colors.preferredSpans, brands },
    ),
    ...createLookPreferences(looks),
    ...listWantedInstead(reading),
    ...unanswered.preferences,
  ];
  const wantsPlusSize = preferences.some(({ alternatives }) => alternatives['fit:plus'] === 1);
  const strangeWords = listStrangeWords(findUnknownWords(reading), spelling);
  const wish: Omit<Wish, 'understood' | 'unusedWords'> = {
    unknownThing: findUnknownThing(reading, garments, strangeWords),
    words: tokens.map(({ text }) => text),
    correctedQuery: isCorrected ? joinTokens(correctedTokens) : null,
    garments: companionKinds
      ? [{ kinds: companionKinds, colors: colors.sharedColors }]
      : resolveAmbiguousGarments(
          reading,
          garments,
          createRequestedGarments(garments, {
            ...colors,
            sharedColors: colors.sharedColors.length > 0 ? colors.sharedColors : colorsInNames,
          }),
        ),
    colors: COLORS.filter((color) => colors.sharedColors.includes(color) || colorsInNames.includes(color)),
    genders,
    impliedGenders: [...readImpliedGenders(reading), ...listLookWearers(looks)],
    lookKinds: listLookKinds(looks),
    isForSomebodyElse: isForSomebodyElse(reading),
    isGift: isGift(reading),
    sizes: removeRepeatedSizes(sizes.length === 0 && wantsPlusSize ? PLUS_SIZES : sizes),
    brands: listBrands(brands),
    sale: wantsSale,
    priceMin: bounds.min,
    priceMax: bounds.max,
    priceLeaning,
    sort: sortSpan,
    remarks: [
      ...unknownMeasures,
      ...unanswered.sentences,
      ...figures,
      ...describeShoeSizes(shoeSizes),
      ...describeSizes(sizeMarks.readings, isSoldByLetters),
      ...describeStrangeWords(strangeWords),
    ],
    preferences,
    attributes: [
      ...readAttributes(
        reading,
        namedGarments,
        narrowerPreferences.flatMap(({ preferences }, garment) =>
          preferences.map((preference) => ({ preference, garment })),
        ),
      ),
      ...createShoeSizeAttributes(shoeSizes, genders, namedGarments),
    ],
    occasions: readOccasions(reading, namedGarments),
    refusals: createRefusals(reading, refusedStems, narrowlyRefused, lexicon),
    dislikedConcepts: [
      ...reading.findSpansWithRole('disliked').flatMap((span) => span.concepts.map(({ id }) => id)),
      ...listImpliedDislikes(reading),
      ...listGuestDislikes(reading, namedGarments),
    ],
    stems: listStems(reading),
  };
  const parts = listUnderstoodParts(reading, wish, spelling, shoeSizes);
  const unusedWords = listUnusedWords(reading, spelling).filter((word) => !strangeWords.includes(word));
  return { wish: { ...wish, understood: parts.map(({ label }) => label), unusedWords }, reading, parts, shoeSizes };
}

/**
 * Returns the garments of a wish. If the words only refuse a subtype ('no skinny jeans'), the other garments of that
 * kind are wanted.
 */
function chooseGarments(
  reading: Reading,
  namedSpans: readonly Span[],
  narrowlyRefused: readonly Span[],
): readonly Span[] {
  return namedSpans.length > 0 || !namesNothingElse(reading) ? namedSpans : narrowlyRefused;
}

function keepLeaning(statedLeaning: Wish['priceLeaning'], { labels }: RemovedParts): Wish['priceLeaning'] {
  return labels.some((label) => LEANING_LABELS.has(label)) ? 0 : statedLeaning;
}

const isRangeRemoved = ({ from, to }: WordRange, { ranges }: RemovedParts): boolean =>
  ranges.some((range) => range.from < to && from < range.to);

/** Whether the shopper removed the refused word. */
const isRemoved = (reading: Reading, stem: string, { ranges }: RemovedParts): boolean =>
  ranges.some(({ from }) => findStem(reading.word(from)) === stem);

/** Adds men if a size is a collar or a suit size such as '40R' and the words name no gender. */
function completeGenders(namedGenders: readonly Gender[], sizes: readonly SizeReading[]): readonly Gender[] {
  return namedGenders.length === 0 && sizes.some(({ isForMen }) => isForMen) ? ['Men'] : namedGenders;
}

interface DemandedSpans {
  /** Phrases for colors, whether required or preferred. */
  readonly colors: readonly Span[];
  /** Brands in the query that become filters. */
  readonly brands: readonly Span[];
}

function createPreferences(
  reading: Reading,
  narrowerPreferences: readonly Preference[],
  { colors, brands }: DemandedSpans,
): Preference[] {
  const wishes = reading
    .findSpansWithRole('wanted')
    .map((span) => (brands.includes(span) || isDemandedColor(span, colors) ? null : createPreference(span)))
    .concat(
      reading
        .findSpansWithRole('modifier')
        .map((span) => createPreference(span) ?? createWordPreference(span.phrase.split(' '), span.phrase)),
    )
    .filter((wish) => wish !== null);
  const words = findUnknownWords(reading).map((word) => createWordPreference([word], word));
  const preferenceByMeaning = new Map(
    [...narrowerPreferences, ...wishes, ...words].map((wish) => [findMeaning(wish), wish]),
  );
  return preferNamedSeasons([...preferenceByMeaning.values()]);
}

/** Returns a key for a preference, so that a repeated one ('a long dress to the ankle') counts once. */
function findMeaning({ facet, label, alternatives }: Preference): string {
  const ids = Object.keys(alternatives);
  return ids.length > 0 ? ids.join() : `${facet}:${label}`;
}

/** If a season is named, removes seasons that other words imply ('a holiday in October'). */
function preferNamedSeasons(preferences: readonly Preference[]): Preference[] {
  if (!preferences.some(({ facet }) => facet === 'season')) return [...preferences];
  return preferences.map((preference) =>
    preference.facet === 'season'
      ? preference
      : { ...preference, alternatives: withoutSeasons(preference.alternatives) },
  );
}

function withoutSeasons(alternatives: Preference['alternatives']): Preference['alternatives'] {
  return Object.fromEntries(Object.entries(alternatives).filter(([id]) => !id.startsWith('season:')));
}

/** Whether a phrase is a required plain color. Such a color is only a filter, whereas a shade is also a preference. */
function isDemandedColor(span: Span, preferredSpans: readonly Span[]): boolean {
  return (
    listConceptsOfFacet(span, 'color').length > 0 &&
    listConceptsOfFacet(span, 'shade').length === 0 &&
    !preferredSpans.includes(span)
  );
}

function listNamedColors(spans: readonly Span[]): Color[] {
  return spans.flatMap((span) => listConceptsOfFacet(span, 'color', 'shade').flatMap(({ colors }) => colors));
}

/** Lists the stems for the word score. A phrase counts by its common name, so that synonyms give the same ranking. */
function listStems(reading: Reading): string[] {
  const meaningfulSpans = reading.spans.filter((span) =>
    ['wanted', 'modifier', 'dropped'].includes(reading.getRole(span)),
  );
  const unknown = reading.tokens.filter(
    ({ kind, text }, position) =>
      kind === 'word' && !reading.isUsed(position) && !reading.findSpanAt(position) && !FILLER_WORDS.has(text),
  );
  const words = [
    ...meaningfulSpans.flatMap((span) => findCommonName(span).split(' ')),
    ...unknown.map(({ text }) => text),
  ];
  return [...new Set(words.filter((word) => !FILLER_WORDS.has(word)).map(findStem))];
}

/**
 * Returns the common name of all phrases with this meaning. For a narrower garment ('trench coat'), returns the
 * phrase itself.
 */
function findCommonName(span: Span): string {
  const sortSpan = isKind(span) ? listConceptsOfFacet(span, 'detail')[0] : undefined;
  const isNarrower = isKind(span) && sortSpan === undefined && !PLAIN_NAMES.has(span.phrase);
  return isNarrower ? span.phrase : ((sortSpan ?? span.concepts[0])?.name ?? span.phrase);
}
