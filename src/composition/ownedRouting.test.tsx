import { act, render, screen, waitFor } from '@testing-library/react';
import { UNSAFE_createBrowserHistory, useLocation, useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { OwnedHistory } from '../adapters/browser/OwnedHistory.ts';
import { RouterAddressStore } from '../adapters/browser/RouterAddressStore.ts';
import {
  createSignedInSnapshot,
  createSignedOutSnapshot,
  type AccountSnapshot,
} from '../application/accounts/AccountSnapshot.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import { NO_PREFERENCES, type Profile } from '../domain/accounts/Profile.ts';
import { AddressRouter } from '../ui/shared/AddressRouter.tsx';
import { AppRoutes, type Screens } from './routes.tsx';

const createProfile = (id: string): Profile => ({
  id,
  name: id,
  email: `${id}@atelier.test`,
  onboarded: true,
  chatEnabled: false,
  preferences: NO_PREFERENCES,
});
const [ADA, BEA] = [createProfile('ada'), createProfile('bea')];

it('shows no history entry of the previous shopper to the next one', async () => {
  const account = new SnapshotHolder<AccountSnapshot>(createSignedInSnapshot(ADA, false));
  const ownedHistory = new OwnedHistory(window, () => account.snapshot.profile?.id ?? null);
  const history = UNSAFE_createBrowserHistory({ window: ownedHistory.window, v5Compat: true });
  const address = new RouterAddressStore(history, () => !ownedHistory.isOwnedByOther);
  const addresses: string[] = [];
  address.subscribe(() => addresses.push(`${account.snapshot.profile?.id} ${address.snapshot.query}`));
  let navigateTo: (to: string) => void = () => {};
  const seenAddresses: string[] = [];
  const Main: Screens['mainScreen'] = ({ profile }) => {
    const navigate = useNavigate();
    navigateTo = (to) => void navigate(to);
    seenAddresses.push(`${profile.id} ${useLocation().search}`);
    return <p>App of {profile.name}</p>;
  };
  const screens: Screens = {
    mainScreen: Main,
    login: () => <p>Login</p>,
    pages: [{ path: '/onboarding', access: 'shopper', screen: Main }],
  };
  render(
    <AddressRouter address={address} navigator={history}>
      <AppRoutes account={account} historyOwnership={ownedHistory} screens={screens} onError={() => {}} />
    </AddressRouter>,
  );
  act(() => {
    navigateTo('/?tab=search');
    navigateTo('/?tab=search&query=secret');
  });
  act(() => account.set(createSignedOutSnapshot('choice')));
  expect(screen.getByText('Login')).toBeVisible();
  act(() => account.set(createSignedInSnapshot(BEA, false)));
  await waitFor(() => expect(window.location.search).toBe(''));
  for (const expected of ['App of bea', 'App of bea']) {
    await act(async () => {
      window.history.back();
      await new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
    });
    await waitFor(() => expect(screen.getByText(expected)).toBeVisible());
  }
  expect(seenAddresses).toContain('ada ?tab=search&query=secret');
  expect(seenAddresses.filter((entry) => entry.startsWith('bea')).every((entry) => entry === 'bea ')).toBe(true);
  expect(addresses).toContain('ada tab=search&query=secret');
  expect(addresses.filter((entry) => entry.startsWith('bea') && entry !== 'bea ')).toEqual([]);
});
