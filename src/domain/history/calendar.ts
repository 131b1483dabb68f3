const DAY_MS = 86_400_000;

/** Formats dates in a shopper's time zone (an IANA name), in en-US (spec section 9). */
export class Calendar {
  readonly #dayFormat: Intl.DateTimeFormat;
  readonly #monthFormat: Intl.DateTimeFormat;
  readonly #dateFormat: Intl.DateTimeFormat;
  readonly #timeFormat: Intl.DateTimeFormat;

  constructor(timeZone: string) {
    const createFormat = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { timeZone, calendar: 'gregory', numberingSystem: 'latn', ...options });
    this.#dayFormat = createFormat({ year: 'numeric', month: 'numeric', day: 'numeric' });
    this.#monthFormat = createFormat({ year: 'numeric', month: 'long' });
    this.#dateFormat = createFormat({ dateStyle: 'medium' });
    this.#timeFormat = createFormat({ timeStyle: 'short' });
  }

  /**
   * The calendar day in the time zone, as days since 1 January 1970. Consecutive days differ by one, even when daylight
   * saving changes.
   */
  getDayNumber(timestampMs: number): number {
    const parts = new Map(this.#dayFormat.formatToParts(timestampMs).map(({ type, value }) => [type, Number(value)]));
    return Date.UTC(parts.get('year')!, parts.get('month')! - 1, parts.get('day')!) / DAY_MS;
  }

  /** The month of a moment, such as 'September 2025'. */
  formatMonth(timestampMs: number): string {
    return this.#monthFormat.format(timestampMs);
  }

  /** The date of a moment, such as 'Sep 2, 2025'. */
  formatDate(timestampMs: number): string {
    return this.#dateFormat.format(timestampMs);
  }

  /** The time of a moment, such as '3:05 PM'. */
  formatTime(timestampMs: number): string {
    return this.#timeFormat.format(timestampMs);
  }
}
