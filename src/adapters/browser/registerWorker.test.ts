import { afterEach, describe, expect, it } from 'vitest';
import { registerWorker } from './registerWorker.ts';

/** Installs the parts of a browser that registration needs. */
function installBrowser(trustedTypes?: unknown) {
  const registrations: unknown[] = [];
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: { serviceWorker: { register: async (url: unknown) => registrations.push(url) } },
  });
  Object.assign(globalThis, { trustedTypes });
  return registrations;
}

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator')!;
afterEach(() => {
  Object.defineProperty(globalThis, 'navigator', original);
  Object.assign(globalThis, { trustedTypes: undefined });
});

describe('registerWorker', () => {
  it('registers the path where the browser has no Trusted Types', async () => {
    const registrations = installBrowser();
    await registerWorker('/service-worker.js');
    expect(registrations).toEqual(['/service-worker.js']);
  });

  it('registers a trusted URL from the one policy, which passes nothing else', async () => {
    let createUrl = (_: string): unknown => undefined;
    const registrations = installBrowser({
      createPolicy: (name: string, { createScriptURL }: { createScriptURL: (url: string) => string }) => {
        createUrl = createScriptURL;
        return { createScriptURL: (url: string) => `${name} trusts ${createScriptURL(url)}` };
      },
    });
    await registerWorker('/service-worker.js');
    expect(registrations).toEqual(['service-worker trusts /service-worker.js']);
    expect(() => createUrl('/other.js')).toThrow(TypeError);
  });
});
