import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import type { Call } from '../../contract/Call.ts';
import { Problem } from '../../contract/problem.ts';
import { PRODUCT } from '../../src/domain/product.ts';

type Json = Record<string, unknown>;

const PROBLEM_RESPONSE = { $ref: '#/components/responses/Problem' };

/** The contract as an OpenAPI 3.1 document, generated from the schemas that validate it. */
export function openApiDocument(calls: readonly Call[], sessionCookie: string): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT.name} API`, version: '1' },
    paths,
    components: {
      schemas: { Problem: schema(Problem, 'output') },
      responses: {
        Problem: {
          description: 'What went wrong (RFC 9457)',
          content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
        },
      },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: sessionCookie, description: 'Set by the two logins' },
        idToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description: "The identity provider's ID token; exchanged for a session in the body of a login call",
        },
      },
    },
  };
}

function operation(call: Call): Json {
  const parameters = [...parametersOf(call.params, 'path'), ...parametersOf(call.query, 'query')];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    'x-access': call.access,
    ...(parameters.length > 0 && { parameters }),
    ...((call.body !== undefined || call.files !== undefined) && { requestBody: requestBody(call) }),
    responses: { 200: { description: 'Done', ...content(call) }, default: PROBLEM_RESPONSE },
  };
}

function parametersOf(fields: ZodMiniType | undefined, place: 'path' | 'query'): Json[] {
  if (fields === undefined) return [];
  const { properties = {}, required = [] } = schema(fields, 'input') as { properties?: Json; required?: string[] };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: shape,
  }));
}

function requestBody({ body, files }: Call): Json {
  const fields = body === undefined ? { type: 'object' } : schema(body, 'input');
  if (files === undefined) return { required: true, content: { 'application/json': { schema: fields } } };
  const { properties, required } = fields as { properties?: Json; required?: string[] };
  const fileFields = files.map(({ name, accept, encoding }) => [
    name,
    { type: 'string', contentMediaType: accept, ...(encoding !== undefined && { contentEncoding: encoding }) },
  ]);
  const form = {
    ...fields,
    properties: { ...properties, ...Object.fromEntries(fileFields) },
    required: [...(required ?? []), ...files.filter((file) => file.required).map(({ name }) => name)],
  };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

function content({ response, responseType, events }: Call): Json {
  if (responseType !== undefined) return { content: { [responseType]: {} } };
  if (response === undefined) return {};
  const json = { 'application/json': { schema: schema(response, 'output') } };
  return {
    content: events === undefined ? json : { ...json, 'text/event-stream': { 'x-events': eventSchemas(events) } },
  };
}

/** OpenAPI has no vocabulary for the events of a stream. */
function eventSchemas(events: NonNullable<Call['events']>): Json {
  return Object.fromEntries(Object.entries(events).map(([name, data]) => [name, schema(data, 'output')]));
}

function schema(type: ZodMiniType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
}
