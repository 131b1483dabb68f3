import { describe, expect, it } from 'vitest';
import { findRefusedLicenses } from './licenseRules.ts';

const EXCEPTION = { name: /^@img\//u, license: 'LGPL-3.0-or-later', reason: 'a shared library' };
const library = { name: '@img/libvips', license: 'LGPL-3.0-or-later' };

describe('the licenses of dependencies', () => {
  it.each([
    ['MIT', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['Apache-2.0 AND MIT', true],
    ['GPL-3.0-only', false],
    ['Apache-2.0 AND GPL-3.0-only', false],
    ['none', false],
    ['SEE LICENSE IN FILE', false],
  ])('%s is allowed: %s', (license, isAllowed) => {
    expect(findRefusedLicenses([{ name: 'thing', license }], [])).toEqual(isAllowed ? [] : [`thing: ${license}`]);
  });

  it('allow an exception for the packages that it names only', () => {
    expect(findRefusedLicenses([library, { name: 'other', license: 'LGPL-3.0-or-later' }], [EXCEPTION])).toEqual([
      'other: LGPL-3.0-or-later',
    ]);
    expect(findRefusedLicenses([{ ...library, license: 'Apache-2.0 AND LGPL-3.0-or-later' }], [EXCEPTION])).toEqual([]);
  });

  it('have no unused exception', () => {
    expect(findRefusedLicenses([{ name: 'thing', license: 'MIT' }], [EXCEPTION])).toEqual([
      'no package needs the exception /^@img\\//u for LGPL-3.0-or-later',
    ]);
  });
});
