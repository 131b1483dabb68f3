import { useEffect, useRef, useSyncExternalStore, type FormEvent } from 'react';
import type { MessageForm } from '../../../application/contacts/MessageForm.ts';
import { CvField } from './CvField.tsx';
import { MessageFields } from './MessageFields.tsx';
import { SendButton } from './SendButton.tsx';
import styles from './ContactForms.module.css';

/**
 * The contact form or the career form. The visitor may have typed before this code runs, because the page is
 * prerendered.
 */
export function MessageFormView({ form }: { readonly form: MessageForm }) {
  const element = useRef<HTMLFormElement>(null);
  const getSnapshot = () => form.snapshot;
  const snapshot = useSyncExternalStore((listener) => form.subscribe(listener), getSnapshot, getSnapshot);
  useEffect(() => {
    if (element.current) adoptEnteredValues(form, element.current);
  }, [form]);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form className={styles.form} ref={element} onSubmit={onSubmit}>
      <MessageFields fields={snapshot.fields} write={(fields) => form.write(fields)} />
      {form.kind === 'career' && (
        <CvField key={snapshot.sentCount} fault={snapshot.cvFault} choose={(file) => form.chooseCv(file)} />
      )}
      <SendButton {...snapshot} />
    </form>
  );
}

/** Reads the values that were entered before the page became interactive, or that the browser restored. */
function adoptEnteredValues(form: MessageForm, element: HTMLFormElement): void {
  const entered = new FormData(element);
  const { fields } = form.snapshot;
  const texts = Object.keys(fields).map((name) => [name, String(entered.get(name) ?? '')] as const);
  if (texts.some(([, value]) => value !== '')) form.write(Object.fromEntries(texts));
  const cv = entered.get('cv');
  if (cv instanceof File && cv.name !== '') form.chooseCv(cv);
}
