import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  TryOnRefused,
  type TryOnRequest,
  type TryOnResult,
  type TryOns,
} from '../../../src/application/ports/TryOns.ts';
import { anItem } from '../../support/builders.ts';
import { readBytes } from '../../support/readBytes.ts';
import { abortedSignal, expectRefusal } from './refusal.ts';

/**
 * The adapter must know the figure `tall` and the items `tee` (upper body) and `coat`, and make two variants of each
 * outfit.
 */
export interface TryOnsUnderTest {
  readonly userId: string;
  readonly tryOns: TryOns;
  stop(): Promise<unknown>;
}

export function describeTryOnsPort(name: string, createTryOns: () => Promise<TryOnsUnderTest>): void {
  describe(`TryOns on ${name}`, () => {
    let fixture: TryOnsUnderTest;
    beforeEach(async () => {
      fixture = await createTryOns();
    });
    afterEach(() => fixture.stop());

    const request = (overrides: Partial<TryOnRequest> = {}): TryOnRequest => ({
      userId: fixture.userId,
      cause: 'top',
      base: { kind: 'figure', id: 'tall' },
      slot: 'top',
      item: anItem({ id: 'tee' }),
      retry: null,
      ...overrides,
    });

    it('puts a garment on a figure, and another on the result', async () => {
      const firstResult = await fixture.tryOns.make(request());
      expect(firstResult).toMatchObject({ variantCount: 2, description: expect.stringMatching(/./u) });
      expect(firstResult.picture.type).toMatch(/^image\//u);
      const base = { kind: 'result', id: firstResult.id } as const;
      const secondResult = await fixture.tryOns.make(request({ base, slot: 'outer', item: anItem({ id: 'coat' }) }));
      expect(secondResult.id).not.toBe(firstResult.id);
      expect(secondResult.description.length).toBeGreaterThan(firstResult.description.length);
      expect(await readBytes(secondResult.picture)).not.toEqual(await readBytes(firstResult.picture));
    });

    it('makes another variant, and refuses when there are no more', async () => {
      const { id: previousId, picture } = await fixture.tryOns.make(request());
      const retryWith = (iteration: number) =>
        fixture.tryOns.make(request({ cause: 'retry', retry: { previousId, iteration } }));
      const variant = await retryWith(1);
      expect(variant.id).not.toBe(previousId);
      expect(await readBytes(variant.picture)).not.toEqual(await readBytes(picture));
      await expect(retryWith(2)).rejects.toThrow(TryOnRefused);
    });

    it('moves a line of a garment, and tells where it is then', async () => {
      const findLine = ({ fits }: TryOnResult) => fits?.[0]?.lines.find(({ line }) => line === 'hem');
      const lineBefore = findLine(await fixture.tryOns.make(request()))!;
      expect(lineBefore).toMatchObject({ moved: 0, isOfBody: false });
      const adjustment = { garments: { top: { hem: 0.04 } }, body: null };
      const lineAfter = findLine(await fixture.tryOns.make(request({ adjustment })))!;
      expect(lineAfter.moved).toBe(0.04);
      expect(lineAfter.y - lineBefore.y).toBeCloseTo(0.04, 3);
    });

    it('returns no place in the queue for a request that is not pending', async () => {
      await fixture.tryOns.make(request({ requestId: 'mine' }));
      expect(await fixture.tryOns.fetchPlace('mine')).toBeNull();
    });

    it('does not find a result that is gone', async () => {
      const pendingCall = fixture.tryOns.make(request({ base: { kind: 'result', id: 'gone' } }));
      await expectRefusal(pendingCall, 'Failed to generate tryon image', 'not-found');
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      await expect(fixture.tryOns.make(request(), signal)).rejects.toBe(reason);
      await expect(fixture.tryOns.fetchPlace('mine', signal)).rejects.toBe(reason);
    });
  });
}
