import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameParts.ts';
import { ConsentDialog } from '../poses/ConsentDialog.tsx';
import { VerdictDialog } from '../poses/VerdictDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { roomText } from '../text/fittingRoom.ts';
import { BodyRail } from './BodyRail.tsx';
import { FigureChooser } from './FigureChooser.tsx';
import type { BodiesView, FittingRoomView } from './FittingRoomView.ts';
import type { FittingRoomViewModel } from './FittingRoomViewModel.ts';
import { PiecePicker } from './PiecePicker.tsx';
import { Plate } from './Plate.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { Slots } from './Slots.tsx';
import styles from './FittingRoomPanel.module.css';

export interface FittingRoomPanelProps extends OpenProps {
  readonly createView: () => FittingRoomViewModel;
}

/** The fitting room with its own view-model. */
export function OwnedFittingRoomPanel({ createView, ...open }: FittingRoomPanelProps) {
  return <FittingRoomPanel {...open} view={useOwnedViewModel(createView)} />;
}

/** The fitting room, a sheet over the whole app (spec 2.10). */
export const FittingRoomPanel = observer(function FittingRoomPanel({
  view,
  open,
  onClose,
}: OpenProps & { readonly view: FittingRoomView }) {
  const { bodies, look, picker, saving, plate } = view;
  return (
    <>
      <Sheet open={open} onClose={onClose} title={roomText.title} rises>
        {plate.offline && plate.state !== 'failed' && <p className={styles.offline}>{roomText.offline}</p>}
        <div className={styles.room}>
          <div className={styles.plate}>
            <Plate view={view} />
          </div>
          <div className={styles.rail}>
            <BodyRail bodies={bodies} />
            <div className={styles.dock}>
              <Slots look={look} picker={picker} />
            </div>
          </div>
        </div>
        <PiecePicker picker={picker} />
        <ChooserDialog bodies={bodies} />
        <SaveDialog saving={saving} />
        <ConfirmDialog open={look.confirming} onConfirm={look.confirm} onClose={look.cancel}>
          {roomText.leaveWishlist(look.count)}
        </ConfirmDialog>
        <ConsentDialog uploads={bodies.uploads} />
        <VerdictDialog uploads={bodies.uploads} onFigure={bodies.useFigure} />
      </Sheet>
      <Announcer text={open ? view.announcement : ''} />
    </>
  );
});

const ChooserDialog = observer(function ChooserDialog({ bodies }: { readonly bodies: BodiesView }) {
  return (
    <Dialog
      open={bodies.choosing}
      onClose={bodies.closeChooser}
      title={roomText.ownFigure}
      actions={<Button onClick={bodies.closeChooser}>{roomText.done}</Button>}
    >
      <FigureChooser bodies={bodies} />
    </Dialog>
  );
});
