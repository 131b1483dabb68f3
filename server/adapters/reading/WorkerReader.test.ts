import { afterEach, expect, it, vi } from 'vitest';
import { createCatalogueItem } from '../../../tests/support/catalogueItems.ts';
import { OverdueError } from '../../application/ports/TextReader.ts';
import { InMemoryCatalogue } from '../memory/InMemoryCatalogue.ts';
import { InProcessCandidates } from '../search/InProcessCandidates.ts';
import { WorkerReader } from './WorkerReader.ts';

const NEVER_ANSWERING_ENTRY = new URL('data:text/javascript,setInterval(() => undefined, 1_000_000)');

afterEach(() => void vi.useRealTimers());

it('refuses the later ones of 10,000 texts at once, and keeps the first ones waiting', async () => {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [[createCatalogueItem()]]);
  const language = await new InProcessCandidates(catalogue).view();
  const reader = new WorkerReader({ entry: NEVER_ANSWERING_ENTRY });
  // The fake clock stands still, so only rejected callers can settle.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const texts = Array.from({ length: 10_000 }, () =>
    reader.wishes(['coat'], language).catch((error: unknown) => error),
  );
  const firstTexts = texts.slice(0, 100);
  expect((await Promise.all(texts.slice(1_000))).every((error) => error instanceof OverdueError)).toBe(true);
  expect(vi.getTimerCount()).toBeLessThan(1_000);
  expect(await Promise.race([...firstTexts, 'waiting'])).toBe('waiting');
  vi.advanceTimersByTime(60_000);
  await Promise.all(firstTexts);
  await reader.close();
});

it('reads a message before the first one of a shopper, whose time is limited', async () => {
  const catalogue = new InMemoryCatalogue();
  await catalogue.importAll('demo', [[createCatalogueItem()]]);
  const entry = new URL('../../../tests/support/countingReaderThread.mjs', import.meta.url);
  const reader = new WorkerReader({ entry, deadlineMs: 20_000 });
  const language = await new InProcessCandidates(catalogue).view();
  await reader.sendLanguage(language);
  expect(await reader.wishes(['coat'], language)).toEqual([1]);
  await reader.close();
});
