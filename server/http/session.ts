import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenSession, SessionService } from '../application/sessions/SessionService.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for a visitor. Read in `onRequest`, before the body. */
    session: OpenSession | null;
  }
}

const NAMES = { secure: '__Host-atelier_session', plain: 'atelier_session' } as const;

/** Whether there may be a session, without a look at the store: good enough for a hint, never for access. */
export function seemsSignedIn({ cookies }: FastifyRequest): boolean {
  return Object.values(NAMES).some((name) => Boolean(cookies[name]));
}

/**
 * The session in an HttpOnly cookie that no script can read. On https the `__Host-` prefix binds it to
 * this host, this path and a secure connection.
 */
export class SessionCookie {
  readonly #sessions: SessionService;
  readonly #secure: boolean;
  readonly name: string;

  constructor(sessions: SessionService, secure: boolean) {
    this.#sessions = sessions;
    this.#secure = secure;
    this.name = secure ? NAMES.secure : NAMES.plain;
  }

  /** Opens a session for a shopper whom an identity provider vouched for, ending the one before. */
  async open(request: FastifyRequest, reply: FastifyReply, userId: string): Promise<void> {
    const before = request.cookies[this.name];
    if (before !== undefined) await this.#sessions.close(before);
    const { token, expiresAt } = await this.#sessions.open(userId);
    this.#send(reply, token, expiresAt);
  }

  /** Null without a session, or where it has ended. */
  async read(request: FastifyRequest, reply: FastifyReply): Promise<OpenSession | null> {
    const token = request.cookies[this.name];
    if (token === undefined || token === '') return null;
    const session = await this.#sessions.find(token);
    if (session?.extended === true) this.#send(reply, token, session.expiresAt);
    return session;
  }

  /** Ends the session; without one it succeeds too. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const token = request.cookies[this.name];
    if (token !== undefined) await this.#sessions.close(token);
    void reply.clearCookie(this.name, this.#attributes());
  }

  #send(reply: FastifyReply, token: string, expiresAt: number): void {
    void reply.setCookie(this.name, token, { ...this.#attributes(), expires: new Date(expiresAt) });
  }

  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.#secure } as const;
  }
}
