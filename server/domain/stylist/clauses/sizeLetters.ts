/** A letter size on its own, in capitals: 'im a M', 'she is S and shy'; not H&M, not a plural. */
const LONE_SIZE = /(?<![\p{L}\p{N}&'’-])(?<!\bsizes? )(XXS|XS|S|M|L|XL|XXL)(?![\p{L}\p{N}&'’])/gu;

/** Capitals are lost when words are compared, so a letter size is written out before. */
export function withSizesNamed(said: string): string {
  const isShouted = said === said.toUpperCase() && said.length > 4;
  return isShouted ? said : said.replace(LONE_SIZE, 'size $1');
}
