import { marketingText } from '../text/marketingText.ts';
import { LookPicture } from './LookPicture.tsx';
import { SlideShow } from './SlideShow.tsx';
import sectionStyles from './Section.module.css';
import styles from './LoversSection.module.css';

/** Spec section 9: the fashion slides rotate about every 3 to 4 seconds. */
const SLIDE_INTERVAL_MS = 3_500;

const { lovers } = marketingText;
const { personal, smart, immersive } = lovers.slides;

/** Three slides: PERSONAL, SMART and IMMERSIVE (spec 2.14). */
export function LoversSection() {
  return (
    <section className={sectionStyles.section} id="shoppers" aria-labelledby="shoppers-title">
      <h2 className={sectionStyles.title} id="shoppers-title">
        {lovers.title}
      </h2>
      <SlideShow
        label={lovers.title}
        intervalMs={SLIDE_INTERVAL_MS}
        slides={[
          { name: personal.name, content: <PersonalSlide /> },
          { name: smart.name, content: <SmartSlide /> },
          { name: immersive.name, content: <ImmersiveSlide /> },
        ]}
      />
    </section>
  );
}

function SlideWords({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className={styles.words}>
      <h3 className={styles.name}>{name}</h3>
      <p className={styles.text}>{text}</p>
    </div>
  );
}

function PersonalSlide() {
  return (
    <div className={styles.slide}>
      <SlideWords {...personal} />
      <div className={styles.stage}>
        <LookPicture name="scarlet" className={styles.figure} sizes="(width >= 640px) 22vw, 45vw" />
        <ul className={styles.facts} aria-label={personal.factsLabel}>
          {personal.facts.map((fact) => (
            <li className={styles.fact} key={fact}>
              {fact}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function SmartSlide() {
  return (
    <div className={styles.slide}>
      <SlideWords {...smart} />
      <div className={styles.stage}>
        <dl className={styles.sentence}>
          {smart.parts.map(([words, meaning]) => (
            <div className={styles.part} key={words}>
              <dt className={styles.spoken}>{words}</dt>
              <dd className={styles.meaning}>{meaning}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

function ImmersiveSlide() {
  return (
    <div className={styles.slide}>
      <SlideWords {...immersive} />
      <div className={styles.stage}>
        {(['suit-plus', 'suit-slim', 'suit-man'] as const).map((look) => (
          <LookPicture key={look} name={look} className={styles.third} sizes="(width >= 640px) 18vw, 32vw" />
        ))}
      </div>
    </div>
  );
}
