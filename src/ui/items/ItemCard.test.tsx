import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { anItem } from '../../../tests/support/builders.ts';
import { ItemCard } from './ItemCard.tsx';

function renderCards(direction: 'ltr' | 'rtl' = 'ltr') {
  const ignore = () => {};
  const cards = ['first', 'second'].map((id) => (
    <ItemCard
      key={id}
      item={anItem({ id })}
      sizes="50vw"
      isOnWishlist={false}
      onOpen={ignore}
      onToggleWishlist={ignore}
      onToggleAttached={ignore}
    />
  ));
  render(<div dir={direction}>{cards}</div>);
  const [link, nextLink] = screen.getAllByRole('link');
  const [heart] = screen.getAllByRole('button', { name: /^Add .* to wishlist$/u });
  const [similarButton] = screen.getAllByRole('button', { name: /^More like /u });
  return { link, nextLink, heart, alike: similarButton, user: userEvent.setup() };
}

describe('the card of an item', () => {
  it('is one stop of the Tab key', async () => {
    const { link, nextLink, user } = renderCards();
    await user.tab();
    expect(link).toHaveFocus();
    await user.tab();
    expect(nextLink).toHaveFocus();
  });

  it('leads to its buttons by the arrow keys, and stops at both ends', async () => {
    const { link, heart, alike, user } = renderCards();
    await user.tab();
    for (const expected of [heart, alike, alike]) {
      await user.keyboard('{ArrowRight}');
      expect(expected).toHaveFocus();
    }
    for (const expected of [heart, link, link]) {
      await user.keyboard('{ArrowLeft}');
      expect(expected).toHaveFocus();
    }
  });

  it('follows the direction of the text', async () => {
    const { link, heart, user } = renderCards('rtl');
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(link).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(heart).toHaveFocus();
  });
});
