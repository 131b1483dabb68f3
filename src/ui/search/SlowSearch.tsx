import { Button } from '../design/Button.tsx';
import { commonText } from '../text/commonText.ts';
import styles from './SlowSearch.module.css';

const TEXT = 'This takes longer than usual.';

/** Offers to cancel a search that takes long. */
export default function SlowSearch({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <p className={styles.slow} role="status">
      {TEXT}
      <Button variant="quiet" onClick={onCancel}>
        {commonText.cancel}
      </Button>
    </p>
  );
}
