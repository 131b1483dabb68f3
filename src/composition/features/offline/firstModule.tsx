import { useEffect, useState, type ComponentType } from 'react';
import { BASE } from '../../base.tokens.ts';
import type { Module } from '../../Module.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { OFFLINE } from './tokens.ts';

/** Delay of the start. By then even a slow phone shows the first results. */
const START_DELAY_MS = 8_000;

/**
 * Binds the overlay that stores the app offline and offers updates. It starts late, so that it does not delay the first
 * results.
 */
export const offlineModule: Module = ({ bind }) => {
  bind(OFFLINE.overlay).toResolvedValue(
    (clock, logger, cache, wishlist, account) =>
      function UpdateOverlay() {
        const [Notice, setNotice] = useState<ComponentType | null>(null);
        useEffect(() => {
          let stop = () => {};
          const cancel = clock.after(START_DELAY_MS, () => {
            import('./keepUpToDate.ts')
              .then(({ keepUpToDate }) => {
                const updating = keepUpToDate(cache, wishlist, account);
                ({ stop } = updating);
                return updating.notice;
              })
              .then((Ready) => setNotice(() => Ready))
              .catch((error: unknown) => logger.warn('The app was not stored on the device', error));
          });
          return () => {
            cancel();
            stop();
          };
        }, []);
        return Notice && <Notice />;
      },
    [BASE.clock, BASE.logger, BASE.cache, WISHLIST.service, BASE.account],
  );
};
