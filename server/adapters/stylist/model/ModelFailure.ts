/** The endpoint did not answer, or not in the form it was asked for. The message holds nothing that was said. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}

/** The answer is longer than any that was asked for; asking again would bring the same. */
export class EndlessAnswer extends ModelFailure {
  constructor() {
    super('The answer has no end');
  }
}
