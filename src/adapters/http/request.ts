import type { Call } from '../../../contract/Call.ts';

interface RequestInput {
  readonly params?: unknown;
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly accept?: string;
  readonly form?: FormData;
}

/** The URL path with its parameters filled in, and the options for `fetch`. */
export function describeRequest(
  call: Pick<Call, 'method' | 'path'>,
  input: RequestInput,
): { path: string; init: RequestInit } {
  const query = input.query === undefined ? '' : `?${new URLSearchParams(input.query).toString()}`;
  const path = fillPath(call.path, (input.params ?? {}) as Readonly<Record<string, unknown>>) + query;
  const baseInit: RequestInit = { method: call.method, credentials: 'include' };
  const accept = input.accept ?? 'application/json';
  // The browser sets the content type, because only it knows the form's boundary.
  if (input.form !== undefined) return { path, init: { ...baseInit, headers: { accept }, body: input.form } };
  if (input.body === undefined) return { path, init: { ...baseInit, headers: { accept } } };
  return {
    path,
    init: { ...baseInit, headers: { accept, 'content-type': 'application/json' }, body: JSON.stringify(input.body) },
  };
}

function fillPath(template: string, params: Readonly<Record<string, unknown>>): string {
  return template.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
}
