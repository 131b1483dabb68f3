import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readCookieTokens } from './cookieTokens.ts';

/** The HttpOnly cookie with the token of a pending account link. */
export class LinkCookie {
  readonly #secure: boolean;
  readonly name: string;

  constructor(secure: boolean) {
    this.#secure = secure;
    this.name = secure ? '__Host-atelier_link' : 'atelier_link';
  }

  setToken(reply: FastifyReply, token: string, expiresAt: number): void {
    void reply.setCookie(this.name, token, { ...this.#attributes(), expires: new Date(expiresAt) });
  }

  /**
   * Returns the tokens and clears the cookie. Over plain http there may be several tokens, because other programs on
   * the machine can set a cookie of the same name.
   */
  takeTokens(request: FastifyRequest, reply: FastifyReply): readonly string[] {
    const tokens = readCookieTokens(request.headers.cookie, this.name);
    if (tokens.length > 0) void reply.clearCookie(this.name, this.#attributes());
    return tokens;
  }

  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#secure } as const;
  }
}
