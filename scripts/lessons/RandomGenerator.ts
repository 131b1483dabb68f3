/** A random number generator with a seed (mulberry32), so that lessons are the same on every machine. */
export class RandomGenerator {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns a uniformly distributed number in [0, 1). */
  nextNumber(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  between(low: number, high: number): number {
    return low + (high - low) * this.nextNumber();
  }

  isTrueWith(probability: number): boolean {
    return this.nextNumber() < probability;
  }

  pick<Value>(values: readonly Value[]): Value {
    return values[Math.floor(this.nextNumber() * values.length)]!;
  }

  /** Returns an approximately normally distributed number with standard deviation 1. */
  nextNormal(): number {
    return this.nextNumber() + this.nextNumber() + this.nextNumber() + this.nextNumber() - 2;
  }
}
