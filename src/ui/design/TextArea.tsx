import type { TextareaHTMLAttributes } from 'react';
import { classNames } from './classNames.ts';
import styles from './TextArea.module.css';

/** A text box of several lines without a label. */
export function TextArea({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return <textarea className={classNames(styles.area, className)} {...rest} />;
}
