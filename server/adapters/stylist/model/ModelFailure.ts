import OpenAI from 'openai';

/**
 * The endpoint did not respond, or its response has a wrong format. The message contains no text of the conversation.
 */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
}

/** The response is too long, so a second attempt would probably be too long as well. */
export class EndlessAnswerFailure extends ModelFailure {
  constructor() {
    super('The answer has no end');
  }
}

export function toModelFailure(failure: unknown): ModelFailure {
  if (failure instanceof ModelFailure) return failure;
  if (failure instanceof OpenAI.APIError && failure.status !== undefined)
    return new ModelFailure(`The endpoint answered ${failure.status}`);
  if (failure instanceof OpenAI.APIUserAbortError || failure instanceof OpenAI.APIConnectionTimeoutError)
    return new ModelFailure('The endpoint took too long');
  if (failure instanceof OpenAI.APIConnectionError) return new ModelFailure('The endpoint cannot be reached');
  return new ModelFailure('The endpoint broke the connection or sent an unexpected answer');
}
