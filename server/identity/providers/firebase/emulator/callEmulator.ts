/**
 * Calls the Auth emulator as its owner. Resolves to the parsed response. Rejects with the emulator's error message,
 * or with fetch's error.
 */
export async function callEmulator(
  origin: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const response = await fetch(origin + path, {
    method,
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal === undefined ? {} : { signal }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status} ${getReason(answer)} to ${path}`);
  return answer;
}

const getReason = (answer: unknown): string => (answer as { error?: { message?: string } }).error?.message ?? '';
