import { lazy, useState, type ComponentType } from 'react';

/**
 * Fetches code, unless there is no network: until 2026 browsers remembered for as long as the page lived that
 * a module did not arrive, and did not ask again once there was a network.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  if (!navigator.onLine) throw new Error('No network');
  return load();
}

/** Fetches code when it is first asked for, and again where it did not arrive. */
export function lateCode<Code>(load: () => Promise<Code>): () => Promise<Code> {
  let coming: Promise<Code> | null = null;
  return () => (coming ??= fetchCode(load).catch((cause: unknown) => {
    coming = null;
    throw cause;
  }));
}

/**
 * What to do each time that code did not arrive although there is a network: the second time only a new page helps,
 * for the release is another, or the browser does not ask again. Resolves if this page stays; `address`: where
 * the new one is to be, if not here.
 */
export function missedCode(): (address?: string) => Promise<void> {
  let before = false;
  return async (address) => {
    if (!navigator.onLine) return;
    // A page that cannot be had either would be worse than this one.
    if (before && await fetch(location.href, { method: 'HEAD' }).then(({ ok }) => ok, () => false)) {
      if (address) location.assign(address);
      else location.reload();
      await new Promise(() => {});
    }
    before = true;
  };
}

/** The code of a part did not arrive: no network, or a newer release. `renew` makes the next rendering ask again. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void) {
    super('A part of the app could not be loaded', { cause });
    this.renew = renew;
  }
}

/** A part whose code comes when it is first shown, or before by `preload`; a failure is met again where it is shown. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

/**
 * As React's `lazy`, which remembers a failure for good; this one can be tried again (see `ErrorBoundary`).
 * What has arrived already is shown at once: React would show the fallback first, and keep it for 300 ms.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let arrived: ComponentType<Props> | null = null;
  const fetched = lateCode(async () => (arrived = await load()));
  const missed = missedCode();
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await fetched() };
      } catch (cause) {
        await missed();
        throw new LoadFailure(cause, () => {
          current = attempt();
        });
      }
    }) as unknown as ComponentType<Props>;
  let current = attempt();
  function Part(props: Props) {
    // One and the same for as long as it is on screen: another would begin anew.
    const [Shown] = useState(() => arrived ?? current);
    return <Shown {...props} />;
  }
  return Object.assign(Part, { preload: () => void fetched().catch(() => undefined) });
}
