import { describe, expect, it } from 'vitest';
import { aTurn, DRAFT, EMBEDDED_REPLY, plainStylist, someFindings } from '../../../tests/support/stylistTurns.ts';
import type { Stylist } from '../../application/ports/Stylist.ts';
import { FallingBackStylist } from './FallingBackStylist.ts';

const live = new AbortController().signal;

function stylistOver(first: Partial<Stylist>) {
  const warnings: Readonly<Record<string, unknown>>[] = [];
  const time = { at: 0 };
  const stylist = new FallingBackStylist(
    { ...plainStylist, ...first },
    plainStylist,
    { warn: (details) => warnings.push(details) },
    { now: () => time.at },
  );
  return { stylist, warnings, time };
}

const failing = (asked: { times: number }): Partial<Stylist> => ({
  understand: async () => {
    asked.times++;
    throw new Error('The endpoint answered 500');
  },
});

describe('a stylist with a fallback', () => {
  it('uses the first stylist while it works', async () => {
    const { stylist, warnings } = stylistOver({ understand: async () => ({ ...DRAFT, title: 'Of the model' }) });
    expect((await stylist.understand(aTurn(), live)).title).toBe('Of the model');
    expect(warnings).toEqual([]);
  });

  it("falls back when the first fails, and logs it without the shopper's words", async () => {
    const { stylist, warnings } = stylistOver(failing({ times: 0 }));
    expect(await stylist.understand(aTurn({ said: 'my secret' }), live)).toBe(DRAFT);
    expect(warnings).toEqual([{ step: 'understand', cause: 'The endpoint answered 500', rests: false }]);
    expect(JSON.stringify(warnings)).not.toContain('secret');
  });

  it('replaces an interrupted reply and streams no second one after it', async () => {
    const pieces: string[] = [];
    const { stylist } = stylistOver({
      reply: async (_findings, onText) => {
        onText('I would take');
        throw new Error('broke off');
      },
    });
    expect(await stylist.reply(someFindings(), (piece) => pieces.push(piece), live)).toEqual(EMBEDDED_REPLY);
    expect(pieces).toEqual(['I would take']);
  });

  it('skips the first for a minute after three failures', async () => {
    const asked = { times: 0 };
    const { stylist, time } = stylistOver(failing(asked));
    for (let turn = 0; turn < 5; turn++) await stylist.understand(aTurn(), live);
    expect(asked.times).toBe(3);
    time.at = 60_000;
    await stylist.understand(aTurn(), live);
    expect(asked.times).toBe(4);
  });

  it('rejects when the caller aborts, without counting it as a failure', async () => {
    const stopping = new AbortController();
    const { stylist, warnings } = stylistOver({
      understand: async () => {
        stopping.abort(new Error('stopped'));
        throw new Error('aborted');
      },
    });
    await expect(stylist.understand(aTurn(), stopping.signal)).rejects.toThrow('stopped');
    expect(warnings).toEqual([]);
  });
});
