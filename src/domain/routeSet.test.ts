import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PRODUCT } from './product.ts';
import { getRouteSet, servesBothSets } from './routeSet.ts';

const localHostArbitrary = fc.oneof(
  fc.constantFrom('localhost', 'LocalHost', 'localhost.'),
  fc.ipV4(),
  fc.ipV6().map((address) => `[${address}]`),
);
const portArbitrary = fc.oneof(
  fc.constant(''),
  fc.integer({ min: 1, max: 65_535 }).map((port) => `:${port}`),
);
const pathArbitrary = fc.webPath().map((path) => (path.startsWith('/') ? path : `/${path}`));
const otherHostArbitrary = fc.domain().filter((name) => name.toLowerCase() !== PRODUCT.marketingHost);

describe('the routes of an address (spec 2.1)', () => {
  it.each([
    ['www.atelier.test', '/', 'website'],
    ['www.atelier.test', '/website', 'website'],
    ['www.atelier.test', '/anything', 'website'],
    ['www.atelier.test', '/onboarding', 'website'],
    ['www.atelier.test', '/vision', 'vision'],
    ['www.atelier.test', '/vision/', 'vision'],
    ['www.atelier.test', '/vision/more', 'website'],
    ['www.atelier.test', '/visionary', 'website'],
    ['WWW.Atelier.Test:443', '/vision', 'vision'],
    ['www.atelier.test.', '/', 'website'],
    ['localhost', '/website', 'website'],
    ['localhost:3000', '/website/', 'website'],
    ['localhost', '/website/anything', 'website'],
    ['localhost', '/websites', 'website'],
    ['localhost', '/vision', 'vision'],
    ['localhost', '/visionary', 'website'],
    ['127.0.0.1:3000', '/website/more', 'website'],
    ['[::1]', '/vision', 'vision'],
    ['[::ffff:127.0.0.1]:3000', '/vision/', 'vision'],
    ['localhost', '/', 'app'],
    ['localhost', '/privacy', 'app'],
    ['localhost', '/Website', 'app'],
    ['localhost', '//website', 'app'],
    ['localhost', '/a/website', 'app'],
    ['app.atelier.test', '/vision', 'app'],
    ['app.atelier.test', '/website', 'app'],
    ['x.www.atelier.test', '/', 'app'],
    ['www.atelier.test.example', '/', 'app'],
    ['shop.localhost', '/website', 'app'],
    ['1.2.3.4.example', '/vision', 'app'],
    ['256.1.1.1', '/vision', 'app'],
    ['', '/vision', 'app'],
  ])('shows at %s%s the %s', (host, path, routeSet) => {
    expect(getRouteSet(host, path)).toBe(routeSet);
  });

  it('shows every path of the marketing host but /vision the marketing site', () => {
    fc.assert(
      fc.property(portArbitrary, pathArbitrary, (port, path) => {
        const isVision = /^\/vision\/?$/u.test(path);
        expect(getRouteSet(PRODUCT.marketingHost + port, path)).toBe(isVision ? 'vision' : 'website');
      }),
    );
  });

  it('decides by the beginning of the path on localhost and IP addresses, whatever the port', () => {
    const anyPath = fc.oneof(
      pathArbitrary,
      fc
        .tuple(fc.constantFrom('/website', '/vision'), fc.constantFrom('', '/', 'x', '/x'))
        .map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(localHostArbitrary, portArbitrary, anyPath, (host, port, path) => {
        const expected = /^\/(?:website|vision)/u.test(path) ? getRouteSet(PRODUCT.marketingHost, path) : 'app';
        expect(getRouteSet(host + port, path)).toBe(expected);
        expect(servesBothSets(host + port)).toBe(true);
      }),
    );
  });

  it('shows the app on every other host, at every path', () => {
    fc.assert(
      fc.property(
        otherHostArbitrary,
        portArbitrary,
        fc.oneof(pathArbitrary, fc.constantFrom('/website', '/vision')),
        (host, port, path) => {
          expect(getRouteSet(host + port, path)).toBe('app');
          expect(servesBothSets(host + port)).toBe(false);
        },
      ),
    );
  });
});
