import { UNSAFE_createMemoryHistory } from 'react-router-dom';
import { RouterAddressStore } from '../../src/adapters/browser/RouterAddressStore.ts';
import { InMemoryAddressStore } from '../../src/adapters/memory/InMemoryAddressStore.ts';
import { describeAddressStorePort } from './AddressStore.contract.ts';

describeAddressStorePort('in memory', (query) => ({
  address: new InMemoryAddressStore(query),
  waitForStep: () => Promise.resolve(),
}));

// The suite with the browser's own history is in `src/adapters/browser/RouterAddressStore.test.ts`.
describeAddressStorePort("React Router's history", (query) => {
  const history = UNSAFE_createMemoryHistory({ initialEntries: [`/?${query}`], v5Compat: true });
  return {
    address: new RouterAddressStore(history, ({ pathname }) => pathname === '/'),
    waitForStep: () => Promise.resolve(),
  };
});
