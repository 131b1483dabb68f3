/** The error for a file of which nothing can be imported. `message` is a sentence for the operator. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
