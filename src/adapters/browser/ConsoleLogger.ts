import type { Logger } from '../../application/ports/Logger.ts';

export class ConsoleLogger implements Logger {
  warn(message: string, cause?: unknown): void {
    console.warn(message, ...(cause === undefined ? [] : [cause]));
  }

  error(message: string, cause?: unknown): void {
    console.error(message, ...(cause === undefined ? [] : [cause]));
  }
}
