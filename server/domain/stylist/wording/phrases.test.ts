import { expect, it } from 'vitest';
import { itemName } from './phrases.ts';

it('a piece is named as on its card', () => {
  const tee = { shortDescription: 'Puma Men Logo Tee Black', brand: 'Puma', colors: ['Black'] } as const;
  expect(itemName(tee)).toBe('the Logo Tee');
  expect(itemName({ shortDescription: 'The Long Way Home Coat', brand: '', colors: [] })).toBe(
    'The Long Way Home Coat',
  );
});
