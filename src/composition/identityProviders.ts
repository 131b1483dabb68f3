import { IDENTITY_PROVIDERS, type ProviderName, type ProviderSettings } from '../../contract/identityProviders.ts';
import { HttpClientConfig } from '../adapters/http/HttpClientConfig.ts';
import type { HttpClient } from '../adapters/http/HttpClient.ts';
import { HttpLogins } from '../adapters/http/HttpLogins.ts';
import type { ClientProvider, ClientProviderDependencies } from '../adapters/identity/ClientProvider.ts';
import { firebaseProvider } from '../adapters/identity/firebase/firebaseProvider.ts';
import { googleProvider } from '../adapters/identity/google/googleProvider.ts';
import type { Clock } from '../application/ports/Clock.ts';
import { IdentityError, type IdentityProvider } from '../application/ports/IdentityProvider.ts';
import type { SignInServices } from './createLazySignIn.ts';

/** The client's identity providers by their names in the contract. */
const PROVIDERS: { readonly [Name in ProviderName]: ClientProvider<ProviderSettings[Name]> } = {
  firebase: firebaseProvider,
  google: googleProvider,
};

export interface SignInServicesDependencies {
  readonly http: HttpClient;
  readonly clock: Clock;
  readonly appOrigin: string;
}

/** Creates sign-in with all identity providers: one has accounts with a password, the others open a popup. */
export function createSignInServices({ http, clock, appOrigin }: SignInServicesDependencies): SignInServices {
  const config = new HttpClientConfig(http);
  const names = Object.keys(PROVIDERS) as ProviderName[];
  const providerServices = names.map((name) => {
    const provider = PROVIDERS[name] as ClientProvider<unknown>;
    const settings = async () => (await config.load())[name];
    return { name, provider, parts: { settings, clock, appOrigin } satisfies ClientProviderDependencies<unknown> };
  });
  const popups = new Map(
    providerServices.flatMap(({ name, provider: { popup }, parts }) => (popup ? [[name, popup(parts)] as const] : [])),
  );
  return {
    identity: getOnlyAccounts(
      providerServices.flatMap(({ provider: { accounts }, parts }) => (accounts ? [accounts(parts)] : [])),
    ),
    popup: {
      authorize: async (provider, signal, onClosed) => {
        const popup = popups.get(provider as ProviderName);
        if (popup === undefined) throw new IdentityError('operation-not-allowed');
        return { provider, proof: await popup.authorize(signal, onClosed) };
      },
    },
    popupProviders: [...popups.keys()].map((name) => ({ name, title: IDENTITY_PROVIDERS[name].title })),
    logins: new HttpLogins(http),
    mailbox: async () => {
      for (const { provider, parts } of providerServices) {
        const mailbox = provider.mailbox?.(await parts.settings());
        if (mailbox) return mailbox;
      }
      return null;
    },
  };
}

function getOnlyAccounts([accounts, secondAccounts]: readonly IdentityProvider[]): IdentityProvider {
  if (accounts === undefined || secondAccounts !== undefined)
    throw new Error('One provider has the accounts with a password.');
  return accounts;
}
