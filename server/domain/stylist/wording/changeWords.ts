import { createDictionary } from '../../text/createDictionary.ts';
import type { Change } from '../Conversation.ts';
import { listed } from './phrases.ts';

const FORGOTTEN: Readonly<Record<string, string>> = createDictionary({
  price: 'with no price limit',
  color: 'in any color',
  size: 'in every size',
  sale: 'full price included',
  gender: 'for anyone',
  brand: 'from any brand',
  occasion: 'for any occasion',
  pattern: 'in any pattern',
  everything: 'starting afresh',
  sort: 'in order of fit',
  minimum: 'with no lowest price',
});

/** Of a garment one says after it: 'for a wedding', 'in linen', 'zip up'. */
const STANDS_AFTER = /^(?:for|in|with|to|from) |^(?:below|above|zip|button)|[ -]up$|(?:, )/u;

/** The changes of a turn in words: 'in green, under $120'; '' for a first wish. */
export function changeWords(changes: readonly Change[]): string {
  const isNewKind = changes.some(({ kind }) => kind === 'kind');
  const describing = isNewKind ? changes.filter(({ kind, words }) => kind === 'wish' && !STANDS_AFTER.test(words)) : [];
  const company = isNewKind ? changes.filter(({ kind }) => kind === 'goesWith') : [];
  const named = changes.map((change) =>
    change.kind === 'kind'
      ? {
          ...change,
          words: [...describing.map(({ words }) => words), change.words, ...company.flatMap(saying)].join(' '),
        }
      : change,
  );
  return listed([
    ...new Set(
      named
        .filter((change) => !describing.includes(change) && !company.includes(change))
        .flatMap((change) => saying(change)),
    ),
  ]);
}

function saying({ kind, words }: Change): string[] {
  switch (kind) {
    case 'color':
      return [`in ${words}`];
    case 'size':
      return [`in size ${words}`];
    case 'forgot':
      return [FORGOTTEN[words] ?? `${words} welcome again`];
    case 'dropped':
      return [`${words} no longer a must`];
    case 'like':
      return [`close to ${words}`];
    case 'goesWith':
      return [`to go with ${words}`];
    case 'brand':
      return [`leaving out ${words}`];
    case 'unshown':
      return [words === 'color' ? 'in another color' : 'others than those before'];
    case 'kind':
    case 'refused':
    case 'wish':
    case 'returned':
    case 'wearer':
    case 'lessOf':
    case 'cheaper':
    case 'dearer':
    case 'price':
    case 'sale':
      return [words];
    default:
      return [];
  }
}
