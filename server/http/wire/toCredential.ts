import type { LoginBody } from '../../../contract/login.ts';
import type { Credential } from '../../application/ports/IdentityVerifier.ts';

export function toCredential(body: LoginBody): Credential {
  if ('token' in body) return { token: body.token };
  const { code, redirect_uri: redirectUri, code_verifier: codeVerifier, nonce } = body;
  return { code, redirectUri, codeVerifier, nonce };
}
