import type { Coordinates } from '../../application/ports/Geocoding.ts';
import { PositionError, type Geolocation, type PositionFailure } from '../../application/ports/Geolocation.ts';

/** Spec section 9, geolocation. */
const POSITION_OPTIONS: PositionOptions = { timeout: 10_000, maximumAge: 6_000_000 };

/** The failures by the browser's error code. */
const FAILURE_BY_CODE: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The part of `navigator` that is used. Some embedded browsers have no `geolocation`. */
interface GeolocationNavigator {
  readonly geolocation?: Pick<globalThis.Geolocation, 'getCurrentPosition'> | undefined;
}

/** The browser's geolocation, which asks the shopper for permission. */
export class BrowserGeolocation implements Geolocation {
  readonly #navigator: GeolocationNavigator;

  constructor(browserNavigator: GeolocationNavigator = navigator) {
    this.#navigator = browserNavigator;
  }

  findPosition(signal: AbortSignal): Promise<Coordinates> {
    const { geolocation } = this.#navigator;
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      if (geolocation === undefined) throw new PositionError('unsupported');
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
        (cause) => reject(new PositionError(FAILURE_BY_CODE[cause.code] ?? 'unavailable', { cause })),
        POSITION_OPTIONS,
      );
    });
  }
}
