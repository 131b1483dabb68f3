import sharp from 'sharp';

/** libvips' names of the decoders for photos. HEIF stands for AVIF too. */
const PHOTO_DECODERS = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}`);

/**
 * The whole process decodes photos only. libvips chooses a decoder by its own reading of a file: a drawing (SVG) with
 * the signature of a photo in a comment would be drawn, which takes hours and does not stop at a timeout.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: PHOTO_DECODERS });

export { sharp };
