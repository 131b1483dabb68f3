import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ADR_INDEX, createAdrIndex } from './adrIndex.ts';

it('lists every decision under its number and title; npm run adr:index writes the list', async () => {
  expect(await readFile(ADR_INDEX, 'utf8')).toBe(await createAdrIndex());
});
