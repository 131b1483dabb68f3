import { Suspense, type ComponentType } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { lazyComponent } from './lazyComponent.tsx';
import { useIsAfterFirstPaint } from './useIsAfterFirstPaint.ts';

/** Creates a component whose code loads after the first paint. It renders nothing if the code fails to load. */
export function latePart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Part = lazyComponent(load);
  return function LatePart(props: Props) {
    const isAfterFirstPaint = useIsAfterFirstPaint();
    return (
      <ErrorBoundary fallback={() => null}>
        <Suspense fallback={null}>{isAfterFirstPaint && <Part {...props} />}</Suspense>
      </ErrorBoundary>
    );
  };
}

export const LazyScrollToTop = latePart(async () => (await import('../design/ScrollToTop.tsx')).ScrollToTop);
