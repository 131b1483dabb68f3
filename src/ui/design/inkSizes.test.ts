import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ILLUSTRATION_SIZES } from './inkSizes.ts';

it.each(Object.entries(ILLUSTRATION_SIZES))('the size of %s matches its drawing', (name, [width, height]) => {
  const svg = readFileSync(`public/ink/${name}.svg`, 'utf8');
  expect(svg).toContain(` width="${width}" height="${height}">`);
});
