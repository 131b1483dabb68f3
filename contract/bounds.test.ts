import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { CALLS } from './calls.ts';
import { MAX_QUERY_LENGTH } from '../src/domain/search/searchInput.ts';
import { Query } from './fields.ts';

interface Schema {
  readonly type?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly enum?: unknown;
  readonly const?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: Schema | boolean;
  readonly anyOf?: readonly Schema[];
}

/** Lists the paths of all request fields without a maximum length. */
function listUnboundedPaths(schema: Schema, path: string): string[] {
  const isBounded = schema.enum !== undefined || schema.const !== undefined || schema.maxLength !== undefined;
  return [
    ...(schema.type === 'string' && !isBounded ? [path] : []),
    ...(schema.type === 'array' && schema.maxItems === undefined ? [`${path}[]`] : []),
    ...(typeof schema.additionalProperties === 'object' ? [`${path}{}`] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => listUnboundedPaths(part, `${path}.${name}`)),
    ...(schema.items ? listUnboundedPaths(schema.items, `${path}[]`) : []),
    ...(schema.anyOf ?? []).flatMap((part) => listUnboundedPaths(part, path)),
  ];
}

describe('request schemas', () => {
  it.each(CALLS.map((call) => [call.name, call] as const))(
    'limit the length of every field of %s',
    (name, { params, query, body }) => {
      const schemas = [params, query, body].flatMap((part) =>
        part === undefined ? [] : (z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Schema),
      );
      expect(schemas.flatMap((schema) => listUnboundedPaths(schema, name))).toEqual([]);
    },
  );

  it('reject a longer text with a readable message', () => {
    const refusedResult = Query.safeParse('x'.repeat(MAX_QUERY_LENGTH + 1));
    expect(refusedResult.error?.issues.map(({ message }) => message)).toEqual([
      'Please keep it under 2000 characters.',
    ]);
  });
});
