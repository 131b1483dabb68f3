import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Problem } from '../../../contract/problem.ts';
import { CONNECTION_BOUNDS } from '../../../server/http/connections.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

/** Short limits, so that the tests are fast. */
const SHORT_LIMITS = {
  headersMs: 300,
  requestMs: 900,
  silenceMs: 600,
  keepAliveMs: 400,
  lingerMs: 300,
  maxCount: 100,
  checkIntervalMs: 50,
};
const HOST_HEADER = 'Host: localhost\r\n';

describe('connections', () => {
  let backend: BackendUnderTest;
  let log: PassThrough;
  let port: number;

  beforeAll(async () => {
    log = new PassThrough();
    const logger = { level: 'error', stream: log };
    backend = await BackendUnderTest.start({}, { connections: SHORT_LIMITS, logger });
    await backend.app.listen({ host: '127.0.0.1', port: 0 });
    port = (backend.app.server.address() as AddressInfo).port;
  });
  afterAll(() => backend.stop());

  /** Sends the chunks one after another until the server closes the connection. Returns the response. */
  async function exchangeText(words: Iterable<string>, pauseMs = 0): Promise<string> {
    const socket: Socket = connect(port, '127.0.0.1');
    let receivedText = '';
    const whenClosed = new Promise<void>((resolve) =>
      socket
        .setEncoding('utf8')
        .on('data', (text) => (receivedText += String(text)))
        .on('error', () => undefined)
        .on('close', () => resolve()),
    );
    const wordIterator = words[Symbol.iterator]();
    const timer = setInterval(() => {
      const nextWord = wordIterator.next();
      if (nextWord.done !== true) socket.write(nextWord.value);
    }, pauseMs);
    await whenClosed;
    clearInterval(timer);
    return receivedText;
  }
  function* dripHeaders(beginRequest: string): Generator<string> {
    yield beginRequest;
    for (;;) yield 'a';
  }
  const parseProblem = (answer: string) => Problem.parse(JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)));
  const expectProblem = (answer: string, status: number) => {
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
    expect(parseProblem(answer)).toMatchObject({ status });
    for (const header of ['content-security-policy', 'x-content-type-options', 'application/problem+json'])
      expect(answer).toContain(header);
  };

  it('allow a 10 MB photo over a poor mobile network', () => {
    expect((10_000_000 * 8) / (CONNECTION_BOUNDS.requestMs / 1_000)).toBeLessThan(300_000);
    expect(CONNECTION_BOUNDS.silenceMs).toBeLessThan(CONNECTION_BOUNDS.requestMs);
  });

  it('of one address take at most half of all', async () => {
    const sockets = Array.from({ length: SHORT_LIMITS.maxCount - 1 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const countConnections = promisify(backend.app.server.getConnections.bind(backend.app.server));
    await expect.poll(countConnections).toBe(SHORT_LIMITS.maxCount / 2);
    expect((await fetch(`http://127.0.0.1:${port}/api/config`)).status).toBe(200);
    for (const socket of sockets) socket.destroy();
  });

  it('are limited in number, so that they cannot take all files that the process may open', () => {
    expect(backend.app.server.maxConnections).toBe(SHORT_LIMITS.maxCount);
  });

  it('are closed when idle', async () => {
    await exchangeText([]);
  });

  describe('with a body that does not end', () => {
    let patientBackend: BackendUnderTest;
    let anna: { cookie: string };
    const createForm = (path: string, cookie: string) =>
      `POST ${path} HTTP/1.1\r\n${HOST_HEADER}Cookie: ${cookie}\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: 10000000\r\n\r\n`;
    beforeAll(async () => {
      patientBackend = await BackendUnderTest.start({}, { connections: { ...CONNECTION_BOUNDS, lingerMs: 100 } });
      anna = await patientBackend.signIn('anna');
      await patientBackend.app.listen({ host: '127.0.0.1', port: 0 });
      port = (patientBackend.app.server.address() as AddressInfo).port;
    });
    afterAll(async () => {
      await patientBackend.stop();
      port = (backend.app.server.address() as AddressInfo).port;
    });

    it('are closed soon after the request was refused', async () => {
      expectProblem(await exchangeText(dripHeaders(createForm('/api/item/attachment', '')), 20), 401);
    });

    it('are refused before the body is read if the path names another shopper', async () => {
      expectProblem(await exchangeText(dripHeaders(createForm('/api/pose/user/ben', anna.cookie)), 20), 403);
    });

    it('are refused once it is longer than any form, even before its first part', async () => {
      const answer = await patientBackend.call({
        method: 'POST',
        url: '/api/item/attachment',
        headers: { ...anna, 'content-type': 'multipart/form-data; boundary=x' },
        payload: Buffer.alloc(65 * 1024 * 1024, 97),
      });
      expect(answer.statusCode).toBe(413);
    });
  });

  it('are closed if headers, or a body, arrive byte by byte', async () => {
    const [headers, body] = await Promise.all([
      exchangeText(dripHeaders(`GET /api/health HTTP/1.1\r\n${HOST_HEADER}X-Slow: `), 30),
      exchangeText(
        dripHeaders(
          `POST /api/auth/firebase HTTP/1.1\r\n${HOST_HEADER}Content-Type: application/json\r\nContent-Length: 100000\r\n\r\n`,
        ),
        30,
      ),
    ]);
    expectProblem(headers, 408);
    expectProblem(body, 408);
  });

  it('are closed if a body stalls, and when idle after a request', async () => {
    const [stuckResponse, idleResponse] = await Promise.all([
      exchangeText([
        `POST /api/auth/firebase HTTP/1.1\r\n${HOST_HEADER}Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{`,
      ]),
      exchangeText([`GET /api/health HTTP/1.1\r\n${HOST_HEADER}\r\n`]),
    ]);
    expect(stuckResponse === '' || stuckResponse.startsWith('HTTP/1.1 408')).toBe(true);
    expect(idleResponse).toContain('200 OK');
  });

  it.each([
    ['text that is not HTTP', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\n${HOST_HEADER}X: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    ['a URL that cannot be decoded', `GET /% HTTP/1.1\r\n${HOST_HEADER}Connection: close\r\n\r\n`, 400],
    ['an id that cannot be decoded', `GET /api/item/%ff HTTP/1.1\r\n${HOST_HEADER}Connection: close\r\n\r\n`, 400],
    [
      'an id of 300 letters',
      `GET /api/item/${'a'.repeat(300)} HTTP/1.1\r\n${HOST_HEADER}Connection: close\r\n\r\n`,
      414,
    ],
    [
      'a picture with NUL in its name',
      `GET /media/catalogue/a%00b/front.avif HTTP/1.1\r\n${HOST_HEADER}Connection: close\r\n\r\n`,
      404,
    ],
    ['an unknown method', `PROPFIND /api/health HTTP/1.1\r\n${HOST_HEADER}Connection: close\r\n\r\n`, 404],
    ['no host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', `GET /api/health HTTP/1.1\r\n${HOST_HEADER}Host: elsewhere.test\r\nConnection: close\r\n\r\n`, 400],
    [
      'an unknown expectation',
      `POST /api/auth/logout HTTP/1.1\r\n${HOST_HEADER}Expect: the-best\r\nConnection: close\r\n\r\n`,
      417,
    ],
    ['a wish for a tunnel', 'CONNECT elsewhere.test:443 HTTP/1.1\r\nHost: elsewhere.test:443\r\n\r\n', 400],
    ['a wish for a tunnel to itself', `CONNECT localhost:80 HTTP/1.1\r\n${HOST_HEADER}\r\n`, 400],
    ['an asterisk', `OPTIONS * HTTP/1.1\r\n${HOST_HEADER}Connection: close\r\n\r\n`, 404],
  ])('answer %s with a problem and the usual headers', async (_what, words, status) => {
    expectProblem(await exchangeText([words]), status);
  });

  it('answer a few requests that were sent ahead, and end one that sends thousands', async () => {
    const requestHead = `GET /api/health HTTP/1.1\r\n${HOST_HEADER}`;
    const fewAnswers = await exchangeText([`${requestHead}\r\n`.repeat(9) + `${requestHead}Connection: close\r\n\r\n`]);
    expect(fewAnswers.match(/HTTP\/1\.1 200 /gu)).toHaveLength(10);
    const manyAnswers = await exchangeText([`${requestHead}\r\n`.repeat(5_000)]);
    expect(manyAnswers.match(/HTTP\/1\.1 /gu)?.length ?? 0).toBeLessThan(100);
    expect(log.read()).toBeNull();
  });

  it('accept an absolute URL', async () => {
    const answer = await exchangeText([
      `GET http://localhost/api/health?x HTTP/1.1\r\n${HOST_HEADER}Connection: close\r\n\r\n`,
    ]);
    expect(answer).toContain('200 OK');
  });

  it.each([
    [
      'ends too soon',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc',
    ],
    ['has no boundary', 'multipart/form-data', '--b--'],
    ['is malformed', 'multipart/form-data; boundary=b', '\0\0\0\0'],
    [
      'has a part without a name',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition\r\n\r\nabc\r\n--b--\r\n',
    ],
    ['is empty', 'multipart/form-data; boundary=b', ''],
  ])('answer a form that %s with 400', async (_what, type, payload) => {
    const headers = { ...(await backend.signIn('anna')), 'content-type': type };
    const answer = await backend.call({ method: 'POST', url: '/api/item/attachment', headers, payload });
    expect([answer.statusCode, Problem.parse(answer.json()).status]).toEqual([400, 400]);
  });
});
