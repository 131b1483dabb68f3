import type { Color } from '../../../src/domain/catalogue/vocabulary.ts';
import { computeClothDistance, convertHexToLab } from './lab.ts';
import type { Lab } from './PictureReading.ts';

/**
 * Sample cloth colors for each vocabulary color as in photos, light to dark. Without gold and silver, whose names
 * depend on shine.
 */
const CLOTH_SAMPLES: Readonly<Partial<Record<Color, string>>> = {
  Black: '#0a0a0b #1a1a1c #28282b #353538 #3c3c3f #1e1c1b #2c2826',
  White: '#ffffff #f4f4f2 #e6e6e6 #efeadf #f3efe6 #dcdfe3 #e3e6ef',
  Gray: '#c4c4c6 #adadb0 #95969a #7d7f83 #66686d #58595d #b3b0ac #8b8780 #a4a9b0',
  Beige: '#e0d4bf #d3c3a5 #c8b594 #bda684 #cdbfae #b7a68f #e3d2b5 #bf9f74 #aa9677',
  Brown: '#8c6446 #744c33 #5e3e2c #4a3227 #3b2a24 #85705d #6b574a #9a6a3f #a37b57 #5b4634',
  Red: '#d62a2c #b8232b #9c1f2b #7f1d29 #641f29 #e0453f #c23a3a #8c2f33 #4e1a20 #ee2b33',
  Pink: '#f3cdd2 #eab3bd #e58fa6 #dd6d93 #cf3f80 #d893a0 #c98089 #f0d5d2 #b84d78 #ff5f9e #e9c4bd',
  Orange: '#f2823a #e0682a #cf5a2d #b9552e #e89a63 #f0a765 #c46a45 #f06a3c #a84e28',
  Yellow: '#f6e37a #efd13f #f3c81f #dcb13a #c59a37 #f4e9a6 #e4d064 #b58a2b #fff04a',
  Green:
    '#c3dac2 #9cc08f #6aa55f #3f8a4a #2f6b41 #25503a #1f3a2e #76804a #5c6038 #4c5334 #a3b096 #3aa78a #1f6b60 #8fb83a #c4e05a',
  Blue: '#cfdcea #a6c4e2 #7ba6d6 #4b80c4 #2f62b0 #27488c #22376b #1f2b4b #252f45 #6b829f #4f6d8f #3a4f70 #2b8bd0 #35b3d8 #2f5566 #8794ad #1e2438',
  Purple: '#cdbfe0 #a98ecb #8a63b5 #6b4296 #532f75 #3f2552 #8d6f99 #5f3356 #442a42 #a9809f #7c3a86',
};

const COLOR_ANCHORS = Object.entries(CLOTH_SAMPLES).flatMap(([color, hexes]) =>
  hexes.split(' ').map((hex) => ({ color: color as Color, lab: convertHexToLab(hex) })),
);

/** The vocabulary's name for a color of cloth. */
export function nameColor(lab: Lab): Color {
  let nearestAnchor = COLOR_ANCHORS[0]!;
  let leastDistance = Infinity;
  for (const anchor of COLOR_ANCHORS) {
    const distance = computeClothDistance(lab, anchor.lab);
    if (distance < leastDistance) [leastDistance, nearestAnchor] = [distance, anchor];
  }
  return nearestAnchor.color;
}

/** How well cloth of a named color fits a seen color: 1 for the same color, 0 for a clearly different one. */
export function computeColorFit(lab: Lab, color: Color): number {
  const distances = COLOR_ANCHORS.filter((anchor) => anchor.color === color).map((anchor) =>
    computeClothDistance(lab, anchor.lab),
  );
  const smallestDistance = Math.min(...distances);
  return Number.isFinite(smallestDistance)
    ? Math.max(
        0,
        1 - Math.max(0, smallestDistance - SAME_COLOR_DISTANCE) / (DIFFERENT_COLOR_DISTANCE - SAME_COLOR_DISTANCE),
      )
    : 0;
}

/** Up to this distance, colors look the same. */
const SAME_COLOR_DISTANCE = 6;
const DIFFERENT_COLOR_DISTANCE = 26;
