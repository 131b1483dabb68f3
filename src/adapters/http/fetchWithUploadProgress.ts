/** Called with the fraction of the request's bytes sent so far, 0 to 1. */
export type UploadProgress = (fraction: number) => void;

/**
 * A `fetch` for uploads that reports progress, based on XMLHttpRequest. Rejects with a `TypeError` if there is no
 * response, and with the signal's reason when aborted.
 */
export function fetchWithUploadProgress(
  onProgress: UploadProgress,
  Request: typeof XMLHttpRequest = XMLHttpRequest,
): typeof fetch {
  return (input, init = {}) =>
    new Promise((resolve, reject) => {
      const { signal } = init;
      if (signal?.aborted) return reject(signal.reason as Error);
      const request = new Request();
      request.open(init.method ?? 'GET', input instanceof globalThis.Request ? input.url : input);
      for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
      request.withCredentials = init.credentials === 'include';
      request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
        if (lengthComputable && total > 0) onProgress(loaded / total);
      };
      const abort = () => request.abort();
      signal?.addEventListener('abort', abort, { once: true });
      request.onload = () => resolve(createResponse(request));
      request.onerror = () => reject(new TypeError('The upload got no answer'));
      request.onabort = () => reject((signal?.reason ?? new TypeError('The upload was aborted')) as Error);
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      request.send(init.body as FormData);
    });
}

/** Statuses whose response must not have a body. */
const NULL_BODY_STATUSES = [204, 205, 304];

function createResponse(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('content-type');
  const headers = new Headers(contentType === null ? [] : [['content-type', contentType]]);
  const body = NULL_BODY_STATUSES.includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
