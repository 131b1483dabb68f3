import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanValue, cleanText, toPrintable } from './cleanText.ts';

const INVISIBLE_CHARACTERS = [
  '\0',
  '\u0007',
  '\u001B',
  '\u007F',
  '\u0085',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u1160',
  '\u17B4',
  '\u180E',
  '\u200B',
  '\u200E',
  '\u200F',
  '\u202A',
  '\u202E',
  '\u2060',
  '\u2066',
  '\u2069',
  '\u2800',
  '\u3164',
  '\uFEFF',
  '\uFFA0',
  '\uFFF9',
  '\u{1D173}',
  '\u{13441}',
  '\u{16FE4}',
  '\u{1D159}',
  '\u{E0001}',
  '\u{E0041}',
  '\u200C',
  '\u200D',
  '\uFE0F',
];
const invisible = fc
  .array(fc.constantFrom(...INVISIBLE_CHARACTERS), { minLength: 1, maxLength: 20 })
  .map((parts) => parts.join(''));

describe('cleanText', () => {
  it.each([
    'navy linen blazer',
    'Zoë Ångström',
    'line one\nline two\tend\r\n',
    '👩‍👩‍👧',
    '❤️‍🔥',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿 shirt',
    'می‌خواهم',
    'क्‍ष',
    '👍🏽',
    'ジャケット',
    'پیراهن آبی',
  ])('leaves %s unchanged', (text) => expect(cleanText(text)).toBe(text));

  it.each([
    ['navy \0blazer', 'navy blazer'],
    ['\uFEFFblazer', 'blazer'],
    ['bla\u200Bzer', 'blazer'],
    ['\u202Ereversed', 'reversed'],
    ['half \uD800 one', 'half \uFFFD one'],
    ['end\u200D', 'end'],
    ['a\u200D\u200D\u200Db', 'a\u200Db'],
    [' \u200D ', '  '],
    ['\uFE0F', ''],
  ])('turns %j into %j', (text, expectedText) => expect(cleanText(text)).toBe(expectedText));

  it('returns an empty string for invisible characters only', () => {
    fc.assert(fc.property(invisible, (text) => cleanText(text) === ''));
  });

  it('keeps every visible character and is idempotent', () => {
    const visibleText = fc
      .stringMatching(/^[\p{L}\p{N}\p{P}\p{S} ]{0,20}$/u)
      .filter((text) => !/\p{Default_Ignorable_Code_Point}|[\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/u.test(text));
    fc.assert(
      fc.property(fc.array(fc.oneof(visibleText, invisible)), (parts) => {
        const text = cleanText(parts.join(''));
        const countVisible = (wholeText: string) =>
          wholeText.replaceAll(
            /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{13441}\u{13442}\u{16FE4}\u{1D159}]/gu,
            '',
          );
        return countVisible(text) === countVisible(parts.join('')) && cleanText(text) === text && !text.includes('\0');
      }),
    );
  });

  it('runs in linear time', () => {
    expect(cleanText('\u200D'.repeat(200_000) + 'x')).toBe('x');
    expect(cleanText('a\u200D'.repeat(100_000)).length).toBe(199_999);
  });

  it('prints on one line without terminal control characters', () => {
    expect(toPrintable('feed\u001B[2J\u001B]0;owned\u0007.csv\nDone in 1 s.\u202Evsc')).toBe(
      'feed[2J]0;owned.csv Done in 1 s.vsc',
    );
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => !/[\p{Cc}\u2028\u2029]/u.test(toPrintable(text))));
  });

  it('cleans every string in a value, but no key', () => {
    fc.assert(
      fc.property(fc.jsonValue(), invisible, (value, invisibleText) => {
        const spoil = JSON.parse(JSON.stringify(value), (_key, part: unknown) =>
          typeof part === 'string' ? invisibleText + part : part,
        ) as unknown;
        // Compare as text, because JSON has no -0.
        expect(JSON.stringify(cleanValue(spoil))).toBe(JSON.stringify(cleanValue(value)));
      }),
    );
    expect(cleanValue({ 'user\u200B_id': 'a\u200B' })).toEqual({ 'user\u200B_id': 'a' });
  });
});
