import { lookQueries } from '../text/marketingLooksText.ts';
import { partnersText } from '../text/marketingPartnersText.ts';
import { LookPicture } from './LookPicture.tsx';
import { PieceFacts } from './PieceFacts.tsx';
import { recordedSearch } from './showcase/recorded.ts';
import styles from './PartnersSection.module.css';

const { agents, campaigns, catalogue, feedback } = partnersText.slides;

const FIGURE_SIZES = '(width >= 640px) 16vw, 30vw';

export function ToolsPicture() {
  return (
    <div className={styles.figures}>
      {(['garden', 'knit-man', 'skirt'] as const).map((look) => (
        <LookPicture key={look} name={look} sizes={FIGURE_SIZES} />
      ))}
    </div>
  );
}

export function CampaignPicture() {
  return (
    <div className={styles.campaign}>
      <LookPicture name="gown" sizes={FIGURE_SIZES} />
      <div className={styles.answer}>
        <p className={styles.wish}>“{lookQueries.gown}”</p>
        <p className={styles.action}>{campaigns.action}</p>
      </div>
    </div>
  );
}

/** Shows the first item of the recorded search as a shop lists it, with the facts that the product reads from it. */
export function CataloguePicture() {
  const [piece] = recordedSearch.items;
  if (!piece) return null;
  return (
    <div className={styles.sheet}>
      <p className={styles.caption}>{catalogue.list}</p>
      <PieceFacts piece={piece} />
      <p className={styles.caption}>{catalogue.understood}</p>
      <ul className={styles.facts}>
        {catalogue.facts.map((fact) => (
          <li className={styles.fact} key={fact}>
            {fact}
          </li>
        ))}
      </ul>
    </div>
  );
}

export function FeedbackPicture() {
  return (
    <ul className={styles.wishes}>
      {feedback.wishes.map((wish) => (
        <li className={styles.wish} key={wish}>
          “{wish}”
        </li>
      ))}
    </ul>
  );
}

/** Shows what an item's page tells an AI agent. */
export function AgentsPicture() {
  const piece = recordedSearch.items[1];
  if (!piece) return null;
  return (
    <div className={styles.sheet}>
      <p className={styles.caption}>{agents.reads}</p>
      <PieceFacts piece={piece} />
    </div>
  );
}
