/** Is told the share of the request's bytes that have left, 0 to 1. */
export type UploadProgress = (share: number) => void;

/**
 * `fetch` as far as an upload needs it, which tells how far the upload is: `fetch` itself cannot. Rejects as
 * `fetch` does, with a `TypeError` where no answer came and with the signal's reason where it aborts.
 */
export function xhrFetch(onProgress: UploadProgress, Request: typeof XMLHttpRequest = XMLHttpRequest): typeof fetch {
  return (input, init = {}) => new Promise((resolve, reject) => {
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
    request.onload = () => resolve(responseOf(request));
    request.onerror = () => reject(new TypeError('The upload got no answer'));
    request.onabort = () => reject((signal?.reason ?? new TypeError('The upload was aborted')) as Error);
    request.onloadend = () => signal?.removeEventListener('abort', abort);
    request.send(init.body as FormData);
  });
}

/** Statuses whose answer must have no body. */
const BODILESS = [204, 205, 304];

function responseOf(request: XMLHttpRequest): Response {
  const contentType = request.getResponseHeader('content-type');
  const headers = new Headers(contentType === null ? [] : [['content-type', contentType]]);
  const body = BODILESS.includes(request.status) ? null : request.responseText;
  return new Response(body, { status: request.status, statusText: request.statusText, headers });
}
