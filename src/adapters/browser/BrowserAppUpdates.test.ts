import { describe, expect, it } from 'vitest';
import { BrowserAppUpdates } from './BrowserAppUpdates.ts';

class FakeWorker extends EventTarget {
  state: ServiceWorkerState = 'installing';
  readonly messages: unknown[] = [];

  postMessage(message: unknown): void {
    this.messages.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

/** A fake browser: `controller` is the service worker in use, and `waiting` an installed newer one. */
function createBrowser({ controller = null as FakeWorker | null, waiting = null as FakeWorker | null } = {}) {
  const container = Object.assign(new EventTarget(), { controller });
  const registration = Object.assign(new EventTarget(), { installing: null as FakeWorker | null, waiting });
  let reloads = 0;
  const updates = new BrowserAppUpdates({
    container: container as unknown as ServiceWorkerContainer,
    registration: registration as unknown as ServiceWorkerRegistration,
    reload: () => (reloads += 1),
  });
  const install = () => {
    const worker = new FakeWorker();
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.become('installed');
    registration.waiting = worker;
    return worker;
  };
  return {
    updates,
    install,
    changeController: () => container.dispatchEvent(new Event('controllerchange')),
    countReloads: () => reloads,
  };
}

describe('BrowserAppUpdates', () => {
  it('offers a version that was installed while another is in use', () => {
    const { updates, install } = createBrowser({ controller: new FakeWorker() });
    let notified = 0;
    updates.subscribe(() => (notified += 1));
    expect(updates.snapshot).toBe(false);
    install();
    expect([updates.snapshot, notified]).toEqual([true, 1]);
  });

  it('offers a version that has waited since an earlier visit', () => {
    expect(createBrowser({ controller: new FakeWorker(), waiting: new FakeWorker() }).updates.snapshot).toBe(true);
  });

  it('does not offer the first version', () => {
    const { updates, install } = createBrowser();
    install();
    expect(updates.snapshot).toBe(false);
  });

  it('reloads once the newer version has taken over, and only the tab that asked for it', () => {
    const asking = createBrowser({ controller: new FakeWorker() });
    const worker = asking.install();
    asking.changeController();
    expect([worker.messages, asking.countReloads()]).toEqual([[], 0]);
    asking.updates.apply();
    expect([worker.messages, asking.countReloads()]).toEqual([[{ type: 'SKIP_WAITING' }], 0]);
    asking.changeController();
    expect(asking.countReloads()).toBe(1);
  });

  it('reloads at once if another tab has already let the newer version take over', () => {
    const { updates, countReloads } = createBrowser({ controller: new FakeWorker() });
    updates.apply();
    expect(countReloads()).toBe(1);
  });
});
