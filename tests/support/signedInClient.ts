import { SystemClock } from '../../src/adapters/browser/SystemClock.ts';
import { HttpClient } from '../../src/adapters/http/HttpClient.ts';
import { RecordingLogger } from '../../src/adapters/memory/RecordingLogger.ts';

/** A `fetch` with the cookie and origin of a browser on a page of `baseUrl`. */
export function createFetchWithCookie(baseUrl: string, cookie: string): typeof fetch {
  return (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', cookie);
    headers.set('origin', baseUrl);
    return fetch(input, { ...init, headers });
  };
}

/** An `HttpClient` like a browser's on a page of `baseUrl`, with this session cookie. */
export function createClientWithCookie(baseUrl: string, cookie: string): HttpClient {
  return createClient(baseUrl, createFetchWithCookie(baseUrl, cookie));
}

/** Like `createClientWithCookie`, but keeps cookies that the backend sets. */
export function createClientWithCookieJar(baseUrl: string, cookie = ''): HttpClient {
  return createClient(baseUrl, createFetchWithCookieJar(baseUrl, cookie));
}

const createClient = (baseUrl: string, fetchLike: typeof fetch): HttpClient =>
  new HttpClient({ baseUrl, clock: new SystemClock(), logger: new RecordingLogger(), fetch: fetchLike });

/** A `fetch` like a browser's on a page of `origin`: sends the origin and keeps cookies. */
function createFetchWithCookieJar(origin: string, cookie = ''): typeof fetch {
  const cookieJar = new Map<string, string>(cookie === '' ? [] : [cookie.split('=') as [string, string]]);
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', [...cookieJar].map((pair) => pair.join('=')).join('; '));
    headers.set('origin', origin);
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookieJar.set(name, value);
    }
    return response;
  };
}
