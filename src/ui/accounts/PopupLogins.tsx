import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import { Button } from '../design/Button.tsx';
import { VisuallyHidden } from '../design/VisuallyHidden.tsx';
import { accountsText as text } from '../text/accountsText.ts';
import type { LoginView } from './LoginView.ts';
import styles from './Form.module.css';

/**
 * The buttons of the providers with a popup. The button of Facebook only says that it is not available yet (spec
 * 2.2).
 */
export const PopupLogins = observer(function PopupLogins({ view }: { readonly view: LoginView }) {
  const id = useId();
  return (
    <div className={styles.others}>
      <p className={styles.or}>{text.or}</p>
      {view.popupProviders.map((provider) => (
        <Button
          key={provider.name}
          variant="quiet"
          wide
          disabled={view.busy}
          busy={view.openPopupProvider === provider.name}
          onClick={() => void view.signInByPopup(provider)}
        >
          {text.loginWith(provider.title)}
        </Button>
      ))}
      <Button
        variant="quiet"
        wide
        className={styles.inert}
        aria-disabled
        aria-describedby={id}
        title={text.facebookInert}
      >
        {text.facebook}
      </Button>
      <VisuallyHidden id={id}>{text.facebookInert}</VisuallyHidden>
    </div>
  );
});
