import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { findSentences } from './texts/findSentences.ts';

/** Modules of the core that contain text for people, with the reason. */
const ALLOWED_FILES: Readonly<Record<string, string>> = {
  'src/domain/filters/refusals.ts': 'spec section 5 quotes what the filter manager returns; the server sends the same',
};

const modules = ['src/application', 'src/domain'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => join(folder, name)),
);
const findSentencesIn = (file: string) => findSentences(file, readFileSync(file, 'utf8'));
const locate = (file: string) => (sentence: string) => `${file}:${sentence}`;

describe('the core', () => {
  it('names messages and leaves their words to src/ui/text', () => {
    const foundSentences = modules
      .filter((file) => !(file in ALLOWED_FILES))
      .flatMap((file) => findSentencesIn(file).map(locate(file)));
    expect(foundSentences).toEqual([]);
    expect(modules.length).toBeGreaterThan(100);
  });

  it.each(Object.keys(ALLOWED_FILES))('still needs its exception: %s', (file) => {
    expect(findSentencesIn(file)).not.toEqual([]);
  });
});

describe('the search for sentences', () => {
  it.each([
    "notices.showError('Failed to save');",
    'const text = `Invalid gender: ${value}`;',
    "const toast = 'Copied!';",
    "throw new CallError('Failed to retrieve wishlist', 'broken');",
    'const rest = `At least ${count}.`;',
  ])('finds %s', (code) => expect(findSentences('a.ts', code)).toHaveLength(1));

  it.each([
    "import { Item } from '../catalogue/Item.ts';",
    "notices.showError('wishlist-not-updated');",
    "logger.warn('Failed to fetch similar items', error);",
    "throw new RangeError('The index is out of range');",
    "class Refused extends Error { constructor() { super('An account exists.'); } }",
    "const type = 'image/webp';",
    'const key = `${shopper}:filters`;',
  ])('ignores %s', (code) => expect(findSentences('a.ts', code)).toEqual([]));
});
