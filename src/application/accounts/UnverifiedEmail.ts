/** The password was right, but the link in the verification mail was not followed yet (spec section 4, sign-in). */
export class UnverifiedEmail extends Error {
  override readonly name = 'UnverifiedEmail';
}
