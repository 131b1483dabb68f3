import type { Concept, Facet } from '../../language/lexicon/Concept.ts';
import type { Span } from '../../language/lexicon/Lexicon.ts';
import type { Reading } from './Reading.ts';
import { isKind } from './Reading.ts';
import type { Attribute, Preference } from './Wish.ts';

/**
 * Facets whose words are requirements. Occasions, seasons and styles only affect the order, because they are
 * opinions.
 */
const BINDING_FACETS: ReadonlySet<Facet> = new Set(['material', 'pattern', 'fit', 'shade', 'detail']);
const BINDING_CONCEPTS: ReadonlySet<string> = new Set([
  ...[
    'waterproof',
    'windproof',
    'stretch',
    'washable',
    'crease free',
    'quick drying',
    'packable',
    'reversible',
    'maternity',
    'warm',
  ].map((name) => `function:${name}`),
  ...['pastel', 'neutral', 'dark', 'bright', 'jewel', 'light color'].map((name) => `style:${name}`),
]);
/** Attributes that few texts state. They are not required, but pieces with the opposite attribute are excluded. */
const ONLY_EXCLUDING_CONCEPTS: ReadonlySet<string> = new Set(['detail:flat', 'detail:modest']);
/**
 * Minimum weight of a related concept that counts as the requested concept: plaid counts as a check, but navy does
 * not count as midnight.
 */
const MIN_FULFILLMENT = 0.8;

/** Groups of details of which a piece has only one, such as midi and maxi. */
const EXCLUSIVE_DETAILS: readonly ReadonlySet<string>[] = [
  'mini,midi,maxi',
  'long sleeve,short sleeve,sleeveless,three quarter sleeve,cap sleeve,puff sleeve,bell sleeve,straps,strapless,halter',
  'crew neck,v neck,scoop neck,boat neck,roll neck,square neck,sweetheart,off shoulder,collar,collarless',
  'high waist,mid rise,low rise',
  'single breasted,double breasted',
  'button,zip',
].map((names) => new Set(names.split(',').map((name) => `detail:${name}`)));

/** Words that make a property a preference instead of a requirement. */
const SOFTENERS_BEFORE = new Set(
  'ideally preferably maybe perhaps possibly bonus optionally mostly mainly ideal like say eg'.split(' '),
);
const SOFTENERS_AFTER: readonly (readonly string[])[] = [
  'if possible',
  'if you have',
  'would be nice',
  'would be great',
  'would be good',
  'would be lovely',
  'would be a bonus',
  'would be ideal',
  'preferred',
  'preferably',
  'ideally',
  'or similar',
  'or so',
  'or something',
  'ish',
].map((phrase) => phrase.split(' '));
/** Maximum number of words between a softening word ('ideally') and a property. */
const MAX_SOFTENER_DISTANCE = 3;

/** A property in a garment's own name ('trucker jacket'). It describes only that garment. */
export interface NamedProperty {
  readonly preference: Preference;
  readonly garment: number;
}

/** Reads the binding properties, each with the garments that it describes. */
export function readAttributes(
  reading: Reading,
  garments: readonly Span[],
  namedProperties: readonly NamedProperty[],
): Attribute[] {
  const statedAttributes = reading
    .findSpansWithRole('wanted')
    .filter((span) => !isKind(span) && !isSoftened(reading, span))
    .flatMap((span) => createAttribute(chooseLength(span, garments), findGarments(reading, span, garments)));
  const modifiers = reading
    .findSpansWithRole('modifier')
    .flatMap((span) => createAttribute(span, findGarments(reading, span, garments)));
  const namedAttributes = namedProperties
    .filter(({ preference }) => bindsByName(preference))
    .map(
      ({ preference, garment }): Attribute => ({
        names: [garments[garment]?.phrase ?? preference.label],
        facet: 'garment',
        concepts: listConcepts(Object.entries(preference.alternatives)),
        stems: preference.facet === 'word' ? preference.stems : [],
        garments: [garment],
      }),
    );
  return joinAlternatives(
    [...namedAttributes, ...statedAttributes, ...modifiers].filter(
      ({ concepts, stems }) => concepts.length + stems.length > 0,
    ),
  );
}

const TROUSER_KINDS: ReadonlySet<string> = new Set(['trousers', 'jeans', 'leggings', 'jumpsuit']);

/** Chooses the meaning of a length by the garment: 'ankle length' is short for trousers and long for a dress. */
function chooseLength(span: Span, garments: readonly Span[]): Span {
  const [cropped, long] = ['fit:cropped', 'detail:maxi'].map((id) => span.concepts.find((entry) => entry.id === id));
  if (!cropped || !long) return span;
  const kinds = garments.flatMap(({ concepts }) => concepts.flatMap((entry) => Object.keys(entry.kinds)));
  const appliesToTrousers = kinds.length === 0 || kinds.some((kind) => TROUSER_KINDS.has(kind));
  return { ...span, concepts: span.concepts.filter((entry) => entry !== (appliesToTrousers ? long : cropped)) };
}

/**
 * Creates the attribute for a phrase that states a property; returns an empty list if the property only affects the
 * order.
 */
export function createAttribute(
  span: Span,
  garments: readonly number[],
  isBinding: (entry: Concept) => boolean = isRequirement,
): Attribute[] {
  const binding = span.concepts.filter(isBinding);
  const [firstConcept] = binding;
  if (!firstConcept) return [];
  const concepts = binding.flatMap(({ id, weightByNearConcept }) =>
    listConcepts([[id, 1], ...Object.entries(weightByNearConcept)]),
  );
  const name = firstConcept.facet === 'shade' ? span.phrase : firstConcept.name;
  return [{ names: [name], facet: firstConcept.facet, concepts: [...new Set(concepts)], stems: [], garments }];
}

const isRequirement = ({ id, facet }: Concept): boolean =>
  (BINDING_FACETS.has(facet) && !ONLY_EXCLUDING_CONCEPTS.has(id)) || BINDING_CONCEPTS.has(id);

const bindsByName = ({ facet, alternatives }: Preference): boolean =>
  facet === 'word' ||
  BINDING_FACETS.has(facet as Facet) ||
  (facet !== 'nearest' && Object.keys(alternatives).some((id) => BINDING_CONCEPTS.has(id)));

function listConcepts(alternatives: readonly (readonly [string, number])[]): string[] {
  return alternatives.filter(([, fulfillment]) => fulfillment >= MIN_FULFILLMENT).map(([id]) => id);
}

/** Whether a property is only preferred: 'ideally linen', 'linen if possible'. */
export function isSoftened(reading: Reading, span: Span): boolean {
  if (SOFTENERS_AFTER.some((words) => reading.hasWordsAt(span.to, words))) return true;
  for (
    let position = span.from - 1;
    position >= span.from - MAX_SOFTENER_DISTANCE && !reading.isBreak(position);
    position--
  )
    if (SOFTENERS_BEFORE.has(reading.word(position)) && !isWishingVerb(reading, position)) return true;
  return false;
}

/** Whether 'like' states a wish ('I would like linen'), not a comparison ('something like linen'). */
const isWishingVerb = (reading: Reading, position: number): boolean =>
  reading.word(position) === 'like' &&
  ['would', 'id', 'we', 'i', 'wed', 'you', 'do'].includes(reading.word(position - 1));

/**
 * Finds the garments that a property describes: the next garment, or all garments if no garment follows the property.
 */
function findGarments(reading: Reading, span: Span, garments: readonly Span[]): number[] {
  if (garments.length < 2) return [];
  const nextIndex = garments.findIndex((garment) => garment.from >= span.to);
  const isAfterGarment = nextIndex > 0 && ['in', 'with'].includes(reading.word(span.from - 1));
  if (nextIndex === -1) return [];
  return [isAfterGarment ? nextIndex - 1 : nextIndex];
}

/** Joins attributes that exclude each other, such as midi and maxi, into one. A piece needs only one of them. */
function joinAlternatives(attributes: readonly Attribute[]): Attribute[] {
  const joinedAttributes: Attribute[] = [];
  for (const attribute of attributes) {
    const index = joinedAttributes.findIndex((otherAttribute) => areAlternatives(otherAttribute, attribute));
    const other = joinedAttributes[index];
    if (!other) joinedAttributes.push(attribute);
    else
      joinedAttributes[index] = {
        ...other,
        names: [...new Set([...other.names, ...attribute.names])],
        concepts: [...new Set([...other.concepts, ...attribute.concepts])],
      };
  }
  return joinedAttributes;
}

function areAlternatives(left: Attribute, right: Attribute): boolean {
  const sameGarments = left.garments.length === 0 || left.garments.join() === right.garments.join();
  if (!sameGarments || left.facet !== right.facet || left.facet === 'garment' || left.facet === 'word') return false;
  if (left.facet !== 'detail') return left.facet !== 'function';
  const [firstConcept, secondConcept] = [left.concepts[0] ?? '', right.concepts[0] ?? ''];
  return (
    firstConcept === secondConcept || EXCLUSIVE_DETAILS.some((ids) => ids.has(firstConcept) && ids.has(secondConcept))
  );
}
