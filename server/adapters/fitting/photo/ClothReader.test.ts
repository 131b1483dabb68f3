import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { Garment } from '../../../domain/fitting/Garment.ts';
import { ClothReader } from './ClothReader.ts';

const noDemoGarments = {
  findPieces: () => undefined,
  readGarment: () => Promise.reject(new Error('There are no demo garments.')),
  readTrousers: () => Promise.resolve(undefined),
};
const blindParser = { read: () => Promise.reject(new Error('Nothing is recognized.')) };
const createClothReader = (): ClothReader => new ClothReader(noDemoGarments, blindParser);

const whitePicture = await sharp({ create: { width: 40, height: 60, channels: 3, background: '#fff' } })
  .png()
  .toBuffer();

it('caches the garments of the catalogue, and no picture of a shopper', async () => {
  const clothReader = createClothReader();
  const cutTwice = (id: string | null) => [1, 2].map(() => clothReader.read({ id, picture: whitePicture }, 'upper'));
  const [shop, shopAgain] = cutTwice('imported-tee');
  const [ownCloths, ownAgain] = cutTwice(null);
  await Promise.allSettled([shop, shopAgain, ownCloths, ownAgain]);
  expect(shopAgain).toBe(shop);
  expect(ownAgain).not.toBe(ownCloths);
});

it('says why a garment of the demo catalogue cannot be worn on photos', async () => {
  const leggings = createPlainGarment('leggings');
  const files = {
    findPieces: () => ({ category: 'lower_body' as const, main: leggings.cut }),
    readGarment: () => Promise.resolve(leggings),
    readTrousers: () => Promise.resolve(undefined),
  };
  const reading = new ClothReader(files, blindParser).read({ id: 'demo', picture: whitePicture }, 'lower');
  await expect(reading).rejects.toMatchObject({ reason: 'leggings' });
});

/** Creates a garment below the waist that fills its picture. */
function createPlainGarment(kind: string): Garment {
  const [width, height] = [40, 60];
  const [opaque, zeros] = [new Uint8Array(width * height).fill(255), new Uint8Array(width * height)];
  const cut = { category: 'lower_body', kind, landmarks: {}, top: [20, 0], limbs: {} } as const;
  const cutOut = { width, height, rgba: new Uint8Array(opaque.length * 4).fill(255), front: opaque, sleeve: zeros };
  return { id: 'demo', cut, cutOut: { ...cutOut, isSheer: false } };
}
