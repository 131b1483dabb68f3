import { describe, expect, it } from 'vitest';
import {
  drawDress,
  drawFoldedTop,
  drawSkirt,
  drawTop,
  drawTrousers,
  createEmptyPicture,
  NEW_CLOTH,
} from '../../../../tests/support/fitting/drawnGarments.ts';
import { SURROUNDINGS } from '../../../../tests/support/fitting/drawnPerson.ts';
import { Canvas } from '../../../../tests/support/fitting/shapes.ts';
import type { Point } from '../Figure.ts';
import type { BottomOutline, Cloth, TopOutline } from './Cloth.ts';
import { cutOutPackshot } from './packshotCloth.ts';

const getTopOutline = (cloth: Cloth): TopOutline => cloth.outline as TopOutline;
const getBottomOutline = (cloth: Cloth): BottomOutline => cloth.outline as BottomOutline;

function expectNear(point: Point, [x, y]: Point, tolerance: number): void {
  expect(Math.hypot(point[0] - x, point[1] - y), `${point.join(',')} near ${x},${y}`).toBeLessThan(tolerance);
}

describe('a garment cut out of a packshot', { timeout: 20_000 }, () => {
  it('has its collar, shoulders, armpits and sleeves where they are', () => {
    const { sides, collarFront } = getTopOutline(cutOutPackshot(drawTop('short'), 'upper', null));
    expectNear(sides.left.collar, [118, 46], 6);
    expectNear(sides.right.collar, [182, 46], 6);
    expectNear(sides.left.armpit, [82, 120], 8);
    expectNear(sides.right.armpit, [218, 120], 8);
    expectNear(sides.left.sleeve!.outer[23]!, [20, 130], 14);
    expectNear(sides.left.sleeve!.inner[23]!, [50, 160], 14);
    expectNear(collarFront, [150, 80], 8);
  });

  it('knows a vest from a sweater', () => {
    expect(getTopOutline(cutOutPackshot(drawTop('none'), 'upper', null)).sides.left.sleeve).toBeNull();
    const { sleeve } = getTopOutline(cutOutPackshot(drawTop('long'), 'upper', null)).sides.left;
    expectNear(sleeve!.outer[23]!, [18, 290], 16);
  });

  it('has legs if it is trousers, and none if it is a skirt', () => {
    const trousers = getBottomOutline(cutOutPackshot(drawTrousers(), 'lower', null));
    expectNear(trousers.crotch!, [150, 150], 8);
    expectNear(trousers.waist.left, [98, 36], 10);
    expect(getBottomOutline(cutOutPackshot(drawSkirt(), 'lower', null)).crotch).toBeNull();
  });

  it('parts its legs below the rise, though the fly shows the paper', () => {
    const { width, height, bytes } = drawTrousers();
    for (let y = 40; y < 160; y++) for (let x = 148; x < 152; x++) bytes.set(bytes.subarray(0, 3), (y * width + x) * 3);
    const { crotch } = getBottomOutline(cutOutPackshot({ width, height, bytes }, 'lower', null));
    expect(crotch![1]).toBeGreaterThan(75);
  });

  it('is refused if its sleeves lie against its trunk, so that it seems to have none', () => {
    const { doubts } = cutOutPackshot(drawFoldedTop(), 'upper', null);
    expect(doubts).toContainEqual({ key: 'folded', strength: 1 });
  });

  it('shows the inside of its back apart from its front', () => {
    const { front, rgba, width } = cutOutPackshot(drawTop('short'), 'upper', null);
    const indexAt = (x: number, y: number): number => y * width + x;
    expect(front[indexAt(150, 60)]).toBe(0);
    expect(front[indexAt(150, 100)]).toBe(255);
    expect(rgba[indexAt(150, 60) * 4 + 3]).toBe(255);
  });

  it('keeps no paper in its edge', () => {
    const { rgba } = cutOutPackshot(drawDress(), 'dress', null);
    let paper = 0;
    for (let i = 0; i < rgba.length; i += 4)
      if (rgba[i + 3]! > 30 && Math.abs(rgba[i + 1]! - NEW_CLOTH[1]) > 60) paper++;
    expect(paper).toBe(0);
  });

  it('is doubted if its edge has nearly the color of the paper', () => {
    const findPaleStrength = (cloth: Cloth): number =>
      cloth.doubts.find(({ key }) => key === 'pale-on-pale')?.strength ?? 0;
    const paleTopPicture = drawTop('short');
    for (let i = 0; i < paleTopPicture.bytes.length; i += 3)
      if (paleTopPicture.bytes[i] === NEW_CLOTH[0]) paleTopPicture.bytes.set([232, 232, 232], i);
    expect(findPaleStrength(cutOutPackshot(paleTopPicture, 'upper', null))).toBeGreaterThan(0.9);
    expect(findPaleStrength(cutOutPackshot(drawTop('short'), 'upper', null))).toBe(0);
  });

  it('has a doubt where there is no garment, or where it fills the picture', () => {
    expect(cutOutPackshot(createEmptyPicture(), 'upper', null).doubts).toEqual([{ key: 'no-garment', strength: 1 }]);
    const { width, height, rgb } = new Canvas(200, 260, SURROUNDINGS);
    for (let i = 0; i < rgb.length; i++) rgb[i] = (i * 7919) % 251;
    expect(cutOutPackshot({ width, height, bytes: rgb }, 'upper', null).doubts[0]?.key).toBe('no-garment');
  });

  it('trusts a reading of clothing where the background is not plain', () => {
    const { width, height, bytes } = drawTop('short');
    const clothing = new Uint8Array(width * height);
    for (let i = 0; i < clothing.length; i++) clothing[i] = bytes[i * 3 + 1]! < 100 ? 255 : 0;
    for (let i = 0; i < clothing.length; i++)
      if (clothing[i] === 0) bytes.set([(i * 31) % 200, (i * 17) % 200, (i * 53) % 200], i * 3);
    const cloth = cutOutPackshot({ width, height, bytes }, 'upper', clothing);
    expectNear(getTopOutline(cloth).sides.left.armpit, [82, 120], 10);
    expect(cloth.doubts.map(({ key }) => key)).toContain('not-alone');
  });
});
