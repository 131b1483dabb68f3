import { marketingText } from '../text/marketingText.ts';
import { ConversationSection } from './ConversationSection.tsx';
import { FittingSection } from './FittingSection.tsx';
import { Hero } from './Hero.tsx';
import { LoversSection } from './LoversSection.tsx';
import { MarketingFrame } from './MarketingFrame.tsx';
import type { MarketingPageProps } from './MarketingPageProps.ts';
import { PartnersSection } from './PartnersSection.tsx';
import { SearchTrial } from './SearchTrial.tsx';
import styles from './Section.module.css';

/** The marketing site (spec 2.14). */
export function WebsitePage({ contactForms, searches, ...frame }: MarketingPageProps) {
  const { appUrl } = frame;
  const { contactUs } = marketingText;
  return (
    <MarketingFrame page="website" {...frame}>
      <Hero appUrl={appUrl} />
      <SearchTrial appUrl={appUrl} searches={searches} />
      <LoversSection />
      <ConversationSection appUrl={appUrl} />
      <FittingSection />
      <PartnersSection />
      <section className={styles.split} id="contact" aria-labelledby="contact-title">
        <div className={styles.intro}>
          <h2 className={styles.title} id="contact-title">
            {contactUs.title}
          </h2>
          <p className={styles.lead}>{contactUs.lead}</p>
        </div>
        <div className={styles.forms}>{contactForms}</div>
      </section>
    </MarketingFrame>
  );
}
