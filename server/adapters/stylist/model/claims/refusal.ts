import { hasCode } from './codes.ts';
import { hasAddress, hasMarkup } from './contacts.ts';
import type { Known } from './Known.ts';
import { namesAStranger } from './names.ts';
import { knowsItsPrices } from './prices.ts';
import { promises } from './promises.ts';
import { sentencesIn } from './words.ts';

/** The text without invisible characters, which could hide a claim from the checks. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '');
}

/**
 * Why the model's text is rejected, given the text right before it; null if it is accepted. The reason contains none
 * of the text.
 */
export function refusalOf(text: string, known: Known, before = ''): string | null {
  const plain = visible(text.normalize('NFKC'));
  const all = visible((before + text).normalize('NFKC'));
  // A piece or brand may have a name that looks like a URL; it is shown anyway.
  const unnamed = known.oddNames.reduce(withoutName, all);
  if (hasMarkup(unnamed)) return 'markup';
  if (hasAddress(unnamed)) return 'an address or a telephone number';
  if (hasCode(unnamed, known)) return 'a code';
  if (!knowsItsPrices(all, known)) return 'a price';
  const sentences = sentencesIn(plain);
  if (sentences.some((sentence) => promises(sentence, known))) return 'a promise';
  return sentences.some((sentence) => namesAStranger(sentence, known)) ? 'a name' : null;
}

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
