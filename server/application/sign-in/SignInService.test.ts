import { beforeEach, describe, expect, it } from 'vitest';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import type { VerifiedClaims } from '../ports/IdentityVerifier.ts';
import {
  LINK_WAITS_MS,
  LinkNeeded,
  SignInRefused,
  SignInService,
  TOKEN_MAX_AGE_MS,
  type SignInParts,
} from './SignInService.ts';

const NOW = 1_760_000_000_000;
const ADA: VerifiedClaims = {
  subject: 'f1',
  email: 'ada@example.test',
  emailVerified: true,
  name: 'Ada',
  issuedAt: NOW,
  authenticatedAt: NOW - 1_000,
  clockAhead: 0,
};
const BY_POPUP: VerifiedClaims = {
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

  function serviceFor(claims: VerifiedClaims, popup: VerifiedClaims | null = null): SignInService {
    const parts: SignInParts = {
      providers: [
        { name: 'password', verifier: { verify: async () => claims }, byPassword: true },
        ...(popup === null ? [] : [{ name: 'popup', verifier: { verify: async () => popup }, byPassword: false }]),
      ],
      users: store.users,
      handover: { settle: async () => true, note: async () => undefined },
      pendingLinks: store.pendingLinks,
      clock: { now: () => now },
      secrets: { id: () => `id-${(ids += 1)}`, token: () => `token-${(ids += 1)}` },
      log: { warn: (_details, message) => warnings.push(message) },
    };
    return new SignInService(parts);
  }
  const refusedWith = async (coming: Promise<unknown>): Promise<LinkNeeded> => {
    const error: unknown = await coming.catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(LinkNeeded);
    return error as LinkNeeded;
  };

  it("recognizes a shopper by the provider's id, and returns the time of authentication", async () => {
    const service = serviceFor(ADA);
    const { profile, proof } = await service.signIn('password', ID_TOKEN);
    expect(profile).toMatchObject({ id: 'id-1', email: 'ada@example.test', name: 'Ada', onboarded: false });
    expect(proof).toEqual({ identity: { provider: 'password', subject: 'f1' }, provenAt: NOW - 1_000 });
    expect((await service.signIn('password', ID_TOKEN)).profile.id).toBe('id-1');
  });

  it('does not open a session for an unverified address', async () => {
    await expect(serviceFor({ ...ADA, emailVerified: false }).signIn('password', ID_TOKEN)).rejects.toMatchObject({
      refusal: 'unverified-email',
    });
    await expect(
      serviceFor(ADA, { ...BY_POPUP, emailVerified: false }).signIn('popup', AUTHORIZATION_CODE),
    ).rejects.toBeInstanceOf(SignInRefused);
  });

  it.each([
    [TOKEN_MAX_AGE_MS, true],
    [TOKEN_MAX_AGE_MS + 1, false],
    [-30_000, true],
  ])('a token of %i ms opens a session: %s', async (age, opens) => {
    const signIn = serviceFor({ ...ADA, issuedAt: NOW - age }).signIn('password', ID_TOKEN);
    if (opens) await expect(signIn).resolves.toMatchObject({ profile: { email: ADA.email } });
    else await expect(signIn).rejects.toMatchObject({ refusal: 'stale-token' });
  });

  describe('if the clocks differ', () => {
    const AHEAD = 12 * 60_000;

    it("accepts tokens by the provider's clock, and warns the operator once", async () => {
      const service = serviceFor({ ...ADA, issuedAt: NOW - AHEAD, clockAhead: AHEAD });
      await service.signIn('password', ID_TOKEN);
      await service.signIn('password', ID_TOKEN);
      expect(warnings).toEqual(["The clock of this server is 720 s ahead of the identity provider's. Please set it."]);
      now += 3_600_000;
      await expect(service.signIn('password', ID_TOKEN)).rejects.toMatchObject({ refusal: 'stale-token' });
      expect(warnings).toHaveLength(2);
    });

    it("rejects a token that is too old by the provider's clock", async () => {
      const old = serviceFor({ ...ADA, issuedAt: NOW - AHEAD - TOKEN_MAX_AGE_MS - 1, clockAhead: AHEAD });
      await expect(old.signIn('password', ID_TOKEN)).rejects.toMatchObject({ refusal: 'stale-token' });
    });

    it('detects from a token issued in the future that its own clock is slow', async () => {
      await serviceFor({ ...ADA, issuedAt: NOW + AHEAD }).signIn('password', ID_TOKEN);
      expect(warnings).toEqual(["The clock of this server is 720 s behind the identity provider's. Please set it."]);
    });
  });

  it('links two identities only for a shopper who signs in with both, in that order', async () => {
    const service = serviceFor(ADA, BY_POPUP);
    const first = await service.signIn('password', ID_TOKEN);
    const needed = await refusedWith(service.signIn('popup', AUTHORIZATION_CODE));
    expect(needed).toMatchObject({ providers: ['password'], expiresAt: NOW + LINK_WAITS_MS });
    expect(await service.link('somebody-else', [needed.token])).toBe(false);
    expect(await service.link(first.profile.id, [needed.token])).toBe(false);
    const again = await refusedWith(service.signIn('popup', AUTHORIZATION_CODE));
    expect(await service.link(first.profile.id, ['tossed', again.token])).toBe(true);
    expect((await service.signIn('popup', AUTHORIZATION_CODE)).profile.id).toBe(first.profile.id);
  });

  it('does not link with an expired or unknown token', async () => {
    const service = serviceFor(ADA, BY_POPUP);
    const { profile } = await service.signIn('password', ID_TOKEN);
    const needed = await refusedWith(service.signIn('popup', AUTHORIZATION_CODE));
    now += LINK_WAITS_MS + 1;
    expect(await service.link(profile.id, [needed.token])).toBe(false);
    expect(await service.link(profile.id, ['made-up'])).toBe(false);
  });

  it('opens a separate account on request, once', async () => {
    const service = serviceFor(ADA, BY_POPUP);
    const first = await service.signIn('password', ID_TOKEN);
    const { token } = await refusedWith(service.signIn('popup', AUTHORIZATION_CODE));
    const apart = await service.apart(['tossed', token]);
    expect(apart.profile.id).not.toBe(first.profile.id);
    expect((await service.signIn('popup', AUTHORIZATION_CODE)).profile.id).toBe(apart.profile.id);
    await expect(service.apart([token])).rejects.toMatchObject({ refusal: 'nothing-pending' });
  });

  it('reports that a provider is not set up', async () => {
    await expect(serviceFor(ADA).signIn('popup', AUTHORIZATION_CODE)).rejects.toMatchObject({ refusal: 'not-offered' });
  });
});
