import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The token of a pending account link, stored in the browser that started it; HttpOnly. */
export class LinkCookie {
  readonly #secure: boolean;
  readonly name: string;

  constructor(secure: boolean) {
    this.#secure = secure;
    this.name = secure ? '__Host-atelier_link' : 'atelier_link';
  }

  keep(reply: FastifyReply, token: string, expiresAt: number): void {
    void reply.setCookie(this.name, token, { ...this.#attributes(), expires: new Date(expiresAt) });
  }

  /** Returns the token and clears the cookie; null without one. */
  take(request: FastifyRequest, reply: FastifyReply): string | null {
    const token = request.cookies[this.name] ?? '';
    if (token === '') return null;
    void reply.clearCookie(this.name, this.#attributes());
    return token;
  }

  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'strict', secure: this.#secure } as const;
  }
}
