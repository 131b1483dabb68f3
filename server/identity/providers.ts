import type { ProviderName, ProviderSettings } from '../../contract/identityProviders.ts';
import type { ProviderDefinition } from './ProviderDefinition.ts';
import { firebaseProvider } from './providers/firebase/firebaseProvider.ts';
import { googleProvider } from './providers/google/googleProvider.ts';

/** The server's identity providers, by their names in the contract and in stored identities. */
export const PROVIDERS: { readonly [Name in ProviderName]: ProviderDefinition<ProviderSettings[Name]> } = {
  firebase: firebaseProvider,
  google: googleProvider,
};
