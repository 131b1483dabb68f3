import type { $ZodRawIssue } from 'zod/v4/core';
import { createDictionary } from '../domain/text/createDictionary.ts';

const TEXT_BY_TYPE: Readonly<Record<string, string>> = createDictionary({
  string: 'text',
  number: 'a valid number',
  int: 'a valid number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'empty',
});
const FIELD_NAMES: Readonly<Record<string, string>> = createDictionary({
  priceRangeMin: 'Price',
  priceRangeMax: 'Price',
  userId: 'User id',
});

/**
 * The message for an invalid field ("Price must be a number."), for schemas without a message. The library's messages
 * may change and name types that the caller does not know.
 */
export function describeIssue(issue: $ZodRawIssue): string {
  return `${describeField(issue.path ?? [])} ${describeFault(issue)}.`;
}

const TEXT_BY_ISSUE: Readonly<Record<string, (issue: $ZodRawIssue) => string>> = createDictionary({
  invalid_type: ({ expected }) => `must be ${TEXT_BY_TYPE[String(expected)] ?? 'of another kind'}`,
  too_small: ({ origin, minimum }) =>
    origin === 'string' && Number(minimum) === 1
      ? 'must not be empty'
      : `must ${describeBound(String(origin), 'least', Number(minimum))}`,
  too_big: ({ origin, maximum }) => `must ${describeBound(String(origin), 'most', Number(maximum))}`,
  invalid_value: ({ values }) => `must be ${joinWithOr(values as readonly unknown[])}`,
  invalid_format: ({ format }) => (format === 'email' ? 'must be an email address' : 'is not written as it should be'),
});
const MISSING_VALUE_CODES = ['invalid_type', 'invalid_value'];

function describeFault(issue: $ZodRawIssue): string {
  const { code = '', input } = issue;
  if (input === undefined && MISSING_VALUE_CODES.includes(code)) return 'is missing';
  return TEXT_BY_ISSUE[code]?.(issue) ?? 'is not right';
}

function joinWithOr(values: readonly unknown[]): string {
  return values
    .map(String)
    .join(', ')
    .replace(/, (?=[^,]{0,200}$)/u, ' or ');
}

function describeBound(origin: string, side: 'least' | 'most', bound: number): string {
  if (origin === 'string') return `have at ${side} ${bound} characters`;
  return origin === 'array' ? `have at ${side} ${bound} entries` : `be at ${side} ${bound}`;
}

/** Converts the last name of the path to words: 'item_ids.3' becomes 'Item ids'. */
function describeField(path: readonly PropertyKey[]): string {
  const name = path.filter((step): step is string => typeof step === 'string').at(-1);
  if (name === undefined) return 'The request';
  const words =
    FIELD_NAMES[name] ?? name.replaceAll('_', ' ').replaceAll(/\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1).trimEnd();
}
