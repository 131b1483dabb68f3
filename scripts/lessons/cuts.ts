import type { TopCut } from './tops.ts';

const PLAIN: TopCut = {
  length: [2.2, 3.3], flare: [0.9, 1.1], waist: [0.85, 1.05], sleeves: [[0.3, 0.5]], cuff: [0.35, 0.5], shoulder: [0.8, 1.05],
  neck: ['crew'], collar: 0, hood: 0, lapels: 0, front: ['closed'], rib: 0, pockets: ['none'], print: 0, belt: 0, quilt: 0,
};
const LONG: TopCut['sleeves'] = [[0.85, 1.1]];

/** The tops to recognize, each with the ranges of its measures in shops. */
export const TOP_CUTS: Readonly<Record<string, TopCut>> = {
  tee: { ...PLAIN, sleeves: [[0.3, 0.5], [0.32, 0.52], [0.28, 0.5], [0.85, 1.1]], cuff: [0.3, 0.5], neck: ['crew', 'crew', 'crew', 'v', 'boat'], print: 0.5, pockets: ['none', 'none', 'none', 'chest'] },
  polo: { ...PLAIN, sleeves: [[0.3, 0.5], [0.32, 0.52], [0.28, 0.5], [0.85, 1.05]], collar: 1, front: ['placket'], rib: 0.3, print: 0.15, pockets: ['none', 'none', 'chest'] },
  shirt: { ...PLAIN, length: [2.3, 3.2], sleeves: [[0.85, 1.1], [0.85, 1.1], [0.3, 0.52]], collar: 1, front: ['buttons'], pockets: ['none', 'chest', 'two chest'] },
  blouse: { ...PLAIN, length: [1.7, 2.5], flare: [1, 1.5], waist: [0.75, 1.1], sleeves: [[0.3, 0.7], [0.7, 1], [0.15, 0.3]], cuff: [0.5, 1], neck: ['v', 'crew', 'boat', 'deep'], collar: 0.15, front: ['closed', 'closed', 'buttons', 'placket'], belt: 0.1 },
  tank: { ...PLAIN, length: [1.9, 3], flare: [0.9, 1.3], sleeves: [[0, 0]], shoulder: [0.5, 0.95], neck: ['straps', 'straps', 'deep', 'deep', 'v', 'crew'], print: 0.25 },
  sweater: { ...PLAIN, length: [1.9, 2.8], flare: [0.8, 1], sleeves: LONG, cuff: [0.3, 0.45], neck: ['crew', 'crew', 'v', 'roll'], rib: 0.9, print: 0.15 },
  hoodie: { ...PLAIN, length: [2, 2.8], flare: [0.8, 1], sleeves: LONG, hood: 1, rib: 0.8, front: ['closed', 'zip'], pockets: ['kangaroo', 'kangaroo', 'none'], print: 0.25 },
  cardigan: { ...PLAIN, length: [1.6, 2.9], flare: [0.85, 1.15], sleeves: LONG, neck: ['v', 'v', 'crew'], front: ['buttons', 'open', 'open'], rib: 0.8, pockets: ['none', 'none', 'slanted'] },
  blazer: { ...PLAIN, length: [2.1, 3], flare: [0.9, 1.1], waist: [0.7, 0.95], sleeves: LONG, lapels: 1, pockets: ['flaps', 'flaps', 'chest', 'none'] },
  jacket: { ...PLAIN, length: [1.6, 2.6], flare: [0.8, 1.05], sleeves: [[0.85, 1.1], [0.85, 1.1], [0.85, 1.1], [0, 0]], collar: 0.7, front: ['zip', 'zip', 'buttons', 'open'], rib: 0.4, pockets: ['slanted', 'two chest', 'two chest', 'flaps'], quilt: 0.25, hood: 0.1 },
  coat: { ...PLAIN, length: [3, 4.4], flare: [0.95, 1.4], waist: [0.75, 1], sleeves: LONG, collar: 0.4, lapels: 0.55, front: ['double', 'buttons', 'zip'], pockets: ['slanted', 'flaps'], belt: 0.25, hood: 0.15, quilt: 0.1 },
  dress: { ...PLAIN, length: [3.3, 5.2], flare: [0.9, 2], waist: [0.5, 0.95], sleeves: [[0, 0], [0, 0], [0.2, 0.5], [0.5, 1]], cuff: [0.35, 0.7], shoulder: [0.6, 1], neck: ['straps', 'deep', 'v', 'crew', 'boat'], belt: 0.35, front: ['closed', 'closed', 'closed', 'buttons'], collar: 0.1 },
};
