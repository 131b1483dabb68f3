import { lazy, useState, type ComponentType } from 'react';

/**
 * Loads code. Rejects at once while offline, because older browsers cache a failed import until the page reloads.
 * With a service worker all code is stored (docs/adr/0169).
 */
export async function importIfOnline<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine && !navigator.serviceWorker?.controller) throw new Error('No network');
  return load();
}

/** Loads code on the first call, caches it, and retries after a failure. */
export function loadOnce<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let loadPromise: Promise<Code> | null = null;
  return () =>
    (loadPromise ??= importIfOnline(load).catch((cause: unknown) => {
      loadPromise = null;
      throw cause;
    }));
}

/**
 * Creates a handler for code that failed to load while online. The second failure reloads the page, because there may
 * be a new release, or the browser may not retry the import. Resolves if the page stays. `address` is the URL to
 * load.
 */
export function reloadOnMissingCode(): (address?: string) => Promise<void> {
  let hasMissedBefore = false;
  return async (address) => {
    if (!navigator.onLine) return;
    // Do not reload if the server cannot be reached.
    if (
      hasMissedBefore &&
      (await fetch(location.href, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (address) location.assign(address);
      else location.reload();
      await new Promise(() => {});
    }
    hasMissedBefore = true;
  };
}

/**
 * Code could not be loaded, because the device is offline or there is a newer release. `allowRetry` lets the next
 * render try again.
 */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly allowRetry: () => void;

  constructor(cause: unknown, allowRetry: () => void) {
    super('A part of the app could not be loaded', { cause });
    this.allowRetry = allowRetry;
  }
}

/**
 * A component whose code loads on first render, or earlier by `preload`, which resolves once it has loaded or failed. A
 * failed load is thrown on render.
 */
export type LazyComponent<Props> = ComponentType<Props> & {
  readonly preload: () => Promise<void>;
  readonly isLoaded: () => boolean;
};

/**
 * Like React's `lazy`, with two differences: a failed load can be retried (see `ErrorBoundary`), and a loaded
 * component renders at once instead of after a fallback of 300 ms.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyComponent<Props> {
  let loadedComponent: ComponentType<Props> | null = null;
  const loadComponent = loadOnce(async () => (loadedComponent = await load()));
  const onMissingCode = reloadOnMissingCode();
  const createLazy = () =>
    lazy(async () => {
      try {
        return { default: await loadComponent() };
      } catch (cause) {
        await onMissingCode();
        throw new LoadFailure(cause, () => {
          currentLazy = createLazy();
        });
      }
    }) as unknown as ComponentType<Props>;
  let currentLazy = createLazy();
  function LazyPart(props: Props) {
    // Keep the same component while mounted, because another one would lose the state.
    const [Shown] = useState(() => loadedComponent ?? currentLazy);
    return <Shown {...props} />;
  }
  return Object.assign(LazyPart, {
    preload: async () => void (await loadComponent().catch(() => undefined)),
    isLoaded: () => loadedComponent !== null,
  });
}
