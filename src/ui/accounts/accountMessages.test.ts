import { expect, it } from 'vitest';
import { UnverifiedEmailError } from '../../application/accounts/UnverifiedEmailError.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { IdentityError } from '../../application/ports/IdentityProvider.ts';
import { getMailMessage, getPopupMessage, getSignInMessage, getSignUpMessage } from './accountMessages.ts';

it.each([
  [new IdentityError('user-not-found'), 'No account found with this email.'],
  [new IdentityError('wrong-password'), 'Incorrect password.'],
  [new IdentityError('invalid-email'), 'Invalid email format.'],
  [new IdentityError('invalid-credential'), 'Invalid credentials.'],
  [new IdentityError('user-disabled'), 'This account has been disabled.'],
  [new IdentityError('network-request-failed'), 'Login failed. Please try again.'],
  [new IdentityError('constructor'), 'Login failed. Please try again.'],
  [new Error('anything else'), 'Login failed. Please try again.'],
  [new UnverifiedEmailError(), 'Please verify your email before logging in.'],
  [new CallError('Firebase Login Error', 'broken'), 'Something went wrong on our side. Please try again in a moment.'],
  [
    new CallError('Error retrieving profile', 'unreachable'),
    'Atelier cannot be reached. Check your connection and try again.',
  ],
  [
    new CallError('Error retrieving profile', 'unauthorized'),
    'Your browser blocked the sign-in. Allow cookies and try again.',
  ],
  [
    new CallError('Firebase Login Error', 'unauthorized'),
    'Something went wrong on our side. Please try again in a moment.',
  ],
  [
    new CallError('Firebase Login Error', 'forbidden', { serverMessage: 'This account has been disabled.' }),
    'This account has been disabled.',
  ],
  [new CallError('', 'broken'), 'Unsuccessful Login'],
])('a sign-in that fails with %s says: %s', (error, message) => {
  expect(getSignInMessage(error)).toBe(message);
});

it.each([
  [new CallError('Google Login Error', 'rejected'), 'Something went wrong on our side. Please try again in a moment.'],
  [new CallError('', 'rejected'), 'Unsuccessful Login'],
  [new IdentityError('operation-not-allowed'), 'Unsuccessful Login'],
  [new IdentityError('popup-closed-by-user'), null],
  [new IdentityError('access_denied'), null],
  [new IdentityError('popup-blocked'), 'Your browser blocked the Google window. Please allow it and try again.'],
])('a Google login that fails with %s says: %s', (error, message) => {
  expect(getPopupMessage(error, 'Google')).toBe(message);
});

it('has a message for every sign-up and mail failure', () => {
  expect(getSignUpMessage(new IdentityError('email-already-in-use'))).toBe(
    'An account with this email already exists. Please sign in.',
  );
  expect(getSignUpMessage(new Error('?'))).toBe('Your account could not be created. Please try again.');
  expect(getMailMessage(new IdentityError('user-not-found'))).toBe('No account found with this email.');
  expect(getMailMessage(new IdentityError('internal-error'))).toBe('The email could not be sent. Please try again.');
});
