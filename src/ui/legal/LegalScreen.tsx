import { useEffect } from 'react';
import { PRODUCT } from '../../domain/product.ts';
import { getButtonClassNames } from '../design/Button.tsx';
import { Logo } from '../design/Logo.tsx';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { frameText } from '../text/frameText.ts';
import { legalDocuments, legalText, type LegalBlock, type LegalName } from '../text/legalText.ts';
import styles from './LegalScreen.module.css';

const createAnchor = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** One of the static legal pages (spec 2.1). Requires no session. */
export function LegalScreen({ name }: { readonly name: LegalName }) {
  const { title, summary, sections } = legalDocuments[name];
  useEffect(() => {
    document.title = frameText.documentTitle(title);
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <p className={styles.name}>
          <Logo className={styles.mark} />
          {PRODUCT.name}
        </p>
        <Link to={PATHS.app} className={getButtonClassNames({ variant: 'quiet' })}>
          {legalText.back}
        </Link>
      </header>
      <main className={styles.document}>
        <p className={styles.updated}>{legalText.lastUpdated}</p>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        <nav className={styles.contents} aria-label={legalText.contents}>
          <ol>
            {sections.map(({ heading }) => (
              <li key={heading}>
                <a href={`#${createAnchor(heading)}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {sections.map(({ heading, blocks }) => (
            <section key={heading} aria-labelledby={createAnchor(heading)}>
              <h2 className={styles.heading} id={createAnchor(heading)} tabIndex={-1}>
                {heading}
              </h2>
              {blocks.map((block) => (
                <LegalBlockText key={String(block)} block={block} />
              ))}
            </section>
          ))}
        </div>
      </main>
      <nav className={styles.others} aria-label={legalText.documents}>
        {LEGAL_LINKS.filter(([otherName]) => otherName !== name).map(([otherName, path]) => (
          <Link key={otherName} to={path}>
            {legalDocuments[otherName].title}
          </Link>
        ))}
      </nav>
    </div>
  );
}

const LEGAL_LINKS: readonly (readonly [LegalName, string])[] = [
  ['privacy', PATHS.privacy],
  ['terms', PATHS.terms],
  ['cookies', PATHS.cookies],
  ['dataUsageInfo', PATHS.dataUsageInfo],
];

function LegalBlockText({ block }: { readonly block: LegalBlock }) {
  if (typeof block === 'string') return <p>{linkMailAddress(block)}</p>;
  return (
    <ul className={styles.points}>
      {block.map((point) => (
        <li key={point}>{linkMailAddress(point)}</li>
      ))}
    </ul>
  );
}

/** Turns each support address in the text into a link. */
function linkMailAddress(text: string) {
  const [textBefore, textAfter] = text.split(PRODUCT.supportEmail);
  if (textAfter === undefined) return text;
  return (
    <>
      {textBefore}
      <a href={`mailto:${PRODUCT.supportEmail}`}>{PRODUCT.supportEmail}</a>
      {textAfter}
    </>
  );
}
