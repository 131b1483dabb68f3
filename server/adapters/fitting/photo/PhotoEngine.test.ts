import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { createSyntheticPerson } from '../../../../tests/support/syntheticPerson.ts';
import type { DressingRequest } from '../../../application/ports/TryOnEngine.ts';
import { DressingRefused } from '../../../application/ports/TryOnEngine.ts';
import { DOUBTS } from '../../../domain/fitting/person/Doubt.ts';
import { PhotoEngine } from './PhotoEngine.ts';

const engine = new PhotoEngine(new URL('../../../assets/', import.meta.url), { find: () => Promise.resolve(null) });
afterAll(() => engine.close());
const never = new AbortController().signal;

const plainPhoto = await sharp({ create: { width: 600, height: 800, channels: 3, background: '#8090a0' } })
  .jpeg()
  .toBuffer();

function createDrawing(): Promise<Buffer> {
  const { width, height, rgb } = createSyntheticPerson().picture;
  return sharp(rgb, { raw: { width, height, channels: 3 } })
    .resize({ width: 720 })
    .png()
    .toBuffer();
}

const createRequest = (changes: Partial<DressingRequest> = {}): DressingRequest => ({
  body: { kind: 'photo', bytes: plainPhoto, owner: 'anna' },
  outfit: { top: { picture: plainPhoto } },
  start: null,
  reading: 0,
  ...changes,
});

describe('the engine for photos', { timeout: 120_000 }, () => {
  it('says that it sees nobody in a picture of a wall, and refuses to dress it for the same reason', async () => {
    expect(await engine.check('anna', plainPhoto, never)).toEqual({ dressable: false, reason: 'nobody' });
    await expect(engine.dress(createRequest(), never)).rejects.toMatchObject({
      name: 'DressingRefused',
      reason: 'nobody',
    });
  });

  it('gives a verdict on any picture, even of a person made of boxes', async () => {
    const { dressable, reason } = await engine.check('anna', await createDrawing(), never);
    expect(dressable || DOUBTS.some((key) => key === reason)).toBe(true);
  });

  it('refuses drawn figures, and fails for a file that is no picture', async () => {
    const figure = createRequest({ body: { kind: 'figure', id: 'woman-slim.medium' } });
    await expect(engine.dress(figure, never)).rejects.toThrow(DressingRefused);
    await expect(engine.check('anna', Uint8Array.of(1, 2, 3), never)).rejects.toThrow(Error);
  });

  it('rejects at once with the reason of a signal, also while it reads', async () => {
    const reason = new Error('changed my mind');
    await expect(engine.dress(createRequest(), AbortSignal.abort(reason))).rejects.toBe(reason);
    const change = new AbortController();
    const pendingCheck = engine.check('ben', plainPhoto, change.signal);
    change.abort(reason);
    await expect(pendingCheck).rejects.toBe(reason);
    expect(await engine.check('ben', plainPhoto, never)).toMatchObject({ dressable: false });
  });
});
