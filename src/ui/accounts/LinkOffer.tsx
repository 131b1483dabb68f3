import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { accountsText as text } from '../text/accountsText.ts';
import type { LoginView } from './LoginView.ts';
import styles from './Form.module.css';

/**
 * The choice for an email address that belongs to an account with another sign-in method: link both, or open a
 * separate account.
 */
export const LinkOffer = observer(function LinkOffer({ view }: { readonly view: LoginView }) {
  const { linkableProviders } = view;
  if (linkableProviders === null) return null;
  return (
    <div className={styles.others}>
      {view.popupProviders
        .filter(({ name }) => linkableProviders.includes(name))
        .map((provider) => (
          <Button
            key={provider.name}
            variant="quiet"
            wide
            disabled={view.busy}
            busy={view.openPopupProvider === provider.name}
            onClick={() => void view.signInByPopup(provider, true)}
          >
            {text.signInAndLinkWith(provider.title)}
          </Button>
        ))}
      <Button variant="plain" disabled={view.busy} onClick={() => void view.startSeparateAccount()}>
        {text.startSeparately}
      </Button>
    </div>
  );
});
