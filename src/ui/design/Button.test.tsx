import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

it('ignores the second click of a double click on a destructive action', () => {
  const onClick = vi.fn();
  render(
    <>
      <Button variant="danger" onClick={onClick}>
        Delete
      </Button>
      <Button onClick={onClick}>Keep</Button>
    </>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 2 });
  expect(onClick).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }), { detail: 1 });
  fireEvent.click(screen.getByRole('button', { name: 'Keep' }), { detail: 2 });
  expect(onClick).toHaveBeenCalledTimes(2);
});

it('ignores clicks and keeps the focus while busy', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const renderForm = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" busy={busy} onClick={onClick}>
        Sign In
      </Button>
    </form>
  );
  const { rerender } = render(renderForm(false));
  const button = screen.getByRole('button', { name: 'Sign In' });
  await userEvent.click(button);
  rerender(renderForm(true));
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
});
