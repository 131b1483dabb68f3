import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { OwnerProof } from '../../application/accounts/AccessManager.ts';
import type { AccessOverview } from '../../application/ports/AccountAccess.ts';
import { IdentityError } from '../../application/ports/IdentityProvider.ts';
import { DataSection } from './DataSection.tsx';
import { DataViewModel } from './DataViewModel.ts';

const PASSWORD_METHOD = { provider: 'firebase', way: 'password', address: 'anna@example.test' };
const GOOGLE_METHOD = { provider: 'google', way: 'google', address: 'anna@example.test' };
const OVERVIEW: AccessOverview = {
  ...{ signIns: [PASSWORD_METHOD], devices: [], providers: [], canChangeEmail: true, canRemoveSignIn: true },
};

async function openDialog(overview: AccessOverview | Error, remove: () => Promise<boolean> = async () => true) {
  const proofs: OwnerProof[] = [];
  let fetchCount = 0;
  const manager = {
    exportAddress: '/api/user/anna/export',
    fetchOverview: async () => {
      fetchCount += 1;
      if (overview instanceof Error) throw overview;
      return overview;
    },
    deleteAccount: async (proof: OwnerProof) => {
      proofs.push(proof);
      return remove();
    },
  };
  render(<DataSection createView={() => new DataViewModel({ manager, prepareSigningIn: () => {} })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete account', hidden: true }));
  const dialog = within(await screen.findByRole('alertdialog', { hidden: true }));
  const submit = async () => userEvent.click(dialog.getByRole('button', { name: 'Delete account', hidden: true }));
  return { proofs, dialog, submit, getFetchCount: () => fetchCount };
}

describe('the section about the shopper’s data', () => {
  it('links to the archive', async () => {
    await openDialog(OVERVIEW);
    const link = screen.getByRole('link', { name: 'Download your data', hidden: true });
    expect(link.getAttribute('href')).toBe('/api/user/anna/export');
  });

  it('deletes the account with the password and a confirmation only', async () => {
    const { proofs, dialog, submit } = await openDialog(OVERVIEW);
    const understood = await dialog.findByRole('checkbox', { hidden: true });
    await submit();
    expect(dialog.getByText('Please enter your password')).toBeDefined();
    await userEvent.type(dialog.getByLabelText('Password'), 'linen-blazer');
    await submit();
    expect(dialog.getByText('Please tick the box first')).toBeDefined();
    expect(proofs).toEqual([]);
    await userEvent.click(understood);
    await submit();
    expect(proofs).toEqual([{ kind: 'password', email: 'anna@example.test', password: 'linen-blazer' }]);
  });

  it('deletes once, however often Enter is pressed', async () => {
    const { proofs, dialog } = await openDialog(OVERVIEW, () => new Promise(() => {}));
    await userEvent.click(await dialog.findByRole('checkbox', { hidden: true }));
    const field = dialog.getByLabelText<HTMLInputElement>('Password');
    await userEvent.type(field, 'linen-blazer');
    act(() => field.form!.requestSubmit());
    act(() => field.form!.requestSubmit());
    expect(proofs).toHaveLength(1);
  });

  it('asks a shopper without a password for a login with Google', async () => {
    const { proofs, dialog, submit } = await openDialog({ ...OVERVIEW, signIns: [GOOGLE_METHOD] });
    await userEvent.click(await dialog.findByRole('checkbox', { hidden: true }));
    expect(dialog.queryByLabelText('Password')).toBeNull();
    expect(dialog.getByText(/Your Google account itself stays/u)).toBeDefined();
    await submit();
    expect(proofs).toEqual([{ kind: 'popup', provider: 'google' }]);
  });

  it('says when the account at the identity provider stays', async () => {
    const { dialog } = await openDialog({ ...OVERVIEW, canRemoveSignIn: false });
    expect(await dialog.findByText(/ask the operator/u)).toBeDefined();
  });

  it('says why the deletion failed', async () => {
    const { dialog, submit } = await openDialog(OVERVIEW, () => Promise.reject(new IdentityError('wrong-password')));
    await userEvent.click(await dialog.findByRole('checkbox', { hidden: true }));
    await userEvent.type(dialog.getByLabelText('Password'), 'wrong');
    await submit();
    expect(await dialog.findByText('Incorrect password.')).toBeDefined();
  });

  it('shows an error if it cannot load, and deletes nothing', async () => {
    const { proofs, dialog, submit, getFetchCount } = await openDialog(new Error('offline'));
    expect(await dialog.findByText('Your account could not be deleted. Please try again.')).toBeDefined();
    expect(dialog.getByRole('button', { name: 'Delete account', hidden: true })).not.toHaveAttribute('aria-busy');
    await submit();
    expect(proofs).toEqual([]);
    expect(getFetchCount()).toBe(2);
  });
});
