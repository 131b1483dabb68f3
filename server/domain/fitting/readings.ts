import type { Body } from './Figure.ts';
import type { Cut } from './Garment.ts';
import { Lay } from './Lay.ts';

/** One way to wear an outfit. */
export interface Reading {
  readonly tucked: boolean;
  readonly open: boolean;
}

const TUCKED = ['shirt', 'blouse', 'camisole'];
const TUCKABLE = [...TUCKED, 'tee', 'tank', 'polo'];
const OPENS = ['blazer', 'suit', 'coat', 'jacket', 'cardigan'];
/** In pixels: a top that reaches less far below the waistband looks the same tucked and loose. */
const CROPPED = 36;

export interface Cuts {
  readonly top?: Cut;
  readonly bottom?: Cut;
  readonly fullBody?: Cut;
  /** The outermost garment that can be closed: the coat, else the jacket. */
  readonly over?: Cut;
}

/** The ways to wear an outfit that look different, the usual one first. */
export function readingsOf(cuts: Cuts, body: Body): readonly Reading[] {
  const tucks = tuckable(cuts, body);
  const usual = { tucked: tucks && TUCKED.includes(cuts.top!.kind), open: false };
  const opens = cuts.over !== undefined && OPENS.includes(cuts.over.kind) && Boolean(cuts.top ?? cuts.fullBody);
  const readings = [
    usual,
    ...(tucks ? [{ ...usual, tucked: !usual.tucked }] : []),
    ...(opens ? [{ ...usual, open: true }] : []),
    ...(tucks && opens ? [{ tucked: !usual.tucked, open: true }] : []),
  ];
  // A closed coat hides whether the shirt below it is tucked in.
  return opens && tucks ? [readings[0]!, readings[2]!, readings[3]!] : readings;
}

function tuckable({ top, bottom, fullBody }: Cuts, body: Body): boolean {
  if (!top || !bottom || fullBody || !TUCKABLE.includes(top.kind)) return false;
  const hem = top.landmarks['left_hem'];
  return hem !== undefined && new Lay(top, body).at(hem)[1] > body.levels.waist + CROPPED;
}
