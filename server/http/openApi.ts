import * as z from 'zod';
import type { ZodMiniType } from 'zod/mini';
import type { Call } from '../../contract/Call.ts';
import { Problem } from '../../contract/problem.ts';
import { PRODUCT } from '../../src/domain/product.ts';

type JsonObject = Record<string, unknown>;

const PROBLEM_RESPONSE = { $ref: '#/components/responses/Problem' };

/** The contract as an OpenAPI 3.1 document, generated from the schemas that validate it. */
export function createOpenApiDocument(calls: readonly Call[], sessionCookie: string): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const call of calls) {
    const path = call.path.replaceAll(/:(\w+)/gu, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeOperation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: `${PRODUCT.name} API`, version: '1' },
    paths,
    components: {
      schemas: { Problem: toJsonSchema(Problem, 'output') },
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

function describeOperation(call: Call): JsonObject {
  const parameters = [...describeParameters(call.params, 'path'), ...describeParameters(call.query, 'query')];
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.path.split('/')[2]],
    security: call.access === 'anyone' ? [] : [{ session: [] }],
    'x-access': call.access,
    ...(parameters.length > 0 && { parameters }),
    ...((call.body !== undefined || call.files !== undefined) && { requestBody: describeRequestBody(call) }),
    responses: { 200: { description: 'Done', ...describeContent(call) }, default: PROBLEM_RESPONSE },
  };
}

function describeParameters(fields: ZodMiniType | undefined, location: 'path' | 'query'): JsonObject[] {
  if (fields === undefined) return [];
  const { properties = {}, required = [] } = toJsonSchema(fields, 'input') as {
    properties?: JsonObject;
    required?: string[];
  };
  return Object.entries(properties).map(([name, shape]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: shape,
  }));
}

function describeRequestBody({ body, files }: Call): JsonObject {
  const fields = body === undefined ? { type: 'object' } : toJsonSchema(body, 'input');
  if (files === undefined) return { required: true, content: { 'application/json': { schema: fields } } };
  const { properties, required } = fields as { properties?: JsonObject; required?: string[] };
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

function describeContent({ response, responseType, events }: Call): JsonObject {
  if (responseType !== undefined) return { content: { [responseType]: {} } };
  if (response === undefined) return {};
  const json = { 'application/json': { schema: toJsonSchema(response, 'output') } };
  return {
    content: events === undefined ? json : { ...json, 'text/event-stream': { 'x-events': describeEvents(events) } },
  };
}

/** Describes the events of a stream, for which OpenAPI has no vocabulary. */
function describeEvents(events: NonNullable<Call['events']>): JsonObject {
  return Object.fromEntries(Object.entries(events).map(([name, data]) => [name, toJsonSchema(data, 'output')]));
}

function toJsonSchema(type: ZodMiniType, io: 'input' | 'output'): JsonObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return rest;
}
