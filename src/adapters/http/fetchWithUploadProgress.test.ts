import { getEventListeners } from 'node:events';
import { beforeEach, describe, expect, it } from 'vitest';
import { fetchWithUploadProgress } from './fetchWithUploadProgress.ts';

type EventHandler = ((event: never) => void) | null;

/** A fake `XMLHttpRequest` with the members that an upload uses, answered by the test. */
class FakeXhr {
  static instances: FakeXhr[] = [];
  readonly upload: { onprogress: EventHandler } = { onprogress: null };
  readonly headers: Record<string, string> = {};
  withCredentials = false;
  status = 0;
  statusText = '';
  responseText = '';
  openArguments: readonly unknown[] = [];
  sentBody: unknown;
  onload: EventHandler = null;
  onerror: EventHandler = null;
  onabort: EventHandler = null;
  onloadend: EventHandler = null;

  constructor() {
    FakeXhr.instances.push(this);
  }

  open(...args: unknown[]) {
    this.openArguments = args;
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  getResponseHeader(name: string) {
    return name === 'content-type' ? 'application/json' : null;
  }
  send(body: unknown) {
    this.sentBody = body;
  }
  abort() {
    this.end('onabort');
  }
  end(eventName: 'onload' | 'onerror' | 'onabort') {
    this[eventName]?.({} as never);
    this.onloadend?.({} as never);
  }
}

const seenFractions: number[] = [];
const uploadWithProgress = (init: RequestInit = {}) =>
  fetchWithUploadProgress((share) => seenFractions.push(share), FakeXhr as unknown as typeof XMLHttpRequest)(
    '/api/item/attachment',
    {
      method: 'POST',
      credentials: 'include',
      ...init,
    },
  );
const getNewest = () => FakeXhr.instances.at(-1)!;

describe('an upload with progress', () => {
  beforeEach(() => {
    FakeXhr.instances = [];
    seenFractions.length = 0;
  });

  it('sends the same as fetch, reports progress and returns a response', async () => {
    const body = new FormData();
    const answer = uploadWithProgress({ body, headers: { accept: 'application/json' } });
    expect(getNewest()).toMatchObject({
      openArguments: ['POST', '/api/item/attachment'],
      withCredentials: true,
      sentBody: body,
      headers: { accept: 'application/json' },
    });
    getNewest().upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 } as never);
    getNewest().upload.onprogress?.({ lengthComputable: false, loaded: 25, total: 0 } as never);
    expect(seenFractions).toEqual([0.25]);
    Object.assign(getNewest(), { status: 200, responseText: '{"id":"a"}' }).end('onload');
    expect(await (await answer).json()).toEqual({ id: 'a' });
  });

  it('removes its listener from a signal that outlives the upload', async () => {
    const { signal } = new AbortController();
    const answer = uploadWithProgress({ signal });
    Object.assign(getNewest(), { status: 200, responseText: '{}' }).end('onload');
    await answer;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('returns error responses', async () => {
    const answer = uploadWithProgress();
    Object.assign(getNewest(), { status: 413, responseText: '{}' }).end('onload');
    expect(await answer).toMatchObject({ ok: false, status: 413 });
  });

  it('accepts a response without a body', async () => {
    const answer = uploadWithProgress();
    Object.assign(getNewest(), { status: 204 }).end('onload');
    expect((await answer).status).toBe(204);
  });

  it('rejects without a response', async () => {
    const answer = uploadWithProgress();
    getNewest().end('onerror');
    await expect(answer).rejects.toBeInstanceOf(TypeError);
  });

  it("aborts with the signal's reason, before and after sending", async () => {
    const reason = new Error('The shopper went elsewhere.');
    await expect(uploadWithProgress({ signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(FakeXhr.instances).toEqual([]);
    const controller = new AbortController();
    const answer = uploadWithProgress({ signal: controller.signal });
    controller.abort(reason);
    await expect(answer).rejects.toBe(reason);
  });
});
