import { useEffect, useLayoutEffect, type ComponentType } from 'react';
import { LocalStorageKeyValueStore } from '../adapters/browser/LocalStorageKeyValueStore.ts';
import { AppFrame } from '../ui/frame/AppFrame.tsx';
import { ScrollMemory } from '../ui/frame/ScrollMemory.ts';
import type { LazyComponent } from '../ui/shared/lazyComponent.tsx';
import { readTab } from '../ui/shared/paths.ts';
import { useSnapshot } from '../ui/shared/useSnapshot.ts';
import { BASE } from './base.tokens.ts';
import { composeFeatures } from './compose.ts';
import { FEATURES } from './features.ts';
import type { Foundation } from './foundation.ts';
import { prefetchOfflineCode, createFrameContent, startServices } from './frameContent.ts';
import type { ShopperPageProps } from './Page.ts';

/** Delay of the offline prefetch: by then even a slow phone shows the first results and is interactive. */
const OFFLINE_FETCH_DELAY_MS = 8_000;
/** Delay of the early prefetch: logout must soon work without a connection, and its code is small. */
const EARLY_FETCH_DELAY_MS = 1_000;

/**
 * The main app: the frame, filled by the features. Everything that their manifests import statically is in one chunk
 * with this module (vite.config.ts), so that results wait for one file instead of a chain of small ones. `login`: the
 * screen after a logout.
 */
export function composeMainScreen(
  foundation: Foundation,
  login: Pick<LazyComponent<never>, 'preload'>,
): ComponentType<ShopperPageProps> {
  const {
    account,
    cachedLogin: { userId },
    clock,
    connection,
    logger,
  } = foundation;
  // At this point the login of the cached shopper is usually still being checked.
  let shopperScreen = userId === null ? null : composeForShopper(userId, foundation);
  // The state survives an expired session of the same shopper, but not a logout.
  account.subscribe(() => {
    if (account.snapshot.signOutCause === 'choice') shopperScreen = null;
  });
  return function Main({ profile: { id } }: ShopperPageProps) {
    if (shopperScreen?.userId !== id) shopperScreen = composeForShopper(id, foundation);
    const { container, frameContent, scrollMemory } = shopperScreen;
    // A layout effect runs before the effects of the tabs, which may load what the URL names.
    useLayoutEffect(() => startServices(FEATURES, container), [container]);
    useEffect(
      () => clock.after(EARLY_FETCH_DELAY_MS, () => prefetchOfflineCode(frameContent, 'early')),
      [frameContent],
    );
    useEffect(
      () =>
        clock.after(OFFLINE_FETCH_DELAY_MS, () => {
          prefetchOfflineCode(frameContent, 'all');
          login.preload();
        }),
      [frameContent],
    );
    return (
      <AppFrame
        content={frameContent}
        notices={container.get(BASE.notices)}
        pulse={container.get(BASE.pulse)}
        connection={connection}
        isUnreachable={useSnapshot(account).isUnreachable}
        scrollMemory={scrollMemory}
        onError={(error) => logger.error('A part of the page failed to render', error)}
      />
    );
  };
}

/**
 * Composes everything that holds a shopper's state. Each shopper gets a new instance, so that no state has to be
 * cleared piece by piece.
 */
function composeForShopper(userId: string, foundation: Foundation) {
  const container = composeFeatures(foundation, userId, FEATURES);
  const frameContent = createFrameContent(FEATURES, container);
  // The code of the open tab loads during the login check.
  const isTab = (id: string) => frameContent.tabs.some((tab) => tab.id === id);
  const openTab = readTab(new URLSearchParams(window.location.search), false, isTab);
  frameContent.tabs.find(({ id }) => id === openTab)?.content.preload?.();
  return { userId, container, frameContent, scrollMemory: createScrollMemory() };
}

/** Scroll positions survive a reload and the return from another site, but not a new visit. */
function createScrollMemory(): ScrollMemory {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const memory = new ScrollMemory(new LocalStorageKeyValueStore(() => sessionStorage), visit?.type === 'navigate');
  window.addEventListener('pagehide', memory.save);
  return memory;
}
