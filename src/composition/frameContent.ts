import type { FrameContent } from '../ui/frame/FrameContent.ts';
import type { PreloadableComponent } from '../ui/frame/PreloadableComponent.ts';
import { lazyComponent } from '../ui/shared/lazyComponent.tsx';
import { BASE } from './base.tokens.ts';
import type { Feature, FirstScreen, Screen } from './Feature.ts';
import type { FirstContainer } from './FirstContainer.ts';

/** Builds the frame's content from the manifests. */
export function createFrameContent(features: readonly Feature[], container: FirstContainer): FrameContent {
  return {
    tabs: features.flatMap(({ tab }) => (tab ? { ...tab, content: createPart(tab, container) } : [])),
    panels: features.flatMap(({ panel }) => (panel ? { ...panel, content: createPart(panel, container) } : [])),
    overlays: features.flatMap(({ overlay }) => (overlay ? container.get(overlay) : [])),
  };
}

function createPart<Props extends object>(
  screen: Screen<Props> | FirstScreen<Props>,
  container: FirstContainer,
): PreloadableComponent<Props> {
  if ('compose' in screen) return lazyComponent(() => screen.compose(container));
  const { token, lazy } = screen;
  if (!lazy) return container.get(token);
  const modules = container.get(BASE.modules);
  return lazyComponent(() => modules.get(lazy, token));
}

/** Prefetches the code of screens that must work offline: the early screens or all. */
export function prefetchOfflineCode({ tabs, panels }: FrameContent, scope: 'early' | 'all'): void {
  for (const { offlineLoading, content } of [...tabs, ...panels])
    if (offlineLoading === 'early' || (offlineLoading && scope === 'all')) content.preload?.();
}

/** Starts the services of every feature; the returned function stops them. */
export function startServices(features: readonly Feature[], container: FirstContainer): () => void {
  const stopFunctions = features.flatMap(({ services = [] }) =>
    services.map((service) => container.get(service).start()),
  );
  return () => {
    for (const stop of stopFunctions) stop();
  };
}
