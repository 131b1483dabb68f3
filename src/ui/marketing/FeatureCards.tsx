import type { ReactNode } from 'react';
import { FEATURE_PICTURES, type FeatureName } from './featurePictures.tsx';
import sectionStyles from './Section.module.css';
import styles from './FeatureCards.module.css';

export interface FeatureCardsProps {
  readonly id: string;
  readonly title: string;
  readonly features: Readonly<Partial<Record<FeatureName, { readonly name: string; readonly text: string }>>>;
}

/** Four cards, each with a picture of the product. */
export function FeatureCards({ id, title, features }: FeatureCardsProps) {
  return (
    <section className={sectionStyles.section} aria-labelledby={`${id}-title`}>
      <h2 className={sectionStyles.title} id={`${id}-title`}>
        {title}
      </h2>
      <ul className={styles.cards}>
        {Object.entries(features).map(([key, { name, text }]) => (
          <FeatureCard key={key} name={name} text={text} picture={FEATURE_PICTURES[key as FeatureName]} />
        ))}
      </ul>
    </section>
  );
}

function FeatureCard({ name, text, picture }: { name: string; text: string; picture: ReactNode }) {
  return (
    <li className={styles.card}>
      <div className={styles.picture}>{picture}</div>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.text}>{text}</p>
    </li>
  );
}
