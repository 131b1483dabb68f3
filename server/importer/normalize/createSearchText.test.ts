import { expect, it } from 'vitest';
import { createSearchText } from './createSearchText.ts';

const FACTS = {
  kind: 'swimwear',
  subkind: 'onepiece',
  genders: ['Women'],
  colors: ['Pink'],
  materials: ['nylon'],
  pattern: 'plain',
  fit: '',
  seasons: ['summer'],
  occasions: [],
  styles: [],
} as const;

it('leaves out tags that name another garment', () => {
  const text = createSearchText(FACTS, { kind: 'swimsuit' }, 'Cheerful Onepiece', [], ['BIKINI', 'Beach', 'swimsuits']);
  expect(text).toBe('Pink onepiece, swimwear in nylon for women. Cheerful Onepiece. summer. Beach, swimsuits');
});
