import { observer } from 'mobx-react-lite';
import type { CSSProperties } from 'react';
import { ErrorState } from '../design/ErrorState.tsx';
import { Skeleton } from '../design/Skeleton.tsx';
import { roomText } from '../text/fittingRoom.ts';
import type { FigureChoiceView } from './FittingRoomView.ts';
import styles from './FigureChooser.module.css';

const PLACEHOLDER_KEYS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** A choice of drawn figures: all builds in the selected skin tone, and all tones. One press chooses a build. */
export const FigureChooser = observer(function FigureChooser({ choice }: { readonly choice: FigureChoiceView }) {
  const { status, figures, tones } = choice.figures;
  if (status === 'failed') return <ErrorState title={roomText.figuresFailed} onRetry={choice.loadFigures} />;
  const chosenBuild = choice.isFigureDressed ? choice.chosenFigure?.build : undefined;
  return (
    <div className={styles.chooser}>
      <ul className={styles.builds} aria-label={roomText.builds}>
        {status !== 'ready' &&
          PLACEHOLDER_KEYS.map((key) => (
            <li key={key} className={styles.waiting}>
              <Skeleton height="100%" />
            </li>
          ))}
        {figures.map(({ id, name }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.build}
              aria-pressed={id === chosenBuild}
              onClick={() => choice.chooseBuild(id)}
            >
              <img
                className={styles.person}
                src={choice.getFigurePictureUrl({ build: id, tone: choice.chosenTone })}
                alt={name}
                title={name}
                decoding="async"
                draggable={false}
              />
            </button>
          </li>
        ))}
      </ul>
      <ul className={styles.tones} aria-label={roomText.tones}>
        {tones.map(({ id, name, color }) => (
          <li key={id}>
            <button
              type="button"
              className={styles.tone}
              style={{ '--tone': color } as CSSProperties}
              aria-label={name}
              title={name}
              aria-pressed={id === choice.chosenTone}
              onClick={() => choice.chooseTone(id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
});
