import type { Coordinates } from './Geocoding.ts';

/** `unsupported`: the device has no geolocation. */
export type PositionFailure = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

/** The device's position could not be found. */
export class PositionError extends Error {
  override readonly name = 'PositionError';
  readonly failure: PositionFailure;
  constructor(failure: PositionFailure, options?: ErrorOptions) {
    super(`The position is unknown: ${failure}`, options);
    this.failure = failure;
  }
}

/**
 * The position of the device. Without a contract suite: its only adapter wraps the browser's geolocation and has its
 * own tests.
 */
export interface Geolocation {
  /** Rejects with a `PositionError`, or with the signal's reason. */
  findPosition(signal: AbortSignal): Promise<Coordinates>;
}
