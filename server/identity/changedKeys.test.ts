import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT, ForgingOpenIdProvider } from '../../tests/support/ForgingOpenIdProvider.ts';
import { ADA, TokenIssuer } from '../../tests/support/TokenIssuer.ts';
import { OpenIdVerifier } from './openid/OpenIdVerifier.ts';
import { ProviderClock } from './ProviderClock.ts';
import { createKeyReader, FirebaseIdTokenVerifier } from './providers/firebase/FirebaseIdTokenVerifier.ts';

const DAY_MS = 86_400_000;
const PROJECT = 'atelier-live';
const FIREBASE_CLAIMS = {
  issuer: `https://securetoken.google.com/${PROJECT}`,
  audience: PROJECT,
  otherClaims: { firebase: { identities: {}, sign_in_provider: 'password' } },
};
const CALLBACK_PATH = '/auth/any/callback';

/** The libraries use the real clock and keep recently fetched keys. */
describe('after the clock of the server was set, changed keys of the provider are accepted', () => {
  let clockChangeMs: number;
  let clock: ProviderClock;
  beforeEach(() => {
    clockChangeMs = 0;
    clock = new ProviderClock({ now: () => Date.now() + clockChangeMs });
  });

  describe('with Firebase', () => {
    let forge: TokenIssuer;
    let server: Server;
    beforeEach(async () => {
      forge = await TokenIssuer.open();
      server = createServer((_request, response) => void response.end(JSON.stringify({ keys: [forge.key] })));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterEach(() => {
      server.closeAllConnections();
      server.close();
    });

    it.each([-DAY_MS, DAY_MS])('by %i ms', async (changeMs) => {
      const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
      const verifier = new FirebaseIdTokenVerifier(PROJECT, clock, createKeyReader(clock, url));
      const signIn = async () => verifier.verify({ token: await forge.createToken(FIREBASE_CLAIMS, null) });
      expect(await signIn()).toMatchObject({ subject: ADA.subject });
      forge = await TokenIssuer.open('k2');
      clockChangeMs = changeMs;
      expect(await signIn()).toMatchObject({ subject: ADA.subject });
    });
  });

  it('with an OpenID provider', async () => {
    const provider = await ForgingOpenIdProvider.start();
    const settings = async () => ({ issuer: provider.issuer, ...CLIENT });
    const verifier = new OpenIdVerifier({ settings, callbackPath: CALLBACK_PATH, clock });
    const signIn = async () => verifier.verify(await provider.code(null, {}, CALLBACK_PATH));
    expect(await signIn()).toMatchObject({ subject: ADA.subject });
    await provider.changeKey();
    clockChangeMs = -DAY_MS;
    expect(await signIn()).toMatchObject({ subject: ADA.subject });
    await provider.stop();
  });
});
