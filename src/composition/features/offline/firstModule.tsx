import { useEffect, useState, type ComponentType } from 'react';
import { BASE } from '../../base.tokens.ts';
import type { Module } from '../../Module.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { OFFLINE } from './tokens.ts';

/** By then even a slow phone shows the first results. */
const START_DELAY_MS = 8_000;

/** Binds an overlay that starts late: storing the app must not delay the first results. */
export const offlineModule: Module = ({ bind }) => {
  bind(OFFLINE.overlay).toResolvedValue(
    (clock, logger, cache, wishlist) =>
      function UpdateOverlay() {
        const [Notice, setNotice] = useState<ComponentType | null>(null);
        useEffect(
          () =>
            clock.after(START_DELAY_MS, () => {
              import('./startOffline.tsx')
                .then(({ startOffline }) => startOffline(cache, wishlist))
                .then((Ready) => setNotice(() => Ready))
                .catch((error: unknown) => logger.warn('The app was not stored on the device', error));
            }),
          [],
        );
        return Notice && <Notice />;
      },
    [BASE.clock, BASE.logger, BASE.cache, WISHLIST.service],
  );
};
