import { hasCode } from './codes.ts';
import { hasAddress, hasMarkup } from './contacts.ts';
import type { Known } from './Known.ts';
import { namesAStranger } from './names.ts';
import { knowsItsPrices } from './prices.ts';
import { promises } from './promises.ts';
import { sentencesIn } from './words.ts';

/** Text as it may be shown: without characters that nobody sees, which could hide a claim from the checks. */
export function visible(text: string): string {
  return text.replaceAll(/[^\P{C}\n]/gu, '');
}

/** Why a text of a model cannot be stood by, with what was said right before it; null where it can. It names no word of the text. */
export function refusalOf(text: string, known: Known, before = ''): string | null {
  const plain = visible(text.normalize('NFKC'));
  const all = visible((before + text).normalize('NFKC'));
  // A piece or a brand may have a name that looks like an address; it is shown anyway.
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
