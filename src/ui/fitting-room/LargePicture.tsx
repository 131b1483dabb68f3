import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Skeleton } from '../design/Skeleton.tsx';
import { roomText } from '../text/fittingRoom.ts';
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
  const { largePicture, bodies } = view;
  const figureRef = useRef<HTMLElement>(null);
  useFallbackFocus(figureRef, largePicture.state);
  return (
    <figure
      className={styles.figure}
      ref={figureRef}
      tabIndex={-1}
      aria-label={roomText.plate}
      data-state={largePicture.state}
    >
      <div className={styles.plate}>
        {largePicture.state === 'nobody' ? (
          <NoBodyChosen bodies={bodies} />
        ) : (
          <PictureWithComparison plate={largePicture} />
        )}
        {largePicture.state === 'loading' && <LoadingMessage plate={largePicture} />}
        {largePicture.state === 'refused' && <RefusalMessage plate={largePicture} bodies={bodies} />}
        {largePicture.state === 'failed' && <FailureMessage plate={largePicture} />}
        {largePicture.state === 'ready' && <PictureActions plate={largePicture} saving={view.saveDialog} />}
      </div>
      <GeneratedPictureCaption plate={largePicture} />
    </figure>
  );
});

const PictureWithComparison = observer(function PictureWithComparison({ plate }: { readonly plate: LargePictureView }) {
  const { picture, comparisonPicture, state, isComparing } = plate;
  const [isPressed, setIsPressed] = useState(false);
  if (picture === null) return <Skeleton shape="picture" />;
  const endPress = () => setIsPressed(false);
  const isBlurred = state !== 'ready' && state !== 'body';
  return (
    <>
      <div
        className={styles.press}
        onPointerDown={({ button }) => setIsPressed(comparisonPicture !== null && button === 0)}
        onPointerUp={endPress}
        onPointerCancel={endPress}
        onPointerLeave={endPress}
      >
        <CrossfadePicture picture={picture} alt={plate.description} isBlurred={isBlurred} />
        {isPressed && comparisonPicture !== null && !isComparing && (
          <BodyOverlay picture={comparisonPicture} className={styles.before} />
        )}
      </div>
      {isComparing && comparisonPicture !== null && <ComparisonSlider bodyPicture={comparisonPicture} />}
    </>
  );
});

/** Says that the picture is generated, and lets the shopper switch between the results for the same outfit. */
const GeneratedPictureCaption = observer(function GeneratedPictureCaption({
  plate,
}: {
  readonly plate: LargePictureView;
}) {
  const { state, variants, hasNoMoreVariants } = plate;
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
              onClick={() => plate.showVariant(index)}
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
