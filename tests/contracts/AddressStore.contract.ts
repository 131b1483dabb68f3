import { describe, expect, it } from 'vitest';
import type { AddressStore } from '../../src/application/ports/AddressStore.ts';

export interface AddressStoreUnderTest {
  readonly address: AddressStore;
  /** Waits until a pending Back or Forward navigation has completed. */
  readonly waitForStep: () => Promise<void>;
}

/** Contract of every `AddressStore`: a write is visible at once, and history steps are counted. */
export function describeAddressStorePort(name: string, openAt: (query: string) => AddressStoreUnderTest): void {
  const query = (text: string) => new URLSearchParams(text);
  const goSteps = async ({ address, waitForStep }: AddressStoreUnderTest, steps: number) => {
    const pendingStep = waitForStep();
    address.go(steps);
    await pendingStep;
  };

  describe(`AddressStore: ${name}`, () => {
    it('starts with the address of the page, without notes', () => {
      expect(openAt('tab=search&query=red+coat').address.snapshot).toMatchObject({
        query: 'tab=search&query=red+coat',
        historyState: {},
      });
    });

    it('shows a write at once, so that the next writer sees it', () => {
      const { address } = openAt('tab=search');
      address.push(query('tab=search&query=coat'));
      const next = query(address.snapshot.query);
      next.set('item', 'a');
      address.replace(next);
      expect(address.snapshot.query).toBe('tab=search&query=coat&item=a');
    });

    it('notifies every subscriber of each change until it unsubscribes', () => {
      const { address } = openAt('');
      const receivedQueries: string[] = [];
      const unsubscribe = address.subscribe(() => receivedQueries.push(address.snapshot.query));
      address.push(query('tab=search'));
      address.replace(query('tab=wishlist'));
      unsubscribe();
      address.push(query('tab=poses'));
      expect(receivedQueries).toEqual(['tab=search', 'tab=wishlist']);
    });

    it('keeps the notes of an entry when it is replaced, and begins a new entry without them', async () => {
      const fixture = openAt('');
      const { address } = fixture;
      address.push(query('item=a'), { viewer: 1 });
      address.replace(query('item=b'), { panelFrom: 'x' });
      expect(address.snapshot.historyState).toMatchObject({ viewer: 1, panelFrom: 'x' });
      address.push(query('item=c'));
      expect(address.snapshot.historyState).toEqual({});
      await goSteps(fixture, -1);
      expect(address.snapshot).toMatchObject({ query: 'item=b', historyState: { viewer: 1, panelFrom: 'x' } });
    });

    it('counts steps through the history, and no writes', async () => {
      const fixture = openAt('');
      const { address } = fixture;
      const { historyTravelCount } = address.snapshot;
      address.push(query('a=1'));
      address.replace(query('a=2'));
      expect(address.snapshot.historyTravelCount).toBe(historyTravelCount);
      await goSteps(fixture, -1);
      expect(address.snapshot).toMatchObject({ query: '', historyTravelCount: historyTravelCount + 1 });
      await goSteps(fixture, 1);
      expect(address.snapshot).toMatchObject({ query: 'a=2', historyTravelCount: historyTravelCount + 2 });
    });

    it('drops the forward entries when an entry is added', async () => {
      const fixture = openAt('');
      const { address } = fixture;
      address.push(query('a=1'));
      await goSteps(fixture, -1);
      address.push(query('b=1'));
      await goSteps(fixture, -1);
      await goSteps(fixture, 1);
      expect(address.snapshot.query).toBe('b=1');
    });
  });
}
