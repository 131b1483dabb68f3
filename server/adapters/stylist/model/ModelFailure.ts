/** The endpoint did not respond, or not in the requested format. The message contains no text of the conversation. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}

/** The response exceeds the length limit; a retry would give the same. */
export class EndlessAnswerFailure extends ModelFailure {
  constructor() {
    super('The answer has no end');
  }
}
