import type { Waiting } from '../../application/tryon/PatientTryOns.ts';
import { roomText } from '../text/fittingRoom.ts';

/** 'Loading...', or a text about the place in the queue. */
export function waitingText(waiting: Waiting | null): string {
  if (waiting === null) return roomText.loading;
  const seconds = Math.max(1, Math.round(waiting.seconds));
  return waiting.place === null ? roomText.full(seconds) : roomText.queued(waiting.place, seconds);
}
