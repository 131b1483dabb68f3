import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { commonText } from '../text/commonText.ts';
import { ownDataText as text } from '../text/ownData.ts';
import type { DataView } from './DataViewModel.ts';
import styles from './DataSection.module.css';

/** Says what is deleted, asks for the password or a login, and asks for confirmation. */
export const DeletionDialog = observer(function DeletionDialog({ view }: { readonly view: DataView }) {
  const formId = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    view.submit();
  };
  return (
    <Dialog
      open={view.isDialogOpen}
      onClose={view.closeDialog}
      title={text.deleteTitle}
      role="alertdialog"
      actions={
        <>
          <Button variant="quiet" onClick={view.closeDialog}>
            {commonText.cancel}
          </Button>
          <Button type="submit" variant="danger" form={formId} busy={view.isBusy || view.isLoading}>
            {text.delete}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit} noValidate>
        <p>{text.consequences}</p>
        <ProofFields view={view} />
        <p role="alert" className={styles.error}>
          {view.error}
        </p>
      </form>
    </Dialog>
  );
});

const ProofFields = observer(function ProofFields({ view }: { readonly view: DataView }) {
  const [isShown, setIsShown] = useState(false);
  const { overview } = view;
  if (overview === null) return <p role="status">{view.isLoading && text.loading}</p>;
  return (
    <>
      <p>{describeSignIn(view)}</p>
      {view.hasPassword && (
        <PasswordField
          label={text.password}
          autoComplete="current-password"
          isShown={isShown}
          onToggle={() => setIsShown(!isShown)}
          value={view.password}
          disabled={view.isBusy}
          onChange={({ target }) => view.setPassword(target.value)}
        />
      )}
      <label className={styles.understood}>
        <input
          type="checkbox"
          checked={view.isConfirmed}
          disabled={view.isBusy}
          onChange={({ target }) => view.setConfirmed(target.checked)}
        />
        {text.understood}
      </label>
    </>
  );
});

/** Says what happens to the accounts at the identity providers, and how the shopper must prove their identity. */
function describeSignIn({ overview, hasPassword }: DataView): string {
  const hasGoogle = overview?.signIns.some(({ way }) => way === 'google');
  return [
    hasPassword && (overview?.canRemoveSignIn ? text.signInDeleted : text.signInStays),
    hasGoogle && text.googleStays,
    !hasPassword && text.proveByPopup('Google'),
  ]
    .filter(Boolean)
    .join(' ');
}
