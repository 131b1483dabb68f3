import { join } from 'node:path';
import sharp from 'sharp';
import type { CatalogueItem } from '../vocabulary/CatalogueFile.ts';
import type { ItemDefinition } from '../catalogue/ItemDefinition.ts';
import { SHADES } from '../vocabulary/shades.ts';
import { renderItemGarment } from '../drawItem.ts';
import { rgbOf } from '../fabric/Material.ts';
import { PATTERNS } from '../fabric/patterns.ts';
import type { Silhouette } from '../garments/Silhouette.ts';
import type { Lab } from './color.ts';
import { measureLabDistance, convertToLab, findMedian } from './color.ts';

/** The scale at which garments are measured, large enough to keep stripes apart. */
const SIZE = 0.4;

/**
 * Distance in Lab between the median of a garment's pixels and its named color. For a bold pattern, the median
 * distance of each pixel to its nearest named color.
 */
export async function measurePaletteDistance(
  item: ItemDefinition,
  storedItem: CatalogueItem,
  silhouette: Silhouette,
  catalogue: string,
): Promise<number> {
  const { width, height, alpha } = renderItemGarment(item, silhouette, SIZE);
  const pixels = await sharp(join(catalogue, storedItem.pictures[0]!.file))
    .resize(width, height, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const labs: Lab[] = [];
  for (let i = 0; i < alpha.length; i++)
    if (alpha[i]! > 0.5)
      labs.push(convertToLab(pixels[i * 3]! / 255, pixels[i * 3 + 1]! / 255, pixels[i * 3 + 2]! / 255));
  const namedColors = listNamedColors(item);
  if (namedColors.length > 1)
    return findMedian(labs.map((lab) => Math.min(...namedColors.map((color) => measureLabDistance(lab, color)))));
  return measureLabDistance(
    [findMedian(labs.map(([l]) => l)), findMedian(labs.map(([, a]) => a)), findMedian(labs.map(([, , b]) => b))],
    namedColors[0]!,
  );
}

/** The named colors of an item: all colors of a bold pattern, otherwise the ground. */
function listNamedColors({ cloth }: ItemDefinition): readonly Lab[] {
  const isBold = cloth.pattern !== undefined && PATTERNS[cloth.pattern].bold;
  const names = isBold ? [cloth.color, cloth.accent, cloth.third] : [cloth.color];
  return names.filter((name) => name !== undefined).map((name) => convertToLab(...rgbOf(SHADES[name].hex)));
}
