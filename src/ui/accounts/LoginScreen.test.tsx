import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { HeldCalls } from '../../../tests/support/HeldCalls.ts';
import { InMemoryIdentityProvider } from '../../adapters/memory/InMemoryIdentityProvider.ts';
import { InMemoryKeyValueStore } from '../../adapters/memory/InMemoryKeyValueStore.ts';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import type { SignOutCause } from '../../application/accounts/AccountSnapshot.ts';
import { PendingSignUp } from '../../application/accounts/PendingSignUp.ts';
import { UnverifiedEmailError } from '../../application/accounts/UnverifiedEmailError.ts';
import { TTLCache } from '../../application/cache/TTLCache.ts';
import { IdentityError } from '../../application/ports/IdentityProvider.ts';
import { AccountExistsError } from '../../application/ports/Logins.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { LoginScreen } from './LoginScreen.tsx';

let identity: InMemoryIdentityProvider;
let logger: RecordingLogger;
let signInCalls: HeldCalls<[email: string, password: string, signal?: AbortSignal, link?: boolean], boolean>;
let popupCalls: HeldCalls<[provider: string, signal?: AbortSignal, link?: boolean, onClosed?: () => void], boolean>;
let separateCalls: HeldCalls<[open: (signal: AbortSignal) => Promise<Profile>, signal?: AbortSignal], boolean>;
let mailbox: string | null;
let pendingSignUp: PendingSignUp;
let address: string;

beforeEach(() => {
  identity = new InMemoryIdentityProvider();
  logger = new RecordingLogger();
  signInCalls = new HeldCalls();
  popupCalls = new HeldCalls();
  separateCalls = new HeldCalls();
  mailbox = null;
  pendingSignUp = new PendingSignUp(new TTLCache(new InMemoryKeyValueStore(), new ManualClock(0)));
});

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

function renderLoginScreen({ at = '/', signOutCause = 'nothing' as SignOutCause, isUnreachable = false } = {}) {
  const account = { signIn: signInCalls.call, signInByPopup: popupCalls.call, signInBy: separateCalls.call };
  const openSeparately = () => Promise.reject(new Error('Not asked for here.'));
  const parts = {
    account,
    identity,
    logger,
    openSeparately,
    pendingSignUp,
    mailbox: async () => mailbox,
    popupProviders: [{ name: 'google', title: 'Google' }],
  };
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <LoginScreen parts={parts} signOutCause={signOutCause} isUnreachable={isUnreachable} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
}

const user = userEvent.setup();
const getField = (label: string) => screen.getByLabelText(label);
const pressButton = (name: string) => user.click(screen.getByRole('button', { name }));
const expectAlert = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
const expectStatus = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

async function fillForm(email: string, password: string, confirmation?: string) {
  if (email) await user.type(getField('Email'), email);
  if (password) await user.type(getField('Password'), password);
  if (confirmation) await user.type(getField('Confirm Password'), confirmation);
}

describe('an email address of an account with another sign-in method', () => {
  const accountExistsText = 'An account with this address exists. Sign in ';

  it('is linked by password only after an explicit button press', async () => {
    renderLoginScreen();
    await pressButton('Login with Google');
    await act(async () => popupCalls.newest.reject(new AccountExistsError(['password'])));
    await expectAlert(`${accountExistsText}with its password, and both ways lead to it from then on.`);
    await fillForm('ada@example.test', 'linen-blazer');
    await pressButton('Sign In and Link');
    expect([popupCalls.madeArguments.at(-1)?.[2], signInCalls.madeArguments.at(-1)?.[3]]).toEqual([false, true]);
  });

  it('is linked by Google in the same way, or opens a separate account', async () => {
    renderLoginScreen();
    await fillForm('ada@example.test', 'linen-blazer');
    await pressButton('Sign In');
    await act(async () => signInCalls.newest.reject(new AccountExistsError(['google'])));
    await expectAlert(`${accountExistsText}with Google, and both ways lead to it from then on.`);
    await pressButton('Sign in with Google and link');
    expect([signInCalls.madeArguments.at(-1)?.[3], popupCalls.madeArguments.at(-1)?.[2]]).toEqual([false, true]);
    await act(async () => popupCalls.newest.reject(new IdentityError('popup-closed-by-user')));
    await pressButton('That account is not mine: start a new one');
    await act(async () => separateCalls.newest.reject(new Error('too late')));
    await expectAlert('The account could not be opened. Please sign in again.');
    expect(screen.queryByRole('button', { name: /link/ })).toBeNull();
  });
});

describe('signing in', () => {
  it.each([
    ['', ''],
    ['ada@example.test', ''],
    ['', 'linen-blazer'],
    ['   ', 'linen-blazer'],
  ])('needs both fields: %j %j', async (email, password) => {
    renderLoginScreen();
    await fillForm(email, password);
    await pressButton('Sign In');
    await expectAlert('Please fill in all fields');
    expect(signInCalls.madeArguments).toEqual([]);
  });

  it('disables the inputs while busy, submits once, and restores the focus', async () => {
    renderLoginScreen();
    await fillForm(' ada@example.test', 'linen-blazer');
    await user.keyboard('{Enter}');
    expect(signInCalls.madeArguments.map(([email, password]) => [email, password])).toEqual([
      ['ada@example.test', 'linen-blazer'],
    ]);
    for (const label of ['Email', 'Password']) expect(getField(label)).toBeDisabled();
    await user.keyboard('{Enter}');
    await act(async () => signInCalls.newest.reject(new IdentityError('wrong-password')));
    await expectAlert('Incorrect password.');
    expect(signInCalls.madeArguments).toHaveLength(1);
    expect(getField('Email')).toBeEnabled();
    expect(getField('Password')).toHaveFocus();
    expect(getField('Password')).toHaveValue('linen-blazer');
  });

  it('offers to resend the verification mail for an unverified address', async () => {
    await identity.signUp('ada@example.test', 'linen-blazer');
    mailbox = '/dev/mailbox';
    renderLoginScreen();
    await fillForm('ada@example.test', 'linen-blazer');
    await pressButton('Sign In');
    await act(async () => signInCalls.newest.reject(new UnverifiedEmailError()));
    await expectAlert('Please verify your email before logging in.');
    await pressButton('Send the link again');
    await expectStatus('Verification email sent. Please check your inbox.');
    expect(identity.mails).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Open the development mailbox' })).toHaveAttribute('href', '/dev/mailbox');
  });

  it('ignores a second press', async () => {
    renderLoginScreen();
    await fillForm('ada@example.test', 'linen-blazer');
    await pressButton('Sign In');
    await pressButton('Sign In');
    await pressButton('Forgot Password?');
    expect(signInCalls.madeArguments).toHaveLength(1);
    expect(identity.mails).toEqual([]);
  });

  it('is aborted when the screen closes', async () => {
    const { unmount } = renderLoginScreen();
    await fillForm('ada@example.test', 'linen-blazer');
    await pressButton('Sign In');
    unmount();
    expect(signInCalls.newest.signal?.aborted).toBe(true);
  });

  it('has field types for password managers and phone keyboards', () => {
    renderLoginScreen();
    expect(getField('Email')).toHaveAttribute('type', 'email');
    expect(getField('Email')).toHaveAttribute('autocomplete', 'email');
    expect(getField('Password')).toHaveAttribute('type', 'password');
    expect(getField('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('shows and hides the password', async () => {
    renderLoginScreen();
    await pressButton('Show password');
    expect(getField('Password')).toHaveAttribute('type', 'text');
    await pressButton('Hide password');
    expect(getField('Password')).toHaveAttribute('type', 'password');
  });
});

describe('signing up', () => {
  beforeEach(async () => {
    renderLoginScreen();
    await fillForm('typed@example.test', 'typed-before');
    await pressButton('Sign Up');
  });

  it('starts with empty fields, a confirmation and its hint, and no password reset link', () => {
    for (const label of ['Email', 'Password', 'Confirm Password']) expect(getField(label)).toHaveValue('');
    expect(getField('Confirm Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(getField('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.queryByRole('button', { name: 'Forgot Password?' })).toBeNull();
  });

  it('also clears the fields when switching back', async () => {
    await fillForm('ada@example.test', 'linen-blazer');
    await pressButton('Sign In');
    expect(getField('Email')).toHaveValue('');
    expect(getField('Password')).toHaveValue('');
  });

  it('needs all three fields', async () => {
    await fillForm('ada@example.test', 'linen-blazer');
    await pressButton('Sign Up');
    await expectAlert('Please fill out all fields');
  });

  it('needs the same password twice', async () => {
    await fillForm('ada@example.test', 'linen-blazer', 'linen-blazers');
    await pressButton('Sign Up');
    await expectAlert('Passwords do not match');
    expect(identity.mails).toEqual([]);
  });

  it('sends the verification mail and goes back to signing in', async () => {
    await fillForm('ada@example.test', 'linen-blazer', 'linen-blazer');
    await pressButton('Sign Up');
    await expectStatus('Verification email sent. Please check your inbox.');
    expect(identity.mails[0]).toMatchObject({ kind: 'verification', email: 'ada@example.test' });
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Confirm Password')).toBeNull();
  });

  it('does not ask for the email address again, here or in the tab that the mail opens', async () => {
    await fillForm('ada@example.test', 'linen-blazer', 'linen-blazer');
    await pressButton('Sign Up');
    await expectStatus('Verification email sent. Please check your inbox.');
    expect(getField('Email')).toHaveValue('ada@example.test');
    expect(getField('Password')).toHaveValue('');

    cleanup();
    renderLoginScreen({ at: '/?verified' });
    expect(getField('Email')).toHaveValue('ada@example.test');
    await user.type(getField('Password'), 'linen-blazer');
    await pressButton('Sign In');
    await act(async () => signInCalls.newest.resolve(true));
    await waitFor(() => expect(pendingSignUp.read()).toBeNull());
  });

  it('logs and shows a failure, and keeps the input', async () => {
    await identity.signUp('ada@example.test', 'linen-blazer');
    await fillForm('ada@example.test', 'linen-blazer', 'linen-blazer');
    await pressButton('Sign Up');
    await expectAlert('An account with this email already exists. Please sign in.');
    expect(logger.records).toHaveLength(1);
    expect(getField('Email')).toHaveValue('ada@example.test');
  });
});

describe('a forgotten password', () => {
  it('requires the email address', async () => {
    renderLoginScreen();
    await pressButton('Forgot Password?');
    await expectAlert('Enter your email first');
  });

  it('sends a mail', async () => {
    await identity.signUp('ada@example.test', 'linen-blazer');
    renderLoginScreen();
    await fillForm('ada@example.test', '');
    await pressButton('Forgot Password?');
    await expectStatus('Password reset email sent!');
    expect(identity.mails[0]).toMatchObject({ kind: 'password-reset' });
    expect(screen.queryByRole('link', { name: 'Open the development mailbox' })).toBeNull();
  });

  it('logs and shows a failure', async () => {
    renderLoginScreen();
    await fillForm('nobody@example.test', '');
    await pressButton('Forgot Password?');
    await expectAlert('No account found with this email.');
    expect(logger.records).toHaveLength(1);
  });
});

describe('other sign-in methods', () => {
  it('opens one Google popup at a time and keeps the form usable', async () => {
    renderLoginScreen();
    await pressButton('Login with Google');
    await pressButton('Login with Google');
    expect(popupCalls.madeArguments).toHaveLength(1);
    expect(getField('Email')).toBeEnabled();
    await act(async () => popupCalls.newest.reject(new IdentityError('popup-closed-by-user')));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await pressButton('Login with Google');
    await act(async () => popupCalls.newest.reject(new Error('no message for shoppers')));
    await expectAlert('Unsuccessful Login');
  });

  it('says that the window was closed while an answer may still arrive', async () => {
    renderLoginScreen();
    await pressButton('Login with Google');
    act(() => popupCalls.newest.args[3]?.());
    await expectStatus('The Google window was closed. Checking for a moment whether it signed you in.');
    await act(async () => popupCalls.newest.reject(new IdentityError('popup-closed-by-user')));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('has a Facebook button that explains that it is not available', async () => {
    renderLoginScreen();
    const button = screen.getByRole('button', { name: 'Login with Facebook' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Login with Facebook is not available yet.');
    await user.click(button);
    expect([signInCalls.madeArguments, popupCalls.madeArguments]).toEqual([[], []]);
  });

  it('links to the terms and the privacy policy', () => {
    renderLoginScreen();
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
});

describe('arriving', () => {
  it('welcomes a shopper after email verification, once', async () => {
    renderLoginScreen({ at: '/?verified&item=blazer' });
    await expectStatus('Your email is verified. You can sign in now.');
    expect(address).toBe('/?item=blazer');
  });

  it('says how to get a new link after one for a new password has expired', async () => {
    renderLoginScreen({ at: '/?new-link' });
    await expectStatus('Enter your email, then press “Forgot Password?”. We send you a new link.');
    expect(address).toBe('/');
  });

  it('opens the piece of the link that the sign-up began with', async () => {
    pendingSignUp.write({ email: 'ada@example.test', query: 'item=blazer' });
    renderLoginScreen({ at: '/?verified' });
    await expectStatus('Your email is verified. You can sign in now.');
    expect(address).toBe('/?item=blazer');
  });

  it('reports that the session has ended and keeps the URL', async () => {
    renderLoginScreen({ at: '/?tab=search&query=linen', signOutCause: 'expiry' });
    await expectStatus('Your session has ended. Please sign in again.');
    expect(address).toBe('/?tab=search&query=linen');
  });

  it('clears the URL after a logout', () => {
    renderLoginScreen({ at: '/?tab=search&query=linen', signOutCause: 'choice' });
    expect(address).toBe('/');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a server that does not answer', () => {
  it('is reported until the login has a message of its own', async () => {
    renderLoginScreen({ isUnreachable: true });
    await expectStatus('Atelier cannot be reached right now. Trying again by itself...');
    await pressButton('Sign In');
    await expectAlert('Please fill in all fields');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
