import { floral } from './floral.ts';
import { blockPrint, ditsy, painterly, penFloral } from './florals.ts';
import { noise } from './noise.ts';
import type { Paint } from './Paint.ts';
import {
  argyle,
  checkerboard,
  chevron,
  colorBlock,
  fairIsle,
  jacquard,
  leopard,
  ombre,
  paisley,
  tieDye,
  zebra,
} from './prints.ts';

export interface Pattern {
  readonly words: string;
  /** Whether a shopper would mention the second color. */
  readonly bold: boolean;
  readonly paint: Paint;
}

const wrap = (value: number, period: number): number => value - Math.floor(value / period) * period;

/** A stripe from `from` to `to` in every period, with both edges antialiased over one pixel. */
function stripe(value: number, period: number, from: number, to: number, px: number): number {
  const fromMiddle = value - (from + to) / 2;
  const offset = Math.abs(fromMiddle - Math.round(fromMiddle / period) * period);
  return Math.max(0, Math.min(1, ((to - from) / 2 - offset) / px + 0.5));
}

const plain: Paint = (_u, _v, _px, mix) => {
  mix[0] = 0;
  mix[1] = 0;
};

const stripes =
  (isAcross: boolean, period: number, width: number, strength = 1): Paint =>
  (u, v, px, mix) => {
    mix[0] = stripe(isAcross ? v : u, period, 0, width, px) * strength;
    mix[1] = 0;
  };

/** A pinstripe is a row of dots one thread wide. */
const pinstripe: Paint = (u, v, px, mix) => {
  const dots = 0.55 + 0.45 * Math.sin(v * 1.6) * Math.min(1, 0.6 / px);
  mix[0] = stripe(u, 19, 0, 1.5, px) * dots * 0.62;
  mix[1] = 0;
};

const banker: Paint = (u, _v, px, mix) => {
  mix[0] = stripe(u, 10.5, 0, 3.1, px) * 0.92;
  mix[1] = 0;
};

/** Small checks of four by four threads, broken into blocks, with an overcheck in the third color. */
const glenCheck: Paint = (u, v, px, mix) => {
  const isBlockU = wrap(u, 58) < 30;
  const isBlockV = wrap(v, 58) < 30;
  const warp = isBlockU ? stripe(u, 10, 0, 5, px) : stripe(u, 5, 0, 2.5, px);
  const weft = isBlockV ? stripe(v, 10, 0, 5, px) : stripe(v, 5, 0, 2.5, px);
  const depth = 0.16 + (isBlockU ? 0.14 : 0) + (isBlockV ? 0.14 : 0);
  mix[0] = (warp + weft) * 0.5 * (0.3 + depth) + depth * 0.36;
  mix[1] = Math.max(stripe(u, 58, 43.5, 45.2, px), stripe(v, 58, 43.5, 45.2, px)) * 0.7;
};

const windowpane: Paint = (u, v, px, mix) => {
  mix[0] = Math.max(stripe(u, 62, 0, 2, px), stripe(v, 70, 0, 2, px)) * 0.72;
  mix[1] = 0;
};

/** Houndstooth: light and dark threads by fours, woven in a 2/2 twill. */
const houndstooth: Paint = (u, v, px, mix) => {
  const size = 1.75;
  let dark = 0;
  for (let sample = 0; sample < 4; sample++) {
    const x = Math.floor((u + ((sample & 1) - 0.5) * 0.5 * px) / size);
    const y = Math.floor((v + ((sample >> 1) - 0.5) * 0.5 * px) / size);
    const isWarpOnTop = wrap(x + y, 4) < 2;
    dark += (isWarpOnTop ? wrap(x, 8) < 4 : wrap(y, 8) < 4) ? 0.25 : 0;
  }
  mix[0] = dark;
  mix[1] = 0;
};

const herringbone: Paint = (u, v, px, mix) => {
  const column = Math.floor(u / 13);
  const lean = column & 1 ? 1 : -1;
  mix[0] = 0.18 + stripe(v + wrap(u, 13) * lean, 4.4, 0, 2.1, px) * 0.5;
  mix[1] = 0;
};

const gingham: Paint = (u, v, px, mix) => {
  mix[0] = (stripe(u, 17, 0, 8.5, px) + stripe(v, 17, 0, 8.5, px)) * 0.5;
  mix[1] = 0;
};

/** A tartan sett of broad bands, a guard line and a bright overcheck, the same in warp and weft. */
const tartan: Paint = (u, v, px, mix) => {
  mix[0] = Math.min(1, (tartanBand(u, px) + tartanBand(v, px)) * 0.5);
  mix[1] = Math.max(stripe(u, 78, 51.5, 54, px), stripe(v, 78, 51.5, 54, px)) * 0.75;
};

const tartanBand = (value: number, px: number): number =>
  stripe(value, 78, 0, 27, px) * 0.85 + stripe(value, 78, 33, 36, px) * 0.5 + stripe(value, 78, 69, 72, px) * 0.5;

const polkaDot: Paint = (u, v, px, mix) => {
  const period = 25;
  const row = Math.floor(v / (period * 0.5));
  const x = wrap(u + (row & 1) * period * 0.5, period) - period * 0.5;
  const y = wrap(v, period * 0.5) - period * 0.25;
  const radius = 4.1 + noise(row * 3.1, Math.floor((u + (row & 1) * period * 0.5) / period) * 7.7) * 0.25;
  mix[0] = Math.max(0, Math.min(1, (radius - Math.hypot(x, y)) / px + 0.5));
  mix[1] = 0;
};

const pattern = (words: string, bold: boolean, paint: Paint): Pattern => ({ words, bold, paint });

export const PATTERNS = {
  plain: pattern('plain', false, plain),
  breton: pattern('breton stripe', true, stripes(true, 21, 8.2)),
  'wide-stripe': pattern('wide stripe', true, stripes(false, 40, 20)),
  pinstripe: pattern('pinstripe', false, pinstripe),
  'banker-stripe': pattern('banker stripe', true, banker),
  'glen-check': pattern('glen check', false, glenCheck),
  windowpane: pattern('windowpane check', false, windowpane),
  houndstooth: pattern('houndstooth', true, houndstooth),
  herringbone: pattern('herringbone', false, herringbone),
  gingham: pattern('gingham check', true, gingham),
  tartan: pattern('tartan check', true, tartan),
  'polka-dot': pattern('polka dot', true, polkaDot),
  floral: pattern('floral print', true, floral),
  'floral-ditsy': pattern('ditsy floral print', true, ditsy),
  'floral-painterly': pattern('painterly floral print', true, painterly),
  'floral-block': pattern('block-printed floral', true, blockPrint),
  'floral-pen': pattern('pen-drawn floral print', true, penFloral),
  leopard: pattern('leopard print', true, leopard),
  zebra: pattern('zebra print', true, zebra),
  'colour-block': pattern('colour-block', true, colorBlock),
  'tie-dye': pattern('tie-dye', true, tieDye),
  jacquard: pattern('tonal jacquard', false, jacquard),
  argyle: pattern('argyle', true, argyle),
  'fair-isle': pattern('Fair Isle', true, fairIsle),
  ombre: pattern('ombré', true, ombre),
  checkerboard: pattern('checkerboard', true, checkerboard),
  chevron: pattern('chevron stripe', true, chevron),
  paisley: pattern('paisley print', true, paisley),
} as const satisfies Record<string, Pattern>;

export type PatternName = keyof typeof PATTERNS;
