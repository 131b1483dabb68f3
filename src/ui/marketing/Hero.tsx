import { getButtonClassNames } from '../design/Button.tsx';
import { lookQueries } from '../text/marketingLooksText.ts';
import { marketingText } from '../text/marketingText.ts';
import { JoinLink } from './JoinLink.tsx';
import { LookPicture } from './LookPicture.tsx';
import styles from './Hero.module.css';

const HERO_LOOKS = ['cherry', 'knit-man', 'garden', 'gown', 'skirt'] as const;
/** The number of looks that fit on a phone; the shopper scrolls to the others. */
const LOOKS_ON_A_PHONE = 3;

/** The product in one line and five dressed figures. Below each figure is the query that found its clothes. */
export function Hero({ appUrl }: { readonly appUrl: string }) {
  return (
    <section className={styles.hero}>
      <h1 className={styles.title}>{marketingText.hero}</h1>
      <div className={styles.words}>
        <p className={styles.lead}>{marketingText.lead}</p>
        <p className={styles.actions}>
          <JoinLink appUrl={appUrl} />
          <a className={getButtonClassNames({ variant: 'quiet' })} href="#try">
            {marketingText.tryIt}
          </a>
        </p>
        <p className={styles.drawn}>{marketingText.drawn}</p>
      </div>
      <ul className={styles.lineUp} aria-label={marketingText.lineUp}>
        {HERO_LOOKS.map((name, index) => (
          <li className={styles.person} key={name}>
            <LookPicture name={name} sizes="(width >= 900px) 17vw, 41vw" isEager={index < LOOKS_ON_A_PHONE} />
            <p className={styles.wish}>“{lookQueries[name]}”</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
