import { decodeHTMLStrict } from 'entities';

/** Puts a text on one line, with single spaces and without control characters. */
export function toOneLine(text: string, maxLength = 300): string {
  return shortenText(
    removeControlCharacters(decodeHTMLStrict(text))
      .replace(/[\s\u200b\ufeff\u00ad]+/g, ' ')
      .trim(),
    maxLength,
  );
}

/** Drops characters that fonts cannot display and databases reject. */
export function removeControlCharacters(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g, '');
}

/** Truncates at a word boundary, with an ellipsis; never inside a surrogate pair. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpaceIndex = cut.lastIndexOf(' ');
  return `${(lastSpaceIndex > maxLength / 2 ? cut.slice(0, lastSpaceIndex) : cut).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/**
 * Converts an all-caps title to title case ("SOPHIE TOP" becomes 'Sophie Top'), and capitalizes one without capitals.
 */
export function createReadableTitle(title: string): string {
  const line = toOneLine(title, 200);
  if (/\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line))
    return line
      .toLowerCase()
      .replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return /\p{Lu}/u.test(line) ? line : line.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
