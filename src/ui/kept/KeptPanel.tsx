import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Button } from '../design/Button.tsx';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { ErrorState } from '../design/ErrorState.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameParts.ts';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { commonText } from '../text/commonText.ts';
import { keptText as text } from '../text/kept.ts';
import { KeptLists } from './KeptLists.tsx';
import type { Deletion, KeptView } from './KeptView.ts';
import type { KeptViewModel } from './KeptViewModel.ts';
import styles from './KeptPanel.module.css';

export interface KeptPanelProps extends OpenProps {
  readonly createView: () => KeptViewModel;
}

/** The panel that lists all stored pictures of the shopper, and deletes one or all of them. */
export function KeptPanel({ createView, ...panel }: KeptPanelProps) {
  return <Kept {...panel} view={useOwnedViewModel(createView)} />;
}

interface KeptProps extends OpenProps {
  readonly view: KeptView;
}

const Kept = observer(function Kept({ view, open, onClose }: KeptProps) {
  const { load } = view;
  useEffect(() => {
    if (open) load();
  }, [open, load]);
  return (
    <>
      <Sheet
        open={open}
        onClose={onClose}
        title={text.title}
        tall
        footer={
          hasSomething(view.kept) && (
            <Button variant="danger" wide busy={view.busy} onClick={() => view.ask({ kind: 'everything' })}>
              {text.deleteAll}
            </Button>
          )
        }
      >
        <div className={styles.page} aria-busy={view.kept === null}>
          <Content view={view} />
        </div>
      </Sheet>
      <ConfirmDialog
        open={view.asking !== null}
        onConfirm={view.confirm}
        onClose={view.cancel}
        confirmLabel={view.asking?.kind === 'everything' ? text.deleteAll : text.deleteOne}
      >
        {view.asking !== null && CONSEQUENCES[view.asking.kind]}
      </ConfirmDialog>
    </>
  );
});

const CONSEQUENCES: Readonly<Record<Deletion['kind'], string>> = {
  pose: text.deletesPose,
  result: text.deletesResult,
  everything: text.deletesAll,
};

/** Whether there is something to delete: a picture, or a consent, which can also be withdrawn alone. */
const hasSomething = (kept: KeptView['kept']): boolean =>
  kept !== null && kept !== 'failed' && (kept.consentedAt !== null || kept.poses.length + kept.results.length > 0);

const Content = observer(function Content({ view }: { readonly view: KeptView }) {
  const { kept } = view;
  if (kept === null) return <p role="status">{commonText.loading}</p>;
  if (kept === 'failed') return <ErrorState title={text.failed.title} text={text.failed.text} onRetry={view.load} />;
  const isEmpty = kept.poses.length + kept.results.length === 0;
  return (
    <>
      <div className={styles.terms}>
        {kept.consentedAt !== null && <p>{text.agreed(kept.consentedAt)}</p>}
        {kept.tryOnServiceHost !== null && <p>{text.sentTo(kept.tryOnServiceHost)}</p>}
        <p>{text.limits}</p>
      </div>
      {isEmpty ? <p role="status">{text.none}</p> : <KeptLists kept={kept} onDelete={view.ask} />}
    </>
  );
});
