import sharp from 'sharp';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PictureRefused } from '../../application/ports/PictureIntake.ts';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import { PictureProcesses } from './PictureProcesses.ts';

const STUCK = new URL('../../../tests/support/stuckPictureProcess.mjs', import.meta.url);

describe('the processes that decode pictures', { timeout: 60_000 }, () => {
  let processes: PictureProcesses;
  afterEach(() => processes.close());

  it('encode a picture, tell why one is refused, and end when they are idle', async () => {
    processes = new PictureProcesses({ idleMs: 500 });
    const createDrawing = (side: number) =>
      sharp({ create: { width: side, height: 60, channels: 3, background: '#2040a0' } });
    const picture = await processes.encode(await createDrawing(60).png().toBuffer());
    expect(picture).toMatchObject({ mediaType: 'image/webp', width: 60, height: 60 });
    expect((await sharp(picture.bytes).metadata()).format).toBe('webp');
    const pendingRefusal = processes.encode(await createDrawing(8).png().toBuffer());
    await expect(pendingRefusal).rejects.toEqual(
      new PictureRefused('This picture is too small to see anything in it.'),
    );
    await expect(processes.encode(Uint8Array.of(1))).rejects.toThrow('unsupported image format');
    expect(processes.size).toBe(1);
    await vi.waitFor(() => expect(processes.size).toBe(0), { timeout: 20_000 });
  });

  it('are ended by a picture that takes too long, and the next one is read by another', async () => {
    processes = new PictureProcesses({ program: STUCK, maxMs: 2_000 });
    const [stuckPicture, nextPicture] = [processes.encode(Uint8Array.of(0)), processes.encode(Uint8Array.of(1))];
    expect(await nextPicture).toMatchObject({ width: 1 });
    await expect(stuckPicture).rejects.toBeInstanceOf(PictureRefused);
    expect(await processes.encode(Uint8Array.of(1))).toMatchObject({ width: 1 });
  });

  it('may start slowly, and say so if they cannot start', async () => {
    processes = new PictureProcesses({ program: STUCK, maxMs: 900 });
    expect(await processes.encode(Uint8Array.of(1))).toMatchObject({ width: 1 });
    processes.close();
    processes = new PictureProcesses({ program: new URL('file:///nowhere.ts') });
    await expect(processes.encode(Uint8Array.of(1))).rejects.toBeInstanceOf(StoreUnavailableError);
    expect(processes.size).toBe(0);
  });

  it('take no picture any more once they were idle for too long', async () => {
    processes = new PictureProcesses({ program: STUCK, idleMs: 0 });
    for (let picture = 1; picture <= 3; picture += 1) {
      expect(await processes.encode(Uint8Array.of(picture))).toMatchObject({ width: 1 });
      await vi.waitFor(() => expect(processes.size).toBe(0), { interval: 1 });
    }
  });

  it('end with their parent', async () => {
    processes = new PictureProcesses({ program: STUCK });
    await processes.encode(Uint8Array.of(1));
    processes.close();
    await vi.waitFor(() => expect(processes.size).toBe(0), { timeout: 5_000 });
  });
});
