import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import type { VerifiedClaims } from '../ports/IdentityVerifier.ts';
import {
  LINK_LIFETIME_MS,
  LinkNeeded,
  SignInRefused,
  SignInService,
  TOKEN_MAX_AGE_MS,
  type SignInDependencies,
} from './SignInService.ts';

const NOW = 1_760_000_000_000;
const ADA_CLAIMS: VerifiedClaims = {
  subject: 'f1',
  email: 'ada@example.test',
  emailVerified: true,
  name: 'Ada',
  issuedAt: NOW,
  authenticatedAt: NOW - 1_000,
  clockAhead: 0,
};
const POPUP_CLAIMS: VerifiedClaims = {
  subject: 'g1',
  email: 'Ada@example.test',
  emailVerified: true,
  name: 'Ada',
  issuedAt: NOW,
  authenticatedAt: NOW,
  clockAhead: 0,
};
const ID_TOKEN = { token: 't' };
const AUTHORIZATION_CODE = {
  code: 'c',
  redirectUri: 'http://localhost/auth/popup/callback',
  codeVerifier: 'v',
  nonce: 'n',
};

describe('SignInService', () => {
  let now: number;
  let warnings: string[];
  let ids: number;
  let store: InMemoryStore;
  beforeEach(() => {
    now = NOW;
    ids = 0;
    warnings = [];
    store = new InMemoryStore();
  });

  function createService(claims: VerifiedClaims, popup: VerifiedClaims | null = null): SignInService {
    const parts: SignInDependencies = {
      providers: [
        { name: 'password', verifier: { verify: async () => claims }, isByPassword: true },
        ...(popup === null ? [] : [{ name: 'popup', verifier: { verify: async () => popup }, isByPassword: false }]),
      ],
      users: store.users,
      handover: { settleAccount: async () => 'admitted', recordPasswordTime: async () => undefined },
      pendingLinks: store.pendingLinks,
      accountDeletions: store.accountDeletions,
      clock: { now: () => now },
      secrets: { createId: () => `id-${(ids += 1)}`, createToken: () => `token-${(ids += 1)}` },
      log: { warn: (_details, message) => warnings.push(message) },
    };
    return new SignInService(parts);
  }
  const catchLinkNeeded = async (signIn: Promise<unknown>): Promise<LinkNeeded> => {
    const error: unknown = await signIn.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(LinkNeeded);
    return error as LinkNeeded;
  };

  it("recognizes a shopper by the provider's id, and returns the time of authentication", async () => {
    const service = createService(ADA_CLAIMS);
    const { profile, proof } = await service.signIn('password', ID_TOKEN);
    expect(profile).toMatchObject({ id: 'id-1', email: 'ada@example.test', name: 'Ada', onboarded: false });
    expect(proof).toEqual({ identity: { provider: 'password', subject: 'f1' }, provenAt: NOW - 1_000 });
    expect((await service.signIn('password', ID_TOKEN)).profile.id).toBe('id-1');
  });

  it('does not open a session for an unverified address', async () => {
    await expect(
      createService({ ...ADA_CLAIMS, emailVerified: false }).signIn('password', ID_TOKEN),
    ).rejects.toMatchObject({
      refusal: 'unverified-email',
    });
    await expect(
      createService(ADA_CLAIMS, { ...POPUP_CLAIMS, emailVerified: false }).signIn('popup', AUTHORIZATION_CODE),
    ).rejects.toBeInstanceOf(SignInRefused);
  });

  it.each([
    [TOKEN_MAX_AGE_MS, true],
    [TOKEN_MAX_AGE_MS + 1, false],
    [-30_000, true],
  ])('a token of %i ms opens a session: %s', async (age, isAccepted) => {
    const signIn = createService({ ...ADA_CLAIMS, issuedAt: NOW - age }).signIn('password', ID_TOKEN);
    if (isAccepted) await expect(signIn).resolves.toMatchObject({ profile: { email: ADA_CLAIMS.email } });
    else await expect(signIn).rejects.toMatchObject({ refusal: 'stale-token' });
  });

  describe('if the clocks differ', () => {
    const AHEAD_MS = 12 * 60_000;

    it("accepts tokens by the provider's clock, and warns the operator once", async () => {
      const service = createService({ ...ADA_CLAIMS, issuedAt: NOW - AHEAD_MS, clockAhead: AHEAD_MS });
      await service.signIn('password', ID_TOKEN);
      await service.signIn('password', ID_TOKEN);
      expect(warnings).toEqual(["The clock of this server is 720 s ahead of the identity provider's. Please set it."]);
      now += 3_600_000;
      await expect(service.signIn('password', ID_TOKEN)).rejects.toMatchObject({ refusal: 'stale-token' });
      expect(warnings).toHaveLength(2);
    });

    it("rejects a token that is too old by the provider's clock", async () => {
      const oldService = createService({
        ...ADA_CLAIMS,
        issuedAt: NOW - AHEAD_MS - TOKEN_MAX_AGE_MS - 1,
        clockAhead: AHEAD_MS,
      });
      await expect(oldService.signIn('password', ID_TOKEN)).rejects.toMatchObject({ refusal: 'stale-token' });
    });

    it('detects from a token issued in the future that its own clock is slow', async () => {
      await createService({ ...ADA_CLAIMS, issuedAt: NOW + AHEAD_MS }).signIn('password', ID_TOKEN);
      expect(warnings).toEqual(["The clock of this server is 720 s behind the identity provider's. Please set it."]);
    });
  });

  it('links two identities only for a shopper who signs in with both, in that order', async () => {
    const service = createService(ADA_CLAIMS, POPUP_CLAIMS);
    const firstSignIn = await service.signIn('password', ID_TOKEN);
    const linkNeeded = await catchLinkNeeded(service.signIn('popup', AUTHORIZATION_CODE));
    expect(linkNeeded).toMatchObject({ providers: ['password'], expiresAt: NOW + LINK_LIFETIME_MS });
    expect(await service.linkPending('somebody-else', [linkNeeded.token])).toBe(false);
    expect(await service.linkPending(firstSignIn.profile.id, [linkNeeded.token])).toBe(false);
    const secondLinkNeeded = await catchLinkNeeded(service.signIn('popup', AUTHORIZATION_CODE));
    expect(await service.linkPending(firstSignIn.profile.id, ['tossed', secondLinkNeeded.token])).toBe(true);
    expect((await service.signIn('popup', AUTHORIZATION_CODE)).profile.id).toBe(firstSignIn.profile.id);
  });

  it.each([
    ['an expired token', LINK_LIFETIME_MS + 1],
    ['a token of a clock that was a day ahead', -86_400_000],
  ])('does not link with %s, or an unknown one', async (_what, passedMs) => {
    const service = createService(ADA_CLAIMS, POPUP_CLAIMS);
    const { profile } = await service.signIn('password', ID_TOKEN);
    const linkNeeded = await catchLinkNeeded(service.signIn('popup', AUTHORIZATION_CODE));
    now += passedMs;
    expect(await service.linkPending(profile.id, [linkNeeded.token])).toBe(false);
    expect(await service.linkPending(profile.id, ['made-up'])).toBe(false);
  });

  it('opens a separate account on request, once', async () => {
    const service = createService(ADA_CLAIMS, POPUP_CLAIMS);
    const firstSignIn = await service.signIn('password', ID_TOKEN);
    const { token } = await catchLinkNeeded(service.signIn('popup', AUTHORIZATION_CODE));
    const separateSignIn = await service.signInSeparately(['tossed', token]);
    expect(separateSignIn.profile.id).not.toBe(firstSignIn.profile.id);
    expect((await service.signIn('popup', AUTHORIZATION_CODE)).profile.id).toBe(separateSignIn.profile.id);
    await expect(service.signInSeparately([token])).rejects.toMatchObject({ refusal: 'nothing-pending' });
  });

  it('reports that a provider is not set up', async () => {
    await expect(createService(ADA_CLAIMS).signIn('popup', AUTHORIZATION_CODE)).rejects.toMatchObject({
      refusal: 'not-offered',
    });
  });
});
