import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, type Location, type NavigationType, type Navigator } from 'react-router-dom';
import type { AddressStore } from '../../application/ports/AddressStore.ts';
import type { Observable } from '../../application/Snapshots.ts';

const AddressContext = createContext<AddressStore | null>(null);

/** The address of the main page. Does not render again on changes; use `useSnapshot` for that. */
export function useAddress(): AddressStore {
  const address = useContext(AddressContext);
  if (address === null) throw new Error('There is no AddressRouter around this component.');
  return address;
}

export interface AddressRouterProps {
  readonly address: AddressStore & {
    readonly navigation: Observable<{ readonly action: NavigationType; readonly location: Location }>;
  };
  /** The history behind the address store. */
  readonly navigator: Navigator;
  readonly children: ReactNode;
}

/**
 * React Router with the address's history. Renders outside of transitions, because closing a panel right after an
 * edit would otherwise show the previous address.
 */
export function AddressRouter({ address, navigator, children }: AddressRouterProps) {
  const { navigation } = address;
  const [{ action, location }, show] = useState(navigation.snapshot);
  useLayoutEffect(() => navigation.subscribe(() => show(navigation.snapshot)), [navigation]);
  return (
    <AddressContext value={address}>
      <Router navigator={navigator} location={location} navigationType={action} useTransitions={false}>
        {children}
      </Router>
    </AddressContext>
  );
}
