import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { describeAddressStorePort } from '../../../tests/contracts/AddressStore.contract.ts';
import { RouterAddressStore } from './RouterAddressStore.ts';

const isMainPage = ({ pathname }: { readonly pathname: string }) => pathname === '/';

describeAddressStorePort("React Router's history in the browser", (query) => {
  window.history.replaceState(null, '', `/?${query}`);
  const history = UNSAFE_createBrowserHistory({ v5Compat: true });
  return {
    address: new RouterAddressStore(history, isMainPage),
    waitForStep: () => new Promise((resolve) => window.addEventListener('popstate', () => resolve(), { once: true })),
  };
});

describe('the address while another page is shown', () => {
  it('stays as it was, and ignores writes', () => {
    const history = UNSAFE_createMemoryHistory({ initialEntries: ['/?tab=search#top'], v5Compat: true });
    const store = new RouterAddressStore(history, isMainPage);
    let notificationCount = 0;
    store.subscribe(() => (notificationCount += 1));
    history.push('/privacy?query=linen');
    store.push(new URLSearchParams('query=red'));
    store.replace(new URLSearchParams('query=red'));
    expect(notificationCount).toBe(0);
    expect(store.snapshot.query).toBe('tab=search');
    expect(history.location).toMatchObject({ pathname: '/privacy', search: '?query=linen' });
    expect(store.navigation.snapshot.location.pathname).toBe('/privacy');
    history.go(-1);
    expect(store.snapshot.historyTravelCount).toBe(1);
    store.replace(new URLSearchParams());
    expect(history.location).toMatchObject({ pathname: '/', search: '', hash: '#top' });
  });
});
