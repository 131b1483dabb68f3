import { removeAccents } from '../../language/text/tokens.ts';

/** A part of a message between punctuation marks, with the mark before it. */
export interface SaidPart {
  readonly text: string;
  /** The words in lower case, without accents and apostrophes. */
  readonly words: readonly string[];
  readonly mark: string;
}

const MARK_PATTERN =
  /([.,;:!?()"“”…\n–—]+|\s-+\s|\s(?=(?:but|because|bc|cos|coz|so|since|although|though|tho)\s|and (?:i|im|i['’]m|ive|i['’]ve|we|they|it|its|it['’]s|he|she|he['’]?s|she['’]?s|my|the)\s))/iu;
const WORD_PATTERN = /[\p{L}\p{N}]+/gu;

/** Splits a message into parts. Does not split decimals, prices and heights. */
export function splitIntoParts(message: string): readonly SaidPart[] {
  const pieces = message.split(MARK_PATTERN);
  const parts: { text: string; mark: string }[] = [{ text: pieces[0] ?? '', mark: '' }];
  for (let index = 1; index < pieces.length; index += 2) {
    const [mark = '', text = ''] = [pieces[index], pieces[index + 1]];
    const last = parts.at(-1)!;
    const isNumber = /^[.,:]$/u.test(mark) && /\d$/u.test(last.text) && /^\d/u.test(text);
    if (isNumber) last.text += mark + text;
    else parts.push({ text, mark });
  }
  return parts.map(({ text, mark }) => ({ text, mark, words: listWords(text) }));
}

export const listWords = (text: string): readonly string[] => removeAccents(text).match(WORD_PATTERN) ?? [];

export const joinSaid = (parts: readonly { readonly text: string; readonly mark: string }[]): string =>
  parts.map(({ text, mark }) => mark + text).join('');
