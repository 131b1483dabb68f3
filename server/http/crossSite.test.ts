import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCrossSiteRequest, isOwnHost } from './crossSite.ts';

describe('the host of a request', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'LOCALHOST:3000',
    'shop.localhost',
    '127.0.0.1:9099',
    '[::1]:3000',
    '192.168.1.20:3000',
  ])('names this machine: %s', (host) => expect(isOwnHost(host)).toBe(true));

  it.each([
    undefined,
    '',
    'evil.example',
    'evil.example:3000',
    'localhost.evil.example',
    'evil-localhost',
    '127.0.0.1.evil.example',
    '127.1.evil',
    'localhost@evil.example',
    'localhost/x',
    'localhost, evil.example',
    '[::1].evil.example',
    '[evil]',
    'localhost:3000:1',
  ])('does not name this machine: %s', (host) => expect(isOwnHost(host)).toBe(false));

  it('may be one of the configured names, and no others', () => {
    expect([isOwnHost('atelier.test:3000', ['atelier.test']), isOwnHost('sub.atelier.test', ['atelier.test'])]).toEqual(
      [true, false],
    );
  });

  it('is never a public domain', () => {
    fc.assert(fc.property(fc.domain(), (domain) => !isOwnHost(domain) && !isOwnHost(`${domain}:3000`)));
  });
});

describe('a request to a server for programs', () => {
  const host = '127.0.0.1:9099';
  it.each([
    { host: 'evil.example' },
    { host, origin: 'https://evil.example' },
    { host, origin: 'null' },
    { host, origin: 'http://localhost:3000' },
    { host, 'sec-fetch-site': 'cross-site' },
    { host, 'sec-fetch-site': 'same-site' },
  ])('is foreign with %j', (headers) => expect(isCrossSiteRequest(headers)).toBe(true));

  it.each([{ host }, { host, origin: `http://${host}` }, { host, 'sec-fetch-site': 'none' }])(
    'is not foreign with %j',
    (headers) => expect(isCrossSiteRequest(headers)).toBe(false),
  );
});
