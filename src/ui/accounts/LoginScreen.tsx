import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SignOutCause } from '../../application/accounts/AccountSnapshot.ts';
import { Button } from '../design/Button.tsx';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { accountsText as text } from '../text/accountsText.ts';
import { AccountPage } from './AccountPage.tsx';
import { NEW_LINK_PARAMETER, VERIFIED_PARAMETER } from './arrivalParameters.ts';
import { LinkOffer } from './LinkOffer.tsx';
import { LoginForm } from './LoginForm.tsx';
import type { LoginMessage, LoginMode } from './LoginView.ts';
import { LoginViewModel, type LoginDependencies } from './LoginViewModel.ts';
import { PopupLogins } from './PopupLogins.tsx';
import { useSharedPiece } from './sharedPiece.ts';
import styles from './Form.module.css';

export interface LoginScreenProps {
  readonly parts: LoginDependencies;
  /** The reason why the visitor is signed out. */
  readonly signOutCause: SignOutCause;
  /** Whether the server does not answer the session check. */
  readonly isUnreachable: boolean;
}

/** The screen of a signed-out visitor at `/` (spec 2.2). The URL keeps its other parameters until after the login. */
export const LoginScreen = observer(function LoginScreen({ parts, signOutCause, isUnreachable }: LoginScreenProps) {
  const [{ welcome, query }] = useState(useArrivalParameters(signOutCause, parts.pendingSignUp));
  const view = useOwnedViewModel(() => new LoginViewModel(parts, welcome, query));
  useSharedPiece(signOutCause !== 'choice');
  const [question, otherMode, action] = MODE_SWITCHES[view.mode];
  return (
    <AccountPage title={text.titles[view.mode]}>
      <LoginForm view={view} isUnreachable={isUnreachable} />
      <LinkOffer view={view} />
      <p className={styles.switch}>
        {question}{' '}
        <Button variant="plain" disabled={view.busy} onClick={() => view.switchMode(otherMode)}>
          {action}
        </Button>
      </p>
      <PopupLogins view={view} />
      <p className={styles.small}>
        {text.agreement} <Link to={PATHS.terms}>{text.terms}</Link> {text.and}{' '}
        <Link to={PATHS.privacy}>{text.privacy}</Link>.
      </p>
    </AccountPage>
  );
});

const MODE_SWITCHES: Readonly<Record<LoginMode, readonly [string, LoginMode, string]>> = {
  'sign-in': [text.newHere, 'sign-up', text.signUp],
  'sign-up': [text.haveAccount, 'sign-in', text.signIn],
};

/**
 * Returns the message to show first and the query that stays in the URL. Removes the parameter that caused the
 * message; after a logout, removes all parameters (spec section 4). After the visitor confirms the email address, the
 * new tab shows what was open at the sign-up.
 */
function useArrivalParameters(signOutCause: SignOutCause, pendingSignUp: LoginDependencies['pendingSignUp']) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const parameters = new URLSearchParams(search);
  const isVerified = parameters.has(VERIFIED_PARAMETER);
  const needsNewLink = parameters.has(NEW_LINK_PARAMETER);
  for (const name of [VERIFIED_PARAMETER, NEW_LINK_PARAMETER]) parameters.delete(name);
  const openedQuery = parameters.toString() || (isVerified ? (pendingSignUp.read()?.query ?? '') : '');
  const query = signOutCause === 'choice' ? '' : openedQuery;
  const hasQueryToDrop = isVerified || needsNewLink || (signOutCause === 'choice' && search !== '');
  useEffect(() => {
    if (hasQueryToDrop) void navigate({ pathname, search: query }, { replace: true });
  }, [hasQueryToDrop, query, navigate, pathname]);
  const welcomeText = isVerified ? text.verified : needsNewLink ? text.newResetLinkLead : null;
  return { welcome: getWelcome(welcomeText, signOutCause), query };
}

function getWelcome(welcomeText: string | null, signOutCause: SignOutCause): LoginMessage | null {
  if (welcomeText !== null) return { kind: 'notice', text: welcomeText };
  return signOutCause === 'expiry' ? { kind: 'notice', text: text.sessionEnded } : null;
}
