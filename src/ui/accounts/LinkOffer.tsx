import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { accountsText as text } from '../text/accountsText.ts';
import type { LoginView } from './LoginView.ts';
import styles from './Form.module.css';

/**
 * The choice when the email address belongs to an account with another sign-in method: link both, or open a separate
 * account.
 */
export const LinkOffer = observer(function LinkOffer({ view }: { readonly view: LoginView }) {
  const { linking } = view;
  if (linking === null) return null;
  return (
    <div className={styles.others}>
      {view.popupProviders
        .filter(({ name }) => linking.includes(name))
        .map((provider) => (
          <Button
            key={provider.name}
            variant="quiet"
            wide
            disabled={view.busy}
            busy={view.waitingFor === provider.name}
            onClick={() => void view.signInByPopup(provider, true)}
          >
            {text.signInAndLinkWith(provider.title)}
          </Button>
        ))}
      <Button variant="plain" disabled={view.busy} onClick={() => void view.startSeparately()}>
        {text.startSeparately}
      </Button>
    </div>
  );
});
