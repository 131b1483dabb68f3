import { lazy, useState, type ComponentType } from 'react';

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
  let coming: Promise<ComponentType<Props>> | null = null;
  const fetched = () => {
    coming ??= load().then((Part) => (arrived = Part), (cause: unknown) => {
      coming = null;
      throw cause;
    });
    return coming;
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await fetched() };
      } catch (cause) {
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
