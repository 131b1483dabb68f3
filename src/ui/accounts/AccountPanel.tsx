import type { ReactNode } from 'react';
import type { Profile } from '../../domain/accounts/Profile.ts';
import { Disclosure } from '../design/Disclosure.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameContent.ts';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { accountPanelText as text } from '../text/accountPanel.ts';
import { LogoutButtons, type LogoutButtonsProps } from './LogoutButtons.tsx';
import { SupportForm } from './SupportForm.tsx';
import type { SupportView } from './SupportViewModel.ts';
import styles from './AccountPanel.module.css';

const LEGAL_LINKS = [
  [PATHS.privacy, text.privacy],
  [PATHS.terms, text.terms],
  [PATHS.cookies, text.cookies],
] as const;

export interface AccountPanelProps extends OpenProps, LogoutButtonsProps {
  readonly shopper: Pick<Profile, 'name' | 'email'> | null;
  /** Opens the list of the shopper's photos. */
  readonly onPhotos: () => void;
  readonly support: SupportView;
  /** The section about email, password and devices. */
  readonly access?: ReactNode;
  /** The sections of the preferences. */
  readonly preferences: ReactNode;
  /** The section about export and deletion of the shopper's data. */
  readonly data?: ReactNode;
}

/** The account panel (spec 2.12). */
export function AccountPanel({ open, onClose, shopper, ...sections }: AccountPanelProps) {
  return (
    <Sheet open={open} onClose={onClose} title={text.title} isTall>
      <ShopperName shopper={shopper} />
      {shopper && <ShopperSections shopper={shopper} {...sections} />}
      <Disclosure title={text.helpAndLegal}>
        <ul>
          {LEGAL_LINKS.map(([path, label]) => (
            <li key={path}>
              <Link className={styles.link} to={path}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Disclosure>
      {shopper && sections.data}
      {shopper && <LogoutButtons {...sections} />}
    </Sheet>
  );
}

interface ShopperSectionsProps extends Pick<AccountPanelProps, 'onPhotos' | 'support' | 'access' | 'preferences'> {
  readonly shopper: Pick<Profile, 'name' | 'email'>;
}

function ShopperSections({ shopper, onPhotos, support, access, preferences }: ShopperSectionsProps) {
  return (
    <>
      <Disclosure title={text.profile} defaultOpen>
        <dl className={styles.facts}>
          {shopper.name && <Fact label={text.name} value={shopper.name} />}
          <Fact label={text.email} value={shopper.email} />
        </dl>
        <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onPhotos}>
          {text.photos}
        </button>
      </Disclosure>
      {access}
      {preferences}
      <Disclosure title={text.support}>
        <SupportForm view={support} email={shopper.email} />
      </Disclosure>
    </>
  );
}

function Fact({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function ShopperName({ shopper }: Pick<AccountPanelProps, 'shopper'>) {
  return (
    <div className={styles.who}>
      <p className={styles.name}>{shopper?.name || shopper?.email || text.notLoggedIn}</p>
    </div>
  );
}
