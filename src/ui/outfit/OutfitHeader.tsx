import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import type { ChatOutfit } from '../../domain/chat/Chat.ts';
import { Button } from '../design/Button.tsx';
import { HeartFilledIcon, HeartIcon } from '../design/icons/icons.tsx';
import { PanelButton } from '../shared/PanelButton.tsx';
import { outfitText } from '../text/outfit.ts';
import type { OutfitRowView } from './OutfitRowView.ts';
import styles from './OutfitHeader.module.css';

interface OutfitHeaderProps {
  readonly view: OutfitRowView;
  readonly outfit: ChatOutfit;
  readonly name: string;
}

/** The total price and budget of an outfit, and the buttons for the whole outfit. */
export const OutfitHeader = observer(function OutfitHeader({ view, outfit, name }: OutfitHeaderProps) {
  const { isOnWishlist, addedCount, canTryOn, undrawnSlotNames } = view;
  const actionsRef = useRef<HTMLDivElement>(null);
  // The pressed button disappears, so move the focus to the heart.
  const afterFocusOnHeart = (action: () => void) => () => {
    actionsRef.current?.querySelector<HTMLElement>('[aria-pressed]')?.focus({ preventScroll: true });
    action();
  };
  return (
    <>
      <header className={styles.header}>
        <h3 className={styles.title} id="outfit">
          {name}
        </h3>
        <OutfitTotal outfit={outfit} />
        <div className={styles.actions} ref={actionsRef}>
          {canTryOn && (
            <PanelButton panel="fitting-room" variant="primary" onClick={view.wear}>
              {outfitText.tryOn}
            </PanelButton>
          )}
          {view.canUndo && (
            <Button variant="quiet" aria-label={outfitText.undoChange} onClick={afterFocusOnHeart(view.undo)}>
              {outfitText.undo}
            </Button>
          )}
          <Button variant="quiet" aria-pressed={isOnWishlist} onClick={view.toggleWishlist}>
            <span className={isOnWishlist ? styles.kept : undefined}>
              {isOnWishlist ? <HeartFilledIcon /> : <HeartIcon />}
            </span>
            {isOnWishlist ? outfitText.kept : outfitText.keep}
          </Button>
        </div>
      </header>
      {canTryOn && undrawnSlotNames.length > 0 && (
        <p className={styles.notDrawn}>{outfitText.notDrawn(undrawnSlotNames)}</p>
      )}
      <p className={styles.added} role="status">
        {addedCount > 0 && (
          <>
            {outfitText.added(addedCount)}{' '}
            <Button variant="plain" aria-label={outfitText.undoKeep} onClick={afterFocusOnHeart(view.undoWishlist)}>
              {outfitText.undo}
            </Button>
          </>
        )}
      </p>
    </>
  );
});

function OutfitTotal({ outfit: { total, budget, days, outfitCount } }: { readonly outfit: ChatOutfit }) {
  return (
    <p className={styles.total}>
      <span className={styles.sum}>{outfitText.total(total)}</span>
      {budget !== null && <span> {outfitText.budget(budget)}</span>}
      {budget !== null && total > budget && <span className={styles.over}>{outfitText.over(total - budget)}</span>}
      {days !== null && <span className={styles.days}>{outfitText.days(days, outfitCount)}</span>}
    </p>
  );
}
