import { observer } from 'mobx-react-lite';
import type { FormEvent } from 'react';
import { Button } from '../design/Button.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { mailLinkText as text } from '../text/mailLinkText.ts';
import { FormMessage } from './FormMessage.tsx';
import { LinkConfirmationViewModel, type LinkConfirmationDependencies } from './LinkConfirmationViewModel.ts';
import styles from './Form.module.css';

export interface LinkConfirmationProps {
  readonly parts: Omit<LinkConfirmationDependencies, 'confirmedText'>;
  /** Whether the mail verifies a new email address. Otherwise the mail changes or restores an address. */
  readonly isNew: boolean;
}

/**
 * Applies the code of a mail after the reader confirms. Mail scanners open links too, so opening the link is not
 * enough.
 */
export const LinkConfirmation = observer(function LinkConfirmation({ parts, isNew }: LinkConfirmationProps) {
  const view = useOwnedViewModel(
    () => new LinkConfirmationViewModel({ ...parts, confirmedText: isNew ? text.verified : text.confirmed }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void view.confirm();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <p className={styles.lead}>{isNew ? text.verifyLead : text.confirmLead}</p>
      <FormMessage message={view.message} />
      <Button type="submit" wide busy={view.busy} disabled={view.isDone}>
        {isNew ? text.verify : text.confirm}
      </Button>
    </form>
  );
});
