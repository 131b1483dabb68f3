import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readDemoCatalogue } from '../../server/adapters/files/DemoCatalogueFile.ts';
import { computeFeatures } from '../../server/domain/pictures/features.ts';
import { convertToLabRaster } from '../../server/domain/pictures/lab.ts';
import { findPalette } from '../../server/domain/pictures/palette.ts';
import { findBox } from '../../server/domain/pictures/Raster.ts';
import { segmentGarment } from '../../server/domain/pictures/segment.ts';
import { CLOTH_SIDE_PX, OUTLINE_SIDE_PX } from '../../server/domain/pictures/readGarment.ts';
import { computeTexture } from '../../server/domain/pictures/texture.ts';
import { RandomGenerator } from './RandomGenerator.ts';
import type { Lesson } from './drawLesson.ts';
import { drawLesson, LESSON_KINDS } from './drawLesson.ts';
import type { Example } from './trainNetwork.ts';
import type { GarmentDrawing } from './photograph.ts';
import { photograph } from './photograph.ts';

const SMALL_SIDE_PX = OUTLINE_SIDE_PX;
const LARGE_SIDE_PX = CLOTH_SIDE_PX;
/** Height in pixels of reduced studio pictures, enough for an outline. */
const STUDIO_HEIGHT_PX = 180;
/** Number of pictures of each drawing, because drawing takes longer than analyzing. */
const PICTURES_PER_DRAWING = 4;

export interface Examples {
  readonly kinds: Example[];
  readonly patterns: Example[];
}

/** Creates examples from schematic garments: `count` drawings of each kind. */
export async function createSchematicExamples(count: number, seed: number): Promise<Examples> {
  const examples: Examples = { kinds: [], patterns: [] };
  for (let round = 0; round < count; round++) {
    for (const kind of LESSON_KINDS) {
      const random = new RandomGenerator(seed + (round * LESSON_KINDS.length + LESSON_KINDS.indexOf(kind)) * 7_919);
      const lesson = drawLesson(random, kind);
      const svg = sharp(Buffer.from(lesson.svg), { density: 130 }).trim({ background: 'transparent', threshold: 0 });
      const { data, info } = await svg.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
      const drawing = { width: info.width, height: info.height, rgba: data };
      for (let pictureIndex = 0; pictureIndex < PICTURES_PER_DRAWING; pictureIndex++)
        addExamples(
          examples,
          random,
          drawing,
          kind,
          pictureIndex === 0 && round % 3 === 0 ? findPatternLabel(lesson, kind) : null,
        );
    }
  }
  return examples;
}

/**
 * Creates examples from the demo catalogue's front pictures, each cut out, rendered `count` times and labeled with
 * its kind.
 */
export async function createStudioExamples(count: number, seed: number): Promise<Examples> {
  const examples: Examples = { kinds: [], patterns: [] };
  const items = await readDemoCatalogue(new URL('catalogue.json', CATALOGUE_FOLDER));
  for (const [index, item] of items.entries()) {
    if (item.kind === 'suit') continue;
    const drawing = await cutOutStudioPicture(item.pictures[0]!.url);
    for (let pictureIndex = 0; pictureIndex < count; pictureIndex++) {
      const random = new RandomGenerator(seed + (index * count + pictureIndex) * 104_729);
      addExamples(examples, random, drawing, item.kind, null);
    }
  }
  return examples;
}

const CATALOGUE_FOLDER = new URL('../../server/assets/catalogue/', import.meta.url);

async function cutOutStudioPicture(url: string): Promise<GarmentDrawing> {
  const file = new URL(url.replace('/media/catalogue/', 'pictures/'), CATALOGUE_FOLDER);
  const { data, info } = await sharp(fileURLToPath(file))
    .resize({ height: STUDIO_HEIGHT_PX })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { mask } = segmentGarment(
    convertToLabRaster({ width: info.width, height: info.height, rgb: data, alpha: null }),
  );
  const [left, top, right, bottom] = findBox(mask)!;
  const [width, height] = [right - left, bottom - top];
  const rgba = new Uint8Array(width * height * 4);
  for (let i = 0; i < width * height; i++) {
    const from = (top + Math.floor(i / width)) * info.width + left + (i % width);
    rgba.set(data.subarray(from * 3, from * 3 + 3), i * 4);
    rgba[i * 4 + 3] = mask.inside[from]! * 255;
  }
  return { width, height, rgba };
}

function findPatternLabel({ pattern, hasPrint }: Lesson, kind: string): string {
  if (kind === 'shoes' || kind === 'bag' || kind === 'hat') return 'plain';
  return pattern === 'plain' && hasPrint ? 'graphic' : pattern;
}

/** Adds the examples of a picture. If `pattern` is null, analyzes only the outline, which is faster. */
function addExamples(
  examples: Examples,
  random: RandomGenerator,
  drawing: GarmentDrawing,
  kind: string,
  pattern: string | null,
): void {
  const [small, large] = photograph(
    random,
    drawing,
    pattern === null ? [SMALL_SIDE_PX] : [SMALL_SIDE_PX, LARGE_SIDE_PX],
  );
  examples.kinds.push({ features: computeFeatures(small!.lab, small!.mask), label: kind });
  if (large && pattern !== null)
    examples.patterns.push({
      features: computeTexture(large.lab, large.mask, findPalette(small!.lab, small!.mask)),
      label: pattern,
    });
}
