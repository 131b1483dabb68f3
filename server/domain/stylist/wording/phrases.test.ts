import { expect, it } from 'vitest';
import { nameItem } from './phrases.ts';

it('a piece is named as on its card', () => {
  const tee = { shortDescription: 'Puma Men Logo Tee Black', brand: 'Puma', colors: ['Black'] } as const;
  expect(nameItem(tee)).toBe('the Logo Tee');
  expect(nameItem({ shortDescription: 'The Long Way Home Coat', brand: '', colors: [] })).toBe(
    'The Long Way Home Coat',
  );
});
