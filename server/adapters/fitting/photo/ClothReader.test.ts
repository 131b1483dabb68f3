import sharp from 'sharp';
import { expect, it } from 'vitest';
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
