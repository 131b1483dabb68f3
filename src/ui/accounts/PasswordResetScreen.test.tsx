import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
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

const renderScreen = (oobCode = identity.mails[0]?.oobCode, mode = 'resetPassword') =>
  render(
    <StrictMode>
      <MemoryRouter
        initialEntries={[`/password-reset?oobCode=${oobCode}&mode=${mode}&continueUrl=https%3A%2F%2Fevil.test`]}
      >
        <PasswordResetScreen parts={{ identity, clock, logger }} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );

const user = userEvent.setup();
const pressSubmit = () => user.click(screen.getByRole('button', { name: 'Reset Password' }));
async function fillForm(password: string, confirmation: string) {
  if (password) await user.type(screen.getByLabelText('New Password'), password);
  if (confirmation) await user.type(screen.getByLabelText('Confirm Password'), confirmation);
  await pressSubmit();
}
const expectAlert = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));

it('removes the code from the address bar', () => {
  renderScreen();
  expect(address).toBe('/password-reset');
});

it.each([
  ['', ''],
  ['new-password', ''],
  ['', 'new-password'],
])('needs both fields: %j %j', async (password, confirmation) => {
  renderScreen();
  await fillForm(password, confirmation);
  await expectAlert('Please fill in all fields');
});

it('needs the same password twice', async () => {
  renderScreen();
  await fillForm('new-password', 'newer-password');
  await expectAlert('Passwords do not match');
});

it('resets the password and goes to the login after three seconds', async () => {
  renderScreen();
  await fillForm('new-password', 'new-password');
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
  const { unmount } = renderScreen();
  await fillForm('new-password', 'new-password');
  await waitFor(() => expect(clock.pendingCount).toBe(1));
  unmount();
  expect(clock.pendingCount).toBe(0);
});

it('reports an expired link, keeps the input, and allows another attempt', async () => {
  renderScreen('used-before');
  await fillForm('new-password', 'new-password');
  await expectAlert('Failed to reset password. The link may have expired.');
  expect(logger.records).toHaveLength(1);
  expect(screen.getByLabelText('New Password')).toHaveValue('new-password');
  expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/?new-link');
});

it('shows both passwords together', async () => {
  renderScreen();
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  for (const label of ['New Password', 'Confirm Password'])
    expect(screen.getByLabelText(label)).toHaveAttribute('type', 'text');
});

describe('the link of a mail that asks for no password', () => {
  const getVerificationCode = () => identity.mails.find(({ kind }) => kind === 'verification')?.oobCode;
  const pressConfirm = (name = 'Verify Email') => user.click(screen.getByRole('button', { name }));

  it('verifies the address when its owner confirms, and not before', async () => {
    const code = getVerificationCode();
    renderScreen(code, 'verifyEmail');
    expect(address).toBe('/password-reset');
    expect(screen.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
    expect(screen.queryByLabelText('New Password')).toBeNull();
    expect(getVerificationCode()).toBe(code);
    await pressConfirm();
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Your email is verified. You can sign in now.'),
    );
    expect(await identity.signIn('ada@example.test', 'linen-blazer')).toMatchObject({ emailVerified: true });
    expect(screen.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Back to login' })).toHaveAttribute('href', '/');
  });

  it('says that the link was used or is too old', async () => {
    renderScreen('used-before', 'verifyEmail');
    await pressConfirm();
    await expectAlert('This link no longer works. Sign in to get a new one.');
    expect(logger.records).toHaveLength(1);
  });

  it.each(['recoverEmail', 'verifyAndChangeEmail'])('confirms an address otherwise: %s', async (mode) => {
    renderScreen(getVerificationCode(), mode);
    await pressConfirm('Confirm Email');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Your email address is confirmed.'));
  });

  it.each(['signIn', 'revertSecondFactorAddition', '<script>'])('is refused in any other mode: %s', (mode) => {
    renderScreen(getVerificationCode(), mode);
    expect(screen.getByRole('alert')).toHaveTextContent('This link is not for Atelier.');
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it('asks for a new password where the link names no mode', () => {
  renderScreen(identity.mails[0]?.oobCode, '');
  expect(screen.getByLabelText('New Password')).toBeVisible();
});
