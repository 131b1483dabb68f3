import { describe, expect, it } from 'vitest';
import { createSearchPath } from './createSearchPath.ts';
import { readPanel, readTab, setPanel, setTab } from './paths.ts';

const createQuery = (query: string) => new URLSearchParams(query);
const isTab = (id: string) => ['home', 'search', 'wishlist'].includes(id);

describe('readTab', () => {
  it.each([
    ['', 'home'],
    ['tab=wishlist', 'wishlist'],
    ['tab=attic', 'home'],
    ['item=a1', 'search'],
    ['tab=wishlist&item=a1', 'search'],
    ['tab=wishlist&item=', 'wishlist'],
    ['chat=c1', 'search'],
    ['chat=', 'home'],
    ['tab=home&chat=c1', 'home'],
    ['tab=wishlist&chat=c1', 'wishlist'],
  ])('reads %j as %s', (query, tab) => {
    expect(readTab(createQuery(query), false, isTab)).toBe(tab);
  });

  it('keeps the tab below an item that was opened in the app', () => {
    expect(readTab(createQuery('tab=wishlist&item=a1'), true, isTab)).toBe('wishlist');
  });
});

describe('panels', () => {
  it('reads the address of a panel', () => {
    expect(readPanel(createQuery('panel=filters'))).toBe('filters');
    expect(readPanel(createQuery('tab=search'))).toBeNull();
  });

  it('opens and closes a panel and keeps the rest of the URL', () => {
    const queryWithPanel = setPanel(createQuery('tab=search&query=red+coat'), 'sort');
    expect(queryWithPanel.toString()).toBe('tab=search&query=red+coat&panel=sort');
    expect(setPanel(queryWithPanel, null).toString()).toBe('tab=search&query=red+coat');
  });
});

it('keeps the query when another tab is selected', () => {
  expect(setTab(createQuery('tab=search&query=red+coat'), 'home').toString()).toBe('query=red+coat');
});

it('names the home tab beside a conversation, which would select Search', () => {
  expect(setTab(createQuery('tab=search&chat=c1'), 'home').toString()).toBe('tab=home&chat=c1');
});

it('returns the URL of a search', () => {
  expect(createSearchPath('linen & silk')).toBe('/?tab=search&query=linen+%26+silk');
});
