import type { ReactNode } from 'react';
import { partnersText } from '../text/marketingPartnersText.ts';
import { AgentsPicture, CampaignPicture, CataloguePicture, FeedbackPicture, ToolsPicture } from './PartnerPictures.tsx';
import { SlideShow } from './SlideShow.tsx';
import sectionStyles from './Section.module.css';
import styles from './PartnersSection.module.css';

/** Spec section 9: the partner slides change every 15 seconds. */
const SLIDE_INTERVAL_MS = 15_000;

const { slides } = partnersText;

/** Five slides for brands and retailers (spec 2.14). */
export function PartnersSection() {
  return (
    <section className={sectionStyles.section} id="brands" aria-labelledby="brands-title">
      <h2 className={sectionStyles.title} id="brands-title">
        {partnersText.title}
      </h2>
      <SlideShow
        label={partnersText.label}
        intervalMs={SLIDE_INTERVAL_MS}
        slides={[
          createSlide(slides.tools, <ToolsPicture />),
          createSlide(slides.campaigns, <CampaignPicture />),
          createSlide(slides.catalogue, <CataloguePicture />),
          createSlide(slides.feedback, <FeedbackPicture />),
          createSlide(slides.agents, <AgentsPicture />),
        ]}
      />
    </section>
  );
}

interface PartnerSlide {
  readonly name: string;
  readonly headline: string;
  readonly text: string;
}

function createSlide({ name, headline, text }: PartnerSlide, picture: ReactNode) {
  const content = (
    <div className={styles.slide}>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.headline}>{headline}</p>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.picture}>{picture}</div>
    </div>
  );
  return { name, content };
}
