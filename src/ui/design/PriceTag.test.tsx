import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatPrice } from '../text/formatPrice.ts';
import { PriceTag } from './PriceTag.tsx';

it.each([
  [189, '$189'],
  [1250, '$1,250'],
  [89.9, '$89.90'],
  [0, '$0'],
])('formats %d as %s', (dollars, expectedText) => {
  expect(formatPrice(dollars)).toBe(expectedText);
});

it('strikes the full price through and shows the discount', () => {
  const { container } = render(<PriceTag price={150} fullPrice={200} discountPerc={25} />);
  expect(container.querySelector('s')).toHaveTextContent('$200');
  expect(screen.getByText('25% OFF')).toBeVisible();
});

it('shows one price without a discount', () => {
  const { container } = render(<PriceTag price={200} fullPrice={200} discountPerc={0} />);
  expect(container).toHaveTextContent(/^\$200$/);
});

it('says instead of a price that an item is no longer sold', () => {
  const { container } = render(<PriceTag price={150} fullPrice={200} discountPerc={25} isWithdrawn />);
  expect(container).toHaveTextContent(/^No longer sold$/);
});
