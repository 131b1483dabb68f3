import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { layFoundation } from './foundation.ts';
import { OwnedPlaces } from '../adapters/browser/OwnedPlaces.ts';
import { AppRoutes } from './routes.tsx';
import { createScreens } from './screens.tsx';

function begin() {
  const foundation = layFoundation(window.location.origin);
  const places = new OwnedPlaces(window, () => foundation.account.snapshot.profile?.id ?? null);
  return { foundation, places, screens: createScreens(foundation) };
}

/**
 * The app, composed once. Navigation updates synchronously instead of in a transition: otherwise closing a panel right
 * after an edit would act on the previous URL.
 */
export function App() {
  const [{ foundation, places, screens }] = useState(begin);
  const { account, cache, logger } = foundation;
  useEffect(() => {
    cache.start();
    return account.start();
  }, [account, cache]);
  return (
    <BrowserRouter useTransitions={false} window={places.window}>
      <AppRoutes
        account={account}
        places={places}
        screens={screens}
        onError={(error) => logger.error('A screen failed to render', error)}
      />
    </BrowserRouter>
  );
}
