import type { AccountDeletions } from '../../application/ports/AccountDeletions.ts';
import type { Identity } from '../../application/ports/Users.ts';
import { toAddressKey } from '../../domain/accounts/toAddressKey.ts';
import type { InMemoryPendingLinks } from './InMemoryPendingLinks.ts';
import type { InMemoryShopperRecords } from './InMemoryShopperRecords.ts';
import type { InMemoryUsers } from './InMemoryUsers.ts';

/** The parts of the store that the deletion of an account reads and changes. */
interface ChangedParts {
  readonly users: InMemoryUsers;
  readonly pendingLinks: InMemoryPendingLinks;
  readonly shopperRecords: InMemoryShopperRecords;
}

interface UnfinishedDeletion {
  readonly identity: Identity;
  readonly triedAt: number;
}

export class InMemoryAccountDeletions implements AccountDeletions {
  readonly #store: ChangedParts;
  #deletions: readonly UnfinishedDeletion[] = [];

  constructor(store: ChangedParts) {
    this.#store = store;
  }

  async begin(userId: string, time: number): Promise<void> {
    const { users, pendingLinks, shopperRecords } = this.#store;
    const storedIdentities = await users.listIdentities(userId);
    const identities = storedIdentities.map(({ provider, subject }): Identity => ({ provider, subject }));
    shopperRecords.removeAll(userId);
    pendingLinks.removeWhere(
      ({ identity }) =>
        identities.some((ownIdentity) => isSameIdentity(ownIdentity, identity)) ||
        storedIdentities.some(({ address }) => address === toAddressKey(identity.email)),
    );
    this.#deletions = [...this.#deletions, ...identities.map((identity) => ({ identity, triedAt: time }))];
  }

  async isUnfinished(identity: Identity): Promise<boolean> {
    return this.#deletions.some((deletion) => isSameIdentity(deletion.identity, identity));
  }

  async listUnfinished(limit: number): Promise<readonly Identity[]> {
    return this.#deletions
      .toSorted((firstIdentity, secondIdentity) => firstIdentity.triedAt - secondIdentity.triedAt)
      .slice(0, limit)
      .map(({ identity }) => identity);
  }

  async recordAttempt(identity: Identity, time: number): Promise<void> {
    this.#deletions = this.#deletions.map((deletion) =>
      isSameIdentity(deletion.identity, identity) ? { ...deletion, triedAt: time } : deletion,
    );
  }

  async finish(identity: Identity): Promise<void> {
    this.#deletions = this.#deletions.filter((deletion) => !isSameIdentity(deletion.identity, identity));
  }
}

const isSameIdentity = (firstIdentity: Identity, secondIdentity: Identity): boolean =>
  firstIdentity.provider === secondIdentity.provider && firstIdentity.subject === secondIdentity.subject;
