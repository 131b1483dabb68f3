/** Why something is not dressed, for the shopper. */
export class NotDressed extends Error {
  override readonly name = 'NotDressed';
}
