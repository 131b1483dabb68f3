import type { ClientConfig } from '../../contract/config.ts';
import type { ProviderName } from '../../contract/identityProviders.ts';
import { AccountAccess } from '../application/accounts/AccountAccess.ts';
import type { AccountStatus } from '../application/ports/AccountStatus.ts';
import type { Clock } from '../application/ports/Clock.ts';
import type { Inbox } from '../application/ports/Inbox.ts';
import type { ProviderAccounts } from '../application/ports/ProviderAccounts.ts';
import type { Sessions } from '../application/ports/Sessions.ts';
import { Handover } from '../application/sign-in/Handover.ts';
import { SignInService, type SignInDependencies, type SignInProvider } from '../application/sign-in/SignInService.ts';
import type { RouteModule } from '../http/RouteModule.ts';
import type { SignInAccounts } from '../http/routes/access.ts';
import { serveAuth } from '../http/routes/auth.ts';
import { SignInLimits } from '../http/SignInLimits.ts';
import { ensureDemoShopper } from './demoAccount.ts';
import type { RunningProvider } from './ProviderDefinition.ts';
import { PROVIDERS } from './providers.ts';
import type { IdentitySettings } from './settings.ts';

export interface Identity {
  /** The client's configuration of sign-in. */
  readonly clientConfig: Omit<ClientConfig, 'tryOnService'>;
  /** Origins that the page may connect to, for the Content-Security-Policy. */
  readonly connectSources: readonly string[];
  readonly routes: RouteModule;
  readonly accountStatus: AccountStatus;
  /** The accounts of signed-in shoppers at the providers. */
  readonly signInAccounts: SignInAccounts;
  /** Warnings for the operator, one sentence each. */
  readonly warnings: readonly string[];
  /** Creates the shoppers of demo accounts, in development. Can be repeated. */
  readonly prepare: () => Promise<void>;
}

type IdentityParts = Pick<
  SignInDependencies,
  'users' | 'pendingLinks' | 'accountDeletions' | 'clock' | 'secrets' | 'log'
> & {
  readonly sessions: Sessions;
  readonly inbox: Pick<Inbox, 'list' | 'byId'>;
  /** The clock that libraries use for the age of keys; `clock` by default. */
  readonly machineClock?: Clock;
};

/** Creates sign-in from the configured providers. */
export function createIdentity(settings: IdentitySettings, parts: IdentityParts): Identity {
  const runningProviders = Object.entries(settings).map(
    ([name, start]) => [name, start(parts.machineClock ?? parts.clock)] as const,
  );
  const providers = runningProviders.map(([, provider]): RunningProvider<unknown> => provider);
  const accountStatus = combineStatuses(runningProviders);
  const handover = new Handover({ ...parts, status: accountStatus });
  const signInProviders = runningProviders.flatMap(toSignInProviders);
  const signIn = new SignInService({ ...parts, handover, providers: signInProviders });
  return {
    clientConfig: Object.fromEntries(
      runningProviders.map(([name, { clientSettings }]) => [name, clientSettings]),
    ) as unknown as ClientConfig,
    connectSources: providers.flatMap(({ connectSources = [] }) => connectSources),
    accountStatus,
    signInAccounts: {
      access: new AccountAccess({ ...parts, handover, providers: signInProviders }),
      providerAccounts: combineAccounts(runningProviders),
      providers: signInProviders.map(({ name }) => name),
    },
    warnings: providers.flatMap(({ warnings = [] }) => warnings),
    prepare: async () => {
      for (const [name, { demoAccount }] of runningProviders)
        if (demoAccount)
          await ensureDemoShopper(parts.users, { ...demoAccount, provider: name }, parts.secrets.createId());
    },
    routes: async (calls, cookie, app) => {
      const limits = new SignInLimits(app);
      serveAuth(calls, signIn, cookie, limits);
      for (const { routes } of providers) await routes?.(app, limits, parts.inbox);
    },
  };
}

type NamedProvider = readonly [string, RunningProvider<unknown>];

const toSignInProviders = ([name, { verifier }]: NamedProvider): readonly SignInProvider[] =>
  verifier === null ? [] : [{ name, verifier, isByPassword: PROVIDERS[name as ProviderName].isByPassword }];

/** Combines the providers' account status. Each identity is looked up at its provider. */
function combineStatuses(runningProviders: readonly NamedProvider[]): AccountStatus {
  const statusByProvider = new Map(runningProviders.map(([name, { accountStatus }]) => [name, accountStatus]));
  return {
    findState: async (identity, signal) => statusByProvider.get(identity.provider)?.findState(identity, signal) ?? null,
  };
}

/** Combines the providers' account functions. Each identity is deleted at its provider. */
function combineAccounts(runningProviders: readonly NamedProvider[]): ProviderAccounts {
  const providerByName = new Map<string, RunningProvider<unknown>>(runningProviders);
  return {
    describe: (name) => {
      const provider = providerByName.get(name);
      return {
        isByPassword: PROVIDERS[name as ProviderName]?.isByPassword ?? false,
        canChangeEmail: provider?.accountStatus !== undefined,
        canRemoveAccount: provider?.removeAccount !== undefined,
      };
    },
    remove: async ({ provider, subject }, signal) => providerByName.get(provider)?.removeAccount?.(subject, signal),
  };
}
