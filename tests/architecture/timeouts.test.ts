import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/** In Node 20, a timeout that only `AbortSignal.any` refers to may be garbage collected and never abort. */
const LOST_TIMEOUT_PATTERN = /AbortSignal\.any\([^;]*AbortSignal\.timeout\(/u;

/**
 * Matches a plain `fetch`, after which reading the body may ignore the signal. Only the emulator is called without a
 * signal.
 */
const PLAIN_FETCH_PATTERN = /(?<![.\w])fetch\(/u;
const PLAIN_FETCHES = /adapters\/fetchUntilAborted\.ts$|providers\/firebase\/emulator\//u;

const modules = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => join('server', name));

describe('timeouts of the server', () => {
  it('are not combined by AbortSignal.any', () => {
    expect(modules.filter((file) => LOST_TIMEOUT_PATTERN.test(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it('end the bodies of responses, too', () => {
    const fetchingFiles = modules.filter((file) => PLAIN_FETCH_PATTERN.test(readFileSync(file, 'utf8')));
    expect(fetchingFiles.filter((file) => !PLAIN_FETCHES.test(file))).toEqual([]);
  });

  it.each([
    ['AbortSignal.any([signal, AbortSignal.timeout(1_000)])', true],
    ['send(AbortSignal.any([\n  this.#abort.signal,\n  AbortSignal.timeout(MS),\n]))', true],
    ['AbortSignal.any([signal, controller.signal]); AbortSignal.timeout(5)', false],
  ])('are found: %s', (code, isLost) => expect(LOST_TIMEOUT_PATTERN.test(code)).toBe(isLost));
});
