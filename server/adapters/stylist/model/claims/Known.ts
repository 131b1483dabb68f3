import type { Filters } from '../../../../../src/domain/filters/Filters.ts';
import type { Turn, Understood } from '../../../../application/ports/Stylist.ts';
import type { CatalogueItem } from '../../../../domain/catalogue/CatalogueItem.ts';
import { hasAddress, hasMarkup } from './contacts.ts';
import { Piece, textOf } from './Piece.ts';
import { wordsIn } from './words.ts';

/** Facts that the model's text is checked against. */
export interface Known {
  readonly pieces: readonly Piece[];
  /** Names, brands and shops of the pieces that look like markup or a URL, lower case, longest first. */
  readonly oddNames: readonly string[];
  readonly brandWords: ReadonlySet<string>;
  /** All words in the pieces' own texts, lower case. */
  readonly pieceWords: ReadonlySet<string>;
  /** All words of the conversation and the profile, lower case. */
  readonly talkWords: ReadonlySet<string>;
  /** Prices and savings of the pieces, price filters, and amounts that the shopper mentioned. */
  readonly cents: ReadonlySet<number>;
  /** Discounts of the pieces in whole percent, and those that the shopper mentioned. */
  readonly percents: ReadonlySet<number>;
  readonly hasReduced: boolean;
}

type Talk = Pick<Turn, 'said' | 'earlier' | 'profile' | 'filters'>;

export function knownOf(
  items: readonly CatalogueItem[],
  turn: Talk,
  { title, refinedQuery, filters }: Pick<Understood, 'title' | 'refinedQuery' | 'filters'>,
): Known {
  const named = numbersIn(turn.said);
  const reduced = items.filter(({ priceCents, fullPriceCents }) => fullPriceCents > priceCents);
  return {
    pieces: items.map((item) => new Piece(item)),
    oddNames: [...new Set(items.flatMap(({ shortDescription, brand, website }) => [shortDescription, brand, website]))]
      .filter(isOdd)
      .map((name) => name.normalize('NFKC').toLowerCase())
      .sort((a, b) => b.length - a.length),
    brandWords: new Set(items.flatMap(({ brand }) => wordsIn(brand))),
    pieceWords: new Set(items.flatMap((item) => wordsIn(textOf(item)))),
    talkWords: new Set(
      wordsIn(
        [
          turn.said,
          title,
          refinedQuery,
          ...turn.earlier.flatMap(({ said, reply }) => [said, reply]),
          JSON.stringify(turn.profile.preferences),
        ].join(' '),
      ),
    ),
    cents: new Set([
      ...items.flatMap(sumsOf),
      ...boundsOf(filters),
      ...boundsOf(turn.filters),
      ...named.map((number) => Math.round(number * 100)),
    ]),
    percents: new Set([...reduced.flatMap(percentsOf), ...named]),
    hasReduced: reduced.length > 0,
  };
}

const isOdd = (name: string) => name.length > 2 && (hasMarkup(name) || hasAddress(name));

const sumsOf = ({ priceCents, fullPriceCents }: CatalogueItem) =>
  fullPriceCents > priceCents ? [priceCents, fullPriceCents, fullPriceCents - priceCents] : [priceCents];

const boundsOf = ({ priceRangeMin, priceRangeMax }: Filters) =>
  [priceRangeMin, priceRangeMax].flatMap((bound) => (bound === null ? [] : [bound * 100]));

function percentsOf({ priceCents, fullPriceCents }: CatalogueItem): readonly number[] {
  const percent = ((fullPriceCents - priceCents) / fullPriceCents) * 100;
  return [Math.floor(percent), Math.round(percent)];
}

function numbersIn(text: string): readonly number[] {
  return [...text.matchAll(/\d[\d,]{0,15}(?:\.\d{1,4})?/gu)].map(([number]) => Number(number.replaceAll(',', '')));
}
