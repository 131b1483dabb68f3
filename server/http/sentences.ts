import type { $ZodRawIssue } from 'zod/v4/core';

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a valid number',
  int: 'a valid number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'empty',
};
const NAMES: Readonly<Record<string, string>> = { priceRangeMin: 'Price', priceRangeMax: 'Price', userId: 'User id' };

/**
 * The message for an invalid field in the product's own words ("Price must be at least 0."), for schemas without a
 * message of their own. A library's messages may change with its version, and name types that the caller does not
 * know.
 */
export function sentenceOf(issue: $ZodRawIssue): string {
  return `${nameOf(issue.path ?? [])} ${faultOf(issue)}.`;
}

function faultOf(issue: $ZodRawIssue): string {
  if (issue.input === undefined && (issue.code === 'invalid_type' || issue.code === 'invalid_value'))
    return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${KINDS[String(issue.expected)] ?? 'of another kind'}`;
    case 'too_small':
      return issue.origin === 'string' && Number(issue.minimum) === 1
        ? 'must not be empty'
        : `must ${boundOf(String(issue.origin), 'least', Number(issue.minimum))}`;
    case 'too_big':
      return `must ${boundOf(String(issue.origin), 'most', Number(issue.maximum))}`;
    case 'invalid_value':
      return `must be ${(issue.values as readonly unknown[])
        .map(String)
        .join(', ')
        .replace(/, (?=[^,]{0,200}$)/u, ' or ')}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an email address' : 'is not written as it should be';
    default:
      return 'is not right';
  }
}

function boundOf(origin: string, side: 'least' | 'most', bound: number): string {
  if (origin === 'string') return `have at ${side} ${bound} characters`;
  return origin === 'array' ? `have at ${side} ${bound} entries` : `be at ${side} ${bound}`;
}

/** The last name of the path in readable form: 'item_ids.3' becomes 'Item ids'. */
function nameOf(path: readonly PropertyKey[]): string {
  const name = path.filter((step): step is string => typeof step === 'string').at(-1);
  if (name === undefined) return 'The request';
  const words = NAMES[name] ?? name.replaceAll('_', ' ').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).trimEnd();
}
