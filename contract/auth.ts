import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Empty } from './fields.ts';
import { CURRENT_SESSION } from './sessionPath.ts';
import { Profile } from './user.ts';

const Token = z.string().check(z.minLength(1), z.maxLength(8_192));
const Proof = z
  .string('Please sign in with Google again.')
  .check(z.minLength(1, 'Please sign in with Google again.'), z.maxLength(8_192));

/**
 * True when the shopper agreed to link the sign-in method that was refused with 409 in this browser to the
 * account of this login.
 */
const Link = z.optional(z.boolean());

/**
 * Both logins set an HttpOnly session cookie and return the profile. A new sign-in method whose email address belongs
 * to an existing account is refused with 409 and `ways`.
 */
export const loginWithFirebase = defineCall({
  name: 'loginWithFirebase',
  summary: 'Exchanges an ID token for a session',
  method: 'POST',
  path: '/api/auth/firebase',
  access: 'anyone',
  body: z.object({ token: Token, link: Link }),
  response: Profile,
});

export const loginWithGoogle = defineCall({
  name: 'loginWithGoogle',
  summary: "Exchanges Google's authorisation code for a session",
  method: 'POST',
  path: '/api/auth/google',
  access: 'anyone',
  body: z.object({
    code: Token,
    redirect_uri: z.string().check(z.maxLength(500)),
    /** Proof that the caller started the flow (PKCE), and the nonce it requested. Both are required. */
    code_verifier: Proof,
    nonce: Proof,
    link: Link,
  }),
  response: Profile,
});

export const loginWithFacebook = defineCall({
  name: 'loginWithFacebook',
  summary: 'Not available yet: responds with 501',
  method: 'POST',
  path: '/api/auth/facebook',
  access: 'anyone',
  body: z.object({ token: Token }),
  response: Empty,
});

/** Lets a client without a cached login find out who is signed in, since scripts cannot read the cookie. */
export const getSession = defineCall({
  name: 'getSession',
  summary: 'The profile of the signed-in shopper; null without a session',
  ...CURRENT_SESSION,
  access: 'anyone',
  response: z.nullable(Profile),
});

export const logout = defineCall({
  name: 'logout',
  summary: 'Ends the session; also succeeds without one',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'anyone',
  body: Empty,
});
