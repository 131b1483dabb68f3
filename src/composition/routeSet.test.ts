import { expect, it } from 'vitest';
import { createAppUrl, getRouteSet } from './routeSet.ts';

it.each([
  ['www.atelier.test', '/', 'website'],
  ['www.atelier.test', '/anything', 'website'],
  ['www.atelier.test', '/vision', 'vision'],
  ['localhost', '/website', 'website'],
  ['localhost', '/vision', 'vision'],
  ['127.0.0.1', '/website/more', 'website'],
  ['[::1]', '/vision', 'vision'],
  ['localhost', '/', 'app'],
  ['localhost', '/privacy', 'app'],
  ['app.atelier.test', '/vision', 'app'],
  ['1.2.3.4.example', '/vision', 'app'],
])('shows at %s%s the %s', (hostname, pathname, routeSet) => {
  expect(getRouteSet(hostname, pathname)).toBe(routeSet);
});

it('leads from the marketing host to the app host, elsewhere to the same origin', () => {
  expect(createAppUrl({ hostname: 'www.atelier.test', protocol: 'https:' })).toBe('https://app.atelier.test/');
  expect(createAppUrl({ hostname: 'localhost', protocol: 'http:' })).toBe('/');
});
