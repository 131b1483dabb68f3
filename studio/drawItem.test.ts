import { describe, expect, it } from 'vitest';
import { catalogueItems } from './catalogue/catalogueItems.ts';
import type { ItemDefinition } from './catalogue/ItemDefinition.ts';
import { itemId } from './catalogue/composeItem.ts';
import { drawCutOut, createDrawing, drawView, renderItemGarment, findLandmarks } from './drawItem.ts';
import { mapLineToPicture } from './render/Camera.ts';
import type { Picture } from './render/Picture.ts';
import { Sway } from './render/Sway.ts';
import { loadSilhouettes } from './register.ts';
import { createSampleItem } from './sample.ts';
import { hashOf } from './tailoring/random.ts';
import { createCamera } from './views.ts';

const silhouettes = await loadSilhouettes();
const SMALL = 0.2;

const itemNamed = (name: string): ItemDefinition => catalogueItems.find((item) => item.name === name)!;
const silhouetteOf = (item: ItemDefinition) => silhouettes.get(item.cut)!;
/** An item of every silhouette, including new ones. */
const oneOfEach = [...silhouettes.values()].map(createSampleItem);

/** The items that can be tried on. The fitting room uses their landmarks. */
const wornItems = oneOfEach.filter((item) => silhouetteOf(item).tryOn !== null);

const drawnPictures = new Map<string, Picture>();
/** Draws a small garment once for several tests. */
function smallGarment(item: ItemDefinition): Picture {
  const knownPicture = drawnPictures.get(item.cut) ?? renderItemGarment(item, silhouetteOf(item), SMALL);
  drawnPictures.set(item.cut, knownPicture);
  return knownPicture;
}

/** Distance of a point of the full-size picture from the edge of the small garment. */
function distanceToEdge(picture: Picture, [x, y]: readonly [number, number], size: number): number {
  let best = Infinity;
  const inside = (px: number, py: number): boolean => (picture.alpha[py * picture.width + px] ?? 0) > 0.45;
  for (let py = 1; py < picture.height - 1; py++) {
    for (let px = 1; px < picture.width - 1; px++) {
      if (inside(px, py) === inside(px + 1, py) && inside(px, py) === inside(px, py + 1)) continue;
      best = Math.min(best, Math.hypot((px + 0.5) / size - x, (py + 0.5) / size - y));
    }
  }
  return best;
}

describe('drawing an item', () => {
  it.each(['Breton Tee 11', 'Calella Linen Blazer'])(
    'gives the same pixels each time: %s',
    (name) => {
      const item = itemNamed(name);
      for (const view of ['front', 'back', 'detail'] as const) {
        const once = drawView(item, silhouetteOf(item), view, SMALL);
        const secondDrawing = drawView(item, silhouetteOf(item), view, SMALL);
        expect(Buffer.from(once.bytes).equals(Buffer.from(secondDrawing.bytes)), view).toBe(true);
      }
    },
    30_000,
  );

  it('gives two items of one cut and one color different folds', () => {
    const item = itemNamed('Crew Knit 01');
    const twin = { ...item, name: 'Crew Knit 99' };
    const [firstPicture, secondPicture] = [item, twin].map(
      (sampleItem) => drawView(sampleItem, silhouetteOf(sampleItem), 'front', SMALL).bytes,
    );
    expect(Buffer.from(firstPicture!).equals(Buffer.from(secondPicture!))).toBe(false);
  });

  it.each(oneOfEach.map((item) => [item.cut, item] as const))(
    'keeps the garment inside the picture, whole and solid: %s',
    (_cut, item) => {
      const picture = smallGarment(item);
      const { width, height, alpha } = picture;
      const border = [...alpha.keys()].filter(
        (i) => i % width === 0 || i % width === width - 1 || i < width || i >= width * (height - 1),
      );
      expect(Math.max(...border.map((i) => alpha[i]!))).toBe(0);
      const coveredShare = alpha.reduce((sum, value) => sum + value, 0) / alpha.length;
      // A belt, or a camisole of net, covers few pixels.
      expect(coveredShare).toBeGreaterThan(silhouetteOf(item).tryOn ? 0.1 : 0.03);
      expect(coveredShare).toBeLessThan(0.6);
      expect(picture.rgb.every(Number.isFinite)).toBe(true);
    },
    30_000,
  );
});

/** Every point of the pattern's lines, in pixels of the picture. */
function outlinesOf(item: ItemDefinition): readonly (readonly [number, number])[] {
  const drawing = createDrawing(item, silhouetteOf(item), 'front');
  const camera = createCamera('front', drawing, new Sway(hashOf(itemId(item)), 1));
  return mapLineToPicture(
    camera,
    drawing.parts.flatMap((part) => (part.part === 'panel' ? part.outline : part.part === 'cord' ? part.path : [])),
  );
}

/** The landmarks that are too far from every drawn line. */
function findStrayLandmarks(item: ItemDefinition): string[] {
  const outlines = outlinesOf(item);
  const distance = ([x, y]: readonly [number, number]): number =>
    Math.min(...outlines.map(([px, py]) => Math.hypot(px - x, py - y)));
  return Object.entries(findLandmarks(item, silhouetteOf(item)))
    .filter(([, point]) => distance(point) >= 22)
    .map(([name]) => `${item.name}: ${name}`);
}

describe('landmarks', () => {
  it.each(wornItems.map((item) => [item.cut, item] as const))(
    'lie on the lines of the cut, after tilt and warp: %s',
    (_cut, item) => {
      expect(findStrayLandmarks(item)).toEqual([]);
    },
  );

  it('lie on the lines of every item that can be tried on, with any options', () => {
    expect(catalogueItems.filter((item) => silhouetteOf(item).tryOn !== null).flatMap(findStrayLandmarks)).toEqual([]);
  }, 60_000);

  it.each(
    wornItems.map((item) => [item.cut, item] as const).filter(([cut]) => silhouettes.get(cut)!.tryOn !== 'suits'),
  )('lie on the silhouette where nothing covers it: %s', (_cut, item) => {
    const picture = smallGarment(item);
    for (const [name, point] of Object.entries(findLandmarks(item, silhouetteOf(item)))) {
      if (/shoulder|hem|sleeve|hip/.test(name)) expect(distanceToEdge(picture, point, SMALL), name).toBeLessThan(40);
    }
  });

  it.each(wornItems.map((item) => [item.cut, item] as const))('come in pairs, left of right: %s', (_cut, item) => {
    const marks = findLandmarks(item, silhouetteOf(item));
    const lefts = Object.keys(marks).filter((name) => name.includes('left_'));
    expect(lefts.length).toBeGreaterThan(0);
    for (const left of lefts) expect(marks[left]![0]).toBeLessThan(marks[left.replace('left_', 'right_')]![0]);
  });
});

describe('the cut-out', () => {
  it('is the garment alone: no paper, no shadow', () => {
    const item = itemNamed('Nocturne Slip Dress');
    const { width, height, bytes } = drawCutOut(item, silhouetteOf(item), SMALL);
    const alphaAt = (x: number, y: number): number =>
      bytes[(Math.round(y * height) * width + Math.round(x * width)) * 4 + 3]!;
    expect(alphaAt(0.5, 0.55)).toBe(255);
    expect(alphaAt(0.04, 0.5)).toBe(0);
    expect(alphaAt(0.5, 0.98)).toBe(0);
  });
});
