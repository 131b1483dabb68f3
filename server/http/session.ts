import '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Proof } from '../application/ports/Sessions.ts';
import type { DeviceSession, OpenSession, SessionService } from '../application/sessions/SessionService.ts';
import { readDevice } from '../domain/accounts/readDevice.ts';
import { readCookieTokens } from './cookieTokens.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The current session; null for a visitor. Set in `onRequest`. */
    session: OpenSession | null;
  }
}

const COOKIE_NAMES = { secure: '__Host-atelier_session', plain: 'atelier_session' } as const;

/** Whether the request has a session cookie. Its session may have ended, so this must not grant access. */
export function hasSessionCookie({ cookies }: FastifyRequest): boolean {
  return Object.values(COOKIE_NAMES).some((name) => Boolean(cookies[name]));
}

/**
 * The session in an HttpOnly cookie. On https, the prefix `__Host-` limits the cookie to this host, the root path and
 * secure connections.
 */
export class SessionCookie {
  readonly #sessions: SessionService;
  /** Whether shoppers use https. */
  readonly isSecure: boolean;
  readonly name: string;

  constructor(sessions: SessionService, isSecure: boolean) {
    this.#sessions = sessions;
    this.isSecure = isSecure;
    this.name = isSecure ? COOKIE_NAMES.secure : COOKIE_NAMES.plain;
  }

  /** Checks the account. Rejects with `SessionRefused`, like `open`. */
  admit(userId: string, proof: Proof): Promise<void> {
    return this.#sessions.admit(userId, proof);
  }

  /**
   * Opens a session for an authenticated shopper and closes the browser's previous one. `isOnlySession` closes all
   * other sessions of the shopper. Rejects with `SessionRefused`.
   */
  async open(
    request: FastifyRequest,
    reply: FastifyReply,
    userId: string,
    proof: Proof,
    isOnlySession = false,
  ): Promise<void> {
    await this.#closeSessions(request);
    if (isOnlySession) await this.#sessions.closeAllSessions(userId);
    const device = readDevice(request.headers['user-agent']);
    const { token, expiresAt } = await this.#sessions.open(userId, proof, device);
    this.#sendCookie(reply, token, expiresAt);
  }

  /** The request's session; null if there is none or it has ended. */
  async read(request: FastifyRequest, reply: FastifyReply): Promise<OpenSession | null> {
    for (const token of this.#readTokens(request)) {
      const session = await this.#sessions.find(token);
      if (session?.isExtended === true) this.#sendCookie(reply, token, session.expiresAt);
      if (session !== null) return session;
    }
    return null;
  }

  /** Ends the session. Succeeds if there is none. */
  async close(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.#closeSessions(request);
    this.clear(reply);
  }

  /** Removes the cookie from the browser, because its session has ended. */
  clear(reply: FastifyReply): void {
    void reply.clearCookie(this.name, this.#getAttributes());
  }

  /** Ends every session of the shopper, including this one. */
  async closeAllOf(userId: string, reply: FastifyReply): Promise<void> {
    await this.#sessions.closeAllSessions(userId);
    this.clear(reply);
  }

  listDevices(userId: string): Promise<readonly DeviceSession[]> {
    return this.#sessions.listDevices(userId);
  }

  /** Ends one session of the shopper. Succeeds if it does not exist. */
  closeDevice(userId: string, id: string): Promise<void> {
    return this.#sessions.closeDevice(userId, id);
  }

  async #closeSessions(request: FastifyRequest): Promise<void> {
    for (const token of this.#readTokens(request)) await this.#sessions.close(token);
  }

  #readTokens({ headers }: FastifyRequest): readonly string[] {
    return readCookieTokens(headers.cookie, this.name);
  }

  #sendCookie(reply: FastifyReply, token: string, expiresAt: number): void {
    void reply.setCookie(this.name, token, { ...this.#getAttributes(), expires: new Date(expiresAt) });
  }

  #getAttributes() {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.isSecure } as const;
  }
}
