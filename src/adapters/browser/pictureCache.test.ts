import { describe, expect, it } from 'vitest';
import { isAppPage, isPicturePath } from './pictureCache.ts';

describe('what the service worker answers', () => {
  it.each([
    ['/media/catalogue/blazer.avif', true],
    ['/ink/empty.svg', true],
    ['/api/pose/anna/1/image', false],
    ['/api/tryon/1', false],
    ['/assets/app.js', false],
    ['/medialike/x.avif', false],
  ])('stores %s as a picture: %s', (path, expected) => {
    expect(isPicturePath(path)).toBe(expected);
  });

  it.each([
    ['/', true],
    ['/onboarding', true],
    ['/privacy', true],
    ['/website', false],
    ['/vision', false],
    ['/visionary', true],
    ['/api/health', false],
    ['/dev/mailbox', false],
    ['/llms.txt', false],
    ['/sitemap.xml', false],
  ])('opens %s as a page of the app without the server: %s', (path, expected) => {
    expect(isAppPage(path)).toBe(expected);
  });
});
