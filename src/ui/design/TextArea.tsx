import type { TextareaHTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import styles from './TextArea.module.css';

/** A box for text of several lines; its label stands beside it. */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={classNames(styles.area, className)} {...rest} />;
}
