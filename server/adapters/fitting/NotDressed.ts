/** A body or a garment cannot be dressed. The message tells the shopper why. */
export class NotDressed extends Error {
  override readonly name = 'NotDressed';
}
