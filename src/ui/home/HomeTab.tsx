import { Illustration } from '../design/Illustration.tsx';
import { NextIcon } from '../design/icons/icons.tsx';
import type { TabContentProps } from '../frame/TabContent.ts';
import { Link } from '../shared/Link.tsx';
import { PanelButton } from '../shared/PanelButton.tsx';
import { createSearchPath } from '../shared/paths.ts';
import { homeText } from '../text/homeText.ts';
import styles from './HomeTab.module.css';

/** The Home tab: example queries, each of which starts a search. */
export function HomeTab(_props: TabContentProps) {
  return (
    <div className={styles.home}>
      <div className={styles.opening}>
        <h2 className={styles.title}>{homeText.title}</h2>
        <p className={styles.lead}>{homeText.lead}</p>
      </div>
      <Illustration className={styles.figure} name="slip-dress" />
      <section className={styles.wishes} aria-labelledby="wishes">
        <h3 className={styles.label} id="wishes">
          {homeText.wishesTitle}
        </h3>
        <ul>
          {homeText.wishes.map((wish) => (
            <li className={styles.wish} key={wish}>
              <Link className={styles.link} to={createSearchPath(wish)}>
                <span>{wish}</span>
                <NextIcon />
              </Link>
            </li>
          ))}
        </ul>
        <PanelButton panel="fitting-room">{homeText.fittingRoom}</PanelButton>
      </section>
    </div>
  );
}
