import { autorun } from 'mobx';
import { describe, expect, it } from 'vitest';
import { anAttachment, aProfile, aSearchResult, aStoredSearch } from '../../../tests/support/builders.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createSearchFixture, UNDERSTOOD, QUERY } from '../../../tests/support/searchFixture.ts';
import { InMemoryWishlists } from '../../adapters/memory/InMemoryWishlists.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { WishlistService } from '../../application/wishlist/WishlistService.ts';
import { SearchViewModel } from './SearchViewModel.ts';
import { createDeviceWishlist } from '../../../tests/support/deviceWishlist.ts';

const rejectUnexpectedCall = () => Promise.reject(new Error('Not asked for here.'));

function createScreen(chatEnabled = false) {
  const fixture = createSearchFixture(aProfile({ chatEnabled }));
  const { session: search, filters, attachments, draft, shopper, notices, connection } = fixture;
  const stylist = { snapshot: null, subscribe: () => () => {}, loadStylist: rejectUnexpectedCall };
  const view = new SearchViewModel({
    search,
    filters,
    attachments,
    draft,
    connection,
    wishlist: new WishlistService(new InMemoryWishlists([]), shopper, notices, createDeviceWishlist()),
    chat: { shopper, notices, stylist },
    photo: { notices, loadUpload: rejectUnexpectedCall },
    onOpenItem: () => {},
  });
  const stop = view.start();
  return { ...fixture, view, stop, connection };
}

describe('the words in the query bar', () => {
  it('are those of a search that a link opens, also before the answer', () => {
    const { view, session } = createScreen();
    view.setQueryText('red dr');
    void session.open({ query: QUERY, filters: null, searchId: null });
    expect(view.queryText).toBe(QUERY);
  });

  it('stay as they were typed while their own search runs, and while a filter is edited', async () => {
    const { view, filters, searching } = createScreen();
    view.setQueryText(` ${QUERY} `);
    view.submit();
    expect(view.queryText).toBe(` ${QUERY} `);
    searching.newest.resolve(aSearchResult({ filters: UNDERSTOOD }));
    await settlePromises();
    view.setQueryText('and now');
    filters.update('sale', true);
    expect(view.queryText).toBe('and now');
  });

  it('come from the history once the stored search has loaded', async () => {
    const { view, session, storing } = createScreen();
    view.setQueryText('red dress');
    void session.openStored('old');
    storing.newest.resolve(aStoredSearch({ searchId: 'old', query: QUERY }));
    await settlePromises();
    expect(view.queryText).toBe(QUERY);
  });

  it('are for the stylist in chat mode: no search replaces them, nor do results of an answer', () => {
    const { view, session } = createScreen(true);
    view.setQueryText('and in green?');
    void session.open({ query: QUERY, filters: null, searchId: null });
    expect(view.queryText).toBe('and in green?');
    const screenWithoutChat = createScreen();
    screenWithoutChat.view.setQueryText('typed');
    screenWithoutChat.session.show({ query: 'a coat for June', items: [], answerKey: 'answer-1' });
    expect(screenWithoutChat.view.queryText).toBe('typed');
  });
});

describe('the search screen', () => {
  it('updates while observed, and stops afterwards', () => {
    const { view, session } = createScreen();
    const seenAnnouncements: string[] = [];
    const stop = autorun(() => seenAnnouncements.push(view.announcement));
    void session.search({ query: QUERY });
    stop();
    session.cancel();
    expect(seenAnnouncements).toHaveLength(2);
    expect(seenAnnouncements[0]).toBe('');
  });

  it('retries a search that failed offline once the network is back, until it is stopped', async () => {
    const { view, stop, session, searching, connection } = createScreen();
    void session.search({ query: QUERY });
    connection.set(false);
    searching.newest.reject(new CallError('Failed to perform search', 'unreachable'));
    await settlePromises();
    connection.set(true);
    expect([searching.madeArguments.length, view.isSearching]).toEqual([2, true]);
    searching.newest.reject(new CallError('Failed to perform search', 'unreachable'));
    await settlePromises();
    stop();
    connection.set(false);
    connection.set(true);
    expect(searching.madeArguments).toHaveLength(2);
  });
});

describe('removing the attachment', () => {
  const searchByPicture = async (query: string) => {
    const { view, searching, attachments, session } = createScreen();
    attachments.restore([anAttachment()]);
    view.setQueryText(query);
    view.submit();
    searching.newest.resolve(aSearchResult());
    await settlePromises();
    view.detach();
    return { status: session.snapshot.status, itemCount: session.snapshot.items.length, left: attachments.snapshot };
  };

  it('removes the results of a search by the attachment alone', async () => {
    expect(await searchByPicture('')).toEqual({ status: 'idle', itemCount: 0, left: [] });
  });

  it('leaves the results of a query', async () => {
    expect(await searchByPicture('boots')).toEqual({ status: 'done', itemCount: 3, left: [] });
  });
});
