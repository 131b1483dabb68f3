import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { ErrorPopup } from './ErrorPopup.tsx';

function DialogOpener() {
  const [open, setOpen] = useState(false);
  return (
    <StrictMode>
      <button onClick={() => setOpen(true)}>Share</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Share this link">
        <input type="file" aria-label="Picture" />
      </Dialog>
    </StrictMode>
  );
}

async function openDialog() {
  render(<DialogOpener />);
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  return screen.getByRole('dialog', { name: 'Share this link' });
}

it.each([
  ['the close button', async () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', async () => userEvent.keyboard('{Escape}')],
  [
    'a press on the backdrop',
    async () =>
      userEvent.pointer({
        keys: '[MouseLeft]',
        target: screen.getByRole('dialog'),
        coords: { clientX: 5, clientY: 5 },
      }),
  ],
])('closes by %s, restores the focus and unmounts its content', async (_way, close) => {
  const dialog = await openDialog();
  await close();
  expect(dialog).not.toHaveAttribute('open');
  expect(screen.getByRole('button', { name: 'Share' })).toHaveFocus();
  await waitFor(() => expect(dialog).toBeEmptyDOMElement());
});

it('stays when a file picker inside it is canceled', async () => {
  const dialog = await openDialog();
  act(() => void screen.getByLabelText('Picture').dispatchEvent(new Event('cancel', { bubbles: true })));
  expect(dialog).toHaveAttribute('open');
});

it('asks before it removes', async () => {
  const onConfirm = vi.fn();
  const onClose = vi.fn();
  render(
    <ConfirmDialog open onConfirm={onConfirm} onClose={onClose}>
      It leaves your wishlist.
    </ConfirmDialog>,
  );
  const dialog = screen.getByRole('alertdialog', { name: 'Please confirm' });
  expect(dialog).toHaveAccessibleDescription('It leaves your wishlist.');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('shows the error', () => {
  render(<ErrorPopup message="Error Searching Items" onClose={() => {}} />);
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Error Searching Items');
});
