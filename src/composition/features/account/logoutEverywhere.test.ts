import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../application/ports/CallError.ts';
import { logoutEverywhere } from './logoutEverywhere.ts';

let callNames: string[];
const createParts = (closeAllSessions: () => Promise<void>) => ({
  sessions: { closeAllSessions },
  account: { logout: async () => void callNames.push('logout') },
  notices: { showError: vi.fn() },
});
beforeEach(() => {
  callNames = [];
});

it('signs out on this device after the server has ended all sessions', async () => {
  const { notices, ...rest } = createParts(async () => void callNames.push('everywhere'));
  await logoutEverywhere({ ...rest, notices });
  expect(callNames).toEqual(['everywhere', 'logout']);
  expect(notices.showError).not.toHaveBeenCalled();
});

it('stays signed in and says so if the server cannot be reached', async () => {
  const { notices, ...rest } = createParts(() =>
    Promise.reject(new CallError('Error logging out everywhere', 'unreachable')),
  );
  await logoutEverywhere({ ...rest, notices });
  expect(callNames).toEqual([]);
  expect(notices.showError).toHaveBeenCalledExactlyOnceWith('logout-everywhere-failed');
});
