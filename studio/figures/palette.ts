import { join } from 'node:path';
import sharp from 'sharp';
import type { CatalogueItem } from '../catalogue/CatalogueFile.ts';
import type { ItemDefinition } from '../catalogue/ItemDefinition.ts';
import { SHADES } from '../catalogue/shades.ts';
import { garmentOf } from '../drawItem.ts';
import { rgbOf } from '../fabric/Material.ts';
import { PATTERNS } from '../fabric/patterns.ts';
import type { Silhouette } from '../garments/Silhouette.ts';
import type { Lab } from './colour.ts';
import { labDistance, labOf, median } from './colour.ts';

const SIZE = 0.15;

/** How far the median of a garment's pixels, as they are stored, lies from the colour it is named by; in Lab. */
export async function paletteDistance(item: ItemDefinition, stored: CatalogueItem, silhouette: Silhouette, catalogue: string): Promise<number> {
  const { width, height, alpha } = garmentOf(item, silhouette, SIZE);
  const pixels = await sharp(join(catalogue, stored.pictures[0]!.file)).resize(width, height, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  const labs: Lab[] = [];
  for (let i = 0; i < alpha.length; i++) if (alpha[i]! > 0.5) labs.push(labOf(pixels[i * 3]! / 255, pixels[i * 3 + 1]! / 255, pixels[i * 3 + 2]! / 255));
  const seen: Lab = [median(labs.map(([l]) => l)), median(labs.map(([, a]) => a)), median(labs.map(([, , b]) => b))];
  return Math.min(...namedColours(item).map((named) => labDistance(seen, named)));
}

/** A bold pattern is named by all of its colours, everything else by its ground. */
function namedColours({ cloth }: ItemDefinition): readonly Lab[] {
  const bold = cloth.pattern !== undefined && PATTERNS[cloth.pattern].bold;
  const names = bold ? [cloth.colour, cloth.accent, cloth.third] : [cloth.colour];
  return names.filter((name) => name !== undefined).map((name) => labOf(...rgbOf(SHADES[name].hex)));
}
