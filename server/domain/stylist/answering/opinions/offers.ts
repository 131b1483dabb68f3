import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import { addArticle, pluralizeKind } from '../../../search/phrasing.ts';
import { isPluralKind } from '../../outfit/isPluralKind.ts';
import { nameItem } from '../../wording/phrases.ts';
import type { OpinionCase } from './OpinionCase.ts';
import { findNamed, isPair } from './pieceWords.ts';

/** Offers a change with the words that ask for it. A plain yes asks for it too. */
export const offer = (words: string, deed: string): string => `Say “${words}” and I ${deed}.`;

type Scene = Pick<OpinionCase, 'outfit'>;

/** Returns the name of a piece in a wish for another: 'the shoes', 'the dress'. */
export const nameForSwap = ({ kind }: CatalogueItem): string => `the ${kind === 'boots' ? 'shoes' : kind}`;

/** Offers another piece of the same kind; `quality` is a comparative such as 'more classic'. */
export function offerAnother(item: CatalogueItem, { outfit }: Scene, quality = ''): string {
  const [other, others] = isPair(item) ? ['another pair', 'other pairs'] : ['another', 'others'];
  if (!outfit.includes(item))
    return quality === ''
      ? offer('show me others', `look for ${others}`)
      : offer(`something ${quality}`, `look for ${other}`);
  return offer(
    `swap ${nameForSwap(item)}${quality === '' ? '' : ` for something ${quality}`}`,
    `look for ${other} that goes with the rest`,
  );
}

/** Offers a garment in the shopper's words: instead of the piece of the outfit at its place, beside it, or as a list. */
export function offerGarment(words: string, { outfit }: Scene): string {
  const place = findNamed(words, outfit);
  if (outfit.length === 0) return offer(`show me ${isPluralKind(words) ? words : pluralizeKind(words)}`, 'bring some');
  return place === undefined
    ? offer(`add ${isPluralKind(words) ? words : addArticle(words)}`, `find ${isPluralKind(words) ? 'some' : 'one'}`)
    : offer(
        `swap ${nameForSwap(place)} for ${isPluralKind(words) ? words : addArticle(words)}`,
        `replace ${nameItem(place)}`,
      );
}
