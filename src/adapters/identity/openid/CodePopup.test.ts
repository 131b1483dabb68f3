import { beforeEach, describe, expect, it } from 'vitest';
import { settled } from '../../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../memory/ManualClock.ts';
import { CodePopup, type CodeFlowSettings } from './CodePopup.ts';
import type { Popup, Popups } from './Popups.ts';
import { codeChallengeOf } from './proof.ts';

class FakePopup implements Popup {
  closed = false;
  url = '';
  #arrived = (): void => undefined;
  readonly arrived = new Promise<void>((resolve) => {
    this.#arrived = resolve;
  });
  navigate(url: string): void {
    this.url = url;
    this.#arrived();
  }
  close(): void {
    this.closed = true;
  }
}

class FakePopups implements Popups {
  opened: FakePopup | null = null;
  size: readonly number[] = [];
  blocked = false;
  readonly #listeners = new Set<(query: string) => void>();
  open(...size: number[]): Popup | null {
    this.size = size;
    return this.blocked ? null : (this.opened = new FakePopup());
  }
  onReturn(listener: (query: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
  return(query: string): void {
    for (const listener of [...this.#listeners]) listener(query);
  }
  get listeners(): number {
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
  const authorize = (signal?: AbortSignal) =>
    new CodePopup({
      popups,
      clock,
      settings: async () => settings,
      callbackPath: '/auth/google/callback',
      appOrigin: 'http://localhost:3000',
    }).authorize(signal);
  beforeEach(() => {
    popups = new FakePopups();
    clock = new ManualClock();
    settings = SETTINGS;
  });
  /** Starts the flow and waits until the popup navigates to Google. */
  const begin = async (signal?: AbortSignal) => {
    const answer = authorize(signal);
    answer.catch(() => undefined);
    await popups.opened?.arrived;
    return { answer, query: new URL(popups.opened?.url ?? '').searchParams };
  };
  const nothingIsLeft = () => expect([popups.listeners, clock.pending, popups.opened?.closed]).toEqual([0, 0, true]);

  it('opens 500 x 600 in the user gesture, and sends Google the PKCE challenge', async () => {
    const answer = authorize();
    expect(popups.size).toEqual([500, 600]);
    answer.catch(() => undefined);
    const { query } = await begin();
    expect(popups.opened?.url).toMatch(/^https:\/\/accounts\.google\.com\/o\/oauth2\/v2\/auth\?/);
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
    popups.return(`?code=c1&state=${query.get('state')}`);
    const { codeVerifier, ...rest } = await answer;
    expect(rest).toEqual({
      code: 'c1',
      redirectUri: 'http://localhost:3000/auth/google/callback',
      nonce: query.get('nonce'),
    });
    expect(await codeChallengeOf(codeVerifier)).toBe(query.get('code_challenge'));
    nothingIsLeft();
  });

  it('ignores unrelated answers', async () => {
    const { answer, query } = await begin();
    popups.return('?code=planted&state=other');
    popups.return('?code=planted');
    popups.return(`?code=mine&state=${query.get('state')}`);
    expect((await answer).code).toBe('mine');
  });

  it('reports that the shopper refused', async () => {
    const { answer, query } = await begin();
    popups.return(`?error=access_denied&state=${query.get('state')}`);
    await expect(answer).rejects.toMatchObject({ name: 'IdentityError', code: 'access_denied' });
    nothingIsLeft();
  });

  it('gives up 8 s after the window was closed, and not before', async () => {
    const { answer } = await begin();
    let ended = false;
    answer.catch(() => {
      ended = true;
    });
    clock.advance(60_000);
    await settled();
    expect(ended).toBe(false);
    popups.opened?.close();
    clock.advance(500 + 7_999);
    await settled();
    expect(ended).toBe(false);
    clock.advance(1);
    await expect(answer).rejects.toMatchObject({ code: 'popup-closed-by-user' });
    nothingIsLeft();
  });

  it('accepts an answer that arrives after the window was closed', async () => {
    const { answer, query } = await begin();
    popups.opened?.close();
    clock.advance(4_000);
    popups.return(`?code=late&state=${query.get('state')}`);
    expect((await answer).code).toBe('late');
  });

  it('reports a blocked window', async () => {
    popups.blocked = true;
    await expect(authorize()).rejects.toMatchObject({ code: 'popup-blocked' });
  });

  it('closes the window when the provider is not configured', async () => {
    settings = null;
    await expect(authorize()).rejects.toMatchObject({ code: 'operation-not-allowed' });
    nothingIsLeft();
  });

  it('ends with its signal', async () => {
    const abort = new AbortController();
    const { answer } = await begin(abort.signal);
    abort.abort(new Error('left'));
    await expect(answer).rejects.toThrow('left');
    nothingIsLeft();
  });

  it("resolves a path against the app's own origin", async () => {
    settings = { clientId: 'client', authorizationEndpoint: '/dev/google/auth' };
    await begin();
    expect(popups.opened?.url).toMatch(/^http:\/\/localhost:3000\/dev\/google\/auth\?/);
  });
});
