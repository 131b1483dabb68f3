const DAY_MS = 86_400_000;

/** Dates of a shopper's time zone (an IANA name), written in en-US (spec section 9). */
export class Calendar {
  readonly #parts: Intl.DateTimeFormat;
  readonly #month: Intl.DateTimeFormat;
  readonly #date: Intl.DateTimeFormat;
  readonly #time: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', numberingSystem: 'latn', ...options });
    this.#parts = format({ year: 'numeric', month: 'numeric', day: 'numeric' });
    this.#month = format({ year: 'numeric', month: 'long' });
    this.#date = format({ dateStyle: 'medium' });
    this.#time = format({ timeStyle: 'short' });
  }

  /**
   * The calendar day in the time zone, as days since 1 January 1970. Consecutive days differ by one, even when daylight
   * saving changes.
   */
  dayOf(moment: number): number {
    const parts = new Map(this.#parts.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year')!, parts.get('month')! - 1, parts.get('day')!) / DAY_MS;
  }

  /** The month of a moment, such as 'September 2025'. */
  monthOf(moment: number): string {
    return this.#month.format(moment);
  }

  /** The date of a moment, such as 'Sep 2, 2025'. */
  dateOf(moment: number): string {
    return this.#date.format(moment);
  }

  /** The time of a moment, such as '3:05 PM'. */
  timeOf(moment: number): string {
    return this.#time.format(moment);
  }
}
