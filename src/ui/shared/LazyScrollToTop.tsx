import { Suspense, type ComponentProps } from 'react';
import type { ScrollToTop } from '../design/ScrollToTop.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { useIsAfterFirstPaint } from './useIsAfterFirstPaint.ts';

const Button = lazyComponent(async () => (await import('../design/ScrollToTop.tsx')).ScrollToTop);

/** The scroll-to-top button, whose code loads after the first paint. */
export function LazyScrollToTop(props: ComponentProps<typeof ScrollToTop>) {
  const isAfterFirstPaint = useIsAfterFirstPaint();
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>{isAfterFirstPaint && <Button {...props} />}</Suspense>
    </ErrorBoundary>
  );
}
