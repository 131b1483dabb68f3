import type { BySide } from '../../person/PersonBody.ts';
import type { ClothMatte } from '../matte/clothMatte.ts';
import type { Scene } from '../Scene.ts';
import type { Neckline } from './neckline.ts';
import type { OldTop } from './oldTop.ts';
import type { PhotoSleeve } from './sleeves.ts';
import type { TopMap } from './TopMap.ts';

/** What the new top covers. */
export interface NewTop {
  /** How much of each pixel shows new cloth, made-up skin, and the inside of the back, 0 to 1. */
  readonly cloth: Float32Array;
  readonly skin: Float32Array;
  readonly inside: Float32Array;
  /** How much of the old top in each pixel stays, 0 to 1. */
  readonly kept: Float32Array;
  /** The part of the top for each pixel: `TRUNK` or one of `SLEEVES`. */
  readonly regions: Uint8Array;
  readonly sleeves: BySide<PhotoSleeve>;
  /** How much of each pixel is new sleeve over skin or wall. */
  readonly added: Float32Array;
}

/** Where the new top comes. */
export interface Place {
  readonly scene: Scene;
  readonly matte: ClothMatte;
  readonly old: OldTop;
  readonly map: TopMap;
  readonly neckline: Neckline;
  /** Whether the old top shows in the opening, as below a jacket. */
  readonly keepsTop: boolean;
}
