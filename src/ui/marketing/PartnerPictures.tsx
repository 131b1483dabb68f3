import { lookQueries } from '../text/marketingLooksText.ts';
import { partnersText } from '../text/marketingPartnersText.ts';
import { formatPrice } from '../text/formatPrice.ts';
import { LookPicture } from './LookPicture.tsx';
import { recordedSearch } from './showcase/recorded.ts';
import styles from './PartnersSection.module.css';

const { campaigns, catalogue, feedback } = partnersText.slides;

const FIGURE_SIZES = '(width >= 640px) 16vw, 30vw';

export function ToolsPicture() {
  return (
    <div className={styles.figures}>
      {(['navy', 'cherry', 'skirt'] as const).map((look) => (
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

/** The first item of the recorded search: its line in a shop's feed, and the facts that the product reads from it. */
export function CataloguePicture() {
  const [piece] = recordedSearch.items;
  if (!piece) return null;
  const row = `title,brand,price\n“${piece.shortDescription}”,${piece.brand},${String(piece.fullPrice)}`;
  return (
    <div className={styles.sheet}>
      <p className={styles.file}>{catalogue.feed}</p>
      <pre className={styles.code}>{row}</pre>
      <ul className={styles.facts} aria-label={catalogue.understood}>
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

/** The beginning of an item's page as an AI agent reads it. */
export function AgentsPicture() {
  const piece = recordedSearch.items[1];
  if (!piece) return null;
  const page = `# ${piece.shortDescription}\n\n- Maker: ${piece.brand}\n- Price: ${formatPrice(piece.price)}\n- Sold at: ${piece.website}`;
  return (
    <div className={styles.sheet}>
      <p className={styles.file}>{piece.id}.md</p>
      <pre className={styles.code}>{page}</pre>
    </div>
  );
}
