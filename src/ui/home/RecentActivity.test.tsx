import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { aProfile } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { HistoryList } from '../../application/history/HistoryList.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import RecentActivity from './RecentActivity.tsx';

const NOON_MS = Date.UTC(2025, 8, 2, 12);
const timestamp = new Date(NOON_MS - 60_000).toISOString();

async function renderActivity(address = '/') {
  const shopper = new SnapshotHolder(aProfile());
  const steps: string[] = [];
  const searches = new HistoryList({
    shopper,
    limit: 5,
    fetch: async () => [{ id: 's1', query: 'linen shirt', timestamp }],
  });
  const chats = new HistoryList({
    shopper,
    limit: 5,
    fetch: async () => ['c1', 'c2'].map((id) => ({ id, title: `Talk ${id}`, timestamp })),
  });
  const element = (
    <RecentActivity
      searches={searches}
      chats={chats}
      clock={new ManualClock(NOON_MS)}
      isActive
      onOpenSearch={() => steps.push('chat mode off')}
      onReopenChat={(id) => steps.push(`reopen ${id}`)}
    />
  );
  const router = createAppRouter([{ path: '/', element }], [address]);
  render(router.page);
  await act(settlePromises);
  return { router, steps, user: userEvent.setup() };
}

describe('the recent activity', () => {
  it('turns chat mode off with a search', async () => {
    const { router, steps, user } = await renderActivity();
    await user.click(screen.getByRole('link', { name: /linen shirt/u }));
    expect(router.location.search).toBe('?tab=search&query=linen+shirt&search=s1');
    expect(steps).toEqual(['chat mode off']);
  });

  it('opens a conversation by its address', async () => {
    const { router, steps, user } = await renderActivity('/?tab=home&chat=c2');
    await user.click(screen.getByRole('link', { name: /Talk c1/u }));
    expect(router.location.search).toBe('?tab=search&chat=c1');
    expect(steps).toEqual([]);
  });

  it('reopens a conversation that the address already names', async () => {
    const { router, steps, user } = await renderActivity('/?tab=home&chat=c1');
    await user.click(screen.getByRole('link', { name: /Talk c1/u }));
    expect(router.location.search).toBe('?tab=search&chat=c1');
    expect(steps).toEqual(['reopen c1']);
  });

  it('leaves both to a new tab of the browser', async () => {
    const { steps, user } = await renderActivity('/?tab=home&chat=c1');
    await user.keyboard('{Control>}');
    for (const link of screen.getAllByRole('link')) await user.click(link);
    expect(steps).toEqual([]);
  });
});
