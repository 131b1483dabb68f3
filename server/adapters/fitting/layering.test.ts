import { describe, expect, it } from 'vitest';
import { poseArm } from '../../domain/fitting/arms.ts';
import { Body } from '../../domain/fitting/Figure.ts';
import { SIDES } from '../../domain/fitting/Garment.ts';
import { findColumns } from '../../domain/fitting/under.ts';
import type { WarpedGarment } from '../../domain/fitting/warp.ts';
import type { Outfit } from '../../domain/fitting/wear.ts';
import { findCoveredRows, wearOutfit } from '../../domain/fitting/wear.ts';
import type { WornGarment } from '../../domain/fitting/WornGarment.ts';
import { FittingFiles } from './FittingFiles.ts';

const BOMBER = 'common-larch-drystone-bomber';
const TRENCH = 'halden-rook-farringdon-trench';
const POLO = 'olivar-sur-lido-towelling-polo';
const JEANS = 'brackwater-mill-bale-loader-slim-jean';
const DRESS = 'vesper-lune-curtain-call-slip';

const HOODIE = 'kumori-works-last-train-hoodie';
const ROLL_NECK = 'pell-thimble-humbug-roll-neck';

const files = await FittingFiles.open(new URL('../../assets/', import.meta.url));
const createBody = (id: string): Body => new Body(files.figures.find((figure) => figure.id === id)!);

async function wearGarments(
  figure: string,
  ids: { readonly [slot in keyof Outfit]?: string },
): Promise<readonly WornGarment[]> {
  const garments = Object.entries(ids).map(async ([slot, id]) => [slot, await files.readGarment(id as string)]);
  return wearOutfit(createBody(figure), Object.fromEntries(await Promise.all(garments)) as Outfit);
}

/** Counts the visible pixels of the inner garment beside the outer one, on the trunk and just below the outer hem. */
function countVisibleBeside(
  inner: WarpedGarment,
  { warped: outerWarped, mapping, garment }: WornGarment,
  body: Body,
): number {
  const [armpit, hem] = findCoveredRows(body, garment.cut, mapping);
  let count = 0;
  for (let y = Math.ceil(armpit) + 1; y < Math.min(hem + 14, inner.top + inner.height); y++) {
    const [from, to] =
      y < hem - 14
        ? findColumns(outerWarped, y - outerWarped.top, true)
        : findColumns(outerWarped, Math.floor(hem) - 15 - outerWarped.top, true);
    for (let x = 0; x < inner.width; x++) {
      const i = (y - inner.top) * inner.width + x;
      const sheetX = x + inner.left;
      if (inner.sleeve[i] === 0 && inner.front[i]! > 0.05 && (sheetX < from - 3 || sheetX > to + 3)) count++;
    }
  }
  return count;
}

/** Counts the pixels of a garment that are not connected to its largest part. */
function countDetached({ front, behind, width }: WarpedGarment): number {
  const visited = new Uint8Array(front.length);
  const sizes: number[] = [];
  for (let firstPixel = 0; firstPixel < front.length; firstPixel++) {
    if (visited[firstPixel] === 1 || front[firstPixel]! + behind[firstPixel]! < 0.1) continue;
    const stack = [firstPixel];
    visited[firstPixel] = 1;
    let size = 0;
    for (let index = stack.pop(); index !== undefined; index = stack.pop()) {
      size++;
      for (const to of [index - 1, index + 1, index - width, index + width]) {
        if (to < 0 || to >= front.length || visited[to] === 1 || front[to]! + behind[to]! < 0.1) continue;
        visited[to] = 1;
        stack.push(to);
      }
    }
    sizes.push(size);
  }
  return sizes.reduce((sum, size) => sum + size, 0) - Math.max(...sizes);
}

describe('what is worn in layers', { timeout: 30_000 }, () => {
  it.each([
    ['man-regular', { top: POLO, bottom: JEANS, outer: BOMBER }],
    ['woman-plus', { top: POLO, bottom: JEANS, outer: TRENCH }],
    ['woman-slim', { fullBody: DRESS, outer: BOMBER }],
  ])('stays inside the outermost garment down to its hem, on %s', async (figure, ids) => {
    const wornGarments = await wearGarments(figure, ids);
    const outerGarment = wornGarments[wornGarments.length - 1]!;
    for (const { warped } of wornGarments.slice(0, -1))
      expect(countVisibleBeside(warped, outerGarment, createBody(figure))).toBe(0);
  });
});

/** Counts the visible pixels of a sleeveless top beside the front of a vest, above the armpits. */
function countVisibleInArmholes(
  inner: WarpedGarment,
  { warped: outerWarped, mapping, garment }: WornGarment,
  body: Body,
): number {
  const [armpit] = findCoveredRows(body, garment.cut, mapping);
  let count = 0;
  for (let y = Math.max(inner.top, outerWarped.top); y < armpit; y++) {
    const [from, to] = findColumns(outerWarped, y - outerWarped.top, false, true);
    for (let x = 0; x < inner.width; x++) {
      const sheetX = x + inner.left;
      if (inner.front[(y - inner.top) * inner.width + x]! > 0.05 && (sheetX < from - 1 || sheetX > to + 1)) count++;
    }
  }
  return count;
}

/** The first and last column that a garment covers in row `y` of the figure. */
const findColumnsAt = ({ warped }: WornGarment, y: number): readonly [number, number] =>
  findColumns(warped, y - warped.top);

describe('what reaches out of a collar', { timeout: 30_000 }, () => {
  it('is a whole roll neck, but never a hood', async () => {
    const { levels, shape } = createBody('man-broad');
    const [hoodie] = (await wearGarments('man-broad', { top: HOODIE, outer: TRENCH })) as [WornGarment];
    const [knit] = (await wearGarments('man-broad', { top: ROLL_NECK, outer: TRENCH })) as [WornGarment];
    const [wornAlone] = (await wearGarments('man-broad', { top: ROLL_NECK })) as [WornGarment];
    for (let y = levels.chin - 30; y < levels.pit - 30; y++) {
      const [from, to] = findColumnsAt(hoodie, y);
      expect(to - from, `hood at ${y}`).toBeLessThan(2 * shape.neck + 30);
      expect(findColumnsAt(knit, y), `roll neck at ${y}`).toEqual(findColumnsAt(wornAlone, y));
    }
  });
});

describe('a vest over a tank', { timeout: 30_000 }, () => {
  it('shows none of the tank in its armholes', async () => {
    const ids = { top: 'skarvholm-rib-tank-01', outer: 'halden-rook-bailiff-waistcoat' };
    const [tank, vest] = (await wearGarments('woman-plus', ids)) as [WornGarment, WornGarment];
    expect(countVisibleInArmholes(tank.warped, vest, createBody('woman-plus'))).toBe(0);
  });
});

describe('a garment that is laid in pieces', { timeout: 30_000 }, () => {
  it.each(['vesper-lune-last-ferry-polo', POLO, 'halden-rook-jermyn-poplin-shirt'])(
    'has no pixels apart from its largest piece: %s',
    async (id) => {
      const [{ warped }] = (await wearGarments('woman-curved', { top: id })) as [WornGarment];
      expect(countDetached(warped)).toBe(0);
    },
  );
});

const SLEEVE_LABELS = { left: 1, right: 2 } as const;

/** The middle column of a cuff (the lowest rows of a sleeve), measured from the middle of the figure. */
function findCuffMiddle({ front, sleeve, width, left }: WarpedGarment, label: number, middle: number): number {
  const indexes = [...sleeve.keys()].filter((index) => sleeve[index] === label && front[index]! > 0.5);
  const lastRow = Math.floor(indexes.at(-1)! / width);
  const columns = indexes.filter((index) => index >= (lastRow - 12) * width).map((index) => index % width);
  return left + (Math.min(...columns) + Math.max(...columns)) / 2 - middle;
}

describe('a coat that is worn open', { timeout: 60_000 }, () => {
  it.each(files.figures.map(({ id }) => id))('has the hands in its cuffs, on %s', async (figure) => {
    const body = createBody(figure);
    const [top, coat] = await Promise.all([files.readGarment(POLO), files.readGarment(TRENCH)]);
    const { garment, mapping, warped } = wearOutfit(body, { top, outer: coat, isOpen: true }).at(-1)!;
    for (const side of SIDES) {
      const { wrist } = poseArm(body, side, { cut: garment.cut, mapping });
      const cuffMiddle = findCuffMiddle(warped, SLEEVE_LABELS[side], body.shape.width / 2);
      expect(Math.abs(cuffMiddle - wrist[0]), side).toBeLessThan(10);
    }
  });
});
