import { lazyComponent } from '../../../ui/shared/lazyComponent.tsx';
import { BASE } from '../../base.tokens.ts';
import { SEARCH } from '../search/tokens.ts';
import { VIEWER } from '../viewer/tokens.ts';
import { WISHLIST } from '../wishlist/tokens.ts';
import { HOME_TAB } from './tokens.ts';
import type { Module } from '../../Module.ts';

/**
 * Binds the Home tab. Its code is lazy, but is composed here and not by a lazy module, so that the first screen of a
 * shopper does not wait for Inversify (docs/adr/0144).
 */
export const homeModule: Module = ({ bind }) => {
  bind(HOME_TAB).toResolvedValue(
    (http, cache, userId, shopper, filters, connection, notices, pulse, clock, wishlist, onOpenItem, modules) =>
      lazyComponent(async () =>
        (await import('./createHomeTab.tsx')).createHomeTab({
          http,
          cache,
          userId,
          shopper,
          filters,
          connection,
          notices,
          pulse,
          clock,
          wishlist,
          onOpenItem,
          modules,
        }),
      ),
    [
      BASE.http,
      BASE.cache,
      BASE.userId,
      BASE.shopper,
      SEARCH.filters,
      BASE.connection,
      BASE.notices,
      BASE.pulse,
      BASE.clock,
      WISHLIST.service,
      VIEWER.openItem,
      BASE.modules,
    ],
  );
};
