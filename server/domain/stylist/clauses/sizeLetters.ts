/** Matches a letter size in capitals that stands alone: 'im a M', 'she is S and shy', but not in H&M or 'Ms'. */
const LONE_SIZE_PATTERN = /(?<![\p{L}\p{N}&'’-])(?<!\bsizes? )(XXS|XS|S|M|L|XL|XXL)(?![\p{L}\p{N}&'’])/gu;

/** Writes letter sizes as 'size M', because later steps ignore capitals. */
export function withSizesNamed(message: string): string {
  const isShouted = message === message.toUpperCase() && message.length > 4;
  return isShouted ? message : message.replace(LONE_SIZE_PATTERN, 'size $1');
}
