import { useState, type ReactNode } from 'react';
import { DownIcon } from './icons/laterIcons.tsx';
import styles from './Disclosure.module.css';

export interface DisclosureProps {
  readonly title: string;
  /** A short summary beside the title, such as the number of selected values. */
  readonly meta?: ReactNode;
  readonly defaultOpen?: boolean;
  readonly children: ReactNode;
}

/** A collapsible section; a press on its title opens or closes it. */
export function Disclosure({ title, meta, defaultOpen, children }: DisclosureProps) {
  // Later changes of `defaultOpen` are ignored.
  const [open] = useState(defaultOpen);
  return (
    <details className={styles.section} open={open}>
      <summary className={styles.summary}>
        <h3 className={styles.title}>{title}</h3>
        {meta && <span className={styles.meta}>{meta}</span>}
        <span className={styles.arrow}>
          <DownIcon />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}
