import { useId } from 'react';
import type { MessageForm, MessageFormSnapshot } from '../../../application/contacts/MessageForm.ts';
import { CV_ENDINGS } from '../../../domain/contacts/cvFile.ts';
import { contactText as text } from '../../text/contactText.ts';
import styles from './ContactForms.module.css';

export interface CvFieldProps {
  readonly fault: MessageFormSnapshot['cvFault'];
  readonly choose: MessageForm['chooseCv'];
}

/** The file field of the career form. */
export function CvField({ fault, choose }: CvFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {text.cv}
      </label>
      <input
        className={styles.file}
        id={id}
        name="cv"
        type="file"
        required
        accept={CV_ENDINGS.join(',')}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={`${id}-hint ${id}-fault`}
        onChange={({ currentTarget }) => choose(currentTarget.files?.[0] ?? null)}
      />
      <p className={styles.hint} id={`${id}-hint`}>
        {text.cvHint}
      </p>
      <p className={styles.error} id={`${id}-fault`} role="alert">
        {fault !== null && text.cvFaults[fault]}
      </p>
    </div>
  );
}
