/** Matches a letter size in capitals that stands alone: 'im a M', 'she is S and shy'; not H&M, not a plural. */
const LONE_SIZE = /(?<![\p{L}\p{N}&'’-])(?<!\bsizes? )(XXS|XS|S|M|L|XL|XXL)(?![\p{L}\p{N}&'’])/gu;

/** The text with letter sizes written as 'size M', because later steps ignore case. */
export function withSizesNamed(said: string): string {
  const isShouted = said === said.toUpperCase() && said.length > 4;
  return isShouted ? said : said.replace(LONE_SIZE, 'size $1');
}
