/**
 * Why a call failed. `unauthorized`: no session, or it has ended. `forbidden`: the resource belongs to another shopper.
 * `not-found`, `rejected` (the request was wrong), `rate-limited`, `unreachable` (offline, refused, timed out),
 * `broken` (the server failed) and `malformed` (the answer breaks the contract). Needs no contract suite, because it is
 * an error and not a port.
 */
export type CallFailure =
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'rejected'
  | 'rate-limited'
  | 'unreachable'
  | 'broken'
  | 'malformed';

/**
 * A failed call to the backend. `message` is the short message of the specification (section 8, wrapped call messages).
 */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  /** The server's own message for the shopper, if it sent one. */
  readonly serverMessage: string | undefined;
  constructor(
    message: string,
    failure: CallFailure,
    options?: ErrorOptions & { readonly serverMessage?: string | undefined },
  ) {
    super(message, options);
    this.serverMessage = options?.serverMessage;
    this.failure = failure;
  }
}
