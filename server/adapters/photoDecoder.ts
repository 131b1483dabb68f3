import sharp from 'sharp';

/** Names of libvips' decoders for photos. The decoder for HEIF also reads AVIF. */
const PHOTO_DECODER_NAMES = ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Tiff'].map((name) => `VipsForeignLoad${name}`);

/**
 * Allows only the decoders of photos, in the whole process. libvips detects formats by its own rules: it would render
 * an SVG with a photo's signature in a comment, which takes hours and ignores timeouts.
 */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: PHOTO_DECODER_NAMES });

export { sharp };
