/**
 * `unauthorised`: no session, or it has ended. `forbidden`: another shopper's. `not-found`, `rejected`
 * (the request was wrong), `rate-limited`, `unreachable` (offline, refused, timed out), `broken` (the
 * server failed) and `malformed` (the answer breaks the contract).
 */
export type CallFailure =
  | 'unauthorised' | 'forbidden' | 'not-found' | 'rejected'
  | 'rate-limited' | 'unreachable' | 'broken' | 'malformed';

/** A call to the backend that failed. `message` is the spec's short one (section 8, wrapped call messages). */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;
  constructor(message: string, failure: CallFailure, options?: ErrorOptions) {
    super(message, options);
    this.failure = failure;
  }
}
