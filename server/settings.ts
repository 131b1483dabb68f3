import { configMistakes, readConfig, type Config } from './config.ts';
import { ConfigError } from './ConfigError.ts';
import { identityMistakes, readIdentitySettings, type IdentitySettings } from './identity/settings.ts';

/** Everything that the environment says. Throws one `ConfigError` that names all that is missing or wrong. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): { config: Config; identity: IdentitySettings } {
  const mistakes = [...configMistakes(environment), ...identityMistakes(environment)];
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return { config: readConfig(environment), identity: readIdentitySettings(environment) };
}
