import type { ProviderName, ProviderSettings } from '../../contract/identityProviders.ts';
import type { ProviderDefinition } from './ProviderDefinition.ts';
import { firebaseProvider } from './providers/firebase/firebaseProvider.ts';
import { googleProvider } from './providers/google/googleProvider.ts';

/** The identity providers of the server, by the names that the contract and stored identities use. */
export const PROVIDERS: { readonly [Name in ProviderName]: ProviderDefinition<ProviderSettings[Name]> } = {
  firebase: firebaseProvider,
  google: googleProvider,
};
