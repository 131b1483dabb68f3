import { describe, expect, it } from 'vitest';
import { aProfile } from '../../../tests/support/builders.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { Notices } from '../notices/Notices.ts';
import { SnapshotHolder } from '../Snapshots.ts';
import { DeletableHistory } from './DeletableHistory.ts';

function createHistoryFixture(profile: Profile | null = aProfile()) {
  const shopper = new SnapshotHolder(profile);
  const fetchCalls = new HeldCalls<[string, number, AbortSignal], readonly string[]>();
  const removeCalls = new HeldCalls<[string, string | null], void>();
  const history = new DeletableHistory<string>({
    shopper,
    limit: 5,
    fetch: fetchCalls.call,
    notices: new Notices(new ManualClock()),
    failureMessage: 'search-not-deleted',
    remove: removeCalls.call,
    onRemoved: () => {},
  });
  const stop = history.start();
  return { history, shopper, fetching: fetchCalls, removing: removeCalls, stop };
}

describe('a history', () => {
  it('notifies of each state of its list', async () => {
    const { history, fetching } = createHistoryFixture();
    const seenStages: string[] = [];
    history.subscribe(() => seenStages.push(history.snapshot.status));
    void history.load();
    fetching.newest.resolve(['boots']);
    await settlePromises();
    expect(seenStages).toEqual(['loading', 'ready']);
  });

  it('is idle again when its first fetch is canceled, also after two attempts', async () => {
    const { history, fetching } = createHistoryFixture();
    const controller = new AbortController();
    void history.load();
    void history.load(controller.signal);
    controller.abort();
    await settlePromises();
    expect(fetching.waitingCalls.every(({ signal }) => signal?.aborted)).toBe(true);
    expect(history.snapshot).toMatchObject({ status: 'idle', entries: [] });
  });

  it('keeps its entries while the same shopper changes the profile', async () => {
    const { history, fetching, shopper } = createHistoryFixture();
    void history.load();
    shopper.set(aProfile({ name: 'Ada King' }));
    fetching.newest.resolve(['boots']);
    await settlePromises();
    expect(history.snapshot).toMatchObject({ status: 'ready', entries: ['boots'] });
  });

  it('is fetched as soon as a shopper has signed in, and then for that shopper', async () => {
    const { history, fetching, shopper } = createHistoryFixture(null);
    await history.load();
    expect(fetching.madeArguments).toEqual([]);
    shopper.set(aProfile({ id: 'user-2' }));
    void history.load();
    expect(fetching.newest.args.slice(0, 2)).toEqual(['user-2', 5]);
  });

  it('follows nothing after a stop, which aborts the fetch and closes the dialog', async () => {
    const { history, fetching, shopper, stop } = createHistoryFixture();
    void history.load();
    fetching.newest.resolve(['boots']);
    await settlePromises();
    void history.load();
    history.offerActions('boots');
    stop();
    expect(fetching.newest.signal?.aborted).toBe(true);
    expect(history.snapshot.deletion).toBeNull();
    shopper.set(null);
    await settlePromises();
    expect(history.snapshot.entries).toEqual(['boots']);
  });
});

describe('a deletion', () => {
  it('starts with an offer and is confirmed before it is made', async () => {
    const { history, removing } = createHistoryFixture();
    history.askToConfirm();
    await history.confirmDeletion();
    expect(history.snapshot.deletion).toBeNull();
    history.askToClear();
    void history.confirmDeletion();
    history.askToConfirm();
    expect(history.snapshot.deletion).toEqual({ entryId: null, stage: 'deleting' });
    expect(removing.madeArguments).toEqual([['user-1', null]]);
  });

  it('needs a shopper', async () => {
    const { history, removing } = createHistoryFixture(null);
    history.askToClear();
    await history.confirmDeletion();
    expect(removing.madeArguments).toEqual([]);
    expect(history.snapshot.deletion?.stage).toBe('confirming');
  });

  it('does not notify when a dialog is closed that was not open', () => {
    const { history } = createHistoryFixture();
    let notificationCount = 0;
    history.subscribe(() => {
      notificationCount += 1;
    });
    history.closeActions();
    expect(notificationCount).toBe(0);
  });
});
