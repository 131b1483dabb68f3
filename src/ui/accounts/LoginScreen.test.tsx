import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { HeldCalls } from '../../../tests/support/HeldCalls.ts';
import { InMemoryIdentityProvider } from '../../adapters/memory/InMemoryIdentityProvider.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import type { SignedOutBy } from '../../application/accounts/AccountSnapshot.ts';
import { UnverifiedEmail } from '../../application/accounts/UnverifiedEmail.ts';
import { IdentityError } from '../../application/ports/IdentityProvider.ts';
import { AccountExists } from '../../application/ports/Logins.ts';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { LoginScreen } from './LoginScreen.tsx';

let identity: InMemoryIdentityProvider;
let logger: RecordingLogger;
let signIns: HeldCalls<[email: string, password: string, signal?: AbortSignal, link?: boolean], boolean>;
let popups: HeldCalls<[provider: string, signal?: AbortSignal, link?: boolean], boolean>;
let separate: HeldCalls<[open: (ended: AbortSignal) => Promise<Profile>, signal?: AbortSignal], boolean>;
let mailbox: string | null;
let address: string;

beforeEach(() => {
  identity = new InMemoryIdentityProvider();
  logger = new RecordingLogger();
  signIns = new HeldCalls();
  popups = new HeldCalls();
  separate = new HeldCalls();
  mailbox = null;
});

function Address() {
  const { pathname, search } = useLocation();
  address = pathname + search;
  return null;
}

function show({ at = '/', signedOutBy = 'nothing' as SignedOutBy, unreachable = false } = {}) {
  const account = { signIn: signIns.call, signInByPopup: popups.call, signInBy: separate.call };
  const openSeparately = () => Promise.reject(new Error('Not asked for here.'));
  const parts = {
    account,
    identity,
    logger,
    openSeparately,
    mailbox: async () => mailbox,
    popupProviders: [{ name: 'google', title: 'Google' }],
  };
  return render(
    <StrictMode>
      <MemoryRouter initialEntries={[at]}>
        <LoginScreen parts={parts} signedOutBy={signedOutBy} unreachable={unreachable} />
        <Address />
      </MemoryRouter>
    </StrictMode>,
  );
}

const user = userEvent.setup();
const field = (label: string) => screen.getByLabelText(label);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const alertSays = (text: string) => waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
const statusSays = (text: string) => waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));

async function fill(email: string, password: string, confirmation?: string) {
  if (email) await user.type(field('Email'), email);
  if (password) await user.type(field('Password'), password);
  if (confirmation) await user.type(field('Confirm Password'), confirmation);
}

describe('an email address of an account with another sign-in method', () => {
  const exists = 'An account with this address exists. Sign in ';

  it('is linked by password only after an explicit button press', async () => {
    show();
    await press('Login with Google');
    await act(async () => popups.newest.reject(new AccountExists(['password'])));
    await alertSays(`${exists}with its password, and both ways lead to it from then on.`);
    await fill('ada@example.test', 'linen-blazer');
    await press('Sign In and Link');
    expect([popups.made.at(-1)?.[2], signIns.made.at(-1)?.[3]]).toEqual([false, true]);
  });

  it('is linked by Google in the same way, or opens a separate account', async () => {
    show();
    await fill('ada@example.test', 'linen-blazer');
    await press('Sign In');
    await act(async () => signIns.newest.reject(new AccountExists(['google'])));
    await alertSays(`${exists}with Google, and both ways lead to it from then on.`);
    await press('Sign in with Google and link');
    expect([signIns.made.at(-1)?.[3], popups.made.at(-1)?.[2]]).toEqual([false, true]);
    await act(async () => popups.newest.reject(new IdentityError('popup-closed-by-user')));
    await press('That account is not mine: start a new one');
    await act(async () => separate.newest.reject(new Error('too late')));
    await alertSays('The account could not be opened. Please sign in again.');
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
    show();
    await fill(email, password);
    await press('Sign In');
    await alertSays('Please fill in all fields');
    expect(signIns.made).toEqual([]);
  });

  it('disables the inputs while busy, submits once, and restores the focus', async () => {
    show();
    await fill(' ada@example.test', 'linen-blazer');
    await user.keyboard('{Enter}');
    expect(signIns.made.map(([email, password]) => [email, password])).toEqual([['ada@example.test', 'linen-blazer']]);
    for (const label of ['Email', 'Password']) expect(field(label)).toBeDisabled();
    await user.keyboard('{Enter}');
    await act(async () => signIns.newest.reject(new IdentityError('wrong-password')));
    await alertSays('Incorrect password.');
    expect(signIns.made).toHaveLength(1);
    expect(field('Email')).toBeEnabled();
    expect(field('Password')).toHaveFocus();
    expect(field('Password')).toHaveValue('linen-blazer');
  });

  it('offers to resend the verification mail for an unverified address', async () => {
    await identity.signUp('ada@example.test', 'linen-blazer');
    mailbox = '/dev/mailbox';
    show();
    await fill('ada@example.test', 'linen-blazer');
    await press('Sign In');
    await act(async () => signIns.newest.reject(new UnverifiedEmail()));
    await alertSays('Please verify your email before logging in.');
    await press('Send the link again');
    await statusSays('Verification email sent. Please check your inbox.');
    expect(identity.mails).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Open the development mailbox' })).toHaveAttribute('href', '/dev/mailbox');
  });

  it('ignores a second press', async () => {
    show();
    await fill('ada@example.test', 'linen-blazer');
    await press('Sign In');
    await press('Sign In');
    await press('Forgot Password?');
    expect(signIns.made).toHaveLength(1);
    expect(identity.mails).toEqual([]);
  });

  it('is aborted when the screen closes', async () => {
    const { unmount } = show();
    await fill('ada@example.test', 'linen-blazer');
    await press('Sign In');
    unmount();
    expect(signIns.newest.signal?.aborted).toBe(true);
  });

  it('has field types for password managers and phone keyboards', () => {
    show();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  });

  it('shows and hides the password', async () => {
    show();
    await press('Show password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    await press('Hide password');
    expect(field('Password')).toHaveAttribute('type', 'password');
  });
});

describe('signing up', () => {
  beforeEach(async () => {
    show();
    await fill('typed@example.test', 'typed-before');
    await press('Sign Up');
  });

  it('starts with empty fields, a confirmation and its hint, and no password reset link', () => {
    for (const label of ['Email', 'Password', 'Confirm Password']) expect(field(label)).toHaveValue('');
    expect(field('Confirm Password')).toHaveAccessibleDescription('Password must be at least 6 characters');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    expect(screen.queryByRole('button', { name: 'Forgot Password?' })).toBeNull();
  });

  it('also clears the fields when switching back', async () => {
    await fill('ada@example.test', 'linen-blazer');
    await press('Sign In');
    expect(field('Email')).toHaveValue('');
    expect(field('Password')).toHaveValue('');
  });

  it('needs all three fields', async () => {
    await fill('ada@example.test', 'linen-blazer');
    await press('Sign Up');
    await alertSays('Please fill out all fields');
  });

  it('needs the same password twice', async () => {
    await fill('ada@example.test', 'linen-blazer', 'linen-blazers');
    await press('Sign Up');
    await alertSays('Passwords do not match');
    expect(identity.mails).toEqual([]);
  });

  it('sends the verification mail and goes back to signing in', async () => {
    await fill('ada@example.test', 'linen-blazer', 'linen-blazer');
    await press('Sign Up');
    await statusSays('Verification email sent. Please check your inbox.');
    expect(identity.mails[0]).toMatchObject({ kind: 'verification', email: 'ada@example.test' });
    expect(screen.getByRole('button', { name: 'Sign In' })).toBeInTheDocument();
    expect(screen.queryByLabelText('Confirm Password')).toBeNull();
    expect(field('Email')).toHaveValue('');
  });

  it('logs and shows a failure, and keeps the input', async () => {
    await identity.signUp('ada@example.test', 'linen-blazer');
    await fill('ada@example.test', 'linen-blazer', 'linen-blazer');
    await press('Sign Up');
    await alertSays('An account with this email already exists. Please sign in.');
    expect(logger.records).toHaveLength(1);
    expect(field('Email')).toHaveValue('ada@example.test');
  });
});

describe('a forgotten password', () => {
  it('requires the email address', async () => {
    show();
    await press('Forgot Password?');
    await alertSays('Enter your email first');
  });

  it('sends a mail', async () => {
    await identity.signUp('ada@example.test', 'linen-blazer');
    show();
    await fill('ada@example.test', '');
    await press('Forgot Password?');
    await statusSays('Password reset email sent!');
    expect(identity.mails[0]).toMatchObject({ kind: 'password-reset' });
    expect(screen.queryByRole('link', { name: 'Open the development mailbox' })).toBeNull();
  });

  it('logs and shows a failure', async () => {
    show();
    await fill('nobody@example.test', '');
    await press('Forgot Password?');
    await alertSays('No account found with this email.');
    expect(logger.records).toHaveLength(1);
  });
});

describe('other sign-in methods', () => {
  it('opens one Google popup at a time and keeps the form usable', async () => {
    show();
    await press('Login with Google');
    await press('Login with Google');
    expect(popups.made).toHaveLength(1);
    expect(field('Email')).toBeEnabled();
    await act(async () => popups.newest.reject(new IdentityError('popup-closed-by-user')));
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await press('Login with Google');
    await act(async () => popups.newest.reject(new Error('no message for shoppers')));
    await alertSays('Unsuccessful Login');
  });

  it('has a Facebook button that explains that it is not available', async () => {
    show();
    const button = screen.getByRole('button', { name: 'Login with Facebook' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('Login with Facebook is not available yet.');
    await user.click(button);
    expect([signIns.made, popups.made]).toEqual([[], []]);
  });

  it('links to the terms and the privacy policy', () => {
    show();
    expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
    expect(screen.getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });
});

describe('arriving', () => {
  it('welcomes a shopper after email verification, once', async () => {
    show({ at: '/?verified&item=blazer' });
    await statusSays('Your email is verified. You can sign in now.');
    expect(address).toBe('/?item=blazer');
  });

  it('reports that the session has ended and keeps the URL', async () => {
    show({ at: '/?tab=search&query=linen', signedOutBy: 'expiry' });
    await statusSays('Your session has ended. Please sign in again.');
    expect(address).toBe('/?tab=search&query=linen');
  });

  it('clears the URL after a logout', () => {
    show({ at: '/?tab=search&query=linen', signedOutBy: 'choice' });
    expect(address).toBe('/');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('a server that does not answer', () => {
  it('is reported until the login has a message of its own', async () => {
    show({ unreachable: true });
    await statusSays('Atelier cannot be reached right now. Trying again by itself...');
    await press('Sign In');
    await alertSays('Please fill in all fields');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });
});
