import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { HeldCalls } from '../../../tests/support/HeldCalls.ts';
import type { AccessOverview } from '../../application/ports/AccountAccess.ts';
import { IdentityError } from '../../application/ports/IdentityProvider.ts';
import { AccessSection } from './AccessSection.tsx';
import { AccessViewModel, type AccessDependencies } from './AccessViewModel.ts';

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR_MS = 3_600_000;
const PASSWORD_METHOD = { provider: 'firebase', way: 'password', address: 'anna@example.test' };
const GOOGLE_METHOD = { provider: 'google', way: 'google', address: 'anna@example.test' };
const THIS_DEVICE = { id: 'd1', browser: 'Firefox', system: 'Linux', openedAt: 1, seenAt: NOW, isCurrent: true };
const PHONE = {
  id: 'd2',
  browser: 'Safari',
  system: 'iPhone',
  openedAt: 1,
  seenAt: NOW - 50 * HOUR_MS,
  isCurrent: false,
};
const OVERVIEW: AccessOverview = {
  ...{ signIns: [PASSWORD_METHOD], devices: [PHONE, THIS_DEVICE], providers: ['firebase', 'google'] },
  ...{ canChangeEmail: true, canRemoveSignIn: true },
};

/** The overview that the fake manager returns. */
let current: AccessOverview | Error;
const setOverview = (overview: AccessOverview | Error) => void (current = overview);

function renderSection(overview: AccessOverview | Error, changes: Partial<AccessDependencies['manager']> = {}) {
  const calls: unknown[] = [];
  setOverview(overview);
  const manager: AccessDependencies['manager'] = {
    fetchOverview: async () => {
      if (current instanceof Error) throw current;
      return current;
    },
    changeEmail: async (...args) => void calls.push(['email', ...args]),
    changePassword: async (...args) => void calls.push(['password', ...args]),
    link: async (...args) => void calls.push(['link', ...args]),
    unlink: async (...args) => void calls.push(['unlink', ...args]),
    closeDevice: async (id) => {
      calls.push(['close', id]);
      current = { ...OVERVIEW, devices: [THIS_DEVICE] };
    },
    ...changes,
  };
  const parts = { manager, clock: { now: () => NOW }, mailbox: async () => '/dev/mailbox', prepareSigningIn: () => {} };
  render(<AccessSection createView={() => new AccessViewModel(parts)} />);
  return calls;
}

const find = (role: string, name: string | RegExp) => screen.findByRole(role, { name, hidden: true });
const press = async (name: string | RegExp) => userEvent.click(await find('button', name));

describe('the access section', () => {
  it('lists sign-in methods and devices, this one first and marked', async () => {
    renderSection({ ...OVERVIEW, signIns: [PASSWORD_METHOD, GOOGLE_METHOD] });
    await find('button', 'Unlink Google');
    expect(screen.getByText('Linked as anna@example.test')).toBeDefined();
    const devices = within(screen.getByRole('list', { name: 'Signed-in devices', hidden: true }));
    const [firstElement, secondElement] = devices.getAllByRole('listitem', { hidden: true });
    expect(firstElement?.textContent).toContain('Firefox on Linux');
    expect(firstElement?.textContent).toContain('This device');
    expect(secondElement?.textContent).toContain('Last used 2 days ago');
    expect(devices.getAllByRole('button', { hidden: true })).toHaveLength(1);
  });

  it('offers no change that would fail', async () => {
    renderSection({ ...OVERVIEW, canChangeEmail: false, signIns: [PASSWORD_METHOD] });
    await find('button', 'Link Google');
    expect(screen.queryByRole('button', { name: 'Change email', hidden: true })).toBeNull();
    expect(screen.getByText('This server is not set up to change it.')).toBeDefined();
  });

  it('never offers to remove the last sign-in method', async () => {
    renderSection({ ...OVERVIEW, signIns: [GOOGLE_METHOD] });
    expect(await screen.findByText('Your only way to log in.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Unlink Google', hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Change password', hidden: true })).toBeNull();
  });

  it('changes the password with the current one', async () => {
    const calls = renderSection(OVERVIEW);
    await press('Change password');
    await press('Cancel');
    await press('Change password');
    const dialog = screen.getByRole('dialog', { name: 'Change password', hidden: true });
    const submit = within(dialog).getByRole('button', { name: 'Change password', hidden: true });
    await userEvent.click(submit);
    expect(within(dialog).getByText('Please fill in all fields')).toBeDefined();
    await userEvent.type(within(dialog).getByLabelText('Current password'), 'linen-blazer');
    await userEvent.type(within(dialog).getByLabelText('New password'), 'new-password');
    await userEvent.click(submit);
    expect(await screen.findByText('Your password is changed.')).toBeDefined();
    expect(calls).toEqual([['password', 'anna@example.test', 'linen-blazer', 'new-password']]);
  });

  it('links Google once, however often Enter is pressed, and then shows it', async () => {
    const linking = new HeldCalls<string[], void>();
    renderSection(OVERVIEW, {
      link: async (...args) => {
        await linking.call(...args);
        setOverview({ ...OVERVIEW, signIns: [PASSWORD_METHOD, GOOGLE_METHOD] });
      },
    });
    await press('Link Google');
    const dialog = screen.getByRole('dialog', { name: 'Link Google', hidden: true });
    await userEvent.type(within(dialog).getByLabelText('Current password'), 'linen-blazer');
    const form = dialog.querySelector('form')!;
    act(() => form.requestSubmit());
    act(() => form.requestSubmit());
    expect(linking.madeArguments).toEqual([['google', 'anna@example.test', 'linen-blazer']]);
    act(() => linking.newest.resolve());
    expect(await screen.findByText('Linked as anna@example.test')).toBeDefined();
  });

  it('says why a change failed, in the open dialog', async () => {
    renderSection(OVERVIEW, { link: () => Promise.reject(new IdentityError('wrong-password')) });
    await press('Link Google');
    const dialog = screen.getByRole('dialog', { name: 'Link Google', hidden: true });
    await userEvent.type(within(dialog).getByLabelText('Current password'), 'wrong');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Link Google', hidden: true }));
    expect(await within(dialog).findByText('Incorrect password.')).toBeDefined();
  });

  it('says where the mail for a new email waits', async () => {
    const calls = renderSection(OVERVIEW);
    await press('Change email');
    const dialog = screen.getByRole('dialog', { name: 'Change email', hidden: true });
    await userEvent.type(within(dialog).getByLabelText('New email'), ' new@example.test');
    await userEvent.type(within(dialog).getByLabelText('Current password'), 'linen-blazer');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send link', hidden: true }));
    expect(await screen.findByText(/We sent a link to new@example.test/u)).toBeDefined();
    expect(calls).toEqual([['email', 'anna@example.test', 'linen-blazer', 'new@example.test']]);
    expect(await find('link', 'Open the development mailbox')).toBeDefined();
  });

  it('signs out another device', async () => {
    const calls = renderSection(OVERVIEW);
    await press('Sign out Safari on iPhone');
    expect(await screen.findByText('The device is signed out.')).toBeDefined();
    expect(screen.queryByText('Safari on iPhone')).toBeNull();
    expect(calls).toEqual([['close', 'd2']]);
  });

  it('signs out one device at a time', async () => {
    const closing = new HeldCalls<[string], void>();
    const tablet = { ...PHONE, id: 'd3', system: 'iPad' };
    renderSection({ ...OVERVIEW, devices: [THIS_DEVICE, PHONE, tablet] }, { closeDevice: closing.call });
    await press('Sign out Safari on iPhone');
    await press('Sign out Safari on iPad');
    expect(closing.madeArguments).toEqual([['d2']]);
  });

  it('can be loaded again after a failure', async () => {
    renderSection(new Error('offline'));
    expect(await screen.findByText('Your sign-in methods could not be loaded.')).toBeDefined();
    await press('Try again');
    expect(await find('button', 'Try again')).toBeDefined();
  });
});
