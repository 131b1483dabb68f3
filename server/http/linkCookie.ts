import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The proof of a second way to sign in, which waits in the browser that brought it; no script can read it. */
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

  /** The token, which the browser then forgets; null where it has none. */
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
