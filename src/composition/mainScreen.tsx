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

/** Delay of the offline prefetch. By then even a slow phone is interactive. */
const OFFLINE_FETCH_DELAY_MS = 8_000;
/** Delay of the early prefetch. It is short because the logout must soon work offline, and its code is small. */
const EARLY_FETCH_DELAY_MS = 1_000;

/**
 * The main app: the frame and its features. The static imports of all manifests are in the same chunk
 * (vite.config.ts), so that results wait for one file instead of a chain of small ones. `login` is the screen after a
 * logout.
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
  // The cached shopper's login is usually still being checked here.
  let shopperScreen = userId === null ? null : composeForShopper(userId, foundation);
  // The state survives an expired session of the same shopper, but no logout.
  account.subscribe(() => {
    if (account.snapshot.signOutCause === 'choice') shopperScreen = null;
  });
  return function Main({ profile: { id } }: ShopperPageProps) {
    if (shopperScreen?.userId !== id) shopperScreen = composeForShopper(id, foundation);
    const { container, frameContent, scrollMemory } = shopperScreen;
    // Layout effects run before the effects of the tabs, which may use these services.
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

/** Composes the state of one shopper. Another shopper gets new instances, so that nothing has to be cleared. */
function composeForShopper(userId: string, foundation: Foundation) {
  const container = composeFeatures(foundation, userId, FEATURES);
  const frameContent = createFrameContent(FEATURES, container);
  // The code of the open tab loads during the login check.
  const isTab = (id: string) => frameContent.tabs.some((tab) => tab.id === id);
  const openTab = readTab(new URLSearchParams(window.location.search), false, isTab);
  frameContent.tabs.find(({ id }) => id === openTab)?.content.preload?.();
  return { userId, container, frameContent, scrollMemory: createScrollMemory() };
}

/** Scroll positions survive a reload and a return from another site. A new visit starts without them. */
function createScrollMemory(): ScrollMemory {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const memory = new ScrollMemory(new LocalStorageKeyValueStore(() => sessionStorage), visit?.type === 'navigate');
  window.addEventListener('pagehide', memory.save);
  return memory;
}
