import { observer } from 'mobx-react-lite';
import { Button, getButtonClassNames } from '../design/Button.tsx';
import { Disclosure } from '../design/Disclosure.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { ownDataText as text } from '../text/ownData.ts';
import { DeletionDialog } from './DeletionDialog.tsx';
import type { DataView, DataViewModel } from './DataViewModel.ts';
import styles from './DataSection.module.css';

export interface DataSectionProps {
  readonly createView: () => DataViewModel;
}

/** The account panel's section about export and deletion of the shopper's data. */
export function DataSection({ createView }: DataSectionProps) {
  return <Data view={useOwnedViewModel(createView)} />;
}

const Data = observer(function Data({ view }: { readonly view: DataView }) {
  return (
    <Disclosure title={text.title}>
      <div className={styles.part}>
        <p>{text.exportLead}</p>
        <a className={getButtonClassNames({ variant: 'quiet' })} href={view.exportAddress} download>
          {text.export}
        </a>
      </div>
      <div className={styles.part}>
        <p>{text.deleteLead}</p>
        <Button variant="quiet" aria-haspopup="dialog" onClick={view.openDialog}>
          {text.delete}
        </Button>
      </div>
      <DeletionDialog view={view} />
    </Disclosure>
  );
});
