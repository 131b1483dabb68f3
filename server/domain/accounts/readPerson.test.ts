import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toAddressKey, isAddress } from './toAddressKey.ts';
import { readPerson } from './readPerson.ts';

const ADA = { subject: 's-1', email: 'ada@example.test', emailVerified: true, name: 'Ada' };

/** Invisible characters that belong in no name: fillers, joiners, blank letters, variation selectors. */
const INVISIBLE_CODE_POINTS = [
  0x34f, 0x115f, 0x17b4, 0x180b, 0x2065, 0x2800, 0x3164, 0xfe0f, 0xffa0, 0x13441, 0x16fe4, 0x1d159,
].map((code) => String.fromCodePoint(code));
const toHex = (character: string) => (character.codePointAt(0) ?? 0).toString(16).toUpperCase();

describe('toAddressKey', () => {
  it('ignores the case of ASCII letters', () => {
    expect(toAddressKey('Ada.B@Example.TEST')).toBe('ada.b@example.test');
  });

  it.each([
    ['the Kelvin sign', 'mar\u212A@example.test', 'mark@example.test'],
    ['the dotted capital I', '\u0130da@example.test', 'ida@example.test'],
    ['the long s', 'ro\u017Fe@example.test', 'rose@example.test'],
    ['a full-width letter', '\uFF21da@example.test', 'ada@example.test'],
    ['an accent', 'ad\u00E1@example.test', 'ada@example.test'],
  ])('does not confuse %s with the letter it resembles', (_what, lookalike, letter) => {
    expect(toAddressKey(lookalike)).not.toBe(toAddressKey(letter));
  });

  it('changes only the case of ASCII letters, and is idempotent', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'A', 'K', '@', '\u212A', '\u0130', '\u017F', '\uFF21') }),
        (text) => {
          const key = toAddressKey(text);
          expect(toAddressKey(key)).toBe(key);
          expect(key).toBe(text.split('A').join('a').split('K').join('k'));
        },
      ),
    );
  });
});

describe('readPerson', () => {
  it('reads complete claims', () => expect(readPerson(ADA)).toEqual(ADA));

  it.each<[string, Partial<Record<keyof typeof ADA, unknown>>]>([
    ['no subject', { subject: undefined }],
    ['an empty subject', { subject: '' }],
    ['a blank subject', { subject: '  ' }],
    ['a subject that is no text', { subject: 7 }],
    ['a subject with NUL', { subject: 'a\0' }],
    ['an endless subject', { subject: 'a'.repeat(256) }],
    ['no address', { email: undefined }],
    ['an empty address', { email: '' }],
    ['an address without @', { email: 'ada' }],
    ['an address of two', { email: 'ada@example.test@evil.test' }],
    ['an address with a space', { email: 'ada @example.test' }],
    ['an address with a line break', { email: 'ada@example.test\n' }],
    ['an address with NUL', { email: 'ada\0@example.test' }],
    ['an address with what nobody sees', { email: 'a\u200Bda@example.test' }],
    ...INVISIBLE_CODE_POINTS.flatMap<[string, Partial<Record<keyof typeof ADA, unknown>>]>((invisible) => [
      [`an address with U+${toHex(invisible)}`, { email: `a${invisible}da@example.test` }],
      [`an address whose host has U+${toHex(invisible)}`, { email: `ada@exam${invisible}ple.test` }],
      [`a subject with U+${toHex(invisible)}`, { subject: `s-${invisible}1` }],
    ]),
    ['an address that is a list', { email: ['ada@example.test'] }],
    ['half an address', { email: '@example.test' }],
    ['an endless address', { email: `${'a'.repeat(65)}@example.test` }],
  ])('returns null for %s', (_what, invalidClaims) => expect(readPerson({ ...ADA, ...invalidClaims })).toBeNull());

  it.each([undefined, null, false, 'true', 1, {}])(
    'treats an address as unverified if the provider says %j',
    (emailVerified) => {
      expect(readPerson({ ...ADA, emailVerified })?.emailVerified).toBe(false);
    },
  );

  it('keeps the visible characters of a name', () => {
    expect(readPerson({ ...ADA, name: ' A\0d\u202E\u200B\u3164a\uFEFF ' })?.name).toBe('Ada');
    expect(readPerson({ ...ADA, name: '\u0645\u06CC\u200C\u0646\u0627' })?.name).toContain('\u200C');
    expect([...(readPerson({ ...ADA, name: '\u{1F9E5}'.repeat(300) })?.name ?? '')].length).toBe(200);
    expect(readPerson({ ...ADA, name: { first: 'Ada' } })?.name).toBe('');
  });

  it.each(INVISIBLE_CODE_POINTS.map((invisible) => [toHex(invisible), invisible]))(
    'removes U+%s from a name',
    (_code, invisible) => {
      expect(readPerson({ ...ADA, name: `${invisible}A${invisible} ${invisible}da` })?.name.replace('\uFE0F', '')).toBe(
        'A da',
      );
      expect(readPerson({ ...ADA, name: invisible.repeat(3) })?.name).toBe('');
    },
  );

  it('puts a name on one line', () => {
    expect(readPerson({ ...ADA, name: 'Ada\r\nadmin:\ttrue\u2028x' })?.name).toBe('Ada admin: true x');
  });

  it('checks an address of any length in linear time', () => {
    for (const text of ['a'.repeat(100_000), '@'.repeat(100_000), `${'a'.repeat(64)}@${'b'.repeat(100_000)}`])
      expect(isAddress(text)).toBe(false);
  });
});
