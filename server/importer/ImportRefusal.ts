/** The file as a whole cannot be imported; `message` is one clear sentence for the operator. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
