import { observer } from 'mobx-react-lite';
import type { OutfitPiece } from '../../domain/trends/Trends.ts';
import { Button } from '../design/Button.tsx';
import { HeartFilledIcon, HeartIcon } from '../design/icons/icons.tsx';
import { PanelButton } from '../shared/PanelButton.tsx';
import { homeSectionsText } from '../text/homeSectionsText.ts';
import type { HomeView } from './HomeView.ts';
import styles from './OutfitActions.module.css';

/** The buttons of an outfit: wear all its pieces in the fitting room, or save them all. */
export const OutfitActions = observer(function OutfitActions({
  view,
  pieces,
}: {
  readonly view: HomeView;
  readonly pieces: readonly OutfitPiece[];
}) {
  const isSaved = view.isSaved(pieces);
  return (
    <div className={styles.actions}>
      <PanelButton panel="fitting-room" variant="primary" onClick={() => view.wearOutfit(pieces)}>
        {homeSectionsText.tryOnLook}
      </PanelButton>
      <Button variant="quiet" aria-pressed={isSaved} onClick={() => view.toggleSaved(pieces)}>
        <span className={isSaved ? styles.saved : undefined}>{isSaved ? <HeartFilledIcon /> : <HeartIcon />}</span>
        {isSaved ? homeSectionsText.savedLook : homeSectionsText.saveLook}
      </Button>
    </div>
  );
});
