import { describe, expect, it } from 'vitest';
import { aTurn, DRAFT, EMBEDDED_REPLY, plainStylist, someFindings } from '../../../tests/support/stylistTurns.ts';
import type { Stylist } from '../../application/ports/Stylist.ts';
import { FallingBackStylist } from './FallingBackStylist.ts';

const liveSignal = new AbortController().signal;

function createStylist(firstStylist: Partial<Stylist>) {
  const warnings: Readonly<Record<string, unknown>>[] = [];
  const fakeTime = { at: 0 };
  const stylist = new FallingBackStylist(
    { ...plainStylist, ...firstStylist },
    plainStylist,
    { warn: (details) => warnings.push(details) },
    { now: () => fakeTime.at },
  );
  return { stylist, warnings, time: fakeTime };
}

const createFailing = (askCount: { times: number }): Partial<Stylist> => ({
  understand: async () => {
    askCount.times++;
    throw new Error('The endpoint answered 500');
  },
});

describe('a stylist with a fallback', () => {
  it('uses the first stylist while it works', async () => {
    const { stylist, warnings } = createStylist({ understand: async () => ({ ...DRAFT, title: 'Of the model' }) });
    expect((await stylist.understand(aTurn(), liveSignal)).title).toBe('Of the model');
    expect(warnings).toEqual([]);
  });

  it("falls back when the first fails, and logs it without the shopper's words", async () => {
    const { stylist, warnings } = createStylist(createFailing({ times: 0 }));
    expect(await stylist.understand(aTurn({ said: 'my secret' }), liveSignal)).toBe(DRAFT);
    expect(warnings).toEqual([{ step: 'understand', cause: 'The endpoint answered 500', rests: false }]);
    expect(JSON.stringify(warnings)).not.toContain('secret');
  });

  it('replaces an interrupted reply and streams no second one after it', async () => {
    const pieces: string[] = [];
    const { stylist } = createStylist({
      reply: async (_findings, onText) => {
        onText('I would take');
        throw new Error('broke off');
      },
    });
    expect(await stylist.reply(someFindings(), (piece) => pieces.push(piece), liveSignal)).toEqual(EMBEDDED_REPLY);
    expect(pieces).toEqual(['I would take']);
  });

  it('skips the first for a minute after three failures', async () => {
    const askCount = { times: 0 };
    const { stylist, time: fakeTime } = createStylist(createFailing(askCount));
    for (let turn = 0; turn < 5; turn++) await stylist.understand(aTurn(), liveSignal);
    expect(askCount.times).toBe(3);
    fakeTime.at = 60_000;
    await stylist.understand(aTurn(), liveSignal);
    expect(askCount.times).toBe(4);
  });

  it('rejects when the caller aborts, without counting it as a failure', async () => {
    const stopController = new AbortController();
    const { stylist, warnings } = createStylist({
      understand: async () => {
        stopController.abort(new Error('stopped'));
        throw new Error('aborted');
      },
    });
    await expect(stylist.understand(aTurn(), stopController.signal)).rejects.toThrow('stopped');
    expect(warnings).toEqual([]);
  });
});
