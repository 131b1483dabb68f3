import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { createContainer } from './container.ts';
import { FeatureModules } from './FeatureModules.ts';
import { AppRoutes } from './routes.tsx';
import { createScreens } from './screens.tsx';
import { TOKENS } from './tokens.ts';

function compose() {
  const container = createContainer();
  const screens = createScreens(container, new FeatureModules(container));
  return {
    screens,
    account: container.get(TOKENS.account),
    cache: container.get(TOKENS.cache),
    logger: container.get(TOKENS.logger),
  };
}

/** The app, composed once. */
export function App() {
  const [{ screens, account, cache, logger }] = useState(compose);
  useEffect(() => {
    cache.start();
    return account.start();
  }, [account, cache]);
  return (
    <BrowserRouter>
      <AppRoutes account={account} screens={screens} onError={(error) => logger.error('A screen failed to render', error)} />
    </BrowserRouter>
  );
}
