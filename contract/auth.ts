import * as z from 'zod/mini';
import { defineCall } from './Call.ts';
import { Empty } from './fields.ts';
import { CURRENT_SESSION } from './sessionPath.ts';
import { Profile } from './user.ts';

const Token = z.string().check(z.minLength(1), z.maxLength(8_192));
const Proof = z.string('Please sign in with Google again.').check(z.minLength(1, 'Please sign in with Google again.'), z.maxLength(8_192));

/**
 * True where the shopper agreed that the way in which was refused with 409 before, in this browser, becomes
 * one of the account that this login opens.
 */
const Link = z.optional(z.boolean());

/** Both logins set an HttpOnly session cookie and answer with the profile. A new way in whose address belongs to an account is refused with 409 and `ways`. */
export const loginWithFirebase = defineCall({
  name: 'loginWithFirebase', summary: 'Exchanges an ID token for a session',
  method: 'POST', path: '/api/auth/firebase', access: 'anyone',
  body: z.object({ token: Token, link: Link }),
  response: Profile,
});

export const loginWithGoogle = defineCall({
  name: 'loginWithGoogle', summary: "Exchanges Google's authorisation code for a session",
  method: 'POST', path: '/api/auth/google', access: 'anyone',
  body: z.object({
    code: Token,
    redirect_uri: z.string().check(z.maxLength(500)),
    /** Proof that the caller began the flow (PKCE), and the nonce it asked for. Without them nobody is let in. */
    code_verifier: Proof,
    nonce: Proof,
    link: Link,
  }),
  response: Profile,
});

export const loginWithFacebook = defineCall({
  name: 'loginWithFacebook', summary: 'Not wired yet: answers 501',
  method: 'POST', path: '/api/auth/facebook', access: 'anyone',
  body: z.object({ token: Token }),
  response: Empty,
});

/** For a device that lost its memory of who signed in: the cookie is out of a script's reach. */
export const getSession = defineCall({
  name: 'getSession', summary: "The profile of the session's shopper; null where nobody is signed in",
  ...CURRENT_SESSION, access: 'anyone',
  response: z.nullable(Profile),
});

export const logout = defineCall({
  name: 'logout', summary: 'Ends the session; without one it succeeds too',
  method: 'POST', path: '/api/auth/logout', access: 'anyone',
  body: Empty,
});
