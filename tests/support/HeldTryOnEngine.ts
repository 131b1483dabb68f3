import type { DressedPicture, DressingRequest, TryOnEngine } from '../../server/application/ports/TryOnEngine.ts';
import { HeldCalls } from './HeldCalls.ts';

/** An engine that finishes a picture when the test says so. Rejects an aborted request, like real engines. */
export class HeldTryOnEngine implements TryOnEngine {
  readonly heldCalls = new HeldCalls<[DressingRequest, AbortSignal], DressedPicture>();

  dress(dressing: DressingRequest, signal: AbortSignal): Promise<DressedPicture> {
    const resultPromise = this.heldCalls.call(dressing, signal);
    const call = this.heldCalls.newest;
    signal.addEventListener('abort', () => call.reject(signal.reason), { once: true });
    return resultPromise;
  }

  /** Finishes the oldest pending picture. */
  finish(): void {
    this.heldCalls.waitingCalls[0]!.resolve(PICTURE);
  }
}

const PICTURE: DressedPicture = {
  bytes: new TextEncoder().encode('picture'),
  mediaType: 'image/webp',
  width: 600,
  height: 800,
  readings: 1,
};
