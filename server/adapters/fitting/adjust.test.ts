import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FitLine, GarmentFit, LineMoves } from '../../../src/domain/poses/Adjustment.ts';
import { FIT_LINES, MAX_LINE_MOVE } from '../../../src/domain/poses/Adjustment.ts';
import type { DressedPlate } from '../../domain/fitting/dress.ts';
import { dressFigure } from '../../domain/fitting/dress.ts';
import { Body } from '../../domain/fitting/Figure.ts';
import type { GarmentShape } from '../../domain/fitting/Garment.ts';
import { SIDES } from '../../domain/fitting/Garment.ts';
import { GarmentMapping } from '../../domain/fitting/GarmentMapping.ts';
import { toFinishedRow } from '../../domain/fitting/stance.ts';
import { TONES } from '../../domain/fitting/tones.ts';
import type { Outfit, OutfitPieces } from '../../domain/fitting/wear.ts';
import { wearOutfit } from '../../domain/fitting/wear.ts';
import { FittingFiles } from './FittingFiles.ts';

const TEE = 'skarvholm-breton-tee-11';
const JEANS = 'brackwater-mill-bale-loader-slim-jean';
const DRESS = 'common-larch-meadow-tally-dress';
const SHIRT = 'halden-rook-jermyn-poplin-shirt';
const COAT = 'halden-rook-farringdon-trench';

const files = await FittingFiles.open(new URL('../../assets/', import.meta.url));
const shape = files.figures.find(({ id }) => id === 'woman-curved')!;
const layers = await files.readLayers(shape.id);
const cuts = files.ids.flatMap((id): (readonly [string, GarmentShape])[] => {
  const { main, trousers } = files.findPieces(id)!;
  return [[id, main] as const, ...(trousers ? [[`${id} trousers`, trousers] as const] : [])];
});

const move = fc.double({ min: -MAX_LINE_MOVE, max: MAX_LINE_MOVE, noNaN: true });
const anyMoves: fc.Arbitrary<LineMoves> = fc.record(
  { collar: move, shoulders: move, waist: move, hem: move },
  { requiredKeys: [] },
);
const anyFitting = fc.record({
  cut: fc.constantFrom(...cuts),
  shape: fc.constantFrom(...files.figures),
  moves: anyMoves,
});

/** The height of a garment's line in the picture, as a fraction, computed from the garment's landmarks. */
function findLineHeight(cut: GarmentShape, mapping: GarmentMapping, line: FitLine): number {
  const name = line === 'shoulders' ? 'shoulder' : line;
  const rows = SIDES.map((side) => {
    const landmark = cut.landmarks[`${side}_${name}`] ?? cut.landmarks[`${side}_hem_outer`]!;
    return mapping.mapPoint(landmark, false, side === 'left' ? -1 : 1)[1];
  });
  return toFinishedRow((rows[0]! + rows[1]!) / 2) / shape.height;
}

describe('the moved lines of any garment on any figure', { timeout: 60_000 }, () => {
  it('move by the distance that is reported, which is the wanted one within the bounds', () => {
    fc.assert(
      fc.property(anyFitting, ({ cut: [, cut], shape: figure, moves }) => {
        const body = new Body(figure);
        const [unmovedMapping, mapping] = [
          new GarmentMapping(cut, body),
          new GarmentMapping(cut, body, { lineMoves: moves }),
        ];
        for (const { line, move: limitedMove, least, most } of mapping.shifts.lines) {
          const requestedMove = moves[line] ?? 0;
          // The two sides of a garment are not exactly level.
          expect(findLineHeight(cut, mapping, line) - findLineHeight(cut, unmovedMapping, line)).toBeCloseTo(
            limitedMove,
            1,
          );
          expect(limitedMove).toBeGreaterThanOrEqual(least - 1e-9);
          expect(limitedMove).toBeLessThanOrEqual(most + 1e-9);
          if (requestedMove > least && requestedMove < most && Object.keys(moves).length === 1)
            expect(limitedMove).toBeCloseTo(requestedMove, 6);
        }
      }),
      { numRuns: 1_500 },
    );
  });

  it('keep their order, and cloth never folds back over itself', () => {
    fc.assert(
      fc.property(anyFitting, ({ cut: [, cut], shape: figure, moves }) => {
        const mapping = new GarmentMapping(cut, new Body(figure), { lineMoves: moves });
        const heights = mapping.shifts.heights.map(([, y]) => y);
        expect(heights).toEqual(heights.toSorted((a, b) => a - b));
        const [x] = cut.landmarks['crotch'] ?? cut.top;
        const trunk = Array.from({ length: 86 }, (_, index) => mapping.mapPoint([x, 40 + index * 10], false, 1)[1]);
        const sleeve = (cut.limbs.right?.axis ?? []).map((point) => mapping.mapPoint(point, true, 1)[1]);
        for (const rows of [trunk, sleeve]) expect(rows).toEqual([...new Set(rows)].toSorted((a, b) => a - b));
      }),
      { numRuns: 500 },
    );
  });

  it('leave a garment exactly as it is when no line is moved', () => {
    const noMoves = { collar: 0, shoulders: 0, waist: 0, hem: 0 };
    fc.assert(
      fc.property(anyFitting, fc.nat(799), fc.nat(999), ({ cut: [, cut], shape: figure }, x, y) => {
        const body = new Body(figure);
        const [unmovedMapping, mapping] = [
          new GarmentMapping(cut, body),
          new GarmentMapping(cut, body, { lineMoves: noMoves }),
        ];
        for (const isSleeve of [false, true])
          expect(mapping.mapPoint([x, y], isSleeve)).toEqual(unmovedMapping.mapPoint([x, y], isSleeve));
      }),
    );
  });

  it('keep the length of the sleeves when the waist or the hem is moved', () => {
    const sleevedCuts = cuts.filter(([, { limbs }]) => limbs.left && limbs.right);
    for (const [, cut] of sleevedCuts.filter((_, index) => index % 9 === 0)) {
      const body = new Body(shape);
      const [unmovedMapping, mapping] = [
        new GarmentMapping(cut, body),
        new GarmentMapping(cut, body, { lineMoves: { waist: -0.02, hem: 0.08 } }),
      ];
      expect(mapping.mapPoint(cut.limbs.left!.tip, true)).toEqual(unmovedMapping.mapPoint(cut.limbs.left!.tip, true));
    }
  });
});

async function createOutfit(ids: OutfitPieces<string>, moves: Outfit['moves'] = {}): Promise<Outfit> {
  const garments = Object.entries(ids).map(async ([piece, id]) => [piece, await files.readGarment(id as string)]);
  return { ...Object.fromEntries(await Promise.all(garments)), moves } as Outfit;
}

const drawPlate = (outfit: Outfit): DressedPlate => dressFigure(shape, layers, TONES[2]!, outfit);
const findFit = (plate: DressedPlate, id: string): Omit<GarmentFit, 'slot'> =>
  [...plate.fitByGarment].find(([garment]) => garment.id === id)![1];
const findLine = (plate: DressedPlate, id: string, line: FitLine) =>
  findFit(plate, id).lines.find((lineFit) => lineFit.line === line)!;

/** The last row of the finished picture in which a garment covers more than a few pixels. */
async function findLastRow(id: string, piece: keyof OutfitPieces<string>, moves: LineMoves): Promise<number> {
  const [{ warped }] = wearOutfit(new Body(shape), await createOutfit({ [piece]: id }, { [piece]: moves })) as [
    ReturnType<typeof wearOutfit>[number],
  ];
  for (let row = warped.height - 1; row >= 0; row--) {
    const cover = warped.front.subarray(row * warped.width, (row + 1) * warped.width);
    if (cover.filter((value) => value > 0.5).length > 12) return toFinishedRow(warped.top + row);
  }
  return 0;
}

describe('a dressed figure whose garments are moved', { timeout: 60_000 }, () => {
  it.each([
    [DRESS, 'fullBody', 0.06],
    [DRESS, 'fullBody', -0.08],
    [TEE, 'top', 0.05],
    [JEANS, 'bottom', -0.12],
  ] as const)('has the hem of %s (%s) lower by as much as it was moved: %f', async (id, piece, hem) => {
    const movedRows = (await findLastRow(id, piece, { hem })) - (await findLastRow(id, piece, {}));
    expect(Math.abs(movedRows - hem * shape.height)).toBeLessThan(4);
  });

  it('is the same picture, byte for byte, when all moves are 0', async () => {
    const plainPlate = drawPlate(await createOutfit({ top: TEE, bottom: JEANS }));
    const noMoves = { collar: 0, shoulders: 0, waist: 0, hem: 0 };
    const unmovedPlate = drawPlate(await createOutfit({ top: TEE, bottom: JEANS }, { top: noMoves, bottom: noMoves }));
    expect(Buffer.compare(plainPlate.bytes, unmovedPlate.bytes)).toBe(0);
  });

  it('tells where the lines are, from top to bottom, inside the picture', async () => {
    const plate = drawPlate(await createOutfit({ top: TEE, bottom: JEANS }));
    expect(findFit(plate, TEE).lines.map(({ line }) => line)).toEqual(FIT_LINES);
    expect(findFit(plate, JEANS).lines.map(({ line }) => line)).toEqual(['waist', 'hem']);
    for (const id of [TEE, JEANS]) {
      const { lines, outline } = findFit(plate, id);
      for (const [x, y] of outline) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0);
      for (const { left, right, moved, isOfBody } of lines) {
        expect([left < right, moved, isOfBody]).toEqual([true, 0, false]);
      }
      expect(lines.map(({ y }) => y)).toEqual(lines.map(({ y }) => y).toSorted((a, b) => a - b));
    }
    expect(findLine(plate, TEE, 'collar').y).toBeCloseTo(0.205, 1);
  });

  it('reports each line where it was moved to', async () => {
    const [id] = cuts.find(([, { category, landmarks }]) => category === 'dresses' && landmarks['left_collar'])!;
    const plateBefore = drawPlate(await createOutfit({ fullBody: id }));
    const plateAfter = drawPlate(
      await createOutfit({ fullBody: id }, { fullBody: { collar: 0.02, waist: -0.02, hem: -0.1 } }),
    );
    for (const [line, shift] of [
      ['collar', 0.02],
      ['shoulders', 0],
      ['waist', -0.02],
      ['hem', -0.1],
    ] as const) {
      expect(findLine(plateAfter, id, line).moved).toBeCloseTo(shift, 5);
      expect(findLine(plateAfter, id, line).y - findLine(plateBefore, id, line).y).toBeCloseTo(shift, 2);
    }
  });

  it('offers no hem and no waist of a top that is tucked in', async () => {
    const plate = drawPlate({ ...(await createOutfit({ top: SHIRT, bottom: JEANS })), isTucked: true });
    expect(findFit(plate, SHIRT).lines.map(({ line }) => line)).toEqual(['collar', 'shoulders']);
  });

  it('moves a coat that is worn open, and not what is below it', async () => {
    const outfit = await createOutfit({ fullBody: DRESS, outer: COAT });
    const plateBefore = drawPlate({ ...outfit, isOpen: true });
    const plateAfter = drawPlate({ ...outfit, isOpen: true, moves: { outer: { hem: -0.1 } } });
    expect(findLine(plateAfter, COAT, 'hem').y - findLine(plateBefore, COAT, 'hem').y).toBeCloseTo(-0.1, 2);
    expect(findLine(plateAfter, DRESS, 'hem')).toEqual(findLine(plateBefore, DRESS, 'hem'));
  });
});
