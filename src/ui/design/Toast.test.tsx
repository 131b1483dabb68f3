import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Toast } from './Toast.tsx';

it('shows and announces its message, and disappears', () => {
  const { container, rerender } = render(<Toast message={null} />);
  const popover = container.querySelector('[popover]');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<Toast message={{ id: 1, text: 'Added to Search' }} />);
  expect(screen.getByRole('status')).toHaveTextContent('Added to Search');
  expect(popover).toHaveAttribute('data-popover-open');
  rerender(<Toast message={null} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(popover).not.toHaveAttribute('data-popover-open');
  expect(popover).toHaveTextContent('Added to Search');
});
