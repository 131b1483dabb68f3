import { useId } from 'react';
import type { MessageForm, MessageFormSnapshot } from '../../../application/contacts/MessageForm.ts';
import {
  MAX_CONTACT_EMAIL_LENGTH,
  MAX_CONTACT_MESSAGE_LENGTH,
  MAX_CONTACT_NAME_LENGTH,
} from '../../../domain/contacts/contactMessage.ts';
import { TextArea } from '../../design/TextArea.tsx';
import { TextField } from '../../design/TextField.tsx';
import { contactText as text } from '../../text/contactText.ts';
import styles from './ContactForms.module.css';

export interface MessageFieldsProps {
  readonly fields: MessageFormSnapshot['fields'];
  readonly write: MessageForm['write'];
}

/** The fields that both forms have, and an invisible field (honeypot) that only spam programs fill in. */
export function MessageFields({ fields, write }: MessageFieldsProps) {
  const id = useId();
  return (
    <>
      <TextField
        label={text.name}
        name="name"
        autoComplete="name"
        required
        maxLength={MAX_CONTACT_NAME_LENGTH}
        value={fields.name}
        onChange={({ currentTarget }) => write({ name: currentTarget.value })}
      />
      <TextField
        label={text.email}
        name="email"
        type="email"
        autoComplete="email"
        required
        maxLength={MAX_CONTACT_EMAIL_LENGTH}
        value={fields.email}
        onChange={({ currentTarget }) => write({ email: currentTarget.value })}
      />
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-message`}>
          {text.message}
        </label>
        <TextArea
          id={`${id}-message`}
          name="message"
          rows={5}
          required
          maxLength={MAX_CONTACT_MESSAGE_LENGTH}
          value={fields.message}
          onChange={({ currentTarget }) => write({ message: currentTarget.value })}
        />
      </div>
      <div className={styles.trap} aria-hidden="true">
        <label htmlFor={`${id}-website`}>{text.trap}</label>
        <input
          id={`${id}-website`}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={fields.website}
          onChange={({ currentTarget }) => write({ website: currentTarget.value })}
        />
      </div>
    </>
  );
}
