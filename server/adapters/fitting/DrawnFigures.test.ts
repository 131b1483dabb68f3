import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createFigureBodyId } from '../../../src/domain/poses/Figure.ts';
import type { DressingRequest } from '../../application/ports/TryOnEngine.ts';
import { DrawnFigures } from './DrawnFigures.ts';
import { FigureEngine } from './FigureEngine.ts';

const ASSETS = new URL('../../assets/', import.meta.url);
const engine = new FigureEngine(ASSETS);
const plainPicture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#8090a0' } })
  .png()
  .toBuffer();
const figures = new DrawnFigures(ASSETS, engine);
afterAll(() => engine.close());

describe('the drawn figures', { timeout: 60_000 }, () => {
  it('are women and men of several builds, in six tones', async () => {
    const { figures: allFigures, tones } = await figures.list();
    expect([allFigures.length, tones.length]).toEqual([10, 6]);
    expect(allFigures).toContainEqual({ id: 'woman-slim', name: 'Slim woman', width: 820, height: 1024 });
    expect(tones[2]).toEqual({ id: 'medium', name: 'Medium', color: '#cf9f78' });
  });

  it('are drawn undressed, whole and in a smaller copy, and once only', async () => {
    const { figures: allFigures, tones } = await figures.list();
    const id = createFigureBodyId(allFigures[0]!, tones[2]!);
    const wholePicture = (await figures.getPicture(id, null))!;
    const smallPicture = (await figures.getPicture(id, 320))!;
    expect([
      (await sharp(wholePicture.bytes).metadata()).width,
      (await sharp(smallPicture.bytes).metadata()).width,
    ]).toEqual([820, 320]);
    expect((await sharp(smallPicture.bytes).metadata()).xmpAsString ?? '').toContain('algorithmicMedia');
    expect(await figures.getPicture(id, 320)).toBe(smallPicture);
  });

  it('are drawn once, however often visitors ask for them and for others', async () => {
    const drawnIds: string[] = [];
    const countingEngine = {
      startThread: () => undefined,
      dress: async ({ body }: DressingRequest) => {
        drawnIds.push(body.kind === 'figure' ? body.id : '');
        return { bytes: plainPicture, mediaType: 'image/png', width: 8, height: 8, readings: 1 };
      },
    };
    const countedFigures = new DrawnFigures(ASSETS, countingEngine);
    const { figures: allFigures, tones } = await countedFigures.list();
    const ids = allFigures.flatMap((figure) => tones.map((tone) => createFigureBodyId(figure, tone)));
    for (let round = 0; round < 2; round += 1) {
      for (const id of ids) await countedFigures.getPicture(id, 320);
      expect(
        await Promise.all(ids.map((_, index) => countedFigures.getPicture(`nobody-${index}.${index}`, null))),
      ).toEqual(ids.map(() => null));
      for (const id of ids) await countedFigures.getPicture(id, 480);
    }
    expect(drawnIds).toEqual(ids);
  });

  it('are not there under an unknown id', async () => {
    expect(await figures.getPicture('woman-slim.plaid', null)).toBeNull();
    expect(await figures.getPicture('nobody', 320)).toBeNull();
  });
});
