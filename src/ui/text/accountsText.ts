import { PRODUCT } from '../../domain/product.ts';

/** Texts of the login and the new-password screen (spec 2.2, sections 4, 5 and 8). */
export const accountsText = {
  headline: 'Say it the way you would say it to a friend.',
  wishes: [
    {
      wish: 'navy linen blazer for a summer wedding under $200, not double-breasted',
      found: 'A navy linen blazer with a single button',
    },
    { wish: 'something green and quiet for a gallery opening', found: 'A pale green linen blazer' },
    { wish: 'a white shirt for long, hot evenings', found: 'A white linen shirt without a collar' },
  ],
  wishesLabel: 'Wishes, and what they find',
  titles: { 'sign-in': 'Welcome', 'sign-up': 'Come on in' },
  newHere: 'New here?',
  haveAccount: 'Already have an account?',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordHint: 'Password must be at least 6 characters',
  forgotPassword: 'Forgot Password?',
  or: 'or',
  loginWith: (provider: string) => `Login with ${provider}`,
  facebook: 'Login with Facebook',
  facebookInert: 'Login with Facebook is not available yet.',
  agreement: 'By continuing you agree to our',
  terms: 'Terms',
  and: 'and',
  privacy: 'Privacy Policy',
  resend: 'Send the link again',
  openMailbox: 'Open the development mailbox',
  sessionEnded: 'Your session has ended. Please sign in again.',
  verified: 'Your email is verified. You can sign in now.',
  fillInAllFields: 'Please fill in all fields',
  fillOutAllFields: 'Please fill out all fields',
  passwordsDoNotMatch: 'Passwords do not match',
  enterEmailFirst: 'Enter your email first',
  verificationSent: 'Verification email sent. Please check your inbox.',
  verifyFirst: 'Please verify your email before logging in.',
  resetSent: 'Password reset email sent!',
  unsuccessfulLogin: 'Unsuccessful Login',
  loginUnreachable: `${PRODUCT.name} cannot be reached. Check your connection and try again.`,
  cookieRefused: 'Your browser blocked the sign-in. Allow cookies and try again.',
  loginBroken: 'Something went wrong on our side. Please try again in a moment.',
  /** `methods` lists the account's sign-in methods: provider names, or null for the password. */
  accountExists: (methods: readonly (string | null)[]) =>
    `An account with this address exists. Sign in ${methods.map((name) => `with ${name ?? 'its password'}`).join(' or ')}, and both ways lead to it from then on.`,
  signInAndLinkWith: (provider: string) => `Sign in with ${provider} and link`,
  signInAndLink: 'Sign In and Link',
  startSeparately: 'That account is not mine: start a new one',
  separateFailed: 'The account could not be opened. Please sign in again.',
  popupClosed: (provider: string) =>
    `The ${provider} window was closed. Checking for a moment whether it signed you in.`,
  popupBlocked: (provider: string) => `Your browser blocked the ${provider} window. Please allow it and try again.`,

  newPasswordTitle: 'A new password',
  newPasswordLead: `Choose one that you use for ${PRODUCT.name} only.`,
  newPassword: 'New Password',
  resetPassword: 'Reset Password',
  resetDone: 'Password successfully reset! Redirecting to login...',
  resetFailed: 'Failed to reset password. The link may have expired.',
  backToLogin: 'Back to login',
  newResetLink: 'Send a new link',
  newResetLinkLead: 'Enter your email, then press “Forgot Password?”. We send you a new link.',
} as const;

/** The messages for the identity provider's error codes at sign-in (spec section 8). */
export const signInMessages: Readonly<Record<string, string>> = {
  'user-not-found': 'No account found with this email.',
  'wrong-password': 'Incorrect password.',
  'invalid-email': 'Invalid email format.',
  'invalid-credential': 'Invalid credentials.',
  'user-disabled': 'This account has been disabled.',
};
export const signInFailed = 'Login failed. Please try again.';

/** Messages for sign-up failures that the specification only logs. */
export const signUpMessages: Readonly<Record<string, string>> = {
  'email-already-in-use': 'An account with this email already exists. Please sign in.',
  'invalid-email': 'Invalid email format.',
  'weak-password': 'Password must be at least 6 characters',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
};
export const signUpFailed = 'Your account could not be created. Please try again.';

export const mailMessages: Readonly<Record<string, string>> = {
  'user-not-found': 'No account found with this email.',
  'invalid-email': 'Invalid email format.',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
};
export const mailFailed = 'The email could not be sent. Please try again.';
