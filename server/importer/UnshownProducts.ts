import type { Product } from './normalize/Product.ts';
import { first } from './SourceRow.ts';

const MAX_EXAMPLE_LENGTH = 60;

/** Items without a usable picture. */
export class UnshownProducts {
  private unnamed = 0;
  private unusable = 0;
  private example = '';

  add({ rows, fields }: Product): void {
    const named = first(fields.image);
    if (named === '') this.unnamed += 1;
    else this.unusable += 1;
    if (named !== '' && this.example === '')
      this.example = `row ${rows[0] ?? ''}: "${named.slice(0, MAX_EXAMPLE_LENGTH)}"`;
  }

  /** For the report: how many products name no picture, and how many an unusable one. */
  get remarks(): readonly string[] {
    const of = (count: number): string => (count === 1 ? '1 item has' : `${count} items have`);
    return [
      ...(this.unnamed > 0 ? [`${of(this.unnamed)} no picture: the file names none.`] : []),
      ...(this.unusable > 0 ? [`${of(this.unusable)} no picture: the file names no valid URL (${this.example}).`] : []),
    ];
  }
}
