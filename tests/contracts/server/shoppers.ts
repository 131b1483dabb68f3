import type { Store } from '../../../server/application/ports/Store.ts';

/** Creates shoppers with these ids, because stored data must belong to an existing shopper. */
export async function signUp(store: Store, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await store.users.recordSignIn({ provider: 'firebase', subject: id, email: `${id}@example.com`, name: id }, id);
  }
}
