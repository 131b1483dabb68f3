import { withoutInvisible } from '../../../../domain/text/cleanText.ts';
import { misdescribes } from './attributes.ts';
import { hasCode } from './codes.ts';
import { hasAddress, hasMarkup } from './contacts.ts';
import type { Known } from './Known.ts';
import { mentionsUnknownBrand } from './names.ts';
import { hasKnownAmounts } from './prices.ts';
import { promises } from './promises.ts';
import { sentencesIn } from './words.ts';

/** The text without invisible characters, which could hide a claim from the checks. */
export function visible(text: string): string {
  return text.split('\n').map(withoutInvisible).join('\n');
}

/**
 * Why the model's text about the pieces is rejected, given the text right before it; null if it is accepted. The reason
 * contains none of the text.
 */
export function refusalOf(text: string, known: Known, before = ''): string | null {
  return (
    refusalOfWords(text, known, before) ?? (misdescribes(shown(text), known, shown(before)) ? 'a look or a size' : null)
  );
}

/**
 * Like `refusalOf`, for a text that describes what the shopper seeks, so that no piece needs to have its sizes and
 * looks.
 */
export function refusalOfWords(text: string, known: Known, before = ''): string | null {
  const plain = shown(text);
  const all = shown(before + text);
  // Ignore names of pieces and brands that look like a URL: the shop shows these names anyway.
  const unnamed = known.oddNames.reduce(withoutName, all);
  if (hasMarkup(unnamed)) return 'markup';
  if (hasAddress(unnamed)) return 'an address or a telephone number';
  if (hasCode(unnamed, known)) return 'a code';
  if (!hasKnownAmounts(all, known)) return 'a price';
  const sentences = sentencesIn(plain);
  if (sentences.some((sentence) => promises(sentence, known))) return 'a promise';
  return sentences.some((sentence) => mentionsUnknownBrand(sentence, known)) ? 'a name' : null;
}

const shown = (text: string) => visible(text.normalize('NFKC'));

function withoutName(text: string, name: string): string {
  const parts: string[] = [];
  const small = text.toLowerCase();
  if (small.length !== text.length) return text;
  let from = 0;
  for (let at = small.indexOf(name); at !== -1; at = small.indexOf(name, from)) {
    const end = at + name.length;
    const isWhole = !/[\p{L}\p{N}.@/-]/u.test(text.charAt(at - 1)) && !/[\p{L}\p{N}@/-]/u.test(text.charAt(end));
    parts.push(text.slice(from, at), isWhole ? 'it' : text.slice(at, end));
    from = end;
  }
  return [...parts, text.slice(from)].join('');
}
