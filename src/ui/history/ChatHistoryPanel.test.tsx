import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chatWorld } from '../../../tests/support/chatWorld.ts';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { ChatHistory } from '../../application/chat/ChatHistory.ts';
import { CallError } from '../../application/ports/CallError.ts';
import type { SearchHistories } from '../../application/ports/SearchHistories.ts';
import { SearchHistory } from '../../application/search/SearchHistory.ts';
import type { ChatHistoryEntry } from '../../domain/chat/Chat.ts';
import type { SearchHistoryEntry } from '../../domain/search/Search.ts';
import { ChatHistoryPanel } from './ChatHistoryPanel.tsx';

const NOW = Date.parse('2025-09-02T12:00:00Z');
const CHATS: readonly ChatHistoryEntry[] = [
  { id: 'c1', title: 'A linen suit', timestamp: '2025-09-02T09:05:00Z' },
  { id: 'c2', title: '', timestamp: '2025-09-01T09:00:00Z' },
  { id: 'c3', title: 'Boots for rain', timestamp: '2025-06-11T09:00:00Z' },
];

function showPanel() {
  const world = chatWorld();
  const { shopper, notices, chat, search, chats: calls } = world;
  const fetchingSearches = new HeldCalls<Parameters<SearchHistories['fetchSearchHistory']>, readonly SearchHistoryEntry[]>();
  const chats = new ChatHistory({ chats: calls, session: chat, shopper, notices, limit: 100 });
  const searches = new SearchHistory({ histories: { fetchSearchHistory: fetchingSearches.call }, search, chat, shopper, limit: 100 });
  const selected: string[] = [];
  render(<ChatHistoryPanel open onClose={() => {}} onSelect={() => selected.push('selected')} parts={{ chats, searches, clock: { now: () => NOW, after: () => () => {} }, timeZone: 'UTC' }} />);
  const step = (go: () => void) => act(async () => {
    go();
    await settled();
  });
  const listed = (entries: readonly ChatHistoryEntry[] = CHATS) => step(() => world.held.fetchChatHistory.newest.resolve(entries));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  return { ...world, fetchingSearches, selected, step, listed, press };
}

describe('the Chat History panel', () => {
  it('asks for a hundred and groups them by day', async () => {
    const { listed, held } = showPanel();
    expect(held.fetchChatHistory.newest.args[1]).toBe(100);
    await listed();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Today', 'Yesterday', 'June 2025']);
    expect(within(screen.getByRole('region', { name: 'Today' })).getByText('9:05 AM')).toBeVisible();
    expect(screen.getByText('Untitled')).toBeVisible();
  });

  it('says that there is none', async () => {
    const { listed } = showPanel();
    await listed([]);
    expect(screen.getByText('No chat history available')).toBeVisible();
  });

  it('says that the list could not be loaded, and loads it when asked again', async () => {
    const { step, held, press, listed } = showPanel();
    await step(() => held.fetchChatHistory.newest.reject(new CallError('Failed to fetch chat history', 'unreachable')));
    expect(screen.getByRole('alert')).toHaveTextContent('The list could not be loaded');
    await press('Try again');
    await listed();
    expect(screen.getByText('A linen suit')).toBeVisible();
  });

  it('opens a conversation and makes way for it', async () => {
    const { listed, selected, held, press } = showPanel();
    await listed();
    await press('A linen suit 9:05 AM');
    expect(selected).toEqual(['selected']);
    expect(held.getMessages.newest.args[1]).toBe('c1');
  });

  it('lists searches, opens one and leaves the stylist', async () => {
    const { step, fetchingSearches, press, storing, mode } = showPanel();
    await step(() => fetchingSearches.newest.resolve([{ id: 's1', query: 'navy blazer', timestamp: '2025-09-02T11:00:00Z' }]));
    await press('Searches');
    expect(screen.queryByRole('button', { name: /Actions/u })).toBeNull();
    await press('navy blazer 11:00 AM');
    expect(storing.newest.args[1]).toBe('s1');
    expect(mode.snapshot).toBe(false);
  });
});

describe('deleting a conversation', () => {
  it('goes Delete, Please Confirm, Deleted!, and loads the list anew', async () => {
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

  it('is asked about with the focus on the way back, so that a key held down does not confirm', async () => {
    const { listed, press, held } = showPanel();
    await listed();
    await press('Actions for A linen suit');
    screen.getByRole('button', { name: 'Delete' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('dialog', { name: 'Please Confirm' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(held.deleteChat.made).toHaveLength(0);
  });

  it('does nothing when one thinks better of it', async () => {
    const { listed, press, held } = showPanel();
    await listed();
    await press('Actions for A linen suit');
    await press('Delete');
    await press('Cancel');
    expect(held.deleteChat.made).toHaveLength(0);
    expect(screen.getByText('A linen suit')).toBeVisible();
  });

  it('says when it failed, and can be tried again', async () => {
    const { listed, press, held, step, notices } = showPanel();
    await listed();
    await press('Actions for A linen suit');
    await press('Delete');
    await press('Delete');
    await step(() => held.deleteChat.newest.reject(new CallError('Failed to delete chat history', 'broken')));
    expect(screen.getByRole('dialog', { name: 'Error deleting chat history' })).toBeVisible();
    // The dialog says it; a popup over it would say it twice.
    expect(notices.snapshot.popup).toBeNull();
    await press('Try again');
    await step(() => held.deleteChat.newest.resolve());
    expect(screen.getByRole('dialog', { name: 'Deleted!' })).toBeVisible();
  });
});
