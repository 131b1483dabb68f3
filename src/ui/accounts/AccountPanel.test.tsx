import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountPanel } from './AccountPanel.tsx';

it.each([
  [null, 'Not Logged In'],
  [{ name: 'Ada', email: 'ada@example.test' }, 'Ada'],
  [{ name: '', email: 'ada@example.test' }, 'ada@example.test'],
])('is headed by the name, else the email, else by Not Logged In: %j', (shopper, text) => {
  render(
    <MemoryRouter>
      <AccountPanel open onClose={() => {}} shopper={shopper} onLogout={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryAllByText('Logout')).toHaveLength(shopper === null ? 0 : 1);
});

describe('logging out', () => {
  const logoutHandlers = { onLogout: vi.fn(), onLogoutEverywhere: vi.fn() };
  const pressButton = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
  beforeEach(() => {
    vi.clearAllMocks();
    render(
      <MemoryRouter>
        <AccountPanel
          open
          onClose={() => {}}
          shopper={{ name: 'Ada', email: 'ada@example.test' }}
          {...logoutHandlers}
        />
      </MemoryRouter>,
    );
  });

  it('on every device happens only after a confirmation that says so', async () => {
    await pressButton('Log out everywhere');
    expect(screen.getByText(/^This ends your session on every device\./)).toBeVisible();
    expect(logoutHandlers.onLogoutEverywhere).not.toHaveBeenCalled();
    await pressButton('Log out everywhere');
    expect([logoutHandlers.onLogoutEverywhere.mock.calls.length, logoutHandlers.onLogout.mock.calls.length]).toEqual([
      1, 0,
    ]);
  });

  it('on this device ends no other session', async () => {
    await pressButton('Logout');
    expect(screen.queryByText(/every device/)).toBeNull();
    await pressButton('Logout');
    expect([logoutHandlers.onLogoutEverywhere.mock.calls.length, logoutHandlers.onLogout.mock.calls.length]).toEqual([
      0, 1,
    ]);
  });
});

it('opens the photos and looks of a signed-in shopper', async () => {
  const onPhotos = vi.fn();
  render(
    <MemoryRouter>
      <AccountPanel
        open
        onClose={() => {}}
        shopper={{ name: 'Ada', email: '' }}
        onPhotos={onPhotos}
        onLogout={() => {}}
      />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Your photos and looks' }));
  expect(onPhotos).toHaveBeenCalledOnce();
});

it('offers no logout on every device where that is not possible', () => {
  render(
    <MemoryRouter>
      <AccountPanel open onClose={() => {}} shopper={{ name: 'Ada', email: '' }} onLogout={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.queryByText('Log out everywhere')).toBeNull();
});
