import { beforeEach, describe, expect, it } from 'vitest';
import { createMarker, fillBlobs, fillShopper, listBlobKeys } from '../../../tests/support/filledShopper.ts';
import { InMemoryBlobs } from '../../adapters/memory/InMemoryBlobs.ts';
import { InMemoryStore } from '../../adapters/memory/InMemoryStore.ts';
import { BlobSweep } from '../attachments/BlobSweep.ts';
import type { BlobKey } from '../ports/Blobs.ts';
import { randomSecrets } from '../ports/Secrets.ts';
import type { Identity } from '../ports/Users.ts';
import { PhotosInUse } from '../poses/PhotosInUse.ts';
import { SessionService } from '../sessions/SessionService.ts';
import { AccountDeletion } from './AccountDeletion.ts';

class UnreliableBlobs extends InMemoryBlobs {
  isBroken = false;
  override async remove(key: BlobKey): Promise<boolean> {
    if (this.isBroken) throw new Error('The disk is busy.');
    return super.remove(key);
  }
}

describe('AccountDeletion', () => {
  let store: InMemoryStore;
  let blobs: UnreliableBlobs;
  let removedIdentities: Identity[];
  let providerError: Error | null;
  let warnings: string[];
  const passwordIdentity = { provider: 'firebase', subject: `f-${createMarker('anna')}` };
  const googleIdentity = { provider: 'google', subject: `g-${createMarker('anna')}` };
  const log = { warn: (_details: object, message: string) => void warnings.push(message) };
  const createSweep = () => new BlobSweep({ discardedBlobs: store.discardedBlobs, blobs, log });
  const createDeletion = () => {
    const clock = { now: () => 5_000 };
    return new AccountDeletion({
      ...{ users: store.users, accountDeletions: store.accountDeletions, photosInUse: new PhotosInUse() },
      ...{ sweep: createSweep(), clock, log },
      sessions: new SessionService(store.sessions, clock, randomSecrets, { idleMs: 9_000, maxMs: 9_000 }),
      providerAccounts: {
        describe: () => ({ isByPassword: true, canChangeEmail: true, canRemoveAccount: true }),
        remove: async (identity) => {
          if (providerError !== null && identity.provider === 'firebase') throw providerError;
          removedIdentities.push(identity);
        },
      },
    });
  };
  const countBlobs = async (userId: string) =>
    (await Promise.all(listBlobKeys(userId).map((key) => blobs.get(key)))).filter((bytes) => bytes !== null).length;
  beforeEach(async () => {
    [store, blobs, removedIdentities, providerError, warnings] = [
      new InMemoryStore(),
      new UnreliableBlobs(),
      [],
      null,
      [],
    ];
    for (const userId of ['anna', 'ben']) {
      await fillShopper(store, userId);
      await fillBlobs(blobs, userId);
    }
  });

  it('removes records, files and the accounts at the providers', async () => {
    expect(await createDeletion().remove('anna')).toBe(true);
    expect([await store.users.byId('anna'), await countBlobs('anna'), await countBlobs('ben')]).toEqual([null, 0, 5]);
    expect(removedIdentities).toEqual([passwordIdentity, googleIdentity]);
    expect([await store.accountDeletions.listUnfinished(9), warnings]).toEqual([[], []]);
  });

  it('deletes the account at the provider later if the provider failed, and refuses its sign-in until then', async () => {
    providerError = new Error('away');
    expect(await createDeletion().remove('anna')).toBe(false);
    expect(await store.users.byId('anna')).toBeNull();
    expect(await store.accountDeletions.isUnfinished(passwordIdentity)).toBe(true);
    expect(warnings).toEqual([expect.stringContaining('next run')]);
    expect(await createDeletion().resume(9)).toBe(0);
    providerError = null;
    expect([await createDeletion().resume(9), await createDeletion().resume(9)]).toEqual([1, 0]);
    expect(await store.accountDeletions.isUnfinished(passwordIdentity)).toBe(false);
  });

  it('removes the files later if the disk failed', async () => {
    blobs.isBroken = true;
    await createDeletion().remove('anna');
    expect(await countBlobs('anna')).toBe(5);
    blobs.isBroken = false;
    expect([await createSweep().removeAll(), await countBlobs('anna')]).toEqual([5, 0]);
  });

  it('closes every session of the shopper', async () => {
    await createDeletion().remove('anna');
    expect([await store.sessions.listOf('anna'), (await store.sessions.listOf('ben')).length]).toEqual([[], 1]);
  });

  it('leaves the shopper signed in if the store cannot delete the account', async () => {
    store.accountDeletions.begin = async () => Promise.reject(new Error('The store is away.'));
    await expect(createDeletion().remove('anna')).rejects.toThrow('away');
    expect([(await store.sessions.listOf('anna')).length, await countBlobs('anna'), removedIdentities]).toEqual([
      1,
      5,
      [],
    ]);
  });

  it('does not fail any more once the store has deleted the account', async () => {
    store.sessions.revokeAllOf = async () => Promise.reject(new Error('The store is away.'));
    expect(await createDeletion().remove('anna')).toBe(true);
    expect([await store.users.byId('anna'), removedIdentities.length, warnings.length]).toEqual([null, 2, 1]);
  });
});
