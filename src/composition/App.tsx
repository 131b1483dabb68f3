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
 * The app, composed once. A new address is known to all at once, not in a transition: who closes a panel right after
 * an edit would otherwise act on the address before it.
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
      <AppRoutes account={account} places={places} screens={screens} onError={(error) => logger.error('A screen failed to render', error)} />
    </BrowserRouter>
  );
}
