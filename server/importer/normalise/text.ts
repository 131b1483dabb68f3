import { NAMED_ENTITIES } from './lexicon/entities.ts';

/** What a shop writes beyond this is not read by anybody, and a page of script would be no description. */
const MAX_MARKUP = 200_000;
const BLOCKS = 'p|div|section|article|table|tr|ul|ol|dl|dt|dd|h[1-6]|blockquote|header|footer|figure|hr';
const TAG = /<\/?[a-z!][^<>]*>/gi;

/** Plain text of a description that may be HTML: paragraphs and list items stay lines, scripts and styles go. */
export function plainText(markup: string, maxLength = 5_000): string {
  let text = withoutTags(markup.slice(0, MAX_MARKUP));
  // Feeds escape their HTML twice as often as once.
  if (TAG.test(text)) text = withoutTags(text);
  TAG.lastIndex = 0;
  return shortened(tidyLines(text), maxLength);
}

function withoutTags(markup: string): string {
  const body = markup
    .replace(/<!--.*?(?:-->|$)/gs, ' ')
    .replace(/<(script|style|iframe|noscript|svg|template)\b.*?(?:<\/\1\s*>|$)/gis, ' ')
    .replace(/<li\b[^<>]*>/gi, '\n- ')
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<(?:td|th)\b[^<>]*>/gi, ' ')
    .replace(new RegExp(`</?(?:${BLOCKS}|li)\\b[^<>]*>`, 'gi'), '\n')
    .replace(TAG, '');
  return decodeEntities(body);
}

/** Character references, named and numbered; an unknown one stays as it is. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}\d{0,2}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return NAMED_ENTITIES[name] ?? NAMED_ENTITIES[name.toLowerCase()] ?? whole;
    return characterOf(decimal !== undefined ? Number(decimal) : Number.parseInt(hex!, 16)) ?? whole;
  });
}

function characterOf(code: number): string | null {
  const printable = code === 9 || code === 10 || code === 13 || (code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff));
  return printable ? String.fromCodePoint(code) : null;
}

function tidyLines(text: string): string {
  const lines = withoutControls(text).split(/\r\n?|\n/).map((line) => line.replace(/[\s\u200b\u200c\ufeff\u00ad]+/g, ' ').trim());
  return lines.filter((line) => line !== '' && line !== '-').join('\n');
}

/** One line, single spaces, no control characters. */
export function oneLine(text: string, maxLength = 300): string {
  return shortened(withoutControls(decodeEntities(text)).replace(/[\s\u200b\ufeff\u00ad]+/g, ' ').trim(), maxLength);
}

function withoutControls(text: string): string {
  return text.replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g, '');
}

/** Cut at a word, with an ellipsis; never inside a surrogate pair. */
function shortened(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? cut.slice(0, space) : cut).replace(/[\ud800-\udbff]$/, '').trimEnd()}…`;
}

/** A title that shouts is calmed ("SOPHIE TOP" is 'Sophie Top'); one without any capital gets its first. */
export function readableTitle(title: string): string {
  const line = oneLine(title, 200);
  if (/\p{Lu}/u.test(line) && !/\p{Ll}/u.test(line)) return line.toLowerCase().replace(/(^|[\s/(-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
  return /\p{Lu}/u.test(line) ? line : line.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
