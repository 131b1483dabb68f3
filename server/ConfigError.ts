/** The environment is misconfigured. The message has a line for each mistake. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
