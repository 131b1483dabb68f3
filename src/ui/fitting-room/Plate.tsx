import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { Skeleton } from '../design/Skeleton.tsx';
import { roomText } from '../text/fittingRoom.ts';
import { Before, BeforeAfter } from './BeforeAfter.tsx';
import type { FittingRoomView, PlateView } from './FittingRoomView.ts';
import { Nobody } from './Nobody.tsx';
import { PlateActions } from './PlateActions.tsx';
import { PlateLayers } from './PlateLayers.tsx';
import { Failed, Loading, Refused } from './PlateMessages.tsx';
import { useKeptFocus } from './useKeptFocus.ts';
import styles from './Plate.module.css';

/** The large picture of the dressed body, with its states and actions. */
export const Plate = observer(function Plate({ view }: { readonly view: FittingRoomView }) {
  const { plate, bodies } = view;
  const place = useRef<HTMLElement>(null);
  useKeptFocus(place, plate.state);
  return (
    <figure className={styles.figure} ref={place} tabIndex={-1} aria-label={roomText.plate} data-state={plate.state}>
      <div className={styles.plate}>
        {plate.state === 'nobody' ? <Nobody bodies={bodies} /> : <Picture plate={plate} />}
        {plate.state === 'loading' && <Loading plate={plate} />}
        {plate.state === 'refused' && <Refused plate={plate} bodies={bodies} />}
        {plate.state === 'failed' && <Failed plate={plate} />}
        {plate.state === 'ready' && <PlateActions plate={plate} saving={view.saving} />}
      </div>
      <Caption plate={plate} />
    </figure>
  );
});

const Picture = observer(function Picture({ plate }: { readonly plate: PlateView }) {
  const { picture, before, state, comparing } = plate;
  const [pressed, setPressed] = useState(false);
  if (picture === null) return <Skeleton shape="picture" />;
  const release = () => setPressed(false);
  const blurred = state !== 'ready' && state !== 'body';
  return (
    <>
      <div
        className={styles.press}
        onPointerDown={({ button }) => setPressed(before !== null && button === 0)}
        onPointerUp={release}
        onPointerCancel={release}
        onPointerLeave={release}
      >
        <PlateLayers picture={picture} alt={plate.description} blurred={blurred} />
        {pressed && before !== null && !comparing && <Before picture={before} className={styles.before} />}
      </div>
      {comparing && before !== null && <BeforeAfter before={before} />}
    </>
  );
});

/** Says that the picture is generated, and lets the shopper switch between the results for the same outfit. */
const Caption = observer(function Caption({ plate }: { readonly plate: PlateView }) {
  const { state, ways, exhausted } = plate;
  if (state !== 'ready') return null;
  return (
    <figcaption className={styles.caption}>
      <p>
        <strong>{roomText.generated}</strong> {roomText.mayDiffer}
      </p>
      {ways.count > 1 && (
        <div className={styles.ways} role="group" aria-label={roomText.ways}>
          {Array.from({ length: ways.count }, (_, index) => (
            <button
              type="button"
              key={index}
              className={styles.way}
              aria-label={roomText.way(index + 1, ways.count)}
              aria-pressed={index === ways.shown}
              onClick={() => plate.showWay(index)}
            >
              {index + 1}
            </button>
          ))}
        </div>
      )}
      {exhausted && <p className={styles.note}>{roomText.noOtherWay}</p>}
    </figcaption>
  );
});
