/** The error for a file that cannot be imported at all. `message` is a sentence for the operator. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
