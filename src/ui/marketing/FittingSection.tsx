import { useState } from 'react';
import { marketingText } from '../text/marketingText.ts';
import { FittingChoice } from './FittingChoice.tsx';
import { LookPicture } from './LookPicture.tsx';
import sectionStyles from './Section.module.css';
import styles from './FittingSection.module.css';

const { fitting } = marketingText;

const FIGURES = ['plus', 'slim', 'man'] as const;
const PIECES = ['trench', 'knit', 'suit'] as const;

/** Three figures and three outfits to try. Without JavaScript, the three figures wear the first outfit. */
export function FittingSection() {
  const [figure, setFigure] = useState<(typeof FIGURES)[number]>('slim');
  const [piece, setPiece] = useState<(typeof PIECES)[number]>('trench');
  return (
    <section className={sectionStyles.section} aria-labelledby="fitting-title">
      <div className={styles.columns}>
        <div className={styles.room} data-figure={figure}>
          {FIGURES.map((option) => (
            <div className={styles.body} key={option} data-chosen={option === figure}>
              <LookPicture
                key={piece}
                className={styles.plate}
                name={`${piece}-${option}`}
                sizes="(width >= 640px) 24vw, 40vw"
              />
            </div>
          ))}
        </div>
        <div className={styles.words}>
          <h2 className={sectionStyles.title} id="fitting-title">
            {fitting.title}
          </h2>
          <p className={sectionStyles.lead}>{fitting.lead}</p>
          <div className={styles.choices}>
            <FittingChoice
              name="figure"
              legend={fitting.figure}
              options={fitting.figures}
              values={FIGURES}
              chosenValue={figure}
              onChoose={setFigure}
            />
            <FittingChoice
              name="piece"
              legend={fitting.piece}
              options={fitting.pieces}
              values={PIECES}
              chosenValue={piece}
              onChoose={setPiece}
            />
          </div>
          <p className={sectionStyles.note}>{fitting.note}</p>
        </div>
      </div>
    </section>
  );
}
