import { useEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { layFoundation } from './foundation.ts';
import { OwnedPlaces } from '../adapters/browser/OwnedPlaces.ts';
import { RouterAddressStore } from '../adapters/browser/RouterAddressStore.ts';
import { AddressRouter } from '../ui/shared/AddressRouter.tsx';
import { PATHS } from '../ui/shared/paths.ts';
import { AppRoutes } from './routes.tsx';
import { createScreens } from './screens.tsx';

function begin() {
  const foundation = layFoundation(window.location.origin);
  const places = new OwnedPlaces(window, () => foundation.account.snapshot.profile?.id ?? null);
  const history = UNSAFE_createBrowserHistory({ window: places.window, v5Compat: true });
  const address = new RouterAddressStore(history, ({ pathname }) => pathname === PATHS.app && !places.isForeign);
  return { foundation, places, history, address, screens: createScreens(foundation) };
}

/** The root component. Composes the app once, when it is mounted. */
export function App() {
  const [{ foundation, places, history, address, screens }] = useState(begin);
  const { account, cache, logger } = foundation;
  useEffect(() => {
    cache.start();
    return account.start();
  }, [account, cache]);
  return (
    <AddressRouter address={address} navigator={history}>
      <AppRoutes
        account={account}
        places={places}
        screens={screens}
        onError={(error) => logger.error('A screen failed to render', error)}
      />
    </AddressRouter>
  );
}
