import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { Skeleton } from '../design/Skeleton.tsx';
import { roomText } from '../text/fittingRoom.ts';
import { AdjustBar } from './AdjustBar.tsx';
import { AdjustOverlay } from './AdjustOverlay.tsx';
import { BodyOverlay, ComparisonSlider } from './ComparisonSlider.tsx';
import type { FittingRoomView, LargePictureView } from './FittingRoomView.ts';
import { NoBodyChosen } from './NoBodyChosen.tsx';
import { PictureActions } from './PictureActions.tsx';
import { CrossfadePicture } from './CrossfadePicture.tsx';
import { FailureMessage, LoadingMessage, RefusalMessage } from './PictureMessages.tsx';
import { useFallbackFocus } from './useFallbackFocus.ts';
import styles from './LargePicture.module.css';

/** The large picture of the dressed body, with its states and actions. */
export const LargePicture = observer(function LargePicture({ view }: { readonly view: FittingRoomView }) {
  const { largePicture, bodies, adjust } = view;
  const figureRef = useRef<HTMLElement>(null);
  useAdjustFocus(figureRef, adjust.isOpen);
  useFallbackFocus(figureRef, largePicture.state);
  return (
    <figure
      className={styles.figure}
      ref={figureRef}
      tabIndex={-1}
      aria-label={roomText.plate}
      data-state={adjust.isOpen ? 'adjusting' : largePicture.state}
    >
      <div className={styles.plate}>
        {largePicture.state === 'nobody' ? (
          <NoBodyChosen bodies={bodies} />
        ) : (
          <PictureWithComparison largePicture={largePicture} isAdjusting={adjust.isOpen} />
        )}
        {largePicture.state === 'loading' && <LoadingMessage largePicture={largePicture} />}
        {largePicture.state === 'refused' && <RefusalMessage largePicture={largePicture} bodies={bodies} />}
        {largePicture.state === 'failed' && <FailureMessage largePicture={largePicture} />}
        {adjust.isOpen && largePicture.picture !== null && (
          <AdjustOverlay adjust={adjust} picture={largePicture.picture} />
        )}
        {largePicture.state === 'ready' && !adjust.isOpen && (
          <PictureActions largePicture={largePicture} saveDialog={view.saveDialog} adjust={adjust} />
        )}
      </div>
      {adjust.isOpen ? <AdjustBar adjust={adjust} /> : <GeneratedPictureCaption largePicture={largePicture} />}
    </figure>
  );
});

/** Moves the focus to the button that starts adjusting, after adjusting has ended. */
function useAdjustFocus(figureRef: RefObject<HTMLElement | null>, isOpen: boolean): void {
  const wasOpenRef = useRef(isOpen);
  useEffect(() => {
    if (wasOpenRef.current && !isOpen) figureRef.current?.querySelector<HTMLElement>('[data-adjust]')?.focus();
    wasOpenRef.current = isOpen;
  }, [figureRef, isOpen]);
}

interface PictureWithComparisonProps {
  readonly largePicture: LargePictureView;
  readonly isAdjusting: boolean;
}

const PictureWithComparison = observer(function PictureWithComparison(props: PictureWithComparisonProps) {
  const { largePicture, isAdjusting } = props;
  const { picture, comparisonPicture, state } = largePicture;
  const isComparing = largePicture.isComparing && !isAdjusting;
  const [isPressed, setIsPressed] = useState(false);
  if (picture === null) return <Skeleton shape="picture" />;
  const endPress = () => setIsPressed(false);
  const isBlurred = state !== 'ready' && state !== 'body';
  return (
    <>
      <div
        className={styles.press}
        onPointerDown={({ button }) => setIsPressed(comparisonPicture !== null && button === 0 && !isAdjusting)}
        onPointerUp={endPress}
        onPointerCancel={endPress}
        onPointerLeave={endPress}
      >
        <CrossfadePicture
          picture={picture}
          alt={largePicture.description}
          isBlurred={isBlurred}
          isImmediate={isAdjusting}
        />
        {isPressed && comparisonPicture !== null && !isComparing && (
          <BodyOverlay picture={comparisonPicture} className={styles.before} />
        )}
      </div>
      {isComparing && comparisonPicture !== null && <ComparisonSlider bodyPicture={comparisonPicture} />}
    </>
  );
});

/** Says that the picture is generated, and has buttons to switch between the results of the same outfit. */
const GeneratedPictureCaption = observer(function GeneratedPictureCaption({
  largePicture,
}: {
  readonly largePicture: LargePictureView;
}) {
  const { state, variants, hasNoMoreVariants } = largePicture;
  if (state !== 'ready') return null;
  return (
    <figcaption className={styles.caption}>
      <p>
        <strong>{roomText.generated}</strong> {roomText.mayDiffer}
      </p>
      {variants.count > 1 && (
        <div className={styles.ways} role="group" aria-label={roomText.ways}>
          {Array.from({ length: variants.count }, (_, index) => (
            <button
              type="button"
              key={index}
              className={styles.way}
              aria-label={roomText.way(index + 1, variants.count)}
              aria-pressed={index === variants.shownIndex}
              onClick={() => largePicture.showVariant(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
      {hasNoMoreVariants && <p className={styles.note}>{roomText.noOtherWay}</p>}
    </figcaption>
  );
});
