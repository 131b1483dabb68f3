import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createHeldSearchHistories } from '../../../tests/support/heldSearchHistories.ts';
import { ChatHistory } from '../../application/chat/ChatHistory.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { SearchHistory } from '../../application/search/SearchHistory.ts';
import type { ChatHistoryEntry } from '../../domain/chat/Chat.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { ChatHistoryPanel } from './ChatHistoryPanel.tsx';
import { HistoryViewModel } from './HistoryViewModel.ts';

const NOW = Date.parse('2025-09-02T12:00:00Z');
const CHATS: readonly ChatHistoryEntry[] = [
  { id: 'c1', title: 'A linen suit', timestamp: '2025-09-02T09:05:00Z' },
  { id: 'c2', title: '', timestamp: '2025-09-01T09:00:00Z' },
  { id: 'c3', title: 'Boots for rain', timestamp: '2025-06-11T09:00:00Z' },
];
const PICTURE_URL = 'https://shop.example/photo.jpg';
const SEARCHES: readonly SearchHistoryEntry[] = [
  { id: 's1', query: 'navy blazer', timestamp: '2025-09-02T11:00:00Z' },
  { id: 's2', query: '', timestamp: '2025-09-02T10:00:00Z', pictureUrl: PICTURE_URL },
];

function showPanel() {
  const fixture = createChatFixture();
  const { shopper, notices, chat, search, chats: calls } = fixture;
  const { histories, fetching: fetchingSearches, deleting, clearing } = createHeldSearchHistories();
  const chats = new ChatHistory({ chats: calls, session: chat, shopper, notices, limit: 100 });
  const searches = new SearchHistory({
    histories,
    search,
    attachments: fixture.attachments,
    chat,
    shopper,
    notices,
    limit: 100,
  });
  const selectedIds: string[] = [];
  render(
    <ChatHistoryPanel
      open
      onClose={() => {}}
      onSelect={() => selectedIds.push('selected')}
      createView={() =>
        new HistoryViewModel({ chats, searches, clock: { now: () => NOW, after: () => () => {} }, timeZone: 'UTC' })
      }
    />,
  );
  const actAndSettle = (action: () => void) =>
    act(async () => {
      action();
      await settlePromises();
    });
  const resolveChats = (entries: readonly ChatHistoryEntry[] = CHATS) =>
    actAndSettle(() => fixture.held.fetchChatHistory.newest.resolve(entries));
  const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const resolveSearches = async (entries: readonly SearchHistoryEntry[] = SEARCHES) => {
    await actAndSettle(() => fetchingSearches.newest.resolve(entries));
    await pressButton('Searches');
  };
  return {
    ...fixture,
    fetchingSearches,
    deleting,
    clearing,
    searched: resolveSearches,
    selected: selectedIds,
    step: actAndSettle,
    listed: resolveChats,
    press: pressButton,
  };
}

describe('the Chat History panel', () => {
  it('loads a hundred entries and groups them by day', async () => {
    const { listed, held } = showPanel();
    expect(held.fetchChatHistory.newest.args[1]).toBe(100);
    await listed();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Yesterday',
      'June 2025',
    ]);
    expect(within(screen.getByRole('region', { name: 'Today' })).getByText('9:05 AM')).toBeVisible();
    expect(screen.getByText('Untitled')).toBeVisible();
  });

  it('says that the history is empty', async () => {
    const { listed } = showPanel();
    await listed([]);
    expect(screen.getByText('No chat history available')).toBeVisible();
  });

  it('says that the list could not be loaded, and retries on request', async () => {
    const { step, held, press, listed } = showPanel();
    await step(() => held.fetchChatHistory.newest.reject(new CallError('Failed to fetch chat history', 'unreachable')));
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await press('Try again');
    await listed();
    expect(screen.getByText('A linen suit')).toBeVisible();
  });

  it('opens a conversation and closes', async () => {
    const { listed, selected, held, press } = showPanel();
    await listed();
    await press('A linen suit 9:05 AM');
    expect(selected).toEqual(['selected']);
    expect(held.getMessages.newest.args[1]).toBe('c1');
  });

  it('lists searches, and opens one with chat mode off', async () => {
    const { searched, press, storing, mode } = showPanel();
    await searched();
    const pictureSearchEntry = screen.getByRole('button', { name: 'Like the attached piece 10:00 AM' });
    expect(pictureSearchEntry.querySelector('img')).toHaveAttribute('src', PICTURE_URL);
    expect(screen.getByRole('button', { name: 'navy blazer 11:00 AM' }).querySelector('img')).toBeNull();
    await press('navy blazer 11:00 AM');
    expect(storing.newest.args[1]).toBe('s1');
    expect(mode.snapshot).toBe(false);
  });
});

describe('deleting a conversation', () => {
  it('asks Delete, Please Confirm, shows Deleted!, and reloads the list', async () => {
    const { listed, press, held, step } = showPanel();
    await listed();
    await press('Actions for A linen suit');
    await press('Delete');
    expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent('A linen suit');
    await press('Delete');
    await step(() => held.deleteChat.newest.resolve());
    expect(screen.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
    await listed(CHATS.slice(1));
    await press('Done');
    expect(screen.queryByText('A linen suit')).toBeNull();
  });

  it('has its confirmation in another place than Delete', async () => {
    const { listed, press } = showPanel();
    await listed();
    const listButtons = (dialog: string) =>
      within(screen.getByRole('dialog', { name: dialog }))
        .getAllByRole('button')
        .map(({ textContent }) => textContent)
        .filter((label) => label !== '');
    await press('Actions for A linen suit');
    expect(listButtons('Actions')).toEqual(['Cancel', 'Delete']);
    await press('Delete');
    expect(listButtons('Please Confirm')).toEqual(['Delete', 'Cancel']);
  });

  it('focuses the cancel button, so that a key held down does not confirm', async () => {
    const { listed, press, held } = showPanel();
    await listed();
    await press('Actions for A linen suit');
    screen.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(held.deleteChat.madeArguments).toHaveLength(0);
  });

  it('does nothing on cancel', async () => {
    const { listed, press, held } = showPanel();
    await listed();
    await press('Actions for A linen suit');
    await press('Delete');
    await press('Cancel');
    expect(held.deleteChat.madeArguments).toHaveLength(0);
    expect(screen.getByText('A linen suit')).toBeVisible();
  });

  it('shows a failure, and can be retried', async () => {
    const { listed, press, held, step, notices } = showPanel();
    await listed();
    await press('Actions for A linen suit');
    await press('Delete');
    await press('Delete');
    await step(() => held.deleteChat.newest.reject(new CallError('Failed to delete chat history', 'broken')));
    expect(screen.getByRole('dialog', { name: 'Error deleting chat history' })).toBeVisible();
    // The dialog shows the failure instead of a popup.
    expect(notices.snapshot.popup).toBeNull();
    await press('Try again');
    await step(() => held.deleteChat.newest.resolve());
    expect(screen.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  });
});

describe('deleting searches', () => {
  it('asks Delete, Please Confirm, shows Deleted!, explains what happens to photos, and reloads the list', async () => {
    const { searched, press, deleting, fetchingSearches, step } = showPanel();
    await searched();
    await press('Actions for Like the attached piece');
    expect(screen.getByRole('dialog', { name: 'Actions' })).toHaveTextContent('Like the attached piece');
    await press('Delete');
    expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toHaveTextContent(
      'Its photos go with it, unless another conversation or search still uses them.',
    );
    await press('Delete');
    expect(deleting.newest.args.slice(0, 2)).toEqual(['user-1', 's2']);
    await step(() => deleting.newest.resolve());
    expect(screen.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
    await step(() => fetchingSearches.newest.resolve(SEARCHES.slice(0, 1)));
    await press('Done');
    expect(screen.queryByText('Like the attached piece')).toBeNull();
  });

  it('clears all after confirmation, and shows a failure', async () => {
    const { searched, press, clearing, fetchingSearches, step, notices } = showPanel();
    await searched();
    await press('Clear all searches');
    const dialog = screen.getByRole('dialog', { name: 'Please Confirm' });
    expect(dialog).toHaveTextContent('All your searches will be deleted for good.');
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await press('Delete');
    await step(() => clearing.newest.reject(new CallError('Failed to delete search history', 'broken')));
    expect(screen.getByRole('dialog', { name: 'Error deleting search history' })).toHaveTextContent(
      'Your searches are still there.',
    );
    expect(notices.snapshot.popup).toBeNull();
    await press('Try again');
    await step(() => clearing.newest.resolve());
    await step(() => fetchingSearches.newest.resolve([]));
    await press('Done');
    expect(screen.getByText('No searches yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Clear all searches' })).toBeNull();
  });

  it('offers no clearing of conversations or of an empty list', async () => {
    const { listed, searched } = showPanel();
    await listed();
    expect(screen.queryByRole('button', { name: /^Clear/u })).toBeNull();
    await searched([]);
    expect(screen.queryByRole('button', { name: /^Clear/u })).toBeNull();
  });
});
