import type { ReactNode } from 'react';
import { Picture } from '../design/Picture.tsx';
import { partnersText } from '../text/marketingPartnersText.ts';
import { LookPicture } from './LookPicture.tsx';
import { PieceFacts } from './PieceFacts.tsx';
import { recordedConversation, recordedSearch } from './showcase/recorded.ts';
import styles from './FeatureCards.module.css';

export type FeatureName = 'search' | 'stylist' | 'fitting' | 'home' | 'found' | 'feed' | 'signals' | 'agents';

const PICTURE_SIZES = '(width >= 1000px) 22vw, (width >= 640px) 45vw, 90vw';
const THUMBNAIL_SIZES = '(width >= 1000px) 6vw, 28vw';
const FIGURE_SIZES = '(width >= 1000px) 12vw, 40vw';

const [, secondPiece] = recordedSearch.items;

function SearchPicture() {
  return (
    <div className={styles.search}>
      <p className={styles.quote}>“{recordedSearch.query}”</p>
      <div className={styles.thumbnails}>
        {recordedSearch.items.slice(0, 3).map(({ id, images }) => (
          <Picture key={id} image={images[0] ?? null} sizes={THUMBNAIL_SIZES} alt="" />
        ))}
      </div>
    </div>
  );
}

function StylistPicture() {
  return (
    <div className={styles.talk}>
      {recordedConversation.map(({ question, reply }) => (
        <div className={styles.turn} key={question}>
          <p className={styles.question}>{question}</p>
          <p>{reply.split('\n\n')[0]}</p>
        </div>
      ))}
    </div>
  );
}

function AgentPicture() {
  return <div className={styles.sheet}>{secondPiece && <PieceFacts piece={secondPiece} />}</div>;
}

/** The picture of each feature card, from the demo data of the website. */
export const FEATURE_PICTURES: Readonly<Record<FeatureName, ReactNode>> = {
  search: <SearchPicture />,
  stylist: <StylistPicture />,
  fitting: <LookPicture name="trench-plus" sizes={FIGURE_SIZES} isDecorative />,
  home: <LookPicture name="garden" sizes={FIGURE_SIZES} isDecorative />,
  found: <Picture image={secondPiece?.images[0] ?? null} sizes={PICTURE_SIZES} />,
  feed: <LookPicture name="linen" sizes={FIGURE_SIZES} isDecorative />,
  signals: (
    <ul className={styles.wishes}>
      {partnersText.slides.feedback.wishes.map((wish) => (
        <li key={wish}>“{wish}”</li>
      ))}
    </ul>
  ),
  agents: <AgentPicture />,
};
