import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawDress, drawTop } from '../../../../tests/support/fitting/drawnGarments.ts';
import { createBody } from '../../../../tests/support/fitting/drawnPerson.ts';
import type { TopOutline, TopSide } from '../cloth/Cloth.ts';
import { cutOutPackshot } from '../cloth/packshotCloth.ts';
import type { Point } from '../Figure.ts';
import { PICTURE_SIDES } from '../person/PersonBody.ts';
import type { Grid } from './Grid.ts';
import { foldedShare } from './Grid.ts';
import { createSleeveGrid } from './sleeveGrid.ts';
import { findSleeveReach } from './sleeveReach.ts';
import { fitTop } from './TopFit.ts';
import { createTopGrid } from './topGrid.ts';

const bodies = fc.tuple(fc.integer({ min: 4, max: 60 }), fc.double({ min: 0.8, max: 1.25, noNaN: true }));

function expectFlat(grid: Grid, maxFoldedShare: number): void {
  expect(grid.flat().every(({ to }) => to.every(Number.isFinite))).toBe(true);
  expect(foldedShare(grid)).toBeLessThanOrEqual(maxFoldedShare);
}

const TOPS = (['none', 'short', 'long'] as const).map((sleeve) => cutOutPackshot(drawTop(sleeve), 'upper', null));
const DRESS = cutOutPackshot(drawDress(), 'dress', null);

const ROOM = { left: 999, right: 999 };

describe('grids that lay cloth on a body', { timeout: 20_000 }, () => {
  it('never flip the trunk of a top or a dress', () => {
    fc.assert(
      fc.property(bodies, fc.constantFrom(...TOPS, DRESS), ([spread, build], { outline, kind }) => {
        const body = createBody(spread, build);
        const top = outline as TopOutline;
        expectFlat(createTopGrid(top, fitTop(top, kind, body, { nearbyHem: null, room: ROOM }), body), 0);
      }),
    );
  });

  it('spread a skirt evenly from the waist, within the scene', () => {
    const body = createBody(20, 1);
    const wide = { ...(DRESS.outline as TopOutline) };
    const width = (room: number, share: number): number =>
      fitTop(wide, 'dress', body, { nearbyHem: null, room: { left: room, right: room } }).half('left', share);
    const steps = Array.from({ length: 40 }, (_, k) => width(999, (k + 1) / 40) - width(999, k / 40));
    expect(Math.max(...steps)).toBeLessThan(4);
    expect(width(50, 1)).toBeLessThanOrEqual(50);
  });

  it('lengthen a dress to the hem of the old one, but not by much', () => {
    const body = createBody(20, 1);
    const { sides, ...rest } = DRESS.outline as TopOutline;
    const shortened = (side: TopSide): TopSide => ({
      ...side,
      edge: side.edge.map(([x, y]) => [x, 84 + (y - 84) / 2]),
    });
    const short = { ...rest, sides: { left: shortened(sides.left), right: shortened(sides.right) } };
    const findHem = (reach: number | null): number =>
      fitTop(short, 'dress', body, { nearbyHem: reach, room: ROOM }).hemAlong;
    const ownHem = findHem(null);
    expect(findHem(ownHem + 0.1)).toBeCloseTo(ownHem + 0.12, 5);
    expect(findHem(ownHem + 0.8)).toBe(ownHem);
    expect(findHem(ownHem - 0.3)).toBe(ownHem);
  });

  it('hardly lengthen a short sleeve if the packshot is narrow for its length', () => {
    const { sides, ...rest } = TOPS[1]!.outline as TopOutline;
    const squeeze = ([x, y]: Point): Point => [150 + (x - 150) * 0.7, y];
    const squeezed = (side: TopSide): TopSide => ({
      collar: squeeze(side.collar),
      shoulder: squeeze(side.shoulder),
      armpit: squeeze(side.armpit),
      edge: side.edge.map(squeeze),
      sleeve: { outer: side.sleeve!.outer.map(squeeze), inner: side.sleeve!.inner.map(squeeze) },
    });
    const outline = { ...rest, sides: { left: squeezed(sides.left), right: squeezed(sides.right) } };
    const body = createBody(20, 1);
    const reachOf = (top: TopOutline): number =>
      findSleeveReach(top, fitTop(top, 'upper', body, { nearbyHem: null, room: ROOM }).scale, body);
    expect(reachOf(outline)).toBeLessThan(1.2 * reachOf({ ...rest, sides }));
  });

  it('begin each sleeve on the armhole of the trunk, so that no gap can open', () => {
    const outline = TOPS[1]!.outline as TopOutline;
    fc.assert(
      fc.property(bodies, ([spread, build]) => {
        const body = createBody(spread, build);
        const fit = fitTop(outline, 'upper', body, { nearbyHem: null, room: ROOM });
        const reach = findSleeveReach(outline, fit.scale, body);
        for (const side of PICTURE_SIDES) {
          const { sleeve } = outline.sides[side];
          const [firstRow] = createSleeveGrid(sleeve!, fit.sides[side], body.arms[side], body, fit.scale, reach);
          const { shoulder, armpit } = fit.sides[side];
          const length = Math.hypot(armpit[0] - shoulder[0], armpit[1] - shoulder[1]);
          for (const { to } of firstRow!) {
            const cross =
              (armpit[0] - shoulder[0]) * (to[1] - shoulder[1]) - (armpit[1] - shoulder[1]) * (to[0] - shoulder[0]);
            expect(Math.abs(cross) / length).toBeLessThan(0.5);
          }
        }
      }),
    );
  });
});
