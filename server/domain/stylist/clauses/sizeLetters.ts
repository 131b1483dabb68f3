/** Matches a separate letter size in capitals: 'im a M', 'she is S and shy'; but not in H&M, and not in a plural. */
const LONE_SIZE = /(?<![\p{L}\p{N}&'’-])(?<!\bsizes? )(XXS|XS|S|M|L|XL|XXL)(?![\p{L}\p{N}&'’])/gu;

/** Returns the text with letter sizes as 'size M', because later steps ignore case. */
export function withSizesNamed(said: string): string {
  const isShouted = said === said.toUpperCase() && said.length > 4;
  return isShouted ? said : said.replace(LONE_SIZE, 'size $1');
}
