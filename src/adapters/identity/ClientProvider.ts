import type { Clock } from '../../application/ports/Clock.ts';
import type { Credential } from '../../application/ports/Credential.ts';
import type { IdentityProvider } from '../../application/ports/IdentityProvider.ts';

export interface ClientProviderDependencies<Settings> {
  /** The provider's part of the client configuration. Called on first use and after a failure. */
  readonly settings: () => Promise<Settings>;
  readonly clock: Clock;
  /** Origin of the app, without a trailing slash. */
  readonly appOrigin: string;
}

/**
 * How an identity provider signs in from the browser: with email and password, or in a popup. The composition lists
 * all providers.
 */
export interface ClientProvider<Settings> {
  readonly accounts?: (dependencies: ClientProviderDependencies<Settings>) => IdentityProvider;
  readonly popup?: (dependencies: ClientProviderDependencies<Settings>) => ProviderPopup;
  /** URL of the emulator's mailbox page; null for the real service. */
  readonly mailbox?: (settings: Settings) => string | null;
}

export interface ProviderPopup {
  /** Opens the provider's popup, with the same rules as `SignInPopup.authorize`. */
  authorize(signal?: AbortSignal, onClosed?: () => void): Promise<Credential['proof']>;
}
