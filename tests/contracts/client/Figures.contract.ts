import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Figures } from '../../../src/application/ports/Figures.ts';
import { createFigureBodyId } from '../../../src/domain/poses/Figure.ts';
import { abortedSignal } from './refusal.ts';

export interface FiguresUnderTest {
  readonly figures: Figures;
  stop(): Promise<unknown>;
}

/** Contract of every `Figures`. The adapter must have a figure with the id `tall` and at least two tones. */
export function describeFiguresPort(name: string, createFigures: () => Promise<FiguresUnderTest>): void {
  describe(`Figures on ${name}`, () => {
    let fixture: FiguresUnderTest;
    beforeEach(async () => {
      fixture = await createFigures();
    });
    afterEach(() => fixture.stop());

    it('names figures with the size of their picture, and tones with their color', async () => {
      const { figures, tones } = await fixture.figures.fetch();
      expect(figures).toContainEqual({
        id: 'tall',
        name: expect.stringMatching(/./u),
        width: expect.any(Number),
        height: expect.any(Number),
      });
      expect(tones.length).toBeGreaterThan(1);
      for (const { color } of tones) expect(color).toMatch(/^#[0-9a-f]{6}$/u);
    });

    it('has a picture of each figure in each tone', async () => {
      const { figures, tones } = await fixture.figures.fetch();
      const bodyIds = figures.flatMap((figure) => tones.map((tone) => createFigureBodyId(figure, tone)));
      expect(bodyIds).toContain(`tall.${tones[0]!.id}`);
      const pictures = bodyIds.flatMap((id) => [
        fixture.figures.getPictureUrl(id),
        fixture.figures.getPictureUrl(id, 'small'),
      ]);
      expect(new Set(pictures).size).toBe(2 * bodyIds.length);
    });

    it('rejects with the reason of an aborted signal', async () => {
      const { signal, reason } = abortedSignal();
      await expect(fixture.figures.fetch(signal)).rejects.toBe(reason);
    });
  });
}
