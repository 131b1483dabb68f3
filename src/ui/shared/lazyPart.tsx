import { lazy, type ComponentType } from 'react';

/** The code of a part did not arrive: no network, or a newer release. `renew` makes the next rendering ask again. */
export class LoadFailure extends Error {
  override readonly name = 'LoadFailure';
  readonly renew: () => void;

  constructor(cause: unknown, renew: () => void) {
    super('A part of the app could not be loaded', { cause });
    this.renew = renew;
  }
}

/** As React's `lazy`, which remembers a failure for good; this one can be tried again (see `ErrorBoundary`). */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        throw new LoadFailure(cause, () => {
          Current = attempt();
        });
      }
    }) as unknown as ComponentType<Props>;
  let Current = attempt();
  return function LazyPart(props: Props) {
    return <Current {...props} />;
  };
}
