import { DownIcon } from '../design/icons/laterIcons.tsx';
import styles from './ProblemCard.module.css';

export interface ProblemCardProps {
  /** The group of people who have the problem. */
  readonly name: string;
  readonly headline: string;
  /** Problems, each with its consequence. */
  readonly points: readonly (readonly [string, string])[];
}

/** A card that opens on a press. Uses `<details>`, so that it works without JavaScript. */
export function ProblemCard({ name, headline, points }: ProblemCardProps) {
  return (
    <details className={styles.card}>
      <summary className={styles.summary}>
        <h3 className={styles.heading}>
          <span className={styles.name}>{name}</span>
          <span className={styles.headline}>{headline}</span>
        </h3>
        <span className={styles.arrow}>
          <DownIcon />
        </span>
      </summary>
      <dl className={styles.points}>
        {points.map(([point, meaning]) => (
          <div className={styles.point} key={point}>
            <dt className={styles.term}>{point}</dt>
            <dd className={styles.meaning}>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
