import { findConfigMistakes, readConfig, type Config } from './config.ts';
import { ConfigError } from './ConfigError.ts';
import { findIdentityMistakes, readIdentitySettings, type IdentitySettings } from './identity/settings.ts';

/** Reads all settings from the environment. Throws a `ConfigError` with every mistake. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): {
  config: Config;
  identity: IdentitySettings;
} {
  const mistakes = [...findConfigMistakes(environment), ...findIdentityMistakes(environment)];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return { config: readConfig(environment), identity: readIdentitySettings(environment) };
}
