import { useEffect } from 'react';
import { getButtonClassNames } from '../design/Button.tsx';
import { EmptyState } from '../design/EmptyState.tsx';
import { Link } from '../shared/Link.tsx';
import { PATHS } from '../shared/paths.ts';
import { frameText } from '../text/frameText.ts';
import { notFoundText } from '../text/notFoundText.ts';

/** Shown for an unknown URL, with a link to the shop. */
export function NotFoundScreen() {
  const { title, text, home } = notFoundText;
  useEffect(() => {
    document.title = frameText.documentTitle(title);
  }, [title]);
  return (
    <main>
      <EmptyState illustration="trench" title={title} text={text}>
        <Link to={PATHS.app} className={getButtonClassNames({})}>
          {home}
        </Link>
      </EmptyState>
    </main>
  );
}
