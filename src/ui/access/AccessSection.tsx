import { observer } from 'mobx-react-lite';
import { Button } from '../design/Button.tsx';
import { Disclosure } from '../design/Disclosure.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { accessText as text } from '../text/access.ts';
import { commonText } from '../text/commonText.ts';
import { AccessDialog } from './AccessDialog.tsx';
import type { AccessView } from './AccessView.ts';
import type { AccessViewModel } from './AccessViewModel.ts';
import { DeviceList } from './DeviceList.tsx';
import { SignInMethods } from './SignInMethods.tsx';
import styles from './AccessSection.module.css';

export interface AccessSectionProps {
  readonly createView: () => AccessViewModel;
}

/** The account panel's section about sign-in methods and signed-in devices. */
export function AccessSection({ createView }: AccessSectionProps) {
  return <Access view={useOwnedViewModel(createView)} />;
}

const Access = observer(function Access({ view }: { readonly view: AccessView }) {
  const { overview } = view;
  return (
    <Disclosure title={text.title}>
      {overview === null && <p role="status">{commonText.loading}</p>}
      {overview === 'failed' && (
        <>
          <p role="alert">{text.loadFailed}</p>
          <Button variant="plain" onClick={view.load}>
            {text.retry}
          </Button>
        </>
      )}
      {overview !== null && overview !== 'failed' && (
        <>
          <SignInMethods overview={overview} onChange={view.openChange} />
          <Outcome view={view} />
          <DeviceList
            devices={overview.devices}
            now={view.now}
            closingDeviceId={view.closingDeviceId}
            onSignOut={view.closeDevice}
          />
          <AccessDialog view={view} />
        </>
      )}
    </Disclosure>
  );
});

/** The outcome of the last change. Its live region is always rendered, so that screen readers announce changes. */
const Outcome = observer(function Outcome({ view: { message } }: { readonly view: AccessView }) {
  return (
    <div className={styles.outcome}>
      <p role="status" className={message?.kind === 'error' ? styles.error : styles.notice}>
        {message?.text}
      </p>
      {message?.mailbox && (
        <a href={message.mailbox} target="_blank" rel="noreferrer">
          {text.openMailbox}
        </a>
      )}
    </div>
  );
});
