import { describe, expect, it } from 'vitest';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { settled } from '../../../tests/support/ControllableItems.ts';
import { ShareLink, sharedLink } from './ShareLink.ts';

interface Write {
  readonly text: string;
  readonly done: () => void;
  readonly refuse: () => void;
}

function aLink() {
  const writes: Write[] = [];
  const clipboard = {
    writeText: (text: string) => new Promise<void>((done, refuse) => {
      writes.push({ text, done, refuse: () => refuse(new Error('denied')) });
    }),
  };
  const logger = new RecordingLogger();
  return { writes, logger, link: new ShareLink({ origin: 'https://shop.example', clipboard, logger }) };
}

describe('ShareLink', () => {
  it('is the origin plus ?item={id}, whatever the id holds', () => {
    expect(sharedLink('https://shop.example', 'linen-blazer')).toBe('https://shop.example?item=linen-blazer');
    expect(new URL(sharedLink('http://localhost:3000', 'a&b=c #1')).searchParams.get('item')).toBe('a&b=c #1');
  });

  it('says that it was copied', async () => {
    const { link, writes } = aLink();
    void link.copy('linen-blazer');
    expect(link.snapshot).toBe('none');
    expect(writes[0]?.text).toBe('https://shop.example?item=linen-blazer');
    writes[0]?.done();
    await settled();
    expect(link.snapshot).toBe('copied');
  });

  it('says that it failed, logs why, and works on the next try', async () => {
    const { link, writes, logger } = aLink();
    void link.copy('a');
    writes[0]?.refuse();
    await settled();
    expect(link.snapshot).toBe('failed');
    expect(logger.records).toHaveLength(1);
    void link.copy('a');
    writes[1]?.done();
    await settled();
    expect(link.snapshot).toBe('copied');
  });

  it('lets the newest attempt count, and forgets all on reset', async () => {
    const { link, writes } = aLink();
    void link.copy('a');
    void link.copy('a');
    writes[1]?.done();
    writes[0]?.refuse();
    await settled();
    expect(link.snapshot).toBe('copied');
    void link.copy('b');
    link.reset();
    writes[2]?.done();
    await settled();
    expect(link.snapshot).toBe('none');
  });
});
