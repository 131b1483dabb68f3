import { clamp } from '../tailoring/geometry.ts';

/** A rectangle of numbers at a position in the picture. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly data: Float32Array;
}

export function createField(x: number, y: number, width: number, height: number): Field {
  return { x, y, width, height, data: new Float32Array(width * height) };
}

/** A Gaussian blur by three box blurs. A wide blur uses a smaller copy, without a visible difference. */
export function blurField(source: Field, sigma: number): Field {
  const factor = sigma >= 14 ? 4 : sigma >= 5 ? 2 : 1;
  if (factor === 1) return { ...source, data: applyBoxBlur(source.data, source.width, source.height, sigma) };
  const small = shrinkField(source, factor);
  return enlargeField(
    { ...small, data: applyBoxBlur(small.data, small.width, small.height, sigma / factor) },
    source,
    factor,
  );
}

/** A single box blur, enough to smooth an enlarged field. */
export function softenField(source: Field, width: number): Field {
  const radius = Math.max(1, Math.round(width / 2));
  const rows = new Float32Array(source.data.length);
  const data = new Float32Array(source.data.length);
  boxRows(source.data, rows, source.width, source.height, radius);
  boxColumns(rows, data, source.width, source.height, radius);
  return { ...source, data };
}

function applyBoxBlur(data: Float32Array, width: number, height: number, sigma: number): Float32Array {
  const radius = Math.max(1, Math.round((Math.sqrt(4 * sigma * sigma + 1) - 1) / 2));
  const a = Float32Array.from(data);
  const b = new Float32Array(data.length);
  for (let pass = 0; pass < 3; pass++) {
    boxRows(a, b, width, height, radius);
    boxColumns(b, a, width, height, radius);
  }
  return a;
}

function boxRows(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = from[row]! * (radius + 1);
    for (let i = 1; i <= radius; i++) sum += from[row + Math.min(i, width - 1)]!;
    for (let x = 0; x < width; x++) {
      to[row + x] = sum * share;
      sum += from[row + Math.min(x + radius + 1, width - 1)]! - from[row + Math.max(x - radius, 0)]!;
    }
  }
}

/** Blurs all columns at once, row by row, for sequential memory access. */
function boxColumns(from: Float32Array, to: Float32Array, width: number, height: number, radius: number): void {
  const share = 1 / (2 * radius + 1);
  const sums = new Float32Array(width);
  for (let i = -radius; i <= radius; i++) {
    const row = clamp(i, 0, height - 1) * width;
    for (let x = 0; x < width; x++) sums[x]! += from[row + x]!;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(y + radius + 1, height - 1) * width;
    const leaves = Math.max(y - radius, 0) * width;
    for (let x = 0; x < width; x++) {
      to[row + x] = sums[x]! * share;
      sums[x]! += from[enters + x]! - from[leaves + x]!;
    }
  }
}

function shrinkField(source: Field, factor: number): Field {
  const small = createField(source.x, source.y, Math.ceil(source.width / factor), Math.ceil(source.height / factor));
  for (let y = 0; y < small.height; y++) {
    for (let x = 0; x < small.width; x++) {
      let sum = 0;
      for (let j = 0; j < factor; j++) {
        const row = Math.min(y * factor + j, source.height - 1) * source.width;
        for (let i = 0; i < factor; i++) sum += source.data[row + Math.min(x * factor + i, source.width - 1)]!;
      }
      small.data[y * small.width + x] = sum / (factor * factor);
    }
  }
  return small;
}

/** Enlarges a smaller copy to the size of `like`, smoothly. */
export function enlargeField(small: Field, like: Field, factor: number): Field {
  const result = createField(like.x, like.y, like.width, like.height);
  const lefts = new Int32Array(result.width);
  const shares = new Float32Array(result.width);
  for (let x = 0; x < result.width; x++) {
    const sx = clamp((x + 0.5) / factor - 0.5, 0, small.width - 1);
    lefts[x] = Math.floor(sx);
    shares[x] = sx - lefts[x]!;
  }
  for (let y = 0; y < result.height; y++) {
    const sy = clamp((y + 0.5) / factor - 0.5, 0, small.height - 1);
    const y0 = Math.floor(sy);
    const fy = sy - y0;
    const top = y0 * small.width;
    const low = Math.min(y0 + 1, small.height - 1) * small.width;
    for (let x = 0; x < result.width; x++) {
      const x0 = lefts[x]!;
      const x1 = x0 + 1 < small.width ? x0 + 1 : x0;
      const fx = shares[x]!;
      const a = small.data[top + x0]! + (small.data[top + x1]! - small.data[top + x0]!) * fx;
      const b = small.data[low + x0]! + (small.data[low + x1]! - small.data[low + x0]!) * fx;
      result.data[y * result.width + x] = a + (b - a) * fy;
    }
  }
  return result;
}
