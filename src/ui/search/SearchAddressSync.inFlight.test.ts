import { describe, expect, it } from 'vitest';
import { aSearchResult } from '../../../tests/support/builders.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { searchWorld } from '../../../tests/support/searchWorld.ts';
import type { SearchAddress } from '../../application/search/SearchSnapshot.ts';
import { SearchAddressSync } from './SearchAddressSync.ts';

/** A browser in which addresses arrive when the test says so. */
function aSlowBrowser() {
  const world = searchWorld();
  const written: (SearchAddress | null)[] = [];
  const sync = new SearchAddressSync(world.session, world.filters, { write: (address) => written.push(address) });
  sync.start(null);
  return { ...world, sync, written };
}

/** Words, and what they meant, are written before the browser has shown either. */
async function afterTwoWrites() {
  const browser = aSlowBrowser();
  void browser.session.search({ query: 'blue coat' });
  await settled();
  browser.searching.newest.resolve(aSearchResult({ searchId: 'one' }));
  await settled();
  const [words, meant] = browser.written as [SearchAddress, SearchAddress];
  expect(browser.written).toEqual([
    { query: 'blue coat', filters: null, searchId: null },
    { query: 'blue coat', filters: null, searchId: 'one' },
  ]);
  return { ...browser, words, meant };
}

describe('an address that arrives late', () => {
  it('is no new search while a newer one is on its way', async () => {
    const { sync, words, meant, searching, session, written } = await afterTwoWrites();
    sync.arrived(words, false);
    sync.arrived(meant, false);
    await settled();
    expect(searching.made).toHaveLength(1);
    expect(session.snapshot).toMatchObject({ status: 'done', searchId: 'one' });
    expect(written).toHaveLength(2);
  });

  it('is awaited no longer once a newer one has arrived, so that a link to it is followed', async () => {
    const { sync, words, meant, searching } = await afterTwoWrites();
    sync.arrived(meant, false);
    sync.arrived(words, false);
    await settled();
    expect(searching.made).toHaveLength(2);
  });

  it('is followed where the shopper stepped back to it', async () => {
    const { sync, words, searching } = await afterTwoWrites();
    sync.arrived(words, true);
    await settled();
    expect(searching.made).toHaveLength(2);
  });

  it('is awaited no longer once a link leads elsewhere', async () => {
    const { sync, words, searching } = await afterTwoWrites();
    sync.arrived({ query: 'red dress', filters: null, searchId: null }, false);
    sync.arrived(words, false);
    await settled();
    expect(searching.made).toHaveLength(3);
  });
});
