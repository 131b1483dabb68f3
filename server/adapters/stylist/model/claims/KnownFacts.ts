import type { Filters } from '../../../../../src/domain/filters/Filters.ts';
import type { Turn, Understood } from '../../../../application/ports/Stylist.ts';
import type { CatalogueItem } from '../../../../domain/catalogue/CatalogueItem.ts';
import { hasAddress, hasMarkup } from './contacts.ts';
import { Piece, describeItem } from './Piece.ts';
import { findWords } from './words.ts';

/** Facts to check the model's text against. */
export interface KnownFacts {
  readonly pieces: readonly Piece[];
  /** Names, brands and shops that look like markup or a URL, in lower case, longest first. */
  readonly unusualNames: readonly string[];
  readonly brandWords: ReadonlySet<string>;
  /** All words of the pieces' own texts, in lower case. */
  readonly pieceWords: ReadonlySet<string>;
  /** All words of the conversation and the profile, in lower case. */
  readonly talkWords: ReadonlySet<string>;
  /**
   * Known amounts in cents: prices and savings of the pieces, price filters, and amounts that the shopper mentioned.
   */
  readonly knownCents: ReadonlySet<number>;
  /** Known discounts in whole percent: of the pieces, and those that the shopper mentioned. */
  readonly knownPercents: ReadonlySet<number>;
  readonly hasReducedItem: boolean;
  /** The listed pieces that the text describes, in the order of the list. */
  readonly listedPieces: readonly Piece[];
  /** The number of `listedPieces` that match everything asked for; null if all do. */
  readonly exactCount: number | null;
  readonly outfitTotalCents: number | null;
}

/** Facts about a list and an outfit as a whole. */
export interface ListFacts {
  readonly listedPieces: readonly CatalogueItem[];
  readonly exactCount: number | null;
  readonly outfitTotalCents: number | null;
}

type TalkContext = Pick<Turn, 'said' | 'earlier' | 'profile' | 'filters'>;

export function collectKnownFacts(
  items: readonly CatalogueItem[],
  turn: TalkContext,
  { title, refinedQuery, filters }: Pick<Understood, 'title' | 'refinedQuery' | 'filters'>,
  { listedPieces, exactCount, outfitTotalCents }: ListFacts = {
    listedPieces: items,
    exactCount: null,
    outfitTotalCents: null,
  },
): KnownFacts {
  const namedNumbers = findNumbers(turn.said);
  const reducedItems = items.filter(({ priceCents, fullPriceCents }) => fullPriceCents > priceCents);
  const piecesById = new Map(items.map((item) => [item.id, new Piece(item)]));
  return {
    pieces: [...piecesById.values()],
    listedPieces: listedPieces.flatMap(({ id }) => piecesById.get(id) ?? []),
    exactCount,
    outfitTotalCents,
    unusualNames: [
      ...new Set(items.flatMap(({ shortDescription, brand, website }) => [shortDescription, brand, website])),
    ]
      .filter(isUnusualName)
      .map((name) => name.normalize('NFKC').toLowerCase())
      .sort((a, b) => b.length - a.length),
    brandWords: new Set(items.flatMap(({ brand }) => findWords(brand))),
    pieceWords: new Set(items.flatMap((item) => findWords(describeItem(item)))),
    talkWords: new Set(
      findWords(
        [
          turn.said,
          title,
          refinedQuery,
          ...turn.earlier.flatMap(({ said, reply }) => [said, reply]),
          JSON.stringify(turn.profile.preferences),
        ].join(' '),
      ),
    ),
    knownCents: new Set([
      ...items.flatMap(listPrices),
      ...listPriceBounds(filters),
      ...listPriceBounds(turn.filters),
      ...namedNumbers.map((number) => Math.round(number * 100)),
    ]),
    knownPercents: new Set([...reducedItems.flatMap(listPercents), ...namedNumbers]),
    hasReducedItem: reducedItems.length > 0,
  };
}

const isUnusualName = (name: string) => name.length > 2 && (hasMarkup(name) || hasAddress(name));

const listPrices = ({ priceCents, fullPriceCents }: CatalogueItem) =>
  fullPriceCents > priceCents ? [priceCents, fullPriceCents, fullPriceCents - priceCents] : [priceCents];

const listPriceBounds = ({ priceRangeMin, priceRangeMax }: Filters) =>
  [priceRangeMin, priceRangeMax].flatMap((bound) => (bound === null ? [] : [bound * 100]));

function listPercents({ priceCents, fullPriceCents }: CatalogueItem): readonly number[] {
  const percent = ((fullPriceCents - priceCents) / fullPriceCents) * 100;
  return [Math.floor(percent), Math.round(percent)];
}

function findNumbers(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]{0,15}(?:\.\d{1,4})?/gu)].map(([number]) => Number(number.replaceAll(',', '')));
}
