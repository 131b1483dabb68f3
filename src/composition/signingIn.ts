import { FirebaseIdentityProvider } from '../adapters/firebase/FirebaseIdentityProvider.ts';
import { BrowserPopups } from '../adapters/google/BrowserPopups.ts';
import { GooglePopup } from '../adapters/google/GooglePopup.ts';
import type { HttpClientConfig } from '../adapters/http/HttpClientConfig.ts';
import type { Clock } from '../application/ports/Clock.ts';

export interface SigningInParts {
  readonly config: HttpClientConfig;
  readonly clock: Clock;
  readonly appOrigin: string;
}

/** The external identity providers. */
export function signingIn({ config, clock, appOrigin }: SigningInParts) {
  return {
    identity: new FirebaseIdentityProvider({ appOrigin, settings: async () => (await config.load()).firebase }),
    google: new GooglePopup({
      popups: new BrowserPopups(),
      clock,
      appOrigin,
      settings: async () => (await config.load()).google,
    }),
  };
}
