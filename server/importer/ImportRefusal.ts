/** The whole file cannot be imported. `message` is a sentence for the operator. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
}
