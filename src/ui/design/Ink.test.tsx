import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Ink } from './Ink.tsx';

it('is decorative, loads lazily, and leaves no gap when it fails to load', () => {
  const { container } = render(<Ink name="trench" />);
  const image = container.querySelector('img')!;
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toBeVisible();
  fireEvent.error(image);
  expect(image).not.toBeVisible();
});
