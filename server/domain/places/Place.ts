/** A populated place: a city, a town, a village or a borough. */
export interface Place {
  /** The name to display, such as "Springfield, Illinois, United States". */
  readonly formatted: string;
  /** In degrees, north is positive. */
  readonly latitude: number;
  /** In degrees, east is positive. */
  readonly longitude: number;
  /** Meters above the sea, if known. */
  readonly elevation?: number;
  /** The IANA name of its time zone, if known. */
  readonly timeZone?: string;
}
