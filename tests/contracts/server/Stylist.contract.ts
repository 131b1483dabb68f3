import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { Filters } from '../../../contract/filters.ts';
import type { Stylist } from '../../../server/application/ports/Stylist.ts';
import { NO_FILTERS } from '../../../src/domain/filters/Filters.ts';
import { aTurn, someFindings } from '../../support/stylistTurns.ts';

const openSignal = new AbortController().signal;

/** Contract of every stylist, with or without a model. */
export function describeStylist(name: string, makeStylist: () => Promise<Stylist>): void {
  describe(`Stylist: ${name}`, () => {
    let stylist: Stylist;
    beforeAll(async () => {
      stylist = await makeStylist();
    });

    it('understands any text into valid filters', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (message) => {
          const understood = await stylist.understand(aTurn({ said: message }), openSignal);
          expect(Filters.safeParse(understood.filters).success).toBe(true);
          expect(['search', 'answer', 'ask']).toContain(understood.intent);
          expect(understood.conversation.version).toBe(1);
          expect(JSON.parse(JSON.stringify(understood))).toEqual(understood);
        }),
        { numRuns: 25 },
      );
    });

    it('does not modify the turn and its conversation', async () => {
      const turn = aTurn({ filters: { ...NO_FILTERS, color: ['Green'] } });
      const turnBefore = structuredClone(turn);
      await stylist.understand(turn, openSignal);
      expect(turn).toEqual(turnBefore);
    });

    it('replies with the results, and picks from them', async () => {
      const findings = someFindings();
      const pieces: string[] = [];
      const { reply, quickPickIds, deepPicks } = await stylist.reply(
        findings,
        (piece) => pieces.push(piece),
        openSignal,
      );
      const ids = findings.items.map(({ id }) => id);
      expect(reply).not.toBe('');
      expect(pieces.join('')).toBe(reply);
      expect(quickPickIds.toSorted()).toEqual(ids);
      for (const { itemId, reason } of deepPicks) expect([ids.includes(itemId), reason !== '']).toEqual([true, true]);
      expect(typeof stylist.announce(findings)).toBe('string');
    });

    it('picks nothing if nothing was searched for', async () => {
      const findings = someFindings();
      const questionFindings = {
        ...findings,
        items: [],
        deepPicks: [],
        understood: { ...findings.understood, intent: 'ask' as const, refinedQuery: '' },
      };
      expect((await stylist.reply(questionFindings, () => {}, openSignal)).quickPickIds).toEqual([]);
    });

    it("rejects with the caller's reason", async () => {
      const abortedSignal = AbortSignal.abort(new Error('stopped'));
      await expect(stylist.understand(aTurn(), abortedSignal)).rejects.toThrow('stopped');
      await expect(stylist.reply(someFindings(), () => {}, abortedSignal)).rejects.toThrow('stopped');
    });
  });
}
