import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * Matches a `Record<string, ...>` that is an object literal. A lookup of `constructor` or `__proto__` in it would
 * find something.
 */
const PLAIN_TABLE_PATTERN = /^(?:export )?const (\w+): (?:Readonly<|Partial<)*Record<\s*string,[^=]*= \{/gmu;

const findPlainTables = (code: string): readonly string[] =>
  [...code.matchAll(PLAIN_TABLE_PATTERN)].map(([, name]) => name!);

const modules = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('evaluation'))
  .map((name) => join('server', name));

describe('tables of the server with any text as their key', () => {
  it('are dictionaries, because the text may come from outside', () => {
    const plainTables = modules.flatMap((file) =>
      findPlainTables(readFileSync(file, 'utf8')).map((name) => `${file}: ${name} needs createDictionary()`),
    );
    expect(plainTables).toEqual([]);
  });

  it.each([
    ['const TONES: Readonly<Record<string, Tone>> = {', ['TONES']],
    ['export const LOOKS: Record<string, readonly string[]> = {', ['LOOKS']],
    ['const TONES: Readonly<Record<string, Tone>> = createDictionary({', []],
    ['const NAMES: Readonly<Record<Slot, string>> = {', []],
  ])('are found: %s', (code, names) => expect(findPlainTables(code)).toEqual(names));
});
