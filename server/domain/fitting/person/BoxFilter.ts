/** Computes the mean in a square around each pixel, for planes of one size. The time does not depend on the radius. */
export class BoxFilter {
  readonly #width: number;
  readonly #height: number;
  readonly #rowMeans: Float32Array;
  readonly #columnSums: Float64Array;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
    this.#rowMeans = new Float32Array(width * height);
    this.#columnSums = new Float64Array(width);
  }

  /** `target` may be the source. At the border, only the part of the square inside the plane counts. */
  apply(source: Float32Array, radius: number, target: Float32Array): void {
    for (let y = 0; y < this.#height; y++) this.#filterRow(source, y * this.#width, radius);
    this.#filterColumns(radius, target);
  }

  #filterRow(source: Float32Array, from: number, radius: number): void {
    const width = this.#width;
    const rows = this.#rowMeans;
    let sum = 0;
    for (let x = 0; x < Math.min(radius, width); x++) sum += source[from + x]!;
    for (let x = 0; x < width; x++) {
      if (x + radius < width) sum += source[from + x + radius]!;
      if (x > radius) sum -= source[from + x - radius - 1]!;
      const count = Math.min(width - 1, x + radius) - Math.max(0, x - radius) + 1;
      rows[from + x] = sum / count;
    }
  }

  /** Filters all columns at once, one row after another, because this uses the processor's cache. */
  #filterColumns(radius: number, target: Float32Array): void {
    const [width, height] = [this.#width, this.#height];
    this.#columnSums.fill(0);
    for (let y = 0; y < Math.min(radius, height); y++) this.#addRow(y, 1);
    for (let y = 0; y < height; y++) {
      if (y + radius < height) this.#addRow(y + radius, 1);
      if (y > radius) this.#addRow(y - radius - 1, -1);
      const share = 1 / (Math.min(height - 1, y + radius) - Math.max(0, y - radius) + 1);
      const to = y * width;
      for (let x = 0; x < width; x++) target[to + x] = this.#columnSums[x]! * share;
    }
  }

  #addRow(y: number, sign: number): void {
    const [sums, rows, from] = [this.#columnSums, this.#rowMeans, y * this.#width];
    for (let x = 0; x < this.#width; x++) sums[x]! += rows[from + x]! * sign;
  }
}
