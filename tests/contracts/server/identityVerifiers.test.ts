import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLocalJWKSet, createRemoteJWKSet, UnsecuredJWT } from 'jose';
import { InMemoryIdentityVerifier } from '../../../server/adapters/memory/InMemoryIdentityVerifier.ts';
import { systemClock } from '../../../server/application/ports/Clock.ts';
import { OpenIdVerifier } from '../../../server/identity/openid/OpenIdVerifier.ts';
import { ProviderClock } from '../../../server/identity/ProviderClock.ts';
import { EmulatorIdTokenVerifier } from '../../../server/identity/providers/firebase/emulator/EmulatorIdTokenVerifier.ts';
import { FirebaseIdTokenVerifier } from '../../../server/identity/providers/firebase/FirebaseIdTokenVerifier.ts';
import { CLIENT, ForgingOpenIdProvider } from '../../support/ForgingOpenIdProvider.ts';
import { ADA, NOW_SECONDS, TokenIssuer, type TokenFault } from '../../support/TokenIssuer.ts';
import { describeIdentityVerifier } from './IdentityVerifier.contract.ts';

const PROJECT = 'demo-atelier';
const FIREBASE_CLAIMS = {
  issuer: `https://securetoken.google.com/${PROJECT}`,
  audience: PROJECT,
  otherClaims: { firebase: { identities: {}, sign_in_provider: 'password' } },
};
const CALLBACK_PATH = '/auth/any/callback';
const UNREACHABLE_HOST = '127.0.0.1:9';

const clock = () => new ProviderClock(systemClock);

/** Faults that an in-memory token cannot have, because it has no issuer, audience or signature. */
const TOKEN_FAULTS_ONLY: readonly TokenFault[] = [
  'another issuer',
  'another audience',
  'another nonce',
  'unsigned',
  'signed by a stranger',
  'signed with the public key as a secret',
];

describeIdentityVerifier('InMemoryIdentityVerifier', TOKEN_FAULTS_ONLY, async () => {
  const verifier = new InMemoryIdentityVerifier(systemClock);
  const future = NOW_SECONDS + 86_400;
  const faults: Partial<Record<TokenFault, object>> = {
    'issued in the future': { issuedAt: future },
    'authenticated in the future': { authenticatedAt: future },
    'without an issue time': { issuedAt: undefined },
    'without an email address': { email: undefined },
    'an email address that is none': { email: 'ada' },
    'an empty subject': { subject: '' },
    'without a subject': { subject: undefined },
  };
  return {
    verifier,
    createCredential: async (fault, claims) => {
      if (fault === 'malformed') return { token: 'made-up' };
      const allClaims = {
        ...ADA,
        issuedAt: NOW_SECONDS - 5,
        authenticatedAt: NOW_SECONDS - 30,
        ...claims,
        ...(fault && faults[fault]),
      };
      return verifier.issue(allClaims, fault === 'expired' ? NOW_SECONDS - 1 : NOW_SECONDS + 3_600);
    },
  };
});

describeIdentityVerifier('FirebaseIdTokenVerifier', ['another nonce'], async () => {
  const tokenIssuer = await TokenIssuer.open();
  const unreachableKeys = createRemoteJWKSet(new URL(`http://${UNREACHABLE_HOST}/keys`));
  return {
    verifier: new FirebaseIdTokenVerifier(PROJECT, clock(), createLocalJWKSet({ keys: [tokenIssuer.key] })),
    unreachableVerifier: new FirebaseIdTokenVerifier(PROJECT, clock(), unreachableKeys),
    createCredential: async (fault, claims) => ({
      token: await tokenIssuer.createToken(FIREBASE_CLAIMS, fault, claims),
    }),
  };
});

/** The emulator's tokens are unsigned, so the verifier asks the emulator for the account. */
describeIdentityVerifier('EmulatorIdTokenVerifier', ['another nonce', 'unsigned'], async () => {
  const tokenIssuer = await TokenIssuer.open();
  let account: object = {};
  const emulator = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ users: [account] }));
  });
  await new Promise<void>((resolve) => emulator.listen(0, '127.0.0.1', resolve));
  const emulatorHost = `127.0.0.1:${(emulator.address() as AddressInfo).port}`;
  const settings = { projectId: PROJECT, mode: 'test' };
  return {
    verifier: new EmulatorIdTokenVerifier({ ...settings, emulatorHost }, clock()),
    unreachableVerifier: new EmulatorIdTokenVerifier({ ...settings, emulatorHost: UNREACHABLE_HOST }, clock()),
    createCredential: async (fault, claims) => {
      const { subject, email, emailVerified, name } = { ...ADA, ...claims };
      const emailFaults: Partial<Record<TokenFault, unknown>> = {
        'without an email address': undefined,
        'an email address that is none': 'ada',
      };
      const emailClaim = fault !== null && fault in emailFaults ? emailFaults[fault] : email;
      account = { localId: subject, email: emailClaim, emailVerified: emailVerified === true, displayName: name };
      const isSigned = fault?.startsWith('signed') === true || fault === 'malformed';
      const token = await tokenIssuer.createToken(FIREBASE_CLAIMS, fault, claims);
      return { token: isSigned ? token : new UnsecuredJWT(readClaims(token)).encode() };
    },
    stop: async () => void emulator.close().closeAllConnections(),
  };
});

const readClaims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describeIdentityVerifier('OpenIdVerifier', [], async () => {
  const provider = await ForgingOpenIdProvider.start();
  const createVerifier = (issuer: string) =>
    new OpenIdVerifier({ settings: async () => ({ issuer, ...CLIENT }), callbackPath: CALLBACK_PATH, clock: clock() });
  return {
    verifier: createVerifier(provider.issuer),
    unreachableVerifier: createVerifier(`http://${UNREACHABLE_HOST}`),
    createCredential: (fault, claims) => provider.code(fault, claims ?? {}, CALLBACK_PATH),
    stop: () => provider.stop(),
  };
});
