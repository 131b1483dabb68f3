import type { ProviderName, ProviderSettings } from '../../contract/identityProviders.ts';
import { ConfigError } from '../ConfigError.ts';
import type { ConfiguredProvider, Environment } from './ProviderDefinition.ts';
import { PROVIDERS } from './providers.ts';

/** The configured identity providers before their start. */
export type IdentitySettings = { readonly [Name in ProviderName]: ConfiguredProvider<ProviderSettings[Name]> };

/** Reads the variables of all providers. Throws a `ConfigError` that names everything missing or invalid. */
export function readIdentitySettings(environment: Environment): IdentitySettings {
  const mistakes = findIdentityMistakes(environment);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  const usesEmulator = Object.values(PROVIDERS).some(({ isEmulated }) => isEmulated?.(environment));
  const configuredProviders = Object.entries(PROVIDERS).map(([name, { configure }]) => [
    name,
    configure(environment, usesEmulator),
  ]);
  return Object.fromEntries(configuredProviders) as IdentitySettings;
}

/** The mistakes in the environment variables of the identity providers, one line each. */
export const findIdentityMistakes = (environment: Environment): readonly string[] =>
  Object.values(PROVIDERS).flatMap(({ findMistakes }) => findMistakes(environment));
