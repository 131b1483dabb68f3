/** The environment is misconfigured. The message has one line per mistake. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
