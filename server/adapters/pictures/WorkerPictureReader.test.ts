import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { drawPicture } from '../../../tests/support/drawnPictures.ts';
import { WorkerPictureReader } from './WorkerPictureReader.ts';

const reader = new WorkerPictureReader();
afterAll(() => reader.close());

const readCatalogueFile = (id: string): Promise<Buffer> =>
  readFile(new URL(`../../assets/catalogue/pictures/${id}/front.avif`, import.meta.url));

async function encodePng(picture: ReturnType<typeof drawPicture>): Promise<Buffer> {
  return sharp(picture.rgb, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .png()
    .toBuffer();
}

describe('the reader of pictures', { timeout: 60_000 }, () => {
  it('recognizes kind, color and pattern of a garment', async () => {
    const reading = await reader.read(await readCatalogueFile('skarvholm-breton-tee-11'));
    expect(reading.kinds[0]?.kind).toBe('tee');
    expect(reading.colors.map(({ color }) => color)).toContain('White');
    expect(reading.patterns[0]?.pattern).toBe('striped');
    expect(reading.cutOut.certainty).toBeGreaterThan(0.3);
  });

  it('offers every kind as a correction, once each, most likely first', async () => {
    const { kinds } = await reader.read(await readCatalogueFile('skarvholm-breton-tee-11'));
    expect(new Set(kinds.map(({ kind }) => kind)).size).toBe(kinds.length);
    expect(kinds.map(({ certainty }) => certainty)).toEqual(
      kinds.map(({ certainty }) => certainty).sort((a, b) => b - a),
    );
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['suit', 'bag', 'dress']));
  });

  it('gives a JSON-compatible result that is the same for the same picture', async () => {
    const bytes = await readCatalogueFile('skarvholm-breton-tee-11');
    const reading = await reader.read(bytes);
    expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
    expect(await reader.read(bytes)).toEqual(reading);
  });

  it('reads grayscale pictures and treats transparency as background', async () => {
    const picture = await encodePng(drawPicture({ cloth: [120, 30, 40] }));
    const grayReading = await reader.read(await sharp(picture).grayscale().png().toBuffer());
    expect(['Black', 'Gray']).toContain(grayReading.colors[0]?.color);
    const shirt = { create: { width: 45, height: 60, channels: 3, background: '#b8232b' } } as const;
    const margin = { top: 20, bottom: 20, left: 20, right: 20, background: 'transparent' };
    const cutOutReading = await reader.read(await sharp(shirt).ensureAlpha().extend(margin).png().toBuffer());
    expect(cutOutReading.cutOut.box[0]).toBeCloseTo(20 / 85, 1);
    expect(cutOutReading.colors.map(({ color }) => color)).toEqual(['Red']);
  });

  it('guesses nothing in an empty picture', async () => {
    const { kind, pattern } = await reader.read(await encodePng(drawPicture({ cloth: [214, 206, 196] })));
    expect({ kind, pattern }).toEqual({ kind: null, pattern: null });
  });

  it('rejects a file that is not a picture, and goes on reading', async () => {
    await expect(reader.read(Buffer.from('no picture at all'))).rejects.toThrow();
    await expect(reader.read(await encodePng(drawPicture({ cloth: [30, 60, 120] })))).resolves.toMatchObject({
      version: 1,
    });
  });

  it('rejects an aborted read at once, and still reads the next picture', async () => {
    const bytes = await encodePng(drawPicture({ cloth: [30, 60, 120] }));
    const abortController = new AbortController();
    const [firstReading, secondReading] = [
      reader.read(bytes, abortController.signal),
      reader.read(bytes, abortController.signal),
    ];
    const nextReading = reader.read(bytes);
    abortController.abort(new Error('newer'));
    await expect(firstReading).rejects.toThrow('newer');
    await expect(secondReading).rejects.toThrow('newer');
    await expect(nextReading).resolves.toMatchObject({ version: 1 });
    await expect(reader.read(bytes, abortController.signal)).rejects.toThrow('newer');
  });

  it('restarts after its thread was terminated', async () => {
    const bytes = await encodePng(drawPicture({ cloth: [30, 60, 120] }));
    const pendingReading = reader.read(bytes);
    const refusal = expect(pendingReading).rejects.toThrow('ended');
    await reader.close();
    await refusal;
    await expect(reader.read(bytes)).resolves.toMatchObject({ version: 1 });
  });
});
