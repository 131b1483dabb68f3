import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { figureBodyId } from '../../../src/domain/poses/Figure.ts';
import { DrawnFigures } from './DrawnFigures.ts';
import { FigureEngine } from './FigureEngine.ts';

const ASSETS = new URL('../../assets/', import.meta.url);
const engine = new FigureEngine(ASSETS);
const figures = new DrawnFigures(ASSETS, engine);
afterAll(() => engine.close());

describe('the drawn figures', { timeout: 60_000 }, () => {
  it('are women and men of several builds, in six tones', async () => {
    const { figures: all, tones } = await figures.list();
    expect([all.length, tones.length]).toEqual([10, 6]);
    expect(all).toContainEqual({ id: 'woman-slim', name: 'Slim woman', width: 820, height: 1024 });
    expect(tones[2]).toEqual({ id: 'medium', name: 'Medium', color: '#cf9f78' });
  });

  it('are drawn undressed, whole and in a smaller copy, and once only', async () => {
    const { figures: all, tones } = await figures.list();
    const id = figureBodyId(all[0]!, tones[2]!);
    const whole = (await figures.picture(id, null))!;
    const small = (await figures.picture(id, 320))!;
    expect([(await sharp(whole.bytes).metadata()).width, (await sharp(small.bytes).metadata()).width]).toEqual([
      820, 320,
    ]);
    expect((await sharp(small.bytes).metadata()).xmpAsString ?? '').toContain('algorithmicMedia');
    expect(await figures.picture(id, 320)).toBe(small);
  });

  it('are not there under an unknown id', async () => {
    expect(await figures.picture('woman-slim.plaid', null)).toBeNull();
    expect(await figures.picture('nobody', 320)).toBeNull();
  });
});
