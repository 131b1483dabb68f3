export interface LockedPackage {
  readonly name: string;
  /** The package's license as an SPDX expression, or 'none'. */
  readonly license: string;
}

/** Permissive licenses, which require at most attribution. */
const ALLOWED_LICENSES = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
]);

/** Packages with another license, and the reason for allowing each. */
const EXCEPTIONS: readonly { readonly name: RegExp; readonly license: string; readonly reason: string }[] = [
  {
    name: /^@img\/sharp-/u,
    license: 'LGPL-3.0-or-later',
    reason: 'libvips is a separate shared library, which users can replace',
  },
  {
    name: /^@fontsource-variable\//u,
    license: 'OFL-1.1',
    reason: 'the usual license of fonts; they are shipped unchanged',
  },
  {
    name: /^(?:lightningcss|axe-core|@axe-core)/u,
    license: 'MPL-2.0',
    reason: 'a tool for building and testing, used unchanged',
  },
  { name: /^caniuse-lite$/u, license: 'CC-BY-4.0', reason: 'data for tools; not shipped' },
  { name: /^argparse$/u, license: 'Python-2.0', reason: 'reads command lines of tools; not shipped' },
  { name: /^deep-freeze$/u, license: 'public domain', reason: 'a part of a tool; not shipped' },
  { name: /^(?:url-template|parse-cache-control)$/u, license: 'BSD', reason: 'the three clauses, under an old name' },
  {
    name: /^@stream-io\/video-filters-web$/u,
    license: 'See license in LICENSE',
    reason: 'its file LICENSE has the text of Apache-2.0; only a model is read from it (ADR 117)',
  },
  { name: /^valid-url$/u, license: 'none', reason: 'its file LICENSE has the text of MIT' },
];

/** Lists refused packages and unused exceptions, one line each. */
export function findRefusedLicenses(packages: readonly LockedPackage[], exceptions = EXCEPTIONS): string[] {
  const usedExceptions = new Set<unknown>();
  const isAllowed =
    (name: string) =>
    (license: string): boolean => {
      if (ALLOWED_LICENSES.has(license)) return true;
      const exception = exceptions.find(
        (packageName) => packageName.license === license && packageName.name.test(name),
      );
      usedExceptions.add(exception);
      return exception !== undefined;
    };
  const refusedPackages = packages.filter(({ name, license }) => !meetsLicense(license, isAllowed(name)));
  return [
    ...refusedPackages.map(({ name, license }) => `${name}: ${license}`),
    ...exceptions
      .filter((exception) => !usedExceptions.has(exception))
      .map(({ name, license }) => `no package needs the exception ${String(name)} for ${license}`),
  ];
}

/** Whether an SPDX expression without parentheses is allowed: all parts of an AND, or one part of an OR. */
function meetsLicense(expression: string, isAllowed: (license: string) => boolean): boolean {
  const plainExpression = expression.replaceAll(/[()]/gu, '');
  return plainExpression
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => isAllowed(license.trim())));
}
