import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { RouterAddressStore } from '../../src/adapters/browser/RouterAddressStore.ts';
import { InMemoryAddressStore } from '../../src/adapters/memory/InMemoryAddressStore.ts';
import { describeAddressStorePort } from './AddressStore.contract.ts';

describeAddressStorePort('in memory', (query) => ({
  address: new InMemoryAddressStore(query),
  stepped: () => Promise.resolve(),
}));

// `src/adapters/browser/RouterAddressStore.test.ts` runs it on the history of a browser.
describeAddressStorePort("React Router's history", (query) => {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [`/?${query}`], v5Compat: true });
  return {
    address: new RouterAddressStore(history, ({ pathname }) => pathname === '/'),
    stepped: () => Promise.resolve(),
  };
});
