import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportPKCS8, generateKeyPair, jwtVerify, type CryptoKey } from 'jose';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FirebaseAccountStatus } from './FirebaseAccountStatus.ts';
import { IdentityToolkit } from './IdentityToolkit.ts';
import { ServiceAccount } from './ServiceAccount.ts';

const PROJECT = 'atelier-live';
const NOW = 1_760_000_000_000;

/** A fake of Google's token endpoint and Identity Toolkit, on loopback. */
class FakeGoogle {
  readonly server: Server;
  readonly grantedTokens: string[] = [];
  readonly statements: string[] = [];
  accounts: Readonly<Record<string, object>> = {};
  status = 200;
  /** The only access token that this fake accepts; null to accept every token that it has granted. */
  acceptedToken: string | null = null;

  constructor() {
    this.server = createServer((request, response) => {
      void readBody(request).then((body) => {
        const [status, answer] = request.url === '/token' ? this.#answerGrant(body) : this.#answerLookUp(request, body);
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
      });
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  #answerGrant(body: string): [number, object] {
    const form = new URLSearchParams(body);
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer') return [400, {}];
    this.statements.push(form.get('assertion') ?? '');
    this.grantedTokens.push(`access-${this.grantedTokens.length + 1}`);
    return [200, { access_token: this.grantedTokens.at(-1), expires_in: 3_600, token_type: 'Bearer' }];
  }

  #answerLookUp({ url, method, headers }: IncomingMessage, body: string): [number, object] {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    if (!this.grantedTokens.includes(token) || (this.acceptedToken !== null && token !== this.acceptedToken))
      return [401, { error: { code: 401 } }];
    if (method !== 'POST' || url !== `/v1/projects/${PROJECT}/accounts:lookup`) return [404, {}];
    const { localId } = JSON.parse(body) as { localId: string[] };
    const users = localId.flatMap((id) =>
      this.accounts[id] === undefined ? [] : [{ localId: id, ...this.accounts[id] }],
    );
    return [this.status, users.length === 0 ? { kind: 'identitytoolkit#GetAccountInfoResponse' } : { users }];
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

describe('the status of accounts of a real project', () => {
  let fakeGoogle: FakeGoogle;
  let now: number;
  let status: FirebaseAccountStatus;
  let privateKeyPem: string;
  let publicKey: CryptoKey;
  const findState = (subject: string, provider = 'firebase') => status.findState({ provider, subject });

  beforeAll(async () => {
    const keyPair = await generateKeyPair('RS256', { extractable: true });
    privateKeyPem = await exportPKCS8(keyPair.privateKey);
    ({ publicKey } = keyPair);
  });
  beforeEach(async () => {
    now = NOW;
    fakeGoogle = new FakeGoogle();
    await new Promise<void>((resolve) => fakeGoogle.server.listen(0, '127.0.0.1', resolve));
    const key = {
      client_email: 'server@atelier-live.test',
      private_key: privateKeyPem,
      token_uri: `${fakeGoogle.origin}/token`,
    };
    const account = new ServiceAccount(key, { now: () => now });
    const getAccessToken = (signal?: AbortSignal, refusedToken?: string) =>
      account.getAccessToken(signal, refusedToken);
    status = new FirebaseAccountStatus(
      new IdentityToolkit({ projectId: PROJECT, origin: fakeGoogle.origin, getAccessToken }),
    );
  });
  afterEach(() => fakeGoogle.server.close());

  it('maps each Identity Toolkit response to an account status', async () => {
    fakeGoogle.accounts = {
      ada: {
        validSince: '1760000000',
        passwordUpdatedAt: 1_760_000_000_123,
        createdAt: '1759999999124',
        disabled: false,
      },
      bea: { disabled: true, validSince: '1' },
      cleo: {},
    };
    expect(await findState('ada')).toEqual({
      kind: 'active',
      validSince: 1_760_000_000_000,
      passwordSetAt: 1_760_000_000_123,
    });
    expect(await findState('bea')).toEqual({ kind: 'disabled' });
    expect(await findState('cleo')).toEqual({ kind: 'active', validSince: 0, passwordSetAt: 0 });
    expect(await findState('nobody')).toEqual({ kind: 'gone' });
  });

  it('rejects tokens from the second of a password change, since token times are whole seconds', async () => {
    fakeGoogle.accounts = {
      ada: { validSince: '1760000000', passwordUpdatedAt: 1_760_000_000_123, createdAt: '1750000000000' },
    };
    expect(await findState('ada')).toMatchObject({ validSince: 1_760_000_001_000, passwordSetAt: 1_760_000_000_123 });
  });

  it('returns null for accounts of other providers, without a request', async () => {
    expect(await findState('g-1', 'google')).toBeNull();
    expect(fakeGoogle.grantedTokens).toEqual([]);
  });

  it('authenticates with its own key, for one hour and one scope', async () => {
    await findState('ada');
    const { payload } = await jwtVerify(fakeGoogle.statements[0] ?? '', publicKey, {
      currentDate: new Date(NOW),
      audience: `${fakeGoogle.origin}/token`,
    });
    expect(payload).toMatchObject({
      iss: 'server@atelier-live.test',
      scope: 'https://www.googleapis.com/auth/identitytoolkit',
      iat: NOW / 1_000,
      exp: NOW / 1_000 + 3_600,
    });
  });

  it('reuses its access token until shortly before it expires, and replaces a rejected one', async () => {
    await findState('ada');
    now += 3_299_000;
    await findState('ada');
    expect(fakeGoogle.grantedTokens).toHaveLength(1);
    now += 2_000;
    await findState('ada');
    expect(fakeGoogle.grantedTokens).toHaveLength(2);
    fakeGoogle.acceptedToken = 'access-3';
    expect(await findState('nobody')).toEqual({ kind: 'gone' });
    expect(fakeGoogle.grantedTokens).toHaveLength(3);
  });

  it.each([403, 429, 500])('does not treat an account as deleted because Identity Toolkit answers %i', async (code) => {
    fakeGoogle.status = code;
    await expect(findState('ada')).rejects.toThrow(String(code));
  });
});
