import type { FastifyServerOptions } from 'fastify';
import { RepeatedLines } from './RepeatedLines.ts';

type LogSettings = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

const WARN_LEVEL = 40;
/** Lines that begin with this many equal characters count as equal. */
const MAX_KEY_LENGTH = 300;

/**
 * Settings of the log. Equal warnings and errors are logged at most once a second, because an outage fails every
 * request and could fill the disk.
 */
export function createLogSettings(level: string, lines = new RepeatedLines()): LogSettings {
  return {
    level,
    hooks: {
      logMethod(args, method, lineLevel) {
        if (lineLevel < WARN_LEVEL) return method.apply(this, args);
        const [subject, message] = args as unknown as readonly [unknown, string?];
        const text = typeof subject === 'string' ? subject : (message ?? describe(subject));
        lines.add(`${lineLevel} ${message ?? ''} ${describe(subject)}`.slice(0, MAX_KEY_LENGTH), (count) =>
          count === 1
            ? method.apply(this, args)
            : method.apply(this, [{ ...toDetails(subject), count }, `${text} (${count} times)`]),
        );
      },
    },
  };
}

function describe(subject: unknown): string {
  if (subject instanceof Error || typeof subject !== 'object' || subject === null) return String(subject);
  return Object.values(subject).map(String).join(' ');
}

/** Leaves out the stack of an error, which was logged with the first line. */
const toDetails = (subject: unknown): object =>
  typeof subject === 'object' && subject !== null && !(subject instanceof Error) ? subject : {};
