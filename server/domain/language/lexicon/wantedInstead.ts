import type { WeightByName } from './Concept.ts';
import { DRAWBACKS } from './drawbacks.ts';

/** What shoppers want who refuse a concept, by the id of that concept. */
export const WANTED_INSTEAD: ReadonlyMap<string, WeightByName> = new Map<string, WeightByName>([
  ...DRAWBACKS.map((entry) => [entry.concept.id, entry.wantedInstead] as const),
  ['detail:sheer', { 'function:opaque': 1 }],
  ['detail:mini', { 'detail:midi': 1, 'detail:maxi': 1, 'detail:below knee': 1 }],
  ['detail:maxi', { 'detail:midi': 1, 'detail:mini': 0.8 }],
  [
    'detail:revealing',
    { 'detail:modest': 1, 'detail:high neckline': 1, 'detail:crew neck': 0.8, 'detail:collar': 0.8 },
  ],
  ['detail:sleeveless', { 'detail:long sleeve': 1, 'detail:three quarter sleeve': 0.9, 'detail:short sleeve': 0.7 }],
  ['fit:fitted', { 'fit:relaxed': 1, 'fit:straight': 0.9, 'fit:wide': 0.9, 'fit:regular': 0.7 }],
  ['fit:boxy', { 'fit:fitted': 1, 'fit:slim': 0.9, 'fit:tailored': 1 }],
  ['fit:oversized', { 'fit:fitted': 0.9, 'fit:slim': 0.9, 'fit:tailored': 1, 'fit:regular': 0.8 }],
  ['occasion:outdoor', { 'style:chic': 1, 'style:classic': 0.9, 'style:minimalist': 0.9, 'occasion:work': 0.8 }],
  ['style:athletic', { 'style:chic': 1, 'style:classic': 0.9, 'occasion:work': 0.8 }],
  ['occasion:lounge', { 'fit:tailored': 1, 'style:business': 1, 'occasion:work': 0.9 }],
  ['kind:pajamas', { 'fit:tailored': 1, 'style:business': 1, 'occasion:work': 0.9 }],
  ['style:formal', { 'style:casual': 1, 'occasion:weekend': 0.8, 'style:bohemian': 0.7 }],
  ['style:business', { 'style:casual': 1, 'style:chic': 0.8 }],
  ['function:warm', { 'function:breathable': 1, 'season:spring': 0.8, 'season:summer': 0.8 }],
  ['style:glamorous', { 'style:minimalist': 1, 'style:classic': 0.9 }],
  ['detail:laced', { 'detail:slip on': 1 }],
]);
