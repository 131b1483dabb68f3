import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { xhrFetch } from './xhrFetch.ts';

type Handler = ((event: never) => void) | null;

/** A fake `XMLHttpRequest` with the members that an upload uses, answered by the test. */
class HeldXhr {
  static made: HeldXhr[] = [];
  readonly upload: { onprogress: Handler } = { onprogress: null };
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  opened: readonly unknown[] = [];
  sent: unknown;
  onload: Handler = null;
  onerror: Handler = null;
  onabort: Handler = null;
  onloadend: Handler = null;

  constructor() {
    HeldXhr.made.push(this);
  }

  open(...args: unknown[]) {
    this.opened = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }
  send(body: unknown) {
    this.sent = body;
  }
  abort() {
    this.end('onabort');
  }
  end(how: 'onload' | 'onerror' | 'onabort') {
    this[how]?.({} as never);
    this.onloadend?.({} as never);
  }
}

const shares: number[] = [];
const upload = (init: RequestInit = {}) =>
  xhrFetch((share) => shares.push(share), HeldXhr as unknown as typeof XMLHttpRequest)('/api/item/attachment', {
    method: 'POST',
    credentials: 'include',
    ...init,
  });
const newest = () => HeldXhr.made.at(-1)!;

describe('xhrFetch', () => {
  beforeEach(() => {
    HeldXhr.made = [];
    shares.length = 0;
  });

  it('sends the same as fetch, reports progress and returns a response', async () => {
    const body = new FormData();
    const answer = upload({ body, headers: { accept: 'application/json' } });
    expect(newest()).toMatchObject({
      opened: ['POST', '/api/item/attachment'],
      withCredentials: true,
      sent: body,
      headers: { accept: 'application/json' },
    });
    newest().upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 } as never);
    newest().upload.onprogress?.({ lengthComputable: false, loaded: 25, total: 0 } as never);
    expect(shares).toEqual([0.25]);
    Object.assign(newest(), { status: 200, responseText: '{"id":"a"}' }).end('onload');
    expect(await (await answer).json()).toEqual({ id: 'a' });
  });

  it('removes its listener from a signal that outlives the upload', async () => {
    const { signal } = new AbortController();
    const answer = upload({ signal });
    Object.assign(newest(), { status: 200, responseText: '{}' }).end('onload');
    await answer;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('returns error responses', async () => {
    const answer = upload();
    Object.assign(newest(), { status: 413, responseText: '{}' }).end('onload');
    expect(await answer).toMatchObject({ ok: false, status: 413 });
  });

  it('accepts a response without a body', async () => {
    const answer = upload();
    Object.assign(newest(), { status: 204 }).end('onload');
    expect((await answer).status).toBe(204);
  });

  it('rejects without a response', async () => {
    const answer = upload();
    newest().end('onerror');
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it("aborts with the signal's reason, before and after sending", async () => {
    const reason = new Error('The shopper went elsewhere.');
    await expect(upload({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(HeldXhr.made).toEqual([]);
    const controller = new AbortController();
    const answer = upload({ signal: controller.signal });
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});
