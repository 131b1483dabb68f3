import { expect } from 'vitest';
import { CallError, type CallFailure } from '../../../src/application/ports/CallError.ts';

/** Expects that a call rejects with a `CallError` of this message and kind. */
export async function expectRefusal(call: Promise<unknown>, message: string, failure: CallFailure): Promise<void> {
  const error = await call.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(CallError);
  expect(error).toMatchObject({ message, failure });
}

/** Creates an aborted signal, and the reason with which the call must reject. */
export function abortedSignal(): { readonly signal: AbortSignal; readonly reason: Error } {
  const reason = new Error('The shopper went elsewhere.');
  return { signal: AbortSignal.abort(reason), reason };
}
