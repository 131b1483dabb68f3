import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { InMemoryIdentityProvider } from '../../adapters/memory/InMemoryIdentityProvider.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { PasswordResetScreen } from './PasswordResetScreen.tsx';

let identity: InMemoryIdentityProvider;
let clock: ManualClock;
let logger: RecordingLogger;
let address: string;

beforeEach(async () => {
  identity = new InMemoryIdentityProvider();
  clock = new ManualClock();
  logger = new RecordingLogger();
  await identity.signUp('ada@example.test', 'linen-blazer');
  await identity.sendPasswordReset('ada@example.test');
});

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

const show = (oobCode = identity.mails[0]?.oobCode) =>
  render(
    <StrictMode>
      <MemoryRouter initialEntries={[`/password-reset?oobCode=${oobCode}&mode=resetPassword`]}>
        <PasswordResetScreen parts={{ identity, clock, logger }} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );

const user = userEvent.setup();
const submit = () => user.click(screen.getByRole('button', { name: 'Reset Password' }));
async function fill(password: string, confirmation: string) {
  if (password) await user.type(screen.getByLabelText('New Password'), password);
  if (confirmation) await user.type(screen.getByLabelText('Confirm Password'), confirmation);
  await submit();
}
const alertSays = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

it('removes the code from the address bar', () => {
  show();
  expect(address).toBe('/password-reset');
});

it.each([
  ['', ''],
  ['new-password', ''],
  ['', 'new-password'],
])('needs both fields: %j %j', async (password, confirmation) => {
  show();
  await fill(password, confirmation);
  await alertSays('Please fill in all fields');
});

it('needs the same password twice', async () => {
  show();
  await fill('new-password', 'newer-password');
  await alertSays('Passwords do not match');
});

it('resets the password and goes to the login after three seconds', async () => {
  show();
  await fill('new-password', 'new-password');
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent('Password successfully reset! Redirecting to login...'),
  );
  await expect(identity.signIn('ada@example.test', 'new-password')).resolves.toBeDefined();
  act(() => clock.advance(2_999));
  expect(address).toBe('/password-reset');
  act(() => clock.advance(1));
  expect(address).toBe('/');
});

it('does not redirect after the screen was closed', async () => {
  const { unmount } = show();
  await fill('new-password', 'new-password');
  await waitFor(() => expect(clock.pending).toBe(1));
  unmount();
  expect(clock.pending).toBe(0);
});

it('reports an expired link, keeps the input, and allows another attempt', async () => {
  show('used-before');
  await fill('new-password', 'new-password');
  await alertSays('Failed to reset password. The link may have expired.');
  expect(logger.records).toHaveLength(1);
  expect(screen.getByLabelText('New Password')).toHaveValue('new-password');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/');
});

it('shows both passwords together', async () => {
  show();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  for (const label of ['New Password', 'Confirm Password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
});
