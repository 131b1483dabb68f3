import { describe, expect, it } from 'vitest';
import { aStoredSearch, anAttachment } from '../../../tests/support/builders.ts';
import { createChatFixture } from '../../../tests/support/chatFixture.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createHeldSearchHistories } from '../../../tests/support/heldSearchHistories.ts';
import { NO_CHAT } from '../chat/ChatSnapshot.ts';
import { NO_FILTERS } from '../../domain/filters/Filters.ts';
import { CallError } from '../ports/CallError.ts';
import { SearchHistory } from './SearchHistory.ts';

const timestamp = '2025-09-02T12:00:00Z';
const ENTRIES = [
  { id: 's1', query: 'boots', timestamp },
  { id: 's2', query: '', timestamp },
  { id: 's3', query: 'coat', timestamp },
];
const PHOTO = anAttachment({ id: 'photo', context: 'chat_attachment' });

async function loadHistory() {
  const fixture = createChatFixture();
  const heldHistories = createHeldSearchHistories();
  const { search, attachments, chat, shopper, notices } = fixture;
  const history = new SearchHistory({
    histories: heldHistories.histories,
    search,
    attachments,
    chat,
    shopper,
    notices,
    limit: 5,
  });
  history.start();
  void history.load();
  expect(heldHistories.fetching.newest.args.slice(0, 2)).toEqual(['user-1', 5]);
  heldHistories.fetching.newest.resolve(ENTRIES);
  await settlePromises();
  const showSearch = async (searchId: string, query: string) => {
    void history.open(searchId);
    fixture.storing.newest.resolve(aStoredSearch({ searchId, query, attachments: [PHOTO] }));
    await settlePromises();
  };
  const confirmDeletion = async (id: string | null) => {
    if (id === null) history.askToClear();
    else history.offerActions(id);
    history.askToConfirm();
    void history.confirmDeletion();
    (id === null ? heldHistories.clearing : heldHistories.deleting).newest.resolve();
    await settlePromises();
  };
  return { ...fixture, ...heldHistories, history, show: showSearch, confirm: confirmDeletion };
}

describe('the search history', () => {
  it('opens a stored search with its filters and attachments, and turns chat mode off', async () => {
    const { history, sendMessage, storing, mode, chat, filters, attachments } = await loadHistory();
    void sendMessage('a dress');
    void history.open('s1');
    storing.newest.resolve(aStoredSearch({ filters: { ...NO_FILTERS, sale: true }, attachments: [anAttachment()] }));
    await settlePromises();
    expect(mode.snapshot).toBe(false);
    expect(chat.snapshot).toBe(NO_CHAT);
    expect(filters.snapshot.filters.sale).toBe(true);
    expect(attachments.snapshot).toHaveLength(1);
  });

  it.each([
    ['s1', 'boots'],
    ['s2', ''],
  ])('removes a deleted search and its attachment from the screen: %s', async (id, query) => {
    const { show, confirm, search, attachments, deleting, fetching, history } = await loadHistory();
    await show(id, query);
    expect(attachments.snapshot).toEqual([PHOTO]);
    await confirm(id);
    expect(deleting.madeArguments).toEqual([['user-1', id]]);
    expect([search.snapshot.status, search.snapshot.searchId, attachments.snapshot]).toEqual(['idle', null, []]);
    expect([fetching.madeArguments.length, history.snapshot.deletion?.stage]).toEqual([2, 'deleted']);
  });

  it('removes an earlier repeat of the deleted entry from the screen', async () => {
    const { show, confirm, search } = await loadHistory();
    await show('s0', 'boots');
    await confirm('s1');
    expect(search.snapshot.status).toBe('idle');
  });

  it('keeps another search on the screen, and a newer attachment', async () => {
    const { show, confirm, search, attachments } = await loadHistory();
    await show('s3', 'coat');
    await confirm('s1');
    expect([search.snapshot.searchId, attachments.snapshot]).toEqual(['s3', [PHOTO]]);
    attachments.restore([anAttachment({ id: 'other' })]);
    await confirm('s3');
    expect([search.snapshot.status, attachments.snapshot.map(({ id }) => id)]).toEqual(['idle', ['other']]);
  });

  it('keeps a search that has no words when another one is deleted, and one whose entry is not listed', async () => {
    const { show, confirm, search } = await loadHistory();
    await show('s0', '');
    await confirm('s2');
    expect(search.snapshot.searchId).toBe('s0');
    await confirm('unlisted');
    expect(search.snapshot.searchId).toBe('s0');
  });

  it('keeps results from elsewhere on the screen', async () => {
    const { confirm, search } = await loadHistory();
    search.show({ query: 'boots', items: [] });
    await confirm('s1');
    expect(search.snapshot).toMatchObject({ status: 'done', query: 'boots' });
    await confirm(null);
    expect(search.snapshot).toMatchObject({ status: 'done', query: 'boots' });
  });

  it('keeps a newer attachment when an uncached search with the same words is deleted', async () => {
    const { show, confirm, search, attachments } = await loadHistory();
    await show('s1', 'boots');
    search.recentSearches.clear();
    attachments.restore([anAttachment({ id: 'other' })]);
    await confirm('s1');
    expect([search.snapshot.status, attachments.snapshot.map(({ id }) => id)]).toEqual(['idle', ['other']]);
  });

  it('does not show a deleted search from the cache', async () => {
    const { show, confirm, search, storing } = await loadHistory();
    await show('s1', 'boots');
    await show('s3', 'coat');
    const fetchCount = storing.madeArguments.length;
    await confirm('s1');
    void search.open({ query: 'boots', filters: null, searchId: 's1' });
    expect(storing.madeArguments.length).toBe(fetchCount + 1);
  });

  it('clears all searches and the screen', async () => {
    const { show, confirm, search, clearing, deleting } = await loadHistory();
    await show('s1', 'boots');
    await confirm(null);
    expect([clearing.madeArguments, deleting.madeArguments, search.snapshot.status]).toEqual([
      [['user-1']],
      [],
      'idle',
    ]);
  });

  it('shows a failure in a popup when the dialog was closed, and changes nothing', async () => {
    const { show, history, clearing, notices, search } = await loadHistory();
    await show('s1', 'boots');
    history.askToClear();
    void history.confirmDeletion();
    history.closeActions();
    clearing.newest.reject(new CallError('Failed to delete search history', 'broken'));
    await settlePromises();
    expect(notices.snapshot.popup).toBe('search-not-deleted');
    expect(search.snapshot.searchId).toBe('s1');
    expect(history.snapshot.entries).toEqual(ENTRIES);
  });
});
