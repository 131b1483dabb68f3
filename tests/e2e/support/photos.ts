import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { bar } from './chat.ts';

export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The metadata of a phone's photo: location, device and rotation. */
const CAMERA_METADATA = {
  IFD0: { Make: 'Handset', Model: 'Pocket 9' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 12/1 30/1', GPSLongitudeRef: 'E', GPSLongitude: '16/1 22/1 10/1' },
};

const readItemPicture = (item: string) => sharp(join('server/assets/catalogue/pictures', item, 'front.avif'));

async function jpeg(picture: Sharp, name: string): Promise<Photo> {
  return { name, mimeType: 'image/jpeg', buffer: await picture.jpeg({ quality: 90 }).toBuffer() };
}

export const createItemPhoto = (item: string): Promise<Photo> => jpeg(readItemPicture(item), `${item}.jpg`);

/** Creates a photo of 500 x 400 pixels, stored rotated and with camera metadata. */
export const createPhonePhoto = (item: string): Promise<Photo> =>
  jpeg(
    readItemPicture(item).rotate(90).resize(500, 400).withExif(CAMERA_METADATA).withMetadata({ orientation: 8 }),
    'IMG_2041.jpg',
  );

/** Chooses a file with the button of the chat bar. */
export async function choosePhoto(page: Page, file: Photo): Promise<void> {
  const fileChooserPromise = page.waitForEvent('filechooser');
  await bar(page).getByRole('button', { name: 'Add a photo' }).click();
  await (await fileChooserPromise).setFiles(file);
}
