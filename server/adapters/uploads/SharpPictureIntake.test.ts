import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../tests/support/cpuTime.ts';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { insertChunks } from '../../../tests/support/pngChunks.ts';
import { PictureRefused, type AcceptedPicture } from '../../application/ports/PictureIntake.ts';
import { PicturesBusy } from '../../application/ports/Pictures.ts';
import { MAX_SIDE } from './encodePicture.ts';
import { SharpPictureIntake } from './SharpPictureIntake.ts';
import { detectPictureFormat } from '../pictureFormat.ts';

const createDrawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2040a0' } });
const SVG_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>';
const intake = new SharpPictureIntake();
const findRefusal = async (file: Uint8Array) => {
  const cause: unknown = await intake.accept(file, 'anna').then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(cause).toBeInstanceOf(PictureRefused);
  return (cause as PictureRefused).message;
};

describe('SharpPictureIntake', () => {
  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)('accepts %s, and converts it to WebP', async (format) => {
    const file = await createDrawing(60, 80).toFormat(format).toBuffer();
    const acceptedPicture = await intake.accept(file, 'anna');
    expect(acceptedPicture).toMatchObject({ mediaType: 'image/webp', width: 60, height: 80 });
    expect((await sharp(acceptedPicture.bytes).metadata()).format).toBe('webp');
  });

  it('rotates it upright and removes location and camera metadata', async () => {
    const file = await createDrawing(80, 40)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .withIccProfile('p3')
      .withExifMerge({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 8/1 0/1' } })
      .toBuffer();
    const originalMetadata = await sharp(file).metadata();
    expect([
      originalMetadata.orientation,
      originalMetadata.exif?.includes('Camera'),
      originalMetadata.icc === undefined,
    ]).toEqual([6, true, false]);
    const acceptedPicture = await intake.accept(file, 'anna');
    expect([acceptedPicture.width, acceptedPicture.height]).toEqual([40, 80]);
    const { exif, icc, xmp, iptc, orientation } = await sharp(acceptedPicture.bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(Buffer.from(acceptedPicture.bytes).includes('Camera')).toBe(false);
  });

  it('converts colors of a wider color space to sRGB', async () => {
    const file = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c03020' } })
      .withIccProfile('p3')
      .png()
      .toBuffer();
    const { dominant } = await sharp((await intake.accept(file, 'anna')).bytes).stats();
    expect(Math.abs(dominant.r - 0xc0)).toBeLessThan(12);
  });

  it('shrinks a large picture, and flattens transparency onto white', async () => {
    const widePicture = await intake.accept(
      await createDrawing(MAX_SIDE * 2, 400)
        .jpeg()
        .toBuffer(),
      'anna',
    );
    expect([widePicture.width, widePicture.height]).toEqual([MAX_SIDE, 200]);
    const transparentPicture = sharp({
      create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const { channels } = await sharp(
      (await intake.accept(await transparentPicture.png().toBuffer(), 'anna')).bytes,
    ).stats();
    expect(channels.map(({ mean }) => Math.round(mean))).toEqual([255, 255, 255]);
  });

  it.each([
    [
      'a drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><rect width="90" height="90"/></svg>',
    ],
    [
      'a drawing after a byte order mark',
      '\ufeff<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"/>',
    ],
    ['a drawing with the signature of AVIF in a comment', `<!--ftypavif-->${SVG_DRAWING}`],
    ['a drawing with the signature of WebP in an attribute', SVG_DRAWING.replace('<svg ', "<svg a='WEBP' ")],
    ['a document', '%PDF-1.7\n'],
    ['plain text', 'not a picture'],
    ['an empty file', ''],
  ])('rejects %s as not an image', async (_what, text) => {
    expect(await findRefusal(Buffer.from(text))).toBe('Only image files are allowed');
  });

  it('rejects a decompression bomb before decoding it', async () => {
    const decompressionBomb = claimSize(await createDrawing(40, 40).png().toBuffer(), 120_000, 120_000);
    const cpuMs = await measureCpuMs(async () => expect(await findRefusal(decompressionBomb)).toContain('too large'));
    expect(cpuMs).toBeLessThan(500);
  });

  it('explains the rejection of HEIC, of a damaged file and of a tiny one', async () => {
    expect(await findRefusal(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'))).toContain('HEIC');
    const completeJpeg = await createDrawing(200, 200).jpeg().toBuffer();
    expect(await findRefusal(completeJpeg.subarray(0, completeJpeg.length / 2))).toContain('damaged');
    expect(await findRefusal(await createDrawing(8, 200).png().toBuffer())).toContain('too small');
    // At the permitted size, this picture is a line of one pixel.
    expect(await findRefusal(await createDrawing(40, 50_000).png().toBuffer())).toContain('too small');
    expect(await findRefusal(Buffer.from('II*\0 and so on'))).toContain('TIFF');
  });

  it('chooses the decoder by content, never by file name', async () => {
    expect(detectPictureFormat(await createDrawing(40, 40).png().toBuffer())).toBe('png');
    expect(detectPictureFormat(new Uint8Array([0, ...Buffer.from('\xff\xd8\xff', 'latin1')]).subarray(1))).toBe('jpeg');
  });

  it('rejects a JPEG with more scans than any encoder writes, before decoding it', async () => {
    const completeJpeg = await createDrawing(2_000, 2_000).jpeg({ progressive: true }).toBuffer();
    const lastScan = completeJpeg.subarray(completeJpeg.lastIndexOf(Buffer.of(0xff, 0xda)), -2);
    const decompressionBomb = Buffer.concat([
      completeJpeg.subarray(0, -2),
      ...Array<Buffer>(2_000).fill(lastScan),
      completeJpeg.subarray(-2),
    ]);
    const startedAt = performance.now();
    expect(await findRefusal(decompressionBomb)).toContain('too long to read');
    expect(performance.now() - startedAt).toBeLessThan(500);
    // Phones append a video, which may contain the marker of a scan by chance.
    const withVideo = Buffer.concat([completeJpeg, ...Array<Buffer>(2_000).fill(Buffer.of(0xff, 0xda, 0, 8))]);
    expect(await intake.accept(withVideo, 'anna')).toMatchObject({ width: MAX_SIDE });
  });

  it.each([
    ['zTXt', 'key\0\0'],
    ['iTXt', 'key\0\u0001\0\0\0'],
  ])('rejects a PNG whose %s texts inflate to gigabytes, before decoding it', async (name, head) => {
    const text = Buffer.concat([Buffer.from(head), deflateSync(Buffer.alloc(5e7))]);
    const decompressionBomb = insertChunks(await createDrawing(60, 80).png().toBuffer(), name, text, 20);
    const cpuMs = await measureCpuMs(async () =>
      expect(await findRefusal(decompressionBomb)).toContain('too long to read'),
    );
    expect(cpuMs).toBeLessThan(500);
  });

  it('accepts a PNG with a long description, as editors write', async () => {
    const description = Buffer.concat([Buffer.from('XML:com.adobe.xmp\0\0\0\0\0'), Buffer.alloc(400_000, 'x')]);
    const file = insertChunks(await createDrawing(60, 80).png().toBuffer(), 'iTXt', description, 1);
    expect(await intake.accept(file, 'anna')).toMatchObject({ width: 60, height: 80 });
  });

  it('gives up a picture whose turn does not come', async () => {
    const encodings = new HeldCalls<[Uint8Array], AcceptedPicture>();
    const busyIntake = new SharpPictureIntake(encodings.call, 50);
    const files = ['eve', 'mallory', 'anna'].map((owner) => busyIntake.accept(Uint8Array.of(0xff, 0xd8, 0xff), owner));
    await expect(files[2]).rejects.toThrow(PicturesBusy);
    for (const call of encodings.waitingCalls) call.resolve({} as AcceptedPicture);
    expect(await Promise.all(files.slice(0, 2))).toHaveLength(2);
  });

  it('rejects a small area of a picture that is too large', async () => {
    const file = await createDrawing(64, 64).avif().toBuffer();
    const hiddenData = Buffer.alloc(20, 0);
    hiddenData.writeUInt32BE(20);
    hiddenData.write('ispe', 4, 'latin1');
    hiddenData.writeUInt32BE(20_000, 12);
    hiddenData.writeUInt32BE(20_000, 16);
    const typeEnd = file.readUInt32BE();
    const box = Buffer.concat([Buffer.of(0, 0, 0, 28), Buffer.from('meta'), hiddenData]);
    expect(await findRefusal(Buffer.concat([file.subarray(0, typeEnd), box, file.subarray(typeEnd)]))).toContain(
      'too long to read',
    );
    expect(await intake.accept(file, 'anna')).toMatchObject({ width: 64 });
  });

  it('takes turns between owners, however many pictures one of them sends', async () => {
    const encodings = new HeldCalls<[Uint8Array], AcceptedPicture>();
    const sharedIntake = new SharpPictureIntake(encodings.call);
    const [createFile, picture] = [(byte: number) => Uint8Array.of(0xff, 0xd8, 0xff, byte), {} as AcceptedPicture];
    const intakes = [1, 2, 3, 4].map((byte) => sharedIntake.accept(createFile(byte), 'eve'));
    intakes.push(sharedIntake.accept(createFile(5), 'mallory'), sharedIntake.accept(createFile(6), 'anna'));
    await settlePromises();
    const order = [];
    while (encodings.waitingCalls.length > 0) {
      order.push(encodings.waitingCalls[0]!.args[0][3]);
      encodings.waitingCalls[0]!.resolve(picture);
      await settlePromises();
    }
    expect(order).toEqual([1, 5, 6, 2, 3, 4]);
    await Promise.all(intakes);
  });

  it('stops waiting for its turn when aborted', async () => {
    const file = await createDrawing(60, 80).png().toBuffer();
    const leavingController = new AbortController();
    const pendingIntakes = Array.from({ length: 4 }, () => intake.accept(file, 'anna'));
    const lateIntake = intake.accept(file, 'anna', leavingController.signal);
    leavingController.abort(new Error('gone'));
    await expect(lateIntake).rejects.toThrow('gone');
    expect((await Promise.all(pendingIntakes)).length).toBe(4);
  });
});

/** Changes the width and height in a PNG's header. */
function claimSize(png: Buffer, width: number, height: number): Buffer {
  const decompressionBomb = Buffer.from(png);
  decompressionBomb.writeUInt32BE(width, 16);
  decompressionBomb.writeUInt32BE(height, 20);
  decompressionBomb.writeUInt32BE(crc32(decompressionBomb.subarray(12, 29)), 29);
  return decompressionBomb;
}
