import { removeAllInvisible } from '../../../../domain/text/cleanText.ts';
import { hasFalseDescription } from './attributes.ts';
import { hasCode } from './codes.ts';
import { hasFalseComparison } from './comparisons.ts';
import { hasAddress, hasMarkup } from './contacts.ts';
import { hasFalseCount } from './counts.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { mentionsUnknownBrand } from './names.ts';
import { hasFalseSum, hasKnownAmounts } from './prices.ts';
import { hasPromise } from './promises.ts';
import { hasUnknownProperty } from './properties.ts';
import { ReferentTracker } from './referents.ts';
import { splitSentences } from './words.ts';

/** Removes invisible characters, which could hide a claim. */
export function removeInvisible(text: string): string {
  return text.split('\n').map(removeAllInvisible).join('\n');
}

/**
 * The reason for rejecting the model's text about pieces; null if it is accepted. `textBefore` is the text that
 * precedes `text`. The reason contains no part of the text.
 */
export function findRefusal(text: string, knownFacts: KnownFacts, textBefore = ''): string | null {
  return (
    findRefusalInWords(text, knownFacts, textBefore) ??
    findRefusalOfPieces(normalizeShown(text), knownFacts, normalizeShown(textBefore))
  );
}

/** Checks the statements of a text about pieces, sentence by sentence and property by property. */
function findRefusalOfPieces(text: string, knownFacts: KnownFacts, precedingText: string): string | null {
  const tracker = new ReferentTracker(knownFacts, splitSentences(precedingText));
  let textBefore = precedingText;
  for (const sentence of splitSentences(text)) {
    const referents = tracker.readNext(sentence);
    if (hasFalseDescription(sentence, referents)) return 'a look or a size';
    if (hasUnknownProperty(sentence, referents)) return 'a property';
    if (hasFalseSum(sentence, textBefore, knownFacts)) return 'a sum';
    if (hasFalseComparison(sentence, knownFacts, tracker.namedPieces)) return 'a comparison';
    if (hasFalseCount(sentence, knownFacts)) return 'a count';
    textBefore = `${textBefore} ${sentence}`;
  }
  return null;
}

/** Like `findRefusal`, for a text about the shopper's wish. Sizes, colors and materials need not belong to a piece. */
export function findRefusalInWords(text: string, knownFacts: KnownFacts, textBefore = ''): string | null {
  const plainText = normalizeShown(text);
  const allText = normalizeShown(textBefore + text);
  // Ignore names that look like a URL, because the shop shows them anyway.
  const textWithoutNames = knownFacts.unusualNames.reduce(removeName, allText);
  if (hasMarkup(textWithoutNames)) return 'markup';
  if (hasAddress(textWithoutNames)) return 'an address or a telephone number';
  if (hasCode(textWithoutNames, knownFacts)) return 'a code';
  if (!hasKnownAmounts(allText, knownFacts)) return 'a price';
  const sentences = splitSentences(plainText);
  if (sentences.some((sentence) => hasPromise(sentence, knownFacts))) return 'a promise';
  return sentences.some((sentence) => mentionsUnknownBrand(sentence, knownFacts)) ? 'a name' : null;
}

const normalizeShown = (text: string) => removeInvisible(text.normalize('NFKC'));

function removeName(text: string, name: string): string {
  const parts: string[] = [];
  const lowerCaseText = text.toLowerCase();
  if (lowerCaseText.length !== text.length) return text;
  let from = 0;
  for (let index = lowerCaseText.indexOf(name); index !== -1; index = lowerCaseText.indexOf(name, from)) {
    const end = index + name.length;
    const isWholeName = !/[\p{L}\p{N}.@/-]/u.test(text.charAt(index - 1)) && !/[\p{L}\p{N}@/-]/u.test(text.charAt(end));
    parts.push(text.slice(from, index), isWholeName ? 'it' : text.slice(index, end));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
