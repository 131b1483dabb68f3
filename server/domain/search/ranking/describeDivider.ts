import type { Divider } from '../../../../src/domain/search/Divider.ts';
import { createDictionary } from '../../text/createDictionary.ts';
import type { Attribute } from '../understanding/Wish.ts';
import { PHRASE_BY_DETAIL, describeOccasion } from './attributeWords.ts';
import type { ExactGarment } from './exactMatches.ts';
import { isUncountable, joinWords, nameCount, pluralizeKind } from '../phrasing.ts';

/** Adjectives for names that are nouns or need a hyphen. */
const ADJECTIVES: Readonly<Record<string, string>> = createDictionary({
  'pattern:print': 'printed',
  'pattern:check': 'checked',
  'pattern:animal': 'animal-print',
  'pattern:polka dot': 'polka-dot',
  'pattern:pinstripe': 'pinstriped',
  'fit:a line': 'A-line',
  'fit:wide': 'wide-leg',
  'fit:plus': 'plus-size',
  'fit:petite': 'petite',
  'fit:mom': 'mom-fit',
  'fit:regular': 'regular-fit',
  'detail:mini': 'mini',
  'detail:midi': 'midi',
  'detail:maxi': 'maxi',
  'style:light color': 'light-colored',
  'style:jewel': 'jewel-toned',
  'material:sequin': 'sequined',
  'material:natural fibers': 'natural-fiber',
});
/** Facets in the order in which adjectives precede a noun. */
const ADJECTIVE_ORDER = ['fit', 'function', 'style', 'shade', 'pattern', 'material', 'detail'];

/** Describes the divider between `exactCount` exact matches and the results after them. */
export function describeDivider(
  exactCount: number,
  garments: readonly ExactGarment[],
  areSizesListed = false,
): Divider {
  const names = garments.map(nameGarment);
  const restText = describeRest(garments);
  const plural = joinNames(names.map((name) => name.plural));
  const isUnsure = garments.some(({ attributes }) =>
    attributes.some((attribute) => isOftenOmitted(attribute) && !(areSizesListed && attribute.facet === 'shoe size')),
  );
  const [onlyName, ...furtherNames] = names;
  if (exactCount === 0) return { exactCount, exact: describeNone(plural, isUnsure), rest: restText };
  const exactText =
    onlyName && furtherNames.length === 0
      ? nameCount(exactCount, onlyName.singular, onlyName.plural)
      : `${exactCount} ${plural}`;
  return { exactCount, exact: exactText, rest: restText };
}

/** Denies only that pieces are listed if their texts often omit the property: 'No dresses with pockets are listed'. */
const describeNone = (plural: string, isUnsure: boolean): string =>
  isUnsure ? `No ${plural} ${isUncountable(plural) ? 'is' : 'are'} listed` : `No ${plural} here`;

/** Whether catalogues often omit the attribute, so that a piece may have it although its texts do not mention it. */
const isOftenOmitted = (attribute: Attribute): boolean =>
  attribute.facet === 'function' ||
  attribute.facet === 'occasion' ||
  attribute.facet === 'shoe size' ||
  hasPhrase(attribute);

interface GarmentName {
  readonly singular: string;
  readonly plural: string;
}

/** Names a garment with its attributes: 'wide-leg linen trousers', 'dress with pockets'. */
function nameGarment({ kinds, attributes }: ExactGarment): GarmentName {
  const ownName = attributes.find(({ facet }) => facet === 'garment')?.names[0];
  const singularNoun = ownName ?? kinds[0] ?? 'piece';
  const sizes = attributes.filter(({ facet }) => facet === 'shoe size').map(({ names }) => joinWords(names, 'or'));
  const otherAttributes = attributes.filter(
    ({ facet }) => !['garment', 'word', 'shoe size', 'occasion'].includes(facet),
  );
  const adjectives = otherAttributes
    .filter((attribute) => !hasPhrase(attribute))
    .sort(compareFacets)
    .map(describe);
  const withPhrases = otherAttributes.filter(hasPhrase).map(describe);
  const describeAttribute = (noun: string): string =>
    [
      ...adjectives,
      noun,
      ...(withPhrases.length > 0 ? [`with ${joinWords(withPhrases, 'and')}`] : []),
      ...sizes.map((size) => `in ${size}`),
      ...attributes.filter(isOccasion).map((occasion) => `for ${describeOccasions(occasion)}`),
    ].join(' ');
  return {
    singular: describeAttribute(singularNoun),
    plural: describeAttribute(ownName === undefined ? pluralizeFirstKind(kinds) : pluralizeKind(ownName)),
  };
}

function describeRest(garments: readonly ExactGarment[]): string {
  const pieces = `Other ${joinNames(garments.map(({ kinds }) => pluralizeFirstKind(kinds)))}`;
  const [onlyAttribute, ...furtherAttributes] = garments.flatMap(({ attributes }) => attributes);
  if (!onlyAttribute) return pieces;
  if (furtherAttributes.length > 0) return `${pieces} that ${isUncountable(pieces) ? 'comes' : 'come'} close`;
  if (isOccasion(onlyAttribute))
    return `${pieces}, ${onlyAttribute.without ? 'white or ' : ''}not listed for ${describeOccasions(onlyAttribute)}`;
  if (onlyAttribute.facet === 'garment' || onlyAttribute.facet === 'word' || isOftenOmitted(onlyAttribute))
    return pieces;
  if (onlyAttribute.names.includes('plain')) return `${pieces}, with a pattern`;
  return `${pieces}, not ${describe(onlyAttribute)}`;
}

const isOccasion = ({ facet }: Attribute): boolean => facet === 'occasion';
const describeOccasions = ({ names }: Attribute): string => joinWords(names.map(describeOccasion), 'or');

const hasPhrase = ({ facet, names }: Attribute): boolean =>
  facet === 'detail' && names.every((name) => name in PHRASE_BY_DETAIL && !(`detail:${name}` in ADJECTIVES));

function describe({ facet, names }: Attribute): string {
  const words = names.map((name) => {
    const adjective = ADJECTIVES[`${facet}:${name}`];
    if (adjective !== undefined) return adjective;
    return facet === 'detail' && name in PHRASE_BY_DETAIL
      ? (PHRASE_BY_DETAIL[name] ?? name)
      : facet === 'shade' || facet === 'material'
        ? name
        : name.replaceAll(' ', '-');
  });
  return joinWords(words, 'or');
}

const compareFacets = (left: Attribute, right: Attribute): number =>
  ADJECTIVE_ORDER.indexOf(left.facet) - ADJECTIVE_ORDER.indexOf(right.facet);

/** Returns the plural of the garment's main kind; 'pieces' for any kind. */
function pluralizeFirstKind(kinds: readonly string[]): string {
  const [firstKind = 'piece'] = kinds;
  return pluralizeKind(kinds.includes('top') ? 'top' : firstKind);
}

const joinNames = (names: readonly string[]): string => joinWords([...new Set(names)], 'or');
