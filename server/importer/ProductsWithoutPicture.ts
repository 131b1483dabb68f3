import type { Product } from './normalize/Product.ts';
import { getFirstValue } from './SourceRow.ts';

const MAX_EXAMPLE_LENGTH = 60;

/** Counts the items without a usable picture. */
export class ProductsWithoutPicture {
  private withoutPictureCount = 0;
  private unusablePictureCount = 0;
  private examplePicture = '';

  add({ rows, fields }: Product): void {
    const namedPicture = getFirstValue(fields.image);
    if (namedPicture === '') this.withoutPictureCount += 1;
    else this.unusablePictureCount += 1;
    if (namedPicture !== '' && this.examplePicture === '')
      this.examplePicture = `row ${rows[0] ?? ''}: "${namedPicture.slice(0, MAX_EXAMPLE_LENGTH)}"`;
  }

  /** Sentences for the report: how many products have no picture, and how many only an unusable one. */
  get remarks(): readonly string[] {
    const wordCount = (count: number): string => (count === 1 ? '1 item has' : `${count} items have`);
    return [
      ...(this.withoutPictureCount > 0
        ? [`${wordCount(this.withoutPictureCount)} no picture: the file names none.`]
        : []),
      ...(this.unusablePictureCount > 0
        ? [`${wordCount(this.unusablePictureCount)} no picture: the file names no valid URL (${this.examplePicture}).`]
        : []),
    ];
  }
}
