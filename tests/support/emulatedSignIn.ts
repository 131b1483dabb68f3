import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { UnsecuredJWT, type JWTPayload } from 'jose';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { DEMO_ACCOUNT } from '../../server/identity/demoAccount.ts';
import {
  startAuthEmulator,
  type AuthEmulator,
} from '../../server/identity/providers/firebase/emulator/AuthEmulator.ts';
import { callEmulator } from '../../server/identity/providers/firebase/emulator/callEmulator.ts';
import { createIdentityBackend } from './identityBackend.ts';

export const DEMO = { email: DEMO_ACCOUNT.email, password: DEMO_ACCOUNT.password };

/** Time limit for the start, which takes 4 s on an idle machine. */
const EMULATOR_START_MS = 180_000;

/** The backend's sign-in with an Auth emulator. Each test has a new backend. */
export class EmulatedSignIn {
  app!: FastifyInstance;
  origin = '';
  emulator!: AuthEmulator;
  /** The server's time, in milliseconds since the epoch. */
  now = 0;
  warnings: string[] = [];
  /** An ID token of the demo account. */
  demoToken = '';
  #dataDir = '';

  /** Creates an instance. Hooks of the test file start and stop it. */
  static use(): EmulatedSignIn {
    const signIn = new EmulatedSignIn();
    beforeAll(() => signIn.#start(), EMULATOR_START_MS);
    beforeEach(() => signIn.#renew());
    afterEach(() => signIn.app.close());
    afterAll(() => signIn.#stop());
    return signIn;
  }

  /** Calls a method of Identity Toolkit like the browser's SDK. */
  readonly accounts = (
    method: string,
    payload: object,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> =>
    this.app.inject({
      method: 'POST',
      url: `/identitytoolkit.googleapis.com/v1/accounts:${method}?key=any`,
      payload,
      headers,
    });

  readonly createTokenFor = async (email: object, method = 'signInWithPassword'): Promise<string> =>
    (await this.accounts(method, { ...email, returnSecureToken: true })).json<{ idToken: string }>().idToken;

  /** Calls an administrative method of the emulator as the project's owner. */
  readonly callAsOwner = (method: string, body: object): Promise<unknown> =>
    callEmulator(
      `http://${this.emulator.host}`,
      'POST',
      `/identitytoolkit.googleapis.com/v1/projects/${this.emulator.projectId}/accounts:${method}`,
      body,
    );

  readonly exchangeToken = (token: string): Promise<LightMyRequestResponse> =>
    this.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { token } });

  /** Creates an unsigned token with `baseClaims`, overridden by `claims`. */
  readonly createForgedToken = (
    claims: object,
    baseClaims: JWTPayload = UnsecuredJWT.decode(this.demoToken).payload,
  ): string =>
    `${[
      { alg: 'none', typ: 'JWT' },
      { ...baseClaims, ...claims },
    ]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')}.`;

  async #start(): Promise<void> {
    this.#dataDir = await mkdtemp(join(tmpdir(), 'atelier-identity-'));
    this.emulator = await startAuthEmulator({ port: 0, dataDir: this.#dataDir, startLimitMs: EMULATOR_START_MS });
  }

  async #renew(): Promise<void> {
    this.now = Date.now();
    this.warnings = [];
    const log = { warn: (_details: object, message: string) => void this.warnings.push(message) };
    this.app = await createIdentityBackend(this.emulator.host, { now: () => this.now }, log);
    this.origin = await this.app.listen({ host: '127.0.0.1', port: 0 });
    this.demoToken = await this.createTokenFor(DEMO);
  }

  async #stop(): Promise<void> {
    await this.emulator.stop();
    await rm(this.#dataDir, { recursive: true, force: true });
  }
}
