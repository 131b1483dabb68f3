import { useEffect, useState } from 'react';
import { UNSAFE_createBrowserHistory } from 'react-router-dom';
import { awaitFirstPicture } from './awaitFirstPicture.ts';
import { createFoundation } from './foundation.ts';
import { startsWithPictures } from './prefetchSearch.ts';
import { OwnedHistory } from '../adapters/browser/OwnedHistory.ts';
import { RouterAddressStore } from '../adapters/browser/RouterAddressStore.ts';
import { FirstPictureContext } from '../ui/design/FirstPictureContext.ts';
import { AddressRouter } from '../ui/shared/AddressRouter.tsx';
import { PATHS } from '../ui/shared/paths.ts';
import { AppRoutes } from './routes.tsx';
import { createScreens } from './screens.tsx';

function startApp() {
  const foundation = createFoundation(window.location.origin);
  const ownedHistory = new OwnedHistory(window, () => foundation.account.snapshot.profile?.id ?? null);
  const history = UNSAFE_createBrowserHistory({ window: ownedHistory.window, v5Compat: true });
  const address = new RouterAddressStore(
    history,
    ({ pathname }) => pathname === PATHS.app && !ownedHistory.isOwnedByOther,
  );
  const firstPicture = awaitFirstPicture(window, foundation.clock);
  if (!startsWithPictures || !navigator.onLine) firstPicture.markShown();
  return { foundation, places: ownedHistory, history, address, screens: createScreens(foundation), firstPicture };
}

/** The root component. Composes the app once, when it is mounted. */
export function App() {
  const [{ foundation, places, history, address, screens, firstPicture }] = useState(startApp);
  const { account, cache, logger } = foundation;
  useEffect(() => {
    cache.start();
    return account.start();
  }, [account, cache]);
  return (
    <FirstPictureContext value={firstPicture}>
      <AddressRouter address={address} navigator={history}>
        <AppRoutes
          account={account}
          historyOwnership={places}
          screens={screens}
          onError={(error) => logger.error('A screen failed to render', error)}
        />
      </AddressRouter>
    </FirstPictureContext>
  );
}
