import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { AccountAccess } from '../../../src/application/ports/AccountAccess.ts';
import type { Credential } from '../../../src/application/ports/Credential.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

export interface AccountAccessUnderTest {
  /** The adapter for Anna, who is signed in with a password on two devices. */
  readonly access: AccountAccess;
  /** Creates a credential of a recent sign-in with the verified account of this email address. */
  readonly createProof: (provider: 'firebase' | 'google', email: string) => Credential;
  readonly stop: () => Promise<unknown>;
}

const EMAIL = 'anna@example.com';
const PASSWORD_METHOD = { provider: 'firebase', way: 'password', address: EMAIL };
const GOOGLE_METHOD = { provider: 'google', way: 'google', address: EMAIL };

/** Contract of every `AccountAccess`. The fixture also has the shopper Ben, with ben@example.com. */
export function describeAccountAccessPort(name: string, makeFixture: () => Promise<AccountAccessUnderTest>): void {
  describe(`${name} as AccountAccess`, () => {
    let fixture: AccountAccessUnderTest;
    let access: AccountAccess;
    let proof: Credential;
    let googleProof: Credential;
    beforeEach(async () => {
      fixture = await makeFixture();
      access = fixture.access;
      proof = fixture.createProof('firebase', EMAIL);
      googleProof = fixture.createProof('google', EMAIL);
    });
    afterEach(() => fixture.stop());
    const listWays = async () => (await access.fetchOverview('anna')).signIns;
    const listDevices = async () => (await access.fetchOverview('anna')).devices;

    it('lists the sign-in methods, the providers and the devices, this one marked', async () => {
      const overview = await access.fetchOverview('anna');
      expect(overview).toMatchObject({ signIns: [PASSWORD_METHOD], providers: ['firebase', 'google'] });
      expect(overview.devices.map(({ isCurrent }) => isCurrent).toSorted()).toEqual([false, true]);
      for (const { openedAt, seenAt } of overview.devices) expect(seenAt).toBeGreaterThanOrEqual(openedAt);
    });

    it('signs out a device, also one that is signed out already', async () => {
      const otherDevice = (await listDevices()).find(({ isCurrent }) => !isCurrent);
      await access.closeDevice('anna', otherDevice?.id ?? '');
      await access.closeDevice('anna', otherDevice?.id ?? '');
      expect(await listDevices()).toMatchObject([{ isCurrent: true }]);
    });

    it('accepts a new password, which ends the other sessions', async () => {
      await access.checkPassword('anna', proof);
      expect(await listDevices()).toHaveLength(2);
      await access.acceptPassword('anna', proof);
      expect(await listDevices()).toMatchObject([{ isCurrent: true }]);
    });

    it('links a sign-in method and unlinks it, which ends the other sessions', async () => {
      await access.link('anna', proof, googleProof);
      expect(await listWays()).toEqual([PASSWORD_METHOD, GOOGLE_METHOD]);
      expect(await listDevices()).toMatchObject([{ isCurrent: true }]);
      await access.unlink('anna', proof, 'google');
      expect(await listWays()).toEqual([PASSWORD_METHOD]);
    });

    it('links no sign-in method with another address', async () => {
      const bensProof = fixture.createProof('google', 'ben@example.com');
      await expectRefusal(access.link('anna', proof, bensProof), 'Error linking the sign-in', 'rejected');
      expect(await listWays()).toEqual([PASSWORD_METHOD]);
    });

    it('unlinks a sign-in method only with a proof by another one', async () => {
      await access.link('anna', proof, googleProof);
      await expectRefusal(access.unlink('anna', googleProof, 'google'), 'Error unlinking the sign-in', 'rejected');
      expect(await listWays()).toEqual([PASSWORD_METHOD, GOOGLE_METHOD]);
    });

    it('changes nothing with a proof by another account', async () => {
      const bensProof = fixture.createProof('firebase', 'ben@example.com');
      const refusals = [
        [() => access.checkPassword('anna', bensProof), 'Incorrect password.'],
        [() => access.acceptPassword('anna', bensProof), 'Error changing the password'],
        [() => access.link('anna', bensProof, googleProof), 'Error linking the sign-in'],
        [() => access.unlink('anna', bensProof, 'google'), 'Error unlinking the sign-in'],
        [() => access.deleteAccount('anna', bensProof), 'Error deleting the account'],
      ] as const;
      for (const [call, message] of refusals) await expectRefusal(call(), message, 'forbidden');
      expect(await access.fetchOverview('anna')).toMatchObject({
        signIns: [PASSWORD_METHOD],
        devices: [expect.anything(), expect.anything()],
      });
    });

    it('deletes the account, and the session with it', async () => {
      expect(await access.deleteAccount('anna', proof)).toBe(true);
      await expectRefusal(access.fetchOverview('anna'), 'Error loading your access', 'unauthorized');
    });

    it('has an address for the archive of each shopper', () => {
      expect(access.getExportAddress('anna')).not.toBe(access.getExportAddress('ben'));
      expect(access.getExportAddress('a/b')).toContain('a%2Fb');
    });

    it('does nothing after an abort', async () => {
      const { signal, reason } = abortedSignal();
      await expect(access.fetchOverview('anna', signal)).rejects.toBe(reason);
    });
  });
}
