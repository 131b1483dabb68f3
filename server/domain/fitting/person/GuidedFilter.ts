import { clamp } from '../curve.ts';
import { BoxFilter } from './BoxFilter.ts';
import { COLOR_PAIRS, halveColors, invertMatrices, SHRINK_FACTOR } from './guideColors.ts';
import type { Picture } from './Picture.ts';

/**
 * A mask that is a linear function of the colors around each pixel: slopes for red, green and blue, at half the
 * picture's size.
 */
export interface LocalLines {
  readonly slopes: readonly [Float32Array, Float32Array, Float32Array];
  readonly offset: Float32Array;
}

/**
 * The guided filter of He, Sun and Tang, with a color picture as the guide. It moves the soft edge of a mask to the
 * edge in the picture.
 */
export class GuidedFilter {
  /** The width of the half-size planes in pixels. */
  readonly width: number;
  readonly height: number;
  readonly #picture: Picture;
  readonly #radius: number;
  readonly #box: BoxFilter;
  readonly #guide: readonly Float32Array[];
  readonly #means: readonly Float32Array[];
  /** The inverse covariances of the colors around each pixel, in the order of `COLOR_PAIRS`. */
  readonly #inverseCovariances: readonly Float32Array[];

  /** `radius` is in pixels. `epsilon` is the variance of colors from 0 to 1 up to which an area counts as flat. */
  constructor(picture: Picture, radius: number, epsilon: number) {
    this.width = Math.ceil(picture.width / SHRINK_FACTOR);
    this.height = Math.ceil(picture.height / SHRINK_FACTOR);
    this.#picture = picture;
    this.#radius = Math.max(1, Math.round(radius / SHRINK_FACTOR));
    this.#box = new BoxFilter(this.width, this.height);
    this.#guide = halveColors(picture, this.width, this.height);
    this.#means = this.#guide.map((plane) => this.#computeMean(plane));
    const covariances = COLOR_PAIRS.map(([a, b]) =>
      this.#computeCovariance(this.#guide[a]!, this.#guide[b]!, this.#means[a]!, this.#means[b]!),
    );
    this.#inverseCovariances = invertMatrices(covariances, epsilon);
  }

  /** `mask` has half the picture's size and values from 0 to 1. */
  fitMask(mask: Float32Array): LocalLines {
    const count = mask.length;
    const mean = this.#computeMean(mask);
    const [cr, cg, cb] = this.#guide.map((plane, i) => this.#computeCovariance(plane, mask, this.#means[i]!, mean)) as [
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const [mr, mg, mb] = this.#means as [Float32Array, Float32Array, Float32Array];
    const [rr, rg, rb, gg, gb, bb] = this.#inverseCovariances as Float32Array[] & { length: 6 };
    for (let i = 0; i < count; i++) {
      const [x, y, z] = [cr[i]!, cg[i]!, cb[i]!];
      cr[i] = rr![i]! * x + rg![i]! * y + rb![i]! * z;
      cg[i] = rg![i]! * x + gg![i]! * y + gb![i]! * z;
      cb[i] = rb![i]! * x + gb![i]! * y + bb![i]! * z;
      mean[i]! -= cr[i]! * mr[i]! + cg[i]! * mg[i]! + cb[i]! * mb[i]!;
    }
    for (const plane of [cr, cg, cb, mean]) this.#box.apply(plane, this.#radius, plane);
    return { slopes: [cr, cg, cb], offset: mean };
  }

  /** Returns the mask at full size, 0 to 255. */
  drawMask({ slopes: [red, green, blue], offset }: LocalLines): Uint8Array {
    const { width, height, rgb } = this.#picture;
    const target = new Uint8Array(width * height);
    const columns = findHalfPositions(width, this.width);
    const rows = findHalfPositions(height, this.height);
    const line = [0, 1, 2, 3].map(() => new Float32Array(this.width)) as [
      Float32Array,
      Float32Array,
      Float32Array,
      Float32Array,
    ];
    const [r, g, b, offsets] = line;
    for (let y = 0; y < height; y++) {
      [red, green, blue, offset].forEach((plane, i) => interpolateRow(plane, rows.index[y]!, rows.share[y]!, line[i]!));
      for (let x = 0; x < width; x++) {
        const i = columns.index[x]!;
        const right = columns.share[x]!;
        const left = 1 - right;
        const pixelOffset = (y * width + x) * 3;
        const value =
          rgb[pixelOffset]! * (r[i]! * left + r[i + 1]! * right) +
          rgb[pixelOffset + 1]! * (g[i]! * left + g[i + 1]! * right) +
          rgb[pixelOffset + 2]! * (b[i]! * left + b[i + 1]! * right) +
          255 * (offsets[i]! * left + offsets[i + 1]! * right);
        target[y * width + x] = clamp(value + 0.5, 0, 255);
      }
    }
    return target;
  }

  #computeMean(plane: Float32Array): Float32Array {
    const mean = new Float32Array(plane.length);
    this.#box.apply(plane, this.#radius, mean);
    return mean;
  }

  #computeCovariance(a: Float32Array, b: Float32Array, meanA: Float32Array, meanB: Float32Array): Float32Array {
    const product = new Float32Array(a.length);
    for (let i = 0; i < a.length; i++) product[i] = a[i]! * b[i]!;
    this.#box.apply(product, this.#radius, product);
    for (let i = 0; i < a.length; i++) product[i]! -= meanA[i]! * meanB[i]!;
    return product;
  }
}

/** Interpolates a row between two rows of a plane. */
function interpolateRow(plane: Float32Array, row: number, share: number, target: Float32Array): void {
  const from = row * target.length;
  const nextRow = from + target.length;
  for (let x = 0; x < target.length; x++) target[x] = plane[from + x]! * (1 - share) + plane[nextRow + x]! * share;
}

/**
 * Returns for each pixel the half-size pixel before it, and the distance from it as a fraction of the distance to the
 * next one.
 */
function findHalfPositions(
  count: number,
  halfCount: number,
): { readonly index: Int32Array; readonly share: Float32Array } {
  const index = new Int32Array(count);
  const share = new Float32Array(count);
  for (let i = 0; i < count; i++) {
    const position = clamp((i + 0.5) / SHRINK_FACTOR - 0.5, 0, halfCount - 1);
    index[i] = Math.min(halfCount - 2, Math.floor(position));
    share[i] = position - index[i]!;
  }
  return { index, share };
}
