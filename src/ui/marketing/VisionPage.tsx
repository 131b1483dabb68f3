import { visionText } from '../text/visionText.ts';
import { FeatureCards } from './FeatureCards.tsx';
import { JoinLink } from './JoinLink.tsx';
import { LookPicture } from './LookPicture.tsx';
import { MarketingFrame } from './MarketingFrame.tsx';
import type { MarketingPageProps } from './MarketingPageProps.ts';
import { ProblemCard } from './ProblemCard.tsx';
import { MARKETING_PATHS } from '../../domain/routeSet.ts';
import { marketingText } from '../text/marketingText.ts';
import { getButtonClassNames } from '../design/Button.tsx';
import sectionStyles from './Section.module.css';
import styles from './VisionPage.module.css';

const { problems, consumers, brands } = visionText;

/** The vision page: problems of buying and selling clothes, and how the product solves them (spec 2.14). */
export function VisionPage({ appUrl, clock, visibility }: MarketingPageProps) {
  return (
    <MarketingFrame page="vision" {...{ appUrl, clock, visibility }}>
      <section className={styles.opening}>
        <div className={styles.words}>
          <h1 className={styles.title}>{visionText.title}</h1>
          <p className={styles.lead}>{visionText.lead}</p>
          <p className={styles.actions}>
            <JoinLink appUrl={appUrl} />
            <a className={getButtonClassNames({ variant: 'quiet' })} href={`${MARKETING_PATHS.website}#contact`}>
              {marketingText.contactUs.title}
            </a>
          </p>
          <p className={styles.drawn}>{marketingText.drawn}</p>
        </div>
        <div className={styles.figures}>
          <LookPicture name="scarlet" isEager sizes="(width >= 640px) 26vw, 46vw" />
          <LookPicture name="trench-man" isEager sizes="(width >= 640px) 26vw, 46vw" />
        </div>
      </section>
      <section className={sectionStyles.section} aria-labelledby="problems-title">
        <h2 className={sectionStyles.title} id="problems-title">
          {problems.title}
        </h2>
        <div className={styles.problems}>
          <ProblemCard {...problems.consumers} />
          <ProblemCard {...problems.brands} />
        </div>
      </section>
      <FeatureCards id="consumers" title={consumers.title} features={consumers.features} />
      <FeatureCards id="brands" title={brands.title} features={brands.features} />
    </MarketingFrame>
  );
}
