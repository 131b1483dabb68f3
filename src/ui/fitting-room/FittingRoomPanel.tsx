import { observer } from 'mobx-react-lite';
import { ConfirmDialog } from '../design/ConfirmDialog.tsx';
import { Dialog } from '../design/Dialog.tsx';
import { Button } from '../design/Button.tsx';
import { Sheet } from '../design/Sheet.tsx';
import type { OpenProps } from '../frame/FrameContent.ts';
import { ConsentDialog } from '../poses/ConsentDialog.tsx';
import { PhotoCheckDialog } from '../poses/PhotoCheckDialog.tsx';
import { Announcer } from '../shared/Announcer.tsx';
import { useOwnedViewModel } from '../shared/useOwnedViewModel.ts';
import { roomText } from '../text/fittingRoom.ts';
import { BodyCarousel } from './BodyCarousel.tsx';
import { FigureChooser } from './FigureChooser.tsx';
import type { BodiesView, FittingRoomView } from './FittingRoomView.ts';
import type { FittingRoomViewModel } from './FittingRoomViewModel.ts';
import { GarmentPicker } from './GarmentPicker.tsx';
import { LargePicture } from './LargePicture.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { OutfitSlots } from './OutfitSlots.tsx';
import styles from './FittingRoomPanel.module.css';

export interface FittingRoomPanelProps extends OpenProps {
  readonly createView: () => FittingRoomViewModel;
}

export function FittingRoomPanelContainer({ createView, ...open }: FittingRoomPanelProps) {
  return <FittingRoomPanel {...open} view={useOwnedViewModel(createView)} />;
}

/** The fitting room, a sheet over the whole app (spec 2.10). */
export const FittingRoomPanel = observer(function FittingRoomPanel({
  view,
  open,
  onClose,
}: OpenProps & { readonly view: FittingRoomView }) {
  const { bodies, outfit, garmentPicker, saveDialog, largePicture } = view;
  return (
    <>
      <Sheet open={open} onClose={onClose} title={roomText.title} slidesUp>
        {largePicture.isOffline && largePicture.state !== 'failed' && (
          <p className={styles.offline}>{roomText.offline}</p>
        )}
        <div className={styles.room}>
          <div className={styles.plate}>
            <LargePicture view={view} />
          </div>
          <div className={styles.rail}>
            <BodyCarousel bodies={bodies} />
            <div className={styles.dock}>
              <OutfitSlots outfit={outfit} picker={garmentPicker} />
            </div>
          </div>
        </div>
        <GarmentPicker picker={garmentPicker} />
        <ChooserDialog bodies={bodies} />
        <SaveDialog saveDialog={saveDialog} />
        <ConfirmDialog
          open={outfit.isConfirmingRemoval}
          onConfirm={outfit.confirmRemoval}
          onClose={outfit.cancelRemoval}
        >
          {roomText.leaveWishlist(outfit.garmentCount)}
        </ConfirmDialog>
        <ConsentDialog uploads={bodies.uploads} />
        <PhotoCheckDialog uploads={bodies.uploads} onDressFigure={bodies.dressFigure} />
      </Sheet>
      <Announcer text={open ? view.announcement : ''} />
    </>
  );
});

const ChooserDialog = observer(function ChooserDialog({ bodies }: { readonly bodies: BodiesView }) {
  return (
    <Dialog
      open={bodies.isChooserOpen}
      onClose={bodies.closeChooser}
      title={roomText.ownFigure}
      actions={<Button onClick={bodies.closeChooser}>{roomText.done}</Button>}
    >
      <FigureChooser choice={bodies.figureChoice} />
    </Dialog>
  );
});
