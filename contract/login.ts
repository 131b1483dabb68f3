import * as z from 'zod/mini';
import type { Call } from './Call.ts';
import { defineCall } from './Call.ts';
import { Profile } from './user.ts';

const Token = z.string().check(z.minLength(1), z.maxLength(8_192));

/**
 * Whether to link the sign-in method that was refused with 409 in this browser to the account of this login. Requires
 * the shopper's agreement.
 */
const Link = z.optional(z.boolean());

/** A login with an ID token that the provider gave to the browser. */
export const IdTokenLogin = z.object({ token: Token, link: Link });

/** A login with the code from the provider's sign-in window. `title` is the provider's name as shown to shoppers. */
export function codeLogin(title: string) {
  const signInAgainText = `Please sign in with ${title} again.`;
  const Proof = z.string(signInAgainText).check(z.minLength(1, signInAgainText), z.maxLength(8_192));
  return z.object({
    code: Token,
    redirect_uri: z.string().check(z.maxLength(500)),
    /** The PKCE verifier, which proves that the caller started the flow. */
    code_verifier: Proof,
    nonce: Proof,
    link: Link,
  });
}

export type LoginBody = z.infer<typeof IdTokenLogin> | z.infer<ReturnType<typeof codeLogin>>;
export type LoginCall = Call<z.ZodMiniType, z.ZodMiniType<LoginBody, LoginBody>, typeof Profile>;

/** The client's settings for a code flow; null if the provider is not configured. */
export const CodeFlowSettings = z.nullable(z.object({ clientId: z.string(), authorizationEndpoint: z.string() }));

/**
 * Defines the call that exchanges a provider's credential for a session cookie and the profile. If the email address
 * belongs to an existing account, the call is refused with 409 and `ways`.
 */
export function defineLogin(
  provider: string,
  title: string,
  summary: string,
  body: z.ZodMiniType<LoginBody, LoginBody>,
): LoginCall {
  return defineCall({
    name: `loginWith${title}`,
    summary,
    method: 'POST',
    path: `/api/auth/${provider}`,
    access: 'anyone',
    body,
    response: Profile,
  });
}
