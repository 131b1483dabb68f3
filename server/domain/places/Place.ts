/** A populated place: a city, a town, a village or a borough. */
export interface Place {
  /** The name to display, such as "Springfield, Illinois, United States". */
  readonly formatted: string;
  /** In degrees, north is positive. */
  readonly latitude: number;
  /** In degrees, east is positive. */
  readonly longitude: number;
  /** Meters above the sea; undefined if unknown. */
  readonly elevation?: number;
  /** The IANA name of the time zone; undefined if unknown. */
  readonly timeZone?: string;
}
