import { beforeEach, expect, it, vi } from 'vitest';
import { CallError } from '../../../application/ports/CallError.ts';
import { logoutEverywhere } from './logoutEverywhere.ts';

let calls: string[];
const parts = (closeAllSessions: () => Promise<void>) => ({
  sessions: { closeAllSessions },
  account: { logout: async () => void calls.push('logout') },
  notices: { showError: vi.fn() },
});
beforeEach(() => {
  calls = [];
});

it('signs out on this device after the server has ended all sessions', async () => {
  const { notices, ...rest } = parts(async () => void calls.push('everywhere'));
  await logoutEverywhere({ ...rest, notices });
  expect(calls).toEqual(['everywhere', 'logout']);
  expect(notices.showError).not.toHaveBeenCalled();
});

it('stays signed in and says so if the server cannot be reached', async () => {
  const { notices, ...rest } = parts(() =>
    Promise.reject(new CallError('Error logging out everywhere', 'unreachable')),
  );
  await logoutEverywhere({ ...rest, notices });
  expect(calls).toEqual([]);
  expect(notices.showError).toHaveBeenCalledExactlyOnceWith('logout-everywhere-failed');
});
