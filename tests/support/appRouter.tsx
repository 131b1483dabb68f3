import type { ReactNode } from 'react';
import { Route, Routes, UNSAFE_createMemoryHistory, type InitialEntry } from 'react-router-dom';
import { RouterAddressStore } from '../../src/adapters/browser/RouterAddressStore.ts';
import { AddressRouter } from '../../src/ui/shared/AddressRouter.tsx';

interface AppRoute {
  readonly path: string;
  readonly element: ReactNode;
}

/** The app's router and address store with an in-memory history, at the last of `initialEntries`. */
export function createAppRouter(routes: readonly AppRoute[], initialEntries: InitialEntry[]) {
  const history = UNSAFE_createMemoryHistory({ initialEntries, v5Compat: true });
  const address = new RouterAddressStore(history, ({ pathname }) => pathname === '/');
  return {
    address,
    get location() {
      return history.location;
    },
    get historyAction() {
      return history.action;
    },
    /** Navigates to a URL, or by a number of history steps. */
    navigate(to: string | number, { state = null }: { readonly state?: unknown } = {}): void {
      if (typeof to === 'number') history.go(to);
      else history.push(to, state);
    },
    page: (
      <AddressRouter address={address} navigator={history}>
        <Routes>
          {routes.map(({ path, element }) => (
            <Route key={path} path={path} element={element} />
          ))}
        </Routes>
      </AddressRouter>
    ),
  };
}
