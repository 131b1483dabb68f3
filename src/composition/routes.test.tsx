import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import {
  CHECKING_SNAPSHOT,
  createSignedInSnapshot,
  createSignedOutSnapshot,
  type AccountSnapshot,
} from '../application/accounts/AccountSnapshot.ts';
import { SnapshotHolder } from '../application/Snapshots.ts';
import { NO_PREFERENCES, type Profile } from '../domain/accounts/Profile.ts';
import { lazyComponent } from '../ui/shared/lazyComponent.tsx';
import { AppRoutes, type Screens } from './routes.tsx';

const ADA: Profile = {
  id: 'u1',
  name: 'Ada',
  email: 'ada@atelier.test',
  onboarded: true,
  chatEnabled: false,
  preferences: NO_PREFERENCES,
};
afterEach(() => vi.restoreAllMocks());

const createTextScreen = (text: string) => () => <p>{text}</p>;
const screens: Screens = {
  mainScreen: ({ profile }) => <p>Main app of {profile.name}</p>,
  login: createTextScreen('Login'),
  pages: [
    { path: '/onboarding', access: 'shopper', screen: createTextScreen('Onboarding') },
    { path: '/password-reset', access: 'everyone', screen: createTextScreen('New password') },
    { path: '/privacy', access: 'everyone', screen: createTextScreen('Privacy') },
    { path: '*', access: 'everyone', screen: createTextScreen('No page') },
  ],
};

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function renderAt(address: string, snapshot: AccountSnapshot, owner: string | null = null, shownScreens = screens) {
  const account = new SnapshotHolder(snapshot);
  const historyOwnership = {
    owner,
    claimEntry: (userId: string) => {
      historyOwnership.owner = userId;
    },
  };
  render(
    <MemoryRouter initialEntries={[address]}>
      <AppRoutes account={account} historyOwnership={historyOwnership} screens={shownScreens} onError={() => {}} />
      <Address />
    </MemoryRouter>,
  );
  return { places: historyOwnership, become: (next: AccountSnapshot) => act(() => account.set(next)) };
}

it.each<[string, AccountSnapshot, string, string]>([
  ['/', CHECKING_SNAPSHOT, 'Loading...', '/'],
  ['/', createSignedOutSnapshot('nothing'), 'Login', '/'],
  ['/?item=a1', createSignedOutSnapshot('nothing'), 'Login', '/?item=a1'],
  ['/', createSignedInSnapshot(ADA, false), 'Main app of Ada', '/'],
  ['/', createSignedInSnapshot(ADA, true), 'Onboarding', '/onboarding'],
  ['/?item=blazer', createSignedInSnapshot(ADA, true), 'Onboarding', '/onboarding?item=blazer'],
  ['/onboarding', createSignedInSnapshot(ADA, false), 'Onboarding', '/onboarding'],
  ['/onboarding', createSignedOutSnapshot('nothing'), 'Login', '/'],
  ['/onboarding', CHECKING_SNAPSHOT, 'Loading...', '/onboarding'],
  ['/password-reset?oobCode=x', createSignedOutSnapshot('nothing'), 'New password', '/password-reset?oobCode=x'],
  ['/password-reset', CHECKING_SNAPSHOT, 'New password', '/password-reset'],
  ['/privacy', createSignedOutSnapshot('nothing'), 'Privacy', '/privacy'],
  ['/nowhere', createSignedOutSnapshot('nothing'), 'No page', '/nowhere'],
  ['/nowhere', createSignedInSnapshot(ADA, false), 'No page', '/nowhere'],
])('at %s', (path, snapshot, text, endsAt) => {
  renderAt(path, snapshot);
  expect(screen.getByText(text)).toBeVisible();
  expect(document.querySelector('output')).toHaveTextContent(endsAt);
});

it('says after a logout that only the login is missing, and shows it once it loads', async () => {
  let isOnline = false;
  const login = lazyComponent(async () => {
    if (!isOnline) throw new Error('No network');
    return createTextScreen('Login');
  });
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { become } = renderAt('/', createSignedInSnapshot(ADA, false), null, { ...screens, login });
  become(createSignedOutSnapshot('choice'));
  expect(await screen.findByRole('alert')).toHaveTextContent('You are signed out');
  expect(screen.queryByText(/failed/u)).toBeNull();
  isOnline = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Login')).toBeVisible();
});

it('replaces the login with the app, and keeps the link in the address', () => {
  const { become } = renderAt('/?item=a1', createSignedOutSnapshot('nothing'));
  become(createSignedInSnapshot(ADA, false));
  expect(screen.getByText('Main app of Ada')).toBeVisible();
  expect(document.querySelector('output')).toHaveTextContent('/?item=a1');
});

it.each<[string, AccountSnapshot]>([
  ['/?tab=search&query=words+of+bea', createSignedInSnapshot(ADA, false)],
  ['/?item=shoe', createSignedInSnapshot(ADA, true)],
  ['/onboarding?item=shoe', createSignedInSnapshot(ADA, true)],
])("replaces another shopper's history entry with the start page: %s", (path, snapshot) => {
  const account = new SnapshotHolder(snapshot);
  const seenQueries: string[] = [];
  const Main = () => <p>{seenQueries.push(useLocation().search)} Main app</p>;
  // Simulates that a new history entry belongs to the signed-in shopper (u1), as in the browser.
  const historyOwnership = {
    get owner() {
      return document.querySelector('output')?.textContent === '/' ? 'u1' : 'u2';
    },
    claimEntry: () => {},
  };
  render(
    <MemoryRouter initialEntries={[path]}>
      <Address />
      <AppRoutes
        account={account}
        historyOwnership={historyOwnership}
        screens={{ ...screens, mainScreen: Main, pages: [{ path: '/onboarding', access: 'shopper', screen: Main }] }}
        onError={() => {}}
      />
    </MemoryRouter>,
  );
  act(() => account.set({ ...snapshot }));
  expect(seenQueries.join('')).toBe('');
  expect(document.querySelector('output')).not.toHaveTextContent('query');
});

it("keeps the shopper's own history entries, and claims those without an owner", () => {
  renderAt('/?tab=search&query=words+of+ada', createSignedInSnapshot(ADA, false), 'u1');
  expect(document.querySelector('output')).toHaveTextContent('query=words+of+ada');
  const { places } = renderAt('/?item=a1', createSignedInSnapshot(ADA, false));
  expect(places.owner).toBe('u1');
});

it('keeps a history entry when the session of its shopper ends, until somebody signs in', () => {
  renderAt('/?tab=search&query=words+of+ada', createSignedOutSnapshot('expiry'), 'u1');
  expect(document.querySelector('output')).toHaveTextContent('query=words+of+ada');
});
