import type { Clock } from '../../application/ports/Clock.ts';
import type { Credential } from '../../application/ports/Credential.ts';
import type { IdentityProvider } from '../../application/ports/IdentityProvider.ts';

export interface ClientProviderDependencies<Settings> {
  /** The provider's part of the client configuration. Called on first use, and again after a failure. */
  readonly settings: () => Promise<Settings>;
  readonly clock: Clock;
  /** Origin of the app, without a trailing slash. */
  readonly appOrigin: string;
}

/**
 * Describes how an identity provider signs in from the browser: with email and password, or in a popup. The
 * composition lists them all.
 */
export interface ClientProvider<Settings> {
  readonly accounts?: (dependencies: ClientProviderDependencies<Settings>) => IdentityProvider;
  readonly popup?: (dependencies: ClientProviderDependencies<Settings>) => ProviderPopup;
  /** URL of the emulator's mailbox page; null with the real service. */
  readonly mailbox?: (settings: Settings) => string | null;
}

export interface ProviderPopup {
  /** Opens the provider's popup; the rules of `SignInPopup.authorize` apply. */
  authorize(signal?: AbortSignal): Promise<Credential['proof']>;
}
