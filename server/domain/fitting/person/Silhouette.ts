import type { Point } from '../Figure.ts';
import type { Joint, Part, Person } from './Person.ts';

/** The parts of a person, for measuring in a direction. Outside the picture, there is no part. */
export class Silhouette {
  readonly #person: Pick<Person, 'width' | 'height' | 'masks'>;

  constructor(person: Pick<Person, 'width' | 'height' | 'masks'>) {
    this.#person = person;
  }

  isInside([x, y]: Point): boolean {
    return x >= 0 && y >= 0 && x < this.#person.width && y < this.#person.height;
  }

  /** Returns how much of a pixel shows a part, 0 to 1. */
  getShare(part: Part, [x, y]: Point): number {
    const { width, height, masks } = this.#person;
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column < 0 || row < 0 || column >= width || row >= height) return 0;
    return masks[part][row * width + column]! / 255;
  }

  isBackground(point: Point): boolean {
    return this.getShare('background', point) > 0.5;
  }

  skinAt(point: Point): number {
    return this.getShare('bodySkin', point) + this.getShare('faceSkin', point);
  }

  clothAt(point: Point): number {
    return this.getShare('upper', point) + this.getShare('lower', point);
  }

  skinAtJoint({ x, y }: Joint): number {
    return this.skinAt([x, y]);
  }

  /**
   * Returns the distance in pixels along a unit vector to the first point for which `isEnd` is true; null if no such
   * point is within `limit`.
   */
  measureDistance(from: Point, direction: Point, limit: number, isEnd: (point: Point) => boolean): number | null {
    for (let distance = 1; distance < limit; distance++) {
      const point: Point = [from[0] + direction[0] * distance, from[1] + direction[1] * distance];
      if (!this.isInside(point)) return null;
      if (isEnd(point)) return distance - 1;
    }
    return null;
  }
}
