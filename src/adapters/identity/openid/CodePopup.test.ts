import { beforeEach, describe, expect, it } from 'vitest';
import { settlePromises } from '../../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../memory/ManualClock.ts';
import { CodePopup, type CodeFlowSettings } from './CodePopup.ts';
import type { Popup, Popups } from './Popups.ts';
import { createCodeChallenge } from './proof.ts';

class FakePopup implements Popup {
  isClosed = false;
  url = '';
  #resolveArrived = (): void => undefined;
  readonly arrived = new Promise<void>((resolve) => {
    this.#resolveArrived = resolve;
  });
  navigate(url: string): void {
    this.url = url;
    this.#resolveArrived();
  }
  close(): void {
    this.isClosed = true;
  }
}

class FakePopups implements Popups {
  openedPopup: FakePopup | null = null;
  size: readonly number[] = [];
  isBlocked = false;
  readonly #listeners = new Set<(query: string) => void>();
  open(...size: number[]): Popup | null {
    this.size = size;
    return this.isBlocked ? null : (this.openedPopup = new FakePopup());
  }
  onReturn(listener: (query: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  returnFromProvider(query: string): void {
    for (const listener of [...this.#listeners]) listener(query);
  }
  get listenerCount(): number {
    return this.#listeners.size;
  }
}

const SETTINGS: CodeFlowSettings = {
  clientId: 'client',
  authorizationEndpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
};

describe('CodePopup', () => {
  let popups: FakePopups;
  let clock: ManualClock;
  let settings: CodeFlowSettings | null;
  let closedCount: number;
  const authorize = (signal?: AbortSignal) =>
    new CodePopup({
      popups,
      clock,
      settings: async () => settings,
      callbackPath: '/auth/google/callback',
      appOrigin: 'http://localhost:3000',
    }).authorize(signal, () => (closedCount += 1));
  beforeEach(() => {
    popups = new FakePopups();
    clock = new ManualClock();
    closedCount = 0;
    settings = SETTINGS;
  });
  /** Starts the flow and waits until the popup opens Google's page. */
  const begin = async (signal?: AbortSignal) => {
    const answer = authorize(signal);
    answer.catch(() => undefined);
    await popups.openedPopup?.arrived;
    return { answer, query: new URL(popups.openedPopup?.url ?? '').searchParams };
  };
  const expectNothingLeft = () =>
    expect([popups.listenerCount, clock.pendingCount, popups.openedPopup?.isClosed]).toEqual([0, 0, true]);

  it('opens 500 x 600 in the user gesture, and sends Google the PKCE challenge', async () => {
    const answer = authorize();
    expect(popups.size).toEqual([500, 600]);
    answer.catch(() => undefined);
    const { query } = await begin();
    expect(popups.openedPopup?.url).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'client',
      redirect_uri: 'http://localhost:3000/auth/google/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/);
  });

  it('resolves with the code and the proof, and closes the window', async () => {
    const { answer, query } = await begin();
    popups.returnFromProvider(`?code=c1&state=${query.get('state')}`);
    const { codeVerifier, ...rest } = await answer;
    expect(rest).toEqual({
      code: 'c1',
      redirectUri: 'http://localhost:3000/auth/google/callback',
      nonce: query.get('nonce'),
    });
    expect(await createCodeChallenge(codeVerifier)).toBe(query.get('code_challenge'));
    expectNothingLeft();
  });

  it('ignores unrelated answers', async () => {
    const { answer, query } = await begin();
    popups.returnFromProvider('?code=planted&state=other');
    popups.returnFromProvider('?code=planted');
    popups.returnFromProvider(`?code=mine&state=${query.get('state')}`);
    expect((await answer).code).toBe('mine');
  });

  it('reports that the shopper refused', async () => {
    const { answer, query } = await begin();
    popups.returnFromProvider(`?error=access_denied&state=${query.get('state')}`);
    await expect(answer).rejects.toMatchObject({ name: 'IdentityError', code: 'access_denied' });
    expectNothingLeft();
  });

  it('gives up 8 s after the window was closed, and not before', async () => {
    const { answer } = await begin();
    let hasEnded = false;
    answer.catch(() => {
      hasEnded = true;
    });
    clock.advance(60_000);
    await settlePromises();
    expect(hasEnded).toBe(false);
    expect(closedCount).toBe(0);
    popups.openedPopup?.close();
    clock.advance(500 + 7_999);
    await settlePromises();
    expect([hasEnded, closedCount]).toEqual([false, 1]);
    clock.advance(1);
    await expect(answer).rejects.toMatchObject({ code: 'popup-closed-by-user' });
    expectNothingLeft();
  });

  it('accepts an answer that arrives after the window was closed', async () => {
    const { answer, query } = await begin();
    popups.openedPopup?.close();
    clock.advance(4_000);
    popups.returnFromProvider(`?code=late&state=${query.get('state')}`);
    expect((await answer).code).toBe('late');
  });

  it('reports a blocked window', async () => {
    popups.isBlocked = true;
    await expect(authorize()).rejects.toMatchObject({ code: 'popup-blocked' });
  });

  it('closes the window when the provider is not configured', async () => {
    settings = null;
    await expect(authorize()).rejects.toMatchObject({ code: 'operation-not-allowed' });
    expectNothingLeft();
  });

  it('ends with its signal', async () => {
    const abortController = new AbortController();
    const { answer } = await begin(abortController.signal);
    abortController.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    expectNothingLeft();
  });

  it("resolves a path against the app's own origin", async () => {
    settings = { clientId: 'client', authorizationEndpoint: '/dev/google/auth' };
    await begin();
    expect(popups.openedPopup?.url).toMatch(/^http:\/\/localhost:3000\/dev\/google\/auth\?/);
  });
});
