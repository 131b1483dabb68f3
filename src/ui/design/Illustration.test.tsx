import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Illustration } from './Illustration.tsx';

it('is decorative, loads lazily, and leaves no gap when it fails to load', () => {
  const { container } = render(<Illustration name="trench" />);
  const image = container.querySelector('img')!;
  expect(image).toHaveAttribute('alt', '');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toBeVisible();
  fireEvent.error(image);
  expect(image).not.toBeVisible();
});
