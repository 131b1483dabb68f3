/** Matches a letter size in capitals that stands alone: 'im a M', 'she is S and shy', but not in H&M or 'Ms'. */
const LONE_SIZE = /(?<![\p{L}\p{N}&'’-])(?<!\bsizes? )(XXS|XS|S|M|L|XL|XXL)(?![\p{L}\p{N}&'’])/gu;

/** Writes letter sizes as 'size M', because later steps ignore capitals. */
export function withSizesNamed(said: string): string {
  const isShouted = said === said.toUpperCase() && said.length > 4;
  return isShouted ? said : said.replace(LONE_SIZE, 'size $1');
}
