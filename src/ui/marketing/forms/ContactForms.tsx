import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { MessageForm } from '../../../application/contacts/MessageForm.ts';
import { PRODUCT } from '../../../domain/product.ts';
import { contactText as text } from '../../text/contactText.ts';
import { MessageFormView } from './MessageFormView.tsx';
import styles from './ContactForms.module.css';

export interface ContactFormsProps {
  readonly contact: MessageForm;
  readonly career: MessageForm;
  /** Address of the privacy policy. */
  readonly privacyUrl: string;
}

const TAB_NAMES = ['contact', 'career'] as const;
type TabName = (typeof TAB_NAMES)[number];

/**
 * The Contact and Career tabs of the marketing site (spec 2.14). Both forms stay mounted, so that typed text is not
 * lost.
 */
export function ContactForms({ contact, career, privacyUrl }: ContactFormsProps) {
  const id = useId();
  const [openTab, setOpenTab] = useState<TabName>('contact');
  const forms = { contact, career };
  return (
    <div className={styles.forms}>
      <Tabs id={id} openTab={openTab} open={setOpenTab} />
      {TAB_NAMES.map((name) => (
        <div
          key={name}
          id={`${id}-${name}-panel`}
          role="tabpanel"
          aria-labelledby={`${id}-${name}`}
          hidden={name !== openTab}
        >
          <MessageFormView form={forms[name]} />
        </div>
      ))}
      <p className={styles.hint}>
        {text.kept} <a href={privacyUrl}>{text.privacy}</a>
      </p>
      <noscript>
        <p>
          {text.withoutScript} <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
        </p>
      </noscript>
    </div>
  );
}

interface TabsProps {
  readonly id: string;
  readonly openTab: TabName;
  readonly open: (name: TabName) => void;
}

/** The Tab key stops once at the tabs. The arrow keys, Home and End move between them. */
function Tabs({ id, openTab, open }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = findTargetTab(event.key, openTab);
    if (target === null) return;
    event.preventDefault();
    open(target);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${target}`)}`)?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" aria-label={text.tabsLabel} ref={list} onKeyDown={onKeyDown}>
      {TAB_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}-${name}`}
          className={styles.tab}
          aria-selected={name === openTab}
          aria-controls={`${id}-${name}-panel`}
          tabIndex={name === openTab ? 0 : -1}
          onClick={() => open(name)}
        >
          {text[name]}
        </button>
      ))}
    </div>
  );
}

function findTargetTab(key: string, openTab: TabName): TabName | null {
  if (key === 'Home') return 'contact';
  if (key === 'End') return 'career';
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return openTab === 'contact' ? 'career' : 'contact';
}
