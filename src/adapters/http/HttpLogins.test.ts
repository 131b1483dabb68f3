import { describe, expect, it } from 'vitest';
import { AccountExistsError } from '../../application/ports/Logins.ts';
import { ManualClock } from '../memory/ManualClock.ts';
import { RecordingLogger } from '../memory/RecordingLogger.ts';
import { HttpClient } from './HttpClient.ts';
import { HttpLogins } from './HttpLogins.ts';
import { HttpSessionManagement } from './HttpSessionManagement.ts';

const problem = (status: number, details: object = {}) => ({
  type: 'about:blank',
  title: 'Refused',
  status,
  ...details,
});

function createClient(status: number, body: object) {
  const requests: Request[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    requests.push(new Request(input as string, init));
    return Response.json(body, { status });
  };
  const http = new HttpClient({
    clock: new ManualClock(),
    logger: new RecordingLogger(),
    fetch,
    baseUrl: 'http://shop.test',
  });
  return { http, requests };
}

const PASSWORD_CREDENTIAL = { provider: 'firebase', proof: { token: 't' } };
const CODE_CREDENTIAL = {
  provider: 'google',
  proof: { code: 'c', redirectUri: 'http://shop.test/auth/google/callback', codeVerifier: 'v', nonce: 'n' },
};

describe('HttpLogins', () => {
  it.each([
    [PASSWORD_CREDENTIAL, ['google']],
    [CODE_CREDENTIAL, ['password']],
  ])('turns a refusal with ways into AccountExists: %j', async (credential, providers) => {
    const { http } = createClient(409, problem(409, { ways: providers }));
    const failure = await new HttpLogins(http).openSession(credential).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(AccountExistsError);
    expect(failure).toMatchObject({ providers: providers });
  });

  it.each([
    [PASSWORD_CREDENTIAL, 'Firebase Login Error'],
    [CODE_CREDENTIAL, 'Google Login Error'],
  ])('rejects with the short message where nothing can be linked: %j', async (credential, message) => {
    const { http } = createClient(409, problem(409));
    await expect(new HttpLogins(http).openSession(credential)).rejects.toMatchObject({ name: 'CallError', message });
  });

  it.each([
    [403, 'forbidden', 'Because.'],
    [401, 'unauthorized', 'Because.'],
    [503, 'broken', undefined],
  ])(
    'passes on why the server refused the login, and not why it failed: %i',
    async (status, failure, serverMessage) => {
      const { http } = createClient(status, { ...problem(status), detail: 'Because.' });
      await expect(new HttpLogins(http).openSession(CODE_CREDENTIAL)).rejects.toMatchObject({ failure, serverMessage });
    },
  );

  it('passes on that there is no login with Facebook', async () => {
    const { http, requests } = createClient(501, problem(501));
    await expect(new HttpLogins(http).loginWithFacebook('t')).rejects.toMatchObject({
      message: 'Facebook Login Error',
    });
    expect(requests.map(({ url }) => url)).toEqual(['http://shop.test/api/auth/facebook']);
  });

  it('sends the proof in the words of the wire, and asks to link only when told', async () => {
    const { http, requests } = createClient(401, problem(401));
    await new HttpLogins(http).openSession(CODE_CREDENTIAL, undefined, true).catch(() => undefined);
    await new HttpLogins(http).openSession(PASSWORD_CREDENTIAL).catch(() => undefined);
    expect(requests.map(({ url }) => url)).toEqual([
      'http://shop.test/api/auth/google',
      'http://shop.test/api/auth/firebase',
    ]);
    expect(await requests[0]?.json()).toEqual({
      code: 'c',
      redirect_uri: 'http://shop.test/auth/google/callback',
      code_verifier: 'v',
      nonce: 'n',
      link: true,
    });
    expect(await requests[1]?.json()).toEqual({ token: 't' });
  });
});

describe('HttpSessionManagement', () => {
  it('ends the sessions on all devices, and says if that failed', async () => {
    const { http, requests } = createClient(200, {});
    await new HttpSessionManagement(http).closeAllSessions();
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'http://shop.test/api/auth/logout-everywhere'],
    ]);
    const failingManagement = new HttpSessionManagement(createClient(500, problem(500)).http);
    await expect(failingManagement.closeAllSessions()).rejects.toMatchObject({
      message: 'Error logging out everywhere',
    });
  });
});
