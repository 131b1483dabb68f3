import { describe, expect, it } from 'vitest';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { HeldCalls, settled } from '../../../tests/support/HeldCalls.ts';
import { ShareLink, sharedLink } from './ShareLink.ts';

function aLink() {
  const writes = new HeldCalls<[string], void>();
  const logger = new RecordingLogger();
  return {
    writes,
    logger,
    link: new ShareLink({ origin: 'https://shop.example', clipboard: { writeText: writes.call }, logger }),
  };
}

describe('ShareLink', () => {
  it('is the origin plus ?item={id}, with the id encoded', () => {
    expect(sharedLink('https://shop.example', 'linen-blazer')).toBe('https://shop.example?item=linen-blazer');
    expect(new URL(sharedLink('http://localhost:3000', 'a&b=c #1')).searchParams.get('item')).toBe('a&b=c #1');
  });

  it('reports that it was copied', async () => {
    const { link, writes } = aLink();
    const seen: string[] = [];
    link.subscribe(() => seen.push(link.snapshot));
    void link.copy('linen-blazer');
    expect(link.snapshot).toBe('none');
    expect(writes.made).toEqual([['https://shop.example?item=linen-blazer']]);
    writes.newest.resolve();
    await settled();
    expect(link.snapshot).toBe('copied');
    expect(seen).toEqual(['copied']);
  });

  it('reports and logs a failure, and works on the next attempt', async () => {
    const { link, writes, logger } = aLink();
    void link.copy('a');
    writes.newest.reject(new Error('denied'));
    await settled();
    expect(link.snapshot).toBe('failed');
    expect(logger.records.map(({ message }) => message)).toEqual(['The link could not be copied']);
    void link.copy('a');
    writes.newest.resolve();
    await settled();
    expect(link.snapshot).toBe('copied');
  });

  it('keeps the newest outcome, and clears it on reset', async () => {
    const { link, writes } = aLink();
    void link.copy('a');
    void link.copy('a');
    writes.newest.resolve();
    writes.newest.reject(new Error('denied'));
    await settled();
    expect(link.snapshot).toBe('copied');
    void link.copy('b');
    link.reset();
    writes.newest.resolve();
    await settled();
    expect(link.snapshot).toBe('none');
  });
});
