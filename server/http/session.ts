import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Proof } from '../application/ports/Sessions.ts';
import type { OpenSession, SessionService } from '../application/sessions/SessionService.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who is signed in; null for a visitor. Read in `onRequest`, before the body. */
    session: OpenSession | null;
  }
}

/** Of the same name a browser sends more where another program on this machine set them for a path below. */
const MOST_TOKENS = 10;
const TOKEN = /^[\w-]{1,128}$/u;

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
  /** Whether shoppers come by https. */
  readonly secure: boolean;
  readonly name: string;

  constructor(sessions: SessionService, secure: boolean) {
    this.#sessions = sessions;
    this.secure = secure;
    this.name = secure ? NAMES.secure : NAMES.plain;
  }

  /** Rejects with `SessionRefused` where `open` would. */
  admit(userId: string, proof: Proof): Promise<void> {
    return this.#sessions.admit(userId, proof);
  }

  /**
   * Opens a session for a shopper whom an identity provider vouched for, ending the one before; `alone` ends
   * all others of the shopper. Rejects with `SessionRefused`.
   */
  async open(request: FastifyRequest, reply: FastifyReply, userId: string, proof: Proof, alone = false): Promise<void> {
    await this.#closeAll(request);
    if (alone) await this.#sessions.closeAllOf(userId);
    const { token, expiresAt } = await this.#sessions.open(userId, proof);
    this.#send(reply, token, expiresAt);
  }

  /** Null without a session, or where it has ended. */
  async read(request: FastifyRequest, reply: FastifyReply): Promise<OpenSession | null> {
    for (const token of this.#tokens(request)) {
      const session = await this.#sessions.find(token);
      if (session?.extended === true) this.#send(reply, token, session.expiresAt);
      if (session !== null) return session;
    }
    return null;
  }

  /** Ends the session; without one it succeeds too. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#closeAll(request);
    void reply.clearCookie(this.name, this.#attributes());
  }

  /** Ends every session of the shopper, this one too. */
  async closeAllOf(userId: string, reply: FastifyReply): Promise<void> {
    await this.#sessions.closeAllOf(userId);
    void reply.clearCookie(this.name, this.#attributes());
  }

  async #closeAll(request: FastifyRequest): Promise<void> {
    for (const token of this.#tokens(request)) await this.#sessions.close(token);
  }

  /** The last one first: browsers send the cookie of the widest path, which is ours, after all others. */
  #tokens({ headers }: FastifyRequest): readonly string[] {
    const begin = `${this.name}=`;
    const pairs = (headers.cookie ?? '').split(';').map((pair) => pair.trim()).filter((pair) => pair.startsWith(begin));
    return pairs.map((pair) => pair.slice(begin.length)).filter((token) => TOKEN.test(token)).toReversed().slice(0, MOST_TOKENS);
  }

  #send(reply: FastifyReply, token: string, expiresAt: number): void {
    void reply.setCookie(this.name, token, { ...this.#attributes(), expires: new Date(expiresAt) });
  }

  #attributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.secure } as const;
  }
}
