import { ConsentNeededError } from '../AccessError.ts';

/** `service` is the host that photos are sent to; null if they stay on this server. */
export const createConsentError = (service: string | null): ConsentNeededError =>
  new ConsentNeededError(
    service === null
      ? 'Please agree first that your photos are kept.'
      : `Photos are sent to ${service} now. Please agree to that first, when you add a photo to your poses.`,
  );
