import { observer } from 'mobx-react-lite';
import type { KeptPictures } from '../../application/ports/Poses.ts';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { Sheet } from '../design/Sheet.tsx';
import { commonText } from '../text/commonText.ts';
import { keptText } from '../text/poses.ts';
import type { KeptList, PosesView } from './PosesView.ts';
import styles from './KeptSheet.module.css';

/** Lists all stored pictures of the shopper, with a button to delete all of them. */
export const KeptSheet = observer(function KeptSheet({ view }: { readonly view: PosesView }) {
  const { kept, keptOpen, confirming } = view;
  const linesOfAll = linesOf(kept);
  return (
    <>
      <Sheet
        open={keptOpen}
        onClose={view.closeKept}
        title={keptText.title}
        footer={
          linesOfAll !== null &&
          linesOfAll.length > 0 && (
            <Button variant="danger" onClick={() => view.askToDelete('everything')}>
              {keptText.deleteAll}
            </Button>
          )
        }
      >
        <div className={styles.kept} role="status">
          {linesOfAll === null && <p>{kept === null ? commonText.loading : keptText.failed}</p>}
          {linesOfAll?.length === 0 && <p>{keptText.none}</p>}
          <ul className={styles.list}>
            {linesOfAll?.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
          <p className={styles.limits}>{keptText.limits}</p>
        </div>
      </Sheet>
      <ConfirmDialog
        open={confirming === 'everything'}
        onConfirm={view.confirm}
        onClose={view.cancel}
        confirmLabel={keptText.deleteAll}
      >
        {keptText.deletesAll}
      </ConfirmDialog>
    </>
  );
});

/** Null until the list has loaded. */
function linesOf(kept: KeptList): readonly string[] | null {
  return kept === null || kept === 'failed' ? null : describe(kept);
}

function describe({ agreedAt, poses, results }: KeptPictures): readonly string[] {
  return [
    ...(agreedAt === null ? [] : [keptText.agreed(agreedAt)]),
    ...poses.map(({ generated, madeAt }) => (generated ? keptText.saved(madeAt) : keptText.photo(madeAt))),
    ...results.map(({ expiresAt }) => keptText.result(expiresAt)),
  ];
}
