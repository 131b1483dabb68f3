import { afterEach, describe, expect, it, vi } from 'vitest';
import { forgetPictures, isAppPage, isPicturePath } from './pictureCache.ts';

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

describe('pictures that are forgotten', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(globalThis, 'caches');
  });

  it.each([
    ['says so at once', () => Promise.reject(new DOMException('no', 'SecurityError')), false],
    ['says so when it is asked', () => Promise.resolve(true), true],
  ])('need no storage: a browser without one that %s', async (_name, remove, isHidden) => {
    const rejections: unknown[] = [];
    const recordRejection = (cause: unknown) => void rejections.push(cause);
    process.on('unhandledRejection', recordRejection);
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'caches', {
      configurable: true,
      get: isHidden ? refuse : () => ({ delete: remove }),
    });
    vi.stubGlobal('navigator', {
      get serviceWorker() {
        return refuse();
      },
    });
    forgetPictures();
    await new Promise((resolve) => setImmediate(resolve));
    process.off('unhandledRejection', recordRejection);
    expect(rejections).toEqual([]);
  });
});
