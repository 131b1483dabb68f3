import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { PasswordField } from '../accounts/PasswordField.tsx';
import { Button } from '../design/Button.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { TextField } from '../design/TextField.tsx';
import { accessText as text } from '../text/access.ts';
import { accountsText } from '../text/accountsText.ts';
import { commonText } from '../text/commonText.ts';
import type { AccessChange, AccessView } from './AccessView.ts';
import styles from './AccessSection.module.css';

const TEXT_BY_CHANGE: Readonly<Record<AccessChange, readonly [title: string, lead: string, submit: string]>> = {
  email: [text.changeEmail, text.emailLead, text.sendLink],
  password: [text.changePassword, text.passwordLead, text.changePassword],
  link: [text.link, text.linkLead, text.link],
  unlink: [text.unlink, text.unlinkLead, text.unlink],
};

/** A dialog that asks for the current password and, if needed, for a new value. */
export const AccessDialog = observer(function AccessDialog({ view }: { readonly view: AccessView }) {
  const { change } = view;
  const formId = useId();
  const [title, lead, submit] = TEXT_BY_CHANGE[change ?? 'password'];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    view.submit();
  };
  return (
    <Dialog
      open={change !== null}
      onClose={view.closeChange}
      title={title}
      actions={
        <>
          <Button variant="quiet" onClick={view.closeChange}>
            {commonText.cancel}
          </Button>
          <Button type="submit" form={formId} busy={view.isBusy}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} onSubmit={onSubmit} noValidate>
        <p>{lead}</p>
        <Fields view={view} />
        <p role="alert" className={styles.error}>
          {view.error}
        </p>
      </form>
    </Dialog>
  );
});

const Fields = observer(function Fields({ view }: { readonly view: AccessView }) {
  const { change, fields, isBusy, setField } = view;
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      {change === 'email' && (
        <TextField
          label={text.newEmail}
          type="email"
          autoComplete="email"
          value={fields.newValue}
          disabled={isBusy}
          onChange={({ target }) => setField('newValue', target.value)}
        />
      )}
      <PasswordField
        label={text.currentPassword}
        autoComplete="current-password"
        isShown={isShown}
        onToggle={() => setIsShown(!isShown)}
        value={fields.currentPassword}
        disabled={isBusy}
        onChange={({ target }) => setField('currentPassword', target.value)}
      />
      {change === 'password' && (
        <PasswordField
          label={text.newPassword}
          hint={accountsText.passwordHint}
          autoComplete="new-password"
          isShown={isShown}
          value={fields.newValue}
          disabled={isBusy}
          onChange={({ target }) => setField('newValue', target.value)}
        />
      )}
    </>
  );
});
