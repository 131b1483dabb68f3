/** What is wrong with the environment, one line a mistake. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
  }
}
