import type { Span } from '../../language/lexicon/Lexicon.ts';
import { createAttribute, isSoftened } from './attributes.ts';
import { listConceptsOfFacet, type Reading } from './Reading.ts';
import type { Attribute } from './Wish.ts';

/** The occasion that every piece is suitable for. */
const EVERYDAY_OCCASION = 'occasion:everyday';
const WEDDING_OCCASION = 'occasion:wedding';
/** Kinds that a bride may want in white. */
const BRIDAL_KINDS: ReadonlySet<string> = new Set(['dress', 'jumpsuit', 'skirt', 'coord']);
const BRIDE_PHRASES: readonly (readonly string[])[] =
  'bride,brides,bridal,elope,eloping,elopement,my wedding,my own wedding,our wedding,my civil wedding,am getting married,im getting married,am marrying,im marrying,we are getting married'
    .split(',')
    .map((phrase) => phrase.split(' '));

/** Reads the requested occasion. Pieces for the occasion come first. */
export function readOccasions(reading: Reading, garments: readonly Span[]): readonly Attribute[] {
  if (garments.length === 0) return [];
  const names = reading
    .findSpansWithRole('wanted')
    .filter((span) => !isSoftened(reading, span))
    .flatMap((span) => createAttribute(span, [], ({ facet, id }) => facet === 'occasion' && id !== EVERYDAY_OCCASION));
  const [firstAttribute] = names;
  if (firstAttribute === undefined) return [];
  const concepts = [...new Set(names.flatMap((attribute) => attribute.concepts))];
  return [
    {
      ...firstAttribute,
      names: [...new Set(names.flatMap((attribute) => attribute.names))],
      concepts,
      ...(isWornByGuest(reading, garments, concepts) && { without: ['color:white'] }),
    },
  ];
}

/** Lists the concepts that do not suit the guests of an event, for a query without a garment. */
export function listGuestDislikes(reading: Reading, garments: readonly Span[]): readonly string[] {
  if (garments.length > 0) return [];
  const isWedding = reading
    .findSpansWithRole('wanted')
    .some((span) => span.concepts.some(({ id }) => id === WEDDING_OCCASION));
  return isWedding && !isBrideOrWhite(reading) ? ['color:white'] : [];
}

/** Whether the wearer is a wedding guest, who does not wear white. */
function isWornByGuest(reading: Reading, garments: readonly Span[], concepts: readonly string[]): boolean {
  const kinds = garments.flatMap((span) =>
    listConceptsOfFacet(span, 'kind').flatMap((entry) => Object.keys(entry.kinds)),
  );
  return concepts[0] === WEDDING_OCCASION && !isBrideOrWhite(reading) && kinds.some((kind) => BRIDAL_KINDS.has(kind));
}

/** Whether the words speak of a bride or ask for white. */
function isBrideOrWhite(reading: Reading): boolean {
  const isBride = reading.tokens.some((_, position) =>
    BRIDE_PHRASES.some((words) => reading.hasWordsAt(position, words)),
  );
  return isBride || reading.spans.some((span) => listConceptsOfFacet(span, 'color', 'shade').some(isWhite));
}

const isWhite = ({ colors }: { readonly colors: readonly string[] }): boolean => colors.includes('White');
