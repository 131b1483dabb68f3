import type { Logger } from '../../application/ports/Logger.ts';

export interface LogRecord {
  readonly level: 'warn' | 'error';
  readonly message: string;
  readonly cause: unknown;
}

/** Records log entries, so that tests can check them. */
export class RecordingLogger implements Logger {
  readonly records: LogRecord[] = [];

  warn(message: string, cause?: unknown): void {
    this.records.push({ level: 'warn', message, cause });
  }

  error(message: string, cause?: unknown): void {
    this.records.push({ level: 'error', message, cause });
  }
}
