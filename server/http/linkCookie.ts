import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookieTokens } from './cookieTokens.ts';

/** The HttpOnly cookie with the token of a pending account link. */
export class LinkCookie {
  readonly #isSecure: boolean;
  readonly name: string;

  constructor(isSecure: boolean) {
    this.#isSecure = isSecure;
    this.name = isSecure ? '__Host-atelier_link' : 'atelier_link';
  }

  setToken(reply: FastifyReply, token: string, expiresAt: number): void {
    void reply.setCookie(this.name, token, { ...this.#getAttributes(), expires: new Date(expiresAt) });
  }

  /**
   * Returns the tokens and clears the cookie. Over plain http there may be several tokens, because other programs on
   * the machine can set a cookie of the same name.
   */
  takeTokens(request: FastifyRequest, reply: FastifyReply): readonly string[] {
    const tokens = readCookieTokens(request.headers.cookie, this.name);
    if (tokens.length > 0) void reply.clearCookie(this.name, this.#getAttributes());
    return tokens;
  }

  #getAttributes() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#isSecure } as const;
  }
}
