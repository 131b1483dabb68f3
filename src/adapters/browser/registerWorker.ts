interface ScriptPolicy {
  createScriptURL(url: string): string;
}

interface TrustedTypes {
  createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy;
}

/**
 * The name of the only Trusted Types policy that the Content-Security-Policy allows (server/http/security.ts). The
 * policy accepts only the service worker's URL.
 */
const POLICY_NAME = 'service-worker';

/** Registers the service worker for the whole origin. Rejects if the browser or its settings forbid it. */
export function registerWorker(path: string): Promise<ServiceWorkerRegistration> {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY_NAME, {
    createScriptURL: (url) => {
      if (url !== path) throw new TypeError(`${url} is not the service worker.`);
      return url;
    },
  });
  return navigator.serviceWorker.register(policy?.createScriptURL(path) ?? path);
}
