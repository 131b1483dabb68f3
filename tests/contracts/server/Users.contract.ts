import { describe, expect, it } from 'vitest';
import { AddressInUse, type Users } from '../../../server/application/ports/Users.ts';
import { NO_PREFERENCES } from '../../../src/domain/accounts/Profile.ts';

const firebaseIdentity = { provider: 'firebase', subject: 'f-1' };
const googleIdentity = { provider: 'google', subject: 'g-1' };
const anna = { ...firebaseIdentity, email: 'Anna@example.com', name: '' };
const annaByGoogle = { ...googleIdentity, email: 'anna@EXAMPLE.com', name: 'Anna' };

export function describeUsersPort(name: string, createUsers: () => Promise<Users>): void {
  describe(`Users on ${name}`, () => {
    it('creates a shopper at the first sign-in', async () => {
      const users = await createUsers();
      const profile = await users.recordSignIn(anna, 'u1');
      expect(profile).toEqual({
        id: 'u1',
        email: 'Anna@example.com',
        name: '',
        onboarded: false,
        chatEnabled: false,
        preferences: NO_PREFERENCES,
      });
      expect(await users.byId('u1')).toEqual(profile);
    });

    it('recognizes the shopper after a change of address, and stores the new one', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      expect(await users.recordSignIn({ ...anna, email: 'new@example.com' }, 'u2')).toMatchObject({
        id: 'u1',
        email: 'new@example.com',
      });
      expect(await users.byId('u2')).toBeNull();
      expect(await users.byId('u1')).toMatchObject({ email: 'new@example.com' });
    });

    it('stores the new address of a shopper whose earlier one another shopper has verified first', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.recordSignIn({ ...anna, subject: 'f-2' }, 'u2');
      const profile = await users.recordSignIn({ ...anna, email: 'new@example.com' }, 'u3');
      expect(profile).toMatchObject({ id: 'u1', email: 'new@example.com' });
      expect([await users.byId('u1'), await users.byId('u2')]).toMatchObject([
        { email: 'new@example.com' },
        { email: anna.email },
      ]);
    });

    it('does not identify a shopper by an address, in any letter case', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      const refusal = await users.recordSignIn(annaByGoogle, 'u2').catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(AddressInUse);
      expect(refusal).toMatchObject({ providers: ['firebase'] });
      expect([await users.byId('u2'), await users.listIdentities('u1')]).toMatchObject([null, [firebaseIdentity]]);
    });

    it('opens a separate account on request', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      expect((await users.recordSignIn(annaByGoogle, 'u2', true)).id).toBe('u2');
      expect((await users.recordSignIn(annaByGoogle, 'u3')).id).toBe('u2');
      expect((await users.recordSignIn(anna, 'u3')).id).toBe('u1');
    });

    it('is one shopper through two providers once they are linked', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      expect(await users.linkIdentity('u1', annaByGoogle)).toBe(true);
      expect(await users.recordSignIn(annaByGoogle, 'u2')).toMatchObject({ id: 'u1', name: 'Anna' });
      expect((await users.recordSignIn({ ...annaByGoogle, email: 'other@example.com' }, 'u3')).id).toBe('u1');
      expect(await users.listIdentities('u1')).toMatchObject([
        { ...firebaseIdentity, userId: 'u1', address: 'anna@example.com', passwordSetAt: null },
        { ...googleIdentity, userId: 'u1' },
      ]);
    });

    it("does not link another shopper's identity, or one with another address", async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.recordSignIn({ ...annaByGoogle, email: 'ben@example.com' }, 'u2');
      expect(await users.linkIdentity('u1', annaByGoogle)).toBe(false);
      expect(await users.linkIdentity('u1', { ...annaByGoogle, subject: 'g-2', email: 'ben@example.com' })).toBe(false);
      expect(await users.linkIdentity('x', { ...annaByGoogle, subject: 'g-2' })).toBe(false);
      expect([
        await users.listIdentities('u1'),
        await users.listIdentities('u2'),
        await users.listIdentities('x'),
      ]).toMatchObject([[firebaseIdentity], [googleIdentity], []]);
    });

    it('opens a new account for the new owner of an address', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      const newOwner = { ...anna, subject: 'f-2' };
      expect((await users.recordSignIn(newOwner, 'u2')).id).toBe('u2');
      expect((await users.recordSignIn(anna, 'u3')).id).toBe('u1');
    });

    it('finds the newest owner of an address that has moved, and none once they have left it', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.recordSignIn({ ...anna, subject: 'f-2' }, 'u2');
      expect(await users.linkIdentity('u1', annaByGoogle)).toBe(false);
      await users.recordSignIn({ ...anna, subject: 'f-2', email: 'elsewhere@example.com' }, 'u2');
      expect((await users.recordSignIn(annaByGoogle, 'u3')).id).toBe('u3');
    });

    it.each([
      ['the Kelvin sign', 'ma\u212A@example.com', 'mak@example.com'],
      ['the dotted capital I', '\u0130da@example.com', 'ida@example.com'],
    ])('does not confuse %s with the letter it resembles', async (_what, similarAddress, plainAddress) => {
      const users = await createUsers();
      await users.recordSignIn({ ...anna, email: plainAddress }, 'u1');
      expect((await users.recordSignIn({ ...annaByGoogle, email: similarAddress }, 'u2')).id).toBe('u2');
      expect(await users.linkIdentity('u1', { ...annaByGoogle, subject: 'g-2', email: similarAddress })).toBe(false);
    });

    it('stores the time of the password with which an identity was used, also on repeated use', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      expect(await users.findStoredIdentity(firebaseIdentity)).toEqual({
        ...firebaseIdentity,
        userId: 'u1',
        address: 'anna@example.com',
        passwordSetAt: null,
      });
      await users.recordPasswordTime(firebaseIdentity, 1_700_000_000_123);
      await users.recordSignIn(anna, 'u2');
      expect(await users.findStoredIdentity(firebaseIdentity)).toMatchObject({
        userId: 'u1',
        passwordSetAt: 1_700_000_000_123,
      });
      expect(await users.findStoredIdentity(googleIdentity)).toBeNull();
    });

    it('treats the next owner of an unlinked identity as a new shopper', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.removeIdentity(firebaseIdentity);
      expect([await users.listIdentities('u1'), (await users.recordSignIn(anna, 'u2')).id]).toMatchObject([[], 'u2']);
    });

    it('removes all other identities of an account, and none of other accounts', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.linkIdentity('u1', annaByGoogle);
      await users.recordSignIn({ ...anna, subject: 'f-2', email: 'ben@example.com' }, 'u2');
      expect([
        await users.keepOnlyIdentity('u1', firebaseIdentity),
        await users.keepOnlyIdentity('u1', firebaseIdentity),
      ]).toEqual([true, false]);
      expect([await users.listIdentities('u1'), await users.listIdentities('u2')]).toMatchObject([
        [firebaseIdentity],
        [{ ...firebaseIdentity, subject: 'f-2' }],
      ]);
    });

    it("removes one identity of an account, but neither the last one nor another shopper's", async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.linkIdentity('u1', annaByGoogle);
      expect(await users.unlinkIdentity('u2', googleIdentity)).toBe(false);
      expect([
        await users.unlinkIdentity('u1', googleIdentity),
        await users.unlinkIdentity('u1', googleIdentity),
        await users.unlinkIdentity('u1', firebaseIdentity),
      ]).toEqual([true, false, false]);
      expect(await users.listIdentities('u1')).toMatchObject([firebaseIdentity]);
    });

    it('keeps one of two identities that are removed at the same time', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.linkIdentity('u1', annaByGoogle);
      await Promise.all([googleIdentity, firebaseIdentity].map((identity) => users.unlinkIdentity('u1', identity)));
      expect(await users.listIdentities('u1')).toHaveLength(1);
    });

    it('does not mix providers that use the same subject', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      expect((await users.recordSignIn({ ...anna, provider: 'google', email: 'b@example.com' }, 'u2')).id).toBe('u2');
    });

    it('sets an empty name once', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.recordSignIn({ ...anna, name: 'Anna' }, 'u1');
      await users.recordSignIn({ ...anna, name: 'Someone' }, 'u1');
      expect((await users.byId('u1'))?.name).toBe('Anna');
    });

    it('creates one shopper for two concurrent first sign-ins', async () => {
      const users = await createUsers();
      const outcomes = await Promise.all([users.recordSignIn(anna, 'u1'), users.recordSignIn(anna, 'u2')]);
      expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
    });

    it('admits one of two concurrent first sign-ins through different providers', async () => {
      const users = await createUsers();
      const outcomes = await Promise.allSettled([
        users.recordSignIn(anna, 'u1'),
        users.recordSignIn(annaByGoogle, 'u2'),
      ]);
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('keeps preferences that the patch omits', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      await users.savePreferences('u1', { genderPreference: ['Women'], aiTone: 'Bold & Assertive', onboarded: true });
      const savedProfile = await users.savePreferences('u1', { genderPreference: [], userNotes: 'I\'d "love" ü; --' });
      expect(savedProfile).toMatchObject({
        onboarded: true,
        preferences: { ...NO_PREFERENCES, aiTone: 'Bold & Assertive', userNotes: 'I\'d "love" ü; --' },
      });
      expect(await users.byId('u1')).toEqual(savedProfile);
    });

    it('stores the chat mode', async () => {
      const users = await createUsers();
      await users.recordSignIn(anna, 'u1');
      expect(await users.setChatEnabled('u1', true)).toBe(true);
      expect((await users.byId('u1'))?.chatEnabled).toBe(true);
    });

    it('does not find an unknown shopper', async () => {
      const users = await createUsers();
      expect(await users.byId('x')).toBeNull();
      expect(await users.savePreferences('x', { aiTone: 'a' })).toBeNull();
      expect(await users.setChatEnabled('x', true)).toBe(false);
    });
  });
}
