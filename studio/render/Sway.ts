import type { Point } from '../tailoring/geometry.ts';
import { randomFrom } from '../tailoring/random.ts';

interface Wave {
  readonly kx: number;
  readonly ky: number;
  readonly phase: number;
  readonly x: number;
  readonly y: number;
}

/** A slight tilt and a slow warp, so that a garment looks less technical. */
export class Sway {
  readonly #waves: readonly Wave[];
  readonly #cos: number;
  readonly #sin: number;

  constructor(seed: number, amount: number) {
    const random = randomFrom(seed);
    const tilt = random.between(-0.017, 0.017) * amount;
    this.#cos = Math.cos(tilt);
    this.#sin = Math.sin(tilt);
    this.#waves = [150, 230, 340].map((length) => {
      const turn = random.between(0, Math.PI * 2);
      return {
        kx: (Math.cos(turn) * Math.PI) / length,
        ky: (Math.sin(turn) * Math.PI) / length,
        phase: random.between(0, Math.PI * 2),
        x: random.between(-1, 1) * amount * length * 0.012,
        y: random.between(-1, 1) * amount * length * 0.012,
      };
    });
  }

  apply([x, y]: Point): Point {
    let [dx, dy] = [0, 0];
    for (const wave of this.#waves) {
      const s = Math.sin(wave.kx * x + wave.ky * y + wave.phase);
      dx += wave.x * s;
      dy += wave.y * s;
    }
    const [px, py] = [x + dx, y + dy - 500];
    return [px * this.#cos - py * this.#sin, px * this.#sin + py * this.#cos + 500];
  }

  /** The garment's point at a position of the picture, exact to a tenth of a pixel. */
  undo([x, y]: Point): Point {
    const py = y - 500;
    const [gx, gy] = [x * this.#cos + py * this.#sin, -x * this.#sin + py * this.#cos + 500];
    let [dx, dy] = [0, 0];
    for (const wave of this.#waves) {
      const s = Math.sin(wave.kx * gx + wave.ky * gy + wave.phase);
      dx += wave.x * s;
      dy += wave.y * s;
    }
    return [gx - dx, gy - dy];
  }
}
