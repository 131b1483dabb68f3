import { parseShoeSize } from '../../../../../src/domain/catalogue/shoeSizes.ts';
import type { CatalogueItem } from '../../../catalogue/CatalogueItem.ts';
import type { Lexicon } from '../../../language/lexicon/Lexicon.ts';
import { findSizeOfNumber } from '../../../search/understanding/sizeNumbers.ts';
import { findShoeSize } from '../../../search/understanding/shoeSizeNumbers.ts';
import { comesInSize, listSizes, judgeSize } from '../../answering/statements.ts';
import { nameItem, listWithAnd } from '../../wording/phrases.ts';
import type { Asked } from './Asked.ts';
import { judgeNumberedSize } from './numberedSizes.ts';
import { joinSentences, sayUnknown } from './Asked.ts';

/** Matches words which show that a question about a size is about stock. */
const IN_STOCK_PATTERN = / in stock$/u;
const SIZE_SOURCE = 'xxs|xs|s|m|l|xl|xxl|small|medium|large|extra large';
const TWO_SIZES_PATTERN = new RegExp(
  String.raw`\b(?:an? |size )?(${SIZE_SOURCE}) (?:or|and|and also|or even) (?:in )?(?:an? |size )?(${SIZE_SOURCE})\b`,
  'iu',
);
const OWN_PATTERN = /my size|fit me/u;

/** Writes the sizes of a piece, or whether it comes in the size in the question. */
export function writeSizeReply(question: Asked): string {
  const { answer, item, items, voice, lexicon, findings } = question;
  const ownSize = findings.turn.profile.preferences.sizePreference[0];
  const word =
    OWN_PATTERN.test(answer.asked) || (OWN_PATTERN.test(findings.turn.said) && ownSize)
      ? (ownSize ?? '')
      : answer.asked;
  if (question.items.every(({ sizes }) => sizes.length === 0))
    return sayUnknown({ ...question, item: { ...question.item, materials: [] } }, 'which sizes it comes in');
  if (word === '')
    return joinSentences(items, (singleItem) =>
      voice.say('sizes', { item: nameItem(singleItem), list: listSizes(singleItem) }),
    );
  const [, firstSize = '', secondSize = ''] = TWO_SIZES_PATTERN.exec(findings.turn.said) ?? [];
  if (secondSize !== '')
    return replyOnTwoSizes(question, [writeSize(firstSize, item, lexicon), writeSize(secondSize, item, lexicon)]);
  return items.length > 1
    ? replyOnSeveral(question, writeSize(word.replace(IN_STOCK_PATTERN, ''), item, lexicon))
    : writeSingleSize(question, word);
}

function writeSingleSize({ item, voice, lexicon }: Asked, word: string): string {
  const size = word.replace(IN_STOCK_PATTERN, '');
  const verdict = judgeNumberedSize(item, size) ?? judgeSize(item, writeSize(size, item, lexicon));
  if (verdict.holds === null) return voice.say('about', { piece: nameItem(item), fact: verdict.fact });
  const stockSentence =
    IN_STOCK_PATTERN.test(word) && verdict.holds ? ' How many are left I cannot see from here.' : '';
  return voice.say(verdict.holds ? 'yes' : 'no', { fact: `${verdict.fact}${stockSentence}` });
}

function replyOnSeveral({ items, voice }: Asked, size: string): string {
  const itemsInSize = items.filter((item) => comesInSize(item, size)).slice(0, 3);
  return itemsInSize.length > 0
    ? voice.say('yes', {
        fact: `In ${size} there ${itemsInSize.length > 1 ? 'are' : 'is'} ${listWithAnd(itemsInSize.map(nameItem))}.`,
      })
    : voice.say('no', { fact: `None of these comes in ${size}.` });
}

/** Answers a question about two sizes ('in L or XL'). */
function replyOnTwoSizes({ item, voice }: Asked, sizes: readonly [string, string]): string {
  const [firstSize, secondSize] = sizes;
  const availableSizes = sizes.filter((size) => comesInSize(item, size));
  if (availableSizes.length === 2)
    return voice.say('yes', { fact: `${nameItem(item)} comes in both ${firstSize} and ${secondSize}.` });
  const [onlySize] = availableSizes;
  return onlySize === undefined
    ? voice.say('no', {
        fact: `${nameItem(item)} comes neither in ${firstSize} nor in ${secondSize}; it is offered in ${listSizes(item)}.`,
      })
    : voice.say('yes', {
        fact: `${nameItem(item)} comes in ${onlySize}, though not in ${onlySize === firstSize ? secondSize : firstSize}.`,
      });
}

function writeSize(word: string, item: CatalogueItem, lexicon: Lexicon): string {
  const lowerCaseWord = word.toLowerCase();
  const shoeSize = item.sizes.some(parseShoeSize) ? findShoeSize(lowerCaseWord) : null;
  if (shoeSize !== null) return shoeSize;
  const sizes = lexicon.byPhrase(lowerCaseWord.replace(/^an? /u, '')).flatMap((entry) => entry.sizes);
  const number = /^(?:an? )?(?:size )?(\d{1,2})$/u.exec(lowerCaseWord)?.[1];
  return (
    sizes[0] ??
    (number ? findSizeOfNumber(Number(number)) : undefined) ??
    withLettersRaised(lowerCaseWord.replace(/^(?:an? )?size /u, ''))
  );
}

/** Writes the letters of a size in capitals: 'XL', '10R', but 'petite'. */
function withLettersRaised(size: string): string {
  return size.length > 3 ? size : size.toUpperCase();
}
