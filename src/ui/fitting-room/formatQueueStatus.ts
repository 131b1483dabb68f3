import type { QueueStatus } from '../../application/tryon/QueuedTryOns.ts';
import { roomText } from '../text/fittingRoom.ts';

/** A text about the place in the queue, or 'Loading...'. */
export function formatQueueStatus(queueStatus: QueueStatus | null): string {
  if (queueStatus === null) return roomText.loading;
  const wholeSeconds = Math.max(1, Math.round(queueStatus.remainingSeconds));
  return queueStatus.place === null ? roomText.full(wholeSeconds) : roomText.queued(queueStatus.place, wholeSeconds);
}
