/** The password was right, but the email address is not verified yet (spec section 4, sign-in). */
export class UnverifiedEmailError extends Error {
  override readonly name = 'UnverifiedEmailError';
}
