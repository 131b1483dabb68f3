import { describe, expect, it } from 'vitest';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { ShareLink, createSharedLink } from './ShareLink.ts';

function createShareLink() {
  const writeCalls = new HeldCalls<[string], void>();
  const shareCalls = new HeldCalls<[link: string, title: string], void>();
  const sharing = { isAvailable: false, share: shareCalls.call };
  const logger = new RecordingLogger();
  return {
    writes: writeCalls,
    shares: shareCalls,
    sharing,
    logger,
    link: new ShareLink({ origin: 'https://shop.example', clipboard: { writeText: writeCalls.call }, sharing, logger }),
  };
}

describe('ShareLink', () => {
  it('is the origin plus ?item={id}, with the id encoded', () => {
    expect(createSharedLink('https://shop.example', 'linen-blazer')).toBe('https://shop.example?item=linen-blazer');
    expect(new URL(createSharedLink('http://localhost:3000', 'a&b=c #1')).searchParams.get('item')).toBe('a&b=c #1');
  });

  it('is shared in the sheet of a phone, and has to be shown if that does not open', async () => {
    const { link, shares, sharing, logger } = createShareLink();
    expect(await link.shareInSheet('blazer', 'Linen Blazer')).toBe(false);
    expect(shares.madeArguments).toEqual([]);
    sharing.isAvailable = true;
    const sharePromise = link.shareInSheet('blazer', 'Linen Blazer');
    expect(shares.madeArguments).toEqual([['https://shop.example?item=blazer', 'Linen Blazer']]);
    shares.newest.resolve();
    expect(await sharePromise).toBe(true);
    const failedSharePromise = link.shareInSheet('blazer', 'Linen Blazer');
    shares.newest.reject(new Error('denied'));
    expect(await failedSharePromise).toBe(false);
    expect(logger.records).toHaveLength(1);
  });

  it('reports that it was copied', async () => {
    const { link, writes } = createShareLink();
    const seenOutcomes: string[] = [];
    link.subscribe(() => seenOutcomes.push(link.snapshot));
    void link.copyLink('linen-blazer');
    expect(link.snapshot).toBe('none');
    expect(writes.madeArguments).toEqual([['https://shop.example?item=linen-blazer']]);
    writes.newest.resolve();
    await settlePromises();
    expect(link.snapshot).toBe('copied');
    expect(seenOutcomes).toEqual(['copied']);
  });

  it('reports and logs a failure, and works on the next attempt', async () => {
    const { link, writes, logger } = createShareLink();
    void link.copyLink('a');
    writes.newest.reject(new Error('denied'));
    await settlePromises();
    expect(link.snapshot).toBe('failed');
    expect(logger.records.map(({ message }) => message)).toEqual(['The link could not be copied']);
    void link.copyLink('a');
    writes.newest.resolve();
    await settlePromises();
    expect(link.snapshot).toBe('copied');
  });

  it('keeps the newest outcome, and clears it on reset', async () => {
    const { link, writes } = createShareLink();
    void link.copyLink('a');
    void link.copyLink('a');
    writes.newest.resolve();
    writes.newest.reject(new Error('denied'));
    await settlePromises();
    expect(link.snapshot).toBe('copied');
    void link.copyLink('b');
    link.reset();
    writes.newest.resolve();
    await settlePromises();
    expect(link.snapshot).toBe('none');
  });
});
