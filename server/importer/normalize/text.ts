import { decodeHTMLStrict } from 'entities';
import { cleanText } from '../../domain/text/cleanText.ts';

/** Puts a text on one line with single spaces, and removes invisible characters. */
export function toOneLine(text: string, maxLength = 300): string {
  return shortenText(tidyLine(decodeHTMLStrict(text)), maxLength);
}

/** Matches the characters that feeds use as spaces. */
const SPACES_PATTERN = /[\s\u200b\ufeff\u00ad]+/g;
const NONCHARACTERS_PATTERN = /[\ufffe\uffff]/g;

/**
 * Removes characters that databases reject, that reverse the text around them, or that make different names look equal.
 */
export function tidyLine(line: string): string {
  return cleanText(repairEncoding(line).replace(SPACES_PATTERN, ' '))
    .replace(NONCHARACTERS_PATTERN, '')
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** What remains of a lost letter (U+FFFD) that was written as UTF-8 and read as Latin-1. */
const LOST_LETTER = 'ï¿½';
/** Matches a letter of two UTF-8 bytes that were read as Latin-1: 'Ã©' for 'é'. */
const TWO_BYTES_PATTERN = /([\u00c2\u00c3])([\u0080-\u00bf])/g;

/** Repairs letters that a shop's software decoded wrongly before the feed was written. */
function repairEncoding(line: string): string {
  return line
    .replaceAll(LOST_LETTER, '')
    .replaceAll('\ufffd', '')
    .replace(TWO_BYTES_PATTERN, (_, firstByte: string, secondByte: string) =>
      String.fromCharCode(((firstByte.charCodeAt(0) & 0x1f) << 6) | (secondByte.charCodeAt(0) & 0x3f)),
    );
}

/** Shortens a text at a word boundary and adds an ellipsis. */
export function shortenText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const lastSpaceIndex = cut.lastIndexOf(' ');
  return `${(lastSpaceIndex > maxLength / 2 ? cut.slice(0, lastSpaceIndex) : cut).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/**
 * Converts a title in capitals to title case ("SOPHIE TOP" becomes 'Sophie Top'). Capitalizes a title in lower case.
 */
export function createReadableTitle(title: string): string {
  const line = toOneLine(title, 200);
  if (/\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line))
    return line
      .toLowerCase()
      .replace(/(^|[\s/(-])(\p{L})/gu, (_, prefix: string, letter: string) => prefix + letter.toUpperCase());
  return /\p{Lu}/u.test(line) ? line : line.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/**
 * Capitalizes the words of a brand in a feed that is all in lower case ('van heusen'). If the title has capitals, a
 * brand in lower case is intentional.
 */
export function createReadableBrand(brand: string, title: string): string {
  if (/\p{Lu}/u.test(brand + title)) return brand;
  return brand.replace(/(^|[\s&(-])(\p{L})/gu, (_, prefix: string, letter: string) => prefix + letter.toUpperCase());
}
