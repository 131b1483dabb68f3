import { Suspense, type ReactNode } from 'react';
import { Button } from '../design/Button.tsx';
import { ErrorBoundary } from '../shared/ErrorBoundary.tsx';
import { frameText } from '../text/frameText.ts';
import { commonText } from '../text/commonText.ts';

/** A section whose code loads when the panel opens. If loading fails, the other sections stay usable. */
export function LateSection({ children }: { readonly children: ReactNode }) {
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <div role="status">
          <p>{frameText.partNotLoaded}</p>
          <Button variant="quiet" onClick={retry}>
            {commonText.retry}
          </Button>
        </div>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
