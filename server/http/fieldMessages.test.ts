import { describe, expect, it } from 'vitest';
import type { $ZodType } from 'zod/v4/core';
import * as z from 'zod/mini';
import { CALLS } from '../../contract/calls.ts';
import { Filters } from '../../contract/filters.ts';
import { describeIssue } from './fieldMessages.ts';

const BAD_VALUES: readonly unknown[] = [
  undefined,
  null,
  7,
  -1,
  0.5,
  Number.NaN,
  1e12,
  true,
  '',
  ' ',
  'x',
  'x'.repeat(10_000),
  [],
  [null],
  Array(300).fill('x'),
  Array(300).fill('<>'),
  {},
  { a: 1 },
];
const LIBRARY_MESSAGE_PATTERN =
  /Invalid (?:input|string|option|email|url|number|key|union)|expected|received|Too (?:big|small)|Unrecog|pattern/iu;

interface Definition {
  readonly type: string;
  readonly shape?: Readonly<Record<string, $ZodType>>;
  readonly innerType?: $ZodType;
  readonly element?: $ZodType;
}

/** Creates an input for the schema in which every value is `badValue`. */
function fillSchema(schema: $ZodType, badValue: unknown): unknown {
  const { shape, innerType, element } = schema._zod.def as Definition;
  if (shape !== undefined)
    return Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, fillSchema(field, badValue)]));
  if (innerType !== undefined) return fillSchema(innerType, badValue);
  return element === undefined ? badValue : [fillSchema(element, badValue)];
}

const listMessages = (schema: z.ZodMiniType, input: unknown) =>
  schema.safeParse(input, { error: describeIssue }).error?.issues.map(({ message }) => message) ?? [];

describe('the message for an invalid field', () => {
  const requests = CALLS.flatMap((call) =>
    [call.params, call.query, call.body].flatMap((schema) =>
      schema === undefined ? [] : [[call.name, schema] as const],
    ),
  );

  it.each(requests)('%s: is in our own words', (_name, schema) => {
    const messages = BAD_VALUES.flatMap((badValue) => {
      const wholeBody = fillSchema(schema, badValue) as Record<string, unknown>;
      const bodyWithBadValues = Object.fromEntries(Object.keys(wholeBody).map((key) => [key, badValue]));
      return [
        ...listMessages(schema, badValue),
        ...listMessages(schema, wholeBody),
        ...listMessages(schema, bodyWithBadValues),
      ];
    });
    expect(
      messages.filter((message) => LIBRARY_MESSAGE_PATTERN.test(message) || !/^\p{Lu}.{3,}/su.test(message)),
    ).toEqual([]);
    expect(messages.filter((message) => !message.startsWith('Invalid ') && !/[.!]$/u.test(message))).toEqual([]);
  });

  it.each([
    [{ priceRangeMin: -1 }, 'Price must be at least $0.'],
    [{ priceRangeMax: 1_000_000_001 }, 'Price must be at most $1,000,000,000.'],
    [{ priceRangeMax: 'ten' }, 'Price must be a valid number.'],
    [{ priceRangeMin: 2, priceRangeMax: 1 }, 'Min Price >= Max Price!'],
    [{ gender: ['Robots'] }, 'Invalid gender: Robots'],
    [{ size: ['XM'] }, 'Invalid size: XM'],
    [{ color: ['Mauve'] }, 'Invalid color: Mauve'],
    [{ sort: 'Best' }, 'Invalid sort option: Best'],
    [{ sale: 'yes' }, 'Sale must be true or false.'],
    [{ size: 'M' }, 'Size must be a list.'],
  ])('of the filters %j: %s', (filters, message) => expect(listMessages(Filters, filters)).toEqual([message]));

  it.each([
    [z.object({ user_id: z.string() }), {}, 'User id is missing.'],
    [z.object({ item_ids: z.array(z.string()) }), { item_ids: [7] }, 'Item ids must be text.'],
    [z.object({ message: z.string().check(z.minLength(1)) }), { message: '' }, 'Message must not be empty.'],
    [z.object({ name: z.string().check(z.maxLength(2)) }), { name: 'abc' }, 'Name must have at most 2 characters.'],
    [
      z.object({ tags: z.array(z.string()).check(z.maxLength(1)) }),
      { tags: ['a', 'b'] },
      'Tags must have at most 1 entries.',
    ],
    [z.object({ email: z.email() }), { email: 'x' }, 'Email must be an email address.'],
    [z.object({ mode: z.enum(['a', 'b', 'c']) }), { mode: 'd' }, 'Mode must be a, b or c.'],
    [z.object({}), 7, 'The request must be an object.'],
  ])('%#: names the field', (schema, input, message) => expect(listMessages(schema, input)).toEqual([message]));
});
