import { expect, it } from 'vitest';
import { BrowserConnection } from './BrowserConnection.ts';

it('notifies when the network goes on and off', () => {
  let notificationCount = 0;
  const stop = new BrowserConnection().subscribe(() => {
    notificationCount += 1;
  });
  dispatchEvent(new Event('offline'));
  dispatchEvent(new Event('online'));
  stop();
  dispatchEvent(new Event('offline'));
  expect(notificationCount).toBe(2);
});
