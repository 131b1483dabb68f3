import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Sheet } from './Sheet.tsx';

function pullSheet(distance: number) {
  const onClose = vi.fn();
  render(
    <Sheet open onClose={onClose} title="Refine Results">
      Sort By
    </Sheet>,
  );
  const title = screen.getByText('Refine Results');
  const sheet = screen.getByRole('dialog');
  fireEvent.pointerDown(title, { clientY: 100, pointerId: 1 });
  fireEvent.pointerMove(title, { clientY: 100 + distance, pointerId: 1 });
  return { onClose, sheet, release: () => fireEvent.pointerUp(title, { clientY: 100 + distance, pointerId: 1 }) };
}

it('follows the finger and springs back from a short pull', () => {
  const { onClose, sheet, release } = pullSheet(20);
  expect(sheet.style.getPropertyValue('translate')).toBe('0 20px');
  release();
  expect(sheet.style.getPropertyValue('translate')).toBe('');
  expect(onClose).not.toHaveBeenCalled();
});

it('asks to be closed when pulled beyond 100 px', () => {
  const { onClose, release } = pullSheet(101);
  release();
  expect(onClose).toHaveBeenCalledOnce();
});

it('is not pulled upwards', () => {
  const { onClose, sheet, release } = pullSheet(-150);
  expect(sheet.style.getPropertyValue('translate')).toBe('0 0px');
  release();
  expect(onClose).not.toHaveBeenCalled();
});
