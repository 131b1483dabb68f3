/** The position of a place, as far as it affects the weather. */
export interface Position {
  /** In degrees, north is positive. */
  readonly latitude: number;
  /** In degrees, east is positive. */
  readonly longitude: number;
  /** Height above the sea; 0 if it is unknown. */
  readonly elevationMeters: number;
}

/** How the temperature at sea level depends on latitude in a part of the world, in °C and °C per degree. */
interface Zone {
  readonly mean: number;
  readonly meanPerDegree: number;
  /**
   * Half the difference between the warmest and the coldest month. It is small near an ocean and large inside a
   * continent.
   */
  readonly swing: number;
  readonly swingPerDegree: number;
  /** The warmest time of a northern year, in months after the middle of January. */
  readonly warmestMonth: number;
}

const ZONES = {
  tropics: createZone(28.2, -0.03, 0, 0.1, 5.5),
  south: createZone(40.7, -0.67, 0.3, 0.14, 6.6),
  pacificAmerica: createZone(36.8, -0.54, -4, 0.24, 6.6),
  desertAmerica: createZone(57, -0.93, -6.4, 0.48, 6.3),
  america: createZone(51.8, -0.93, -6.4, 0.48, 6.3),
  mediterranean: createZone(48.2, -0.77, -1.1, 0.25, 6.6),
  atlanticEurope: createZone(37.2, -0.5, 12.6, -0.12, 6.5),
  easternEurope: createZone(30.8, -0.4, 14.4, -0.08, 6.2),
  desertBelt: createZone(47, -0.75, 8, 0.03, 6.2),
  asianInterior: createZone(47.9, -0.77, 13.2, 0.04, 6.1),
  easternAsia: createZone(42.6, -0.78, -7.5, 0.58, 6.2),
} as const;

/**
 * How much colder it is per kilometer of height, in °C. The value is low, because high plains are warmer than
 * mountains.
 */
const COOLING_PER_KM = 4.5;
export const TROPICS_LATITUDE = 20;
const MONTHS_PER_YEAR = 12;
const DAYS_PER_MONTH = 30.44;
/** The day of the year in the middle of January. */
const FIRST_MIDDLE_DAY = 15;

function createZone(
  mean: number,
  meanPerDegree: number,
  swing: number,
  swingPerDegree: number,
  warmestMonth: number,
): Zone {
  return { mean, meanPerDegree, swing, swingPerDegree, warmestMonth };
}

/**
 * Returns the usual mean temperature of a day in °C, within about 5 degrees. Fitted to the climate tables of 60
 * cities (docs/adr/0140). `dayOfYear` starts at 0.
 */
export function estimateTemperature(position: Position, dayOfYear: number): number {
  const { mean, meanPerDegree, swing, swingPerDegree, warmestMonth } = findZone(position);
  const degrees = Math.abs(position.latitude);
  const month = (dayOfYear - FIRST_MIDDLE_DAY) / DAYS_PER_MONTH;
  const phase = Math.cos((2 * Math.PI * (month - warmestMonth)) / MONTHS_PER_YEAR);
  const height = Math.max(0, position.elevationMeters) / 1_000;
  const hemisphere = position.latitude < 0 ? -1 : 1;
  return (
    mean + meanPerDegree * degrees - COOLING_PER_KM * height + hemisphere * (swing + swingPerDegree * degrees) * phase
  );
}

function findZone({ latitude, longitude }: Position): Zone {
  if (Math.abs(latitude) < TROPICS_LATITUDE) return ZONES.tropics;
  if (latitude < 0) return ZONES.south;
  return longitude < -30 ? findAmericanZone(latitude, longitude) : findOldWorldZone(latitude, longitude);
}

function findAmericanZone(latitude: number, longitude: number): Zone {
  if (longitude < -117) return ZONES.pacificAmerica;
  return latitude < 37 && longitude < -103 ? ZONES.desertAmerica : ZONES.america;
}

function findOldWorldZone(latitude: number, longitude: number): Zone {
  if (latitude >= 36 && latitude < 45 && longitude < 36) return ZONES.mediterranean;
  if (latitude >= 45 && longitude < 45) return longitude < 10 ? ZONES.atlanticEurope : ZONES.easternEurope;
  if (latitude < 37 && longitude < 80) return ZONES.desertBelt;
  return longitude < 100 ? ZONES.asianInterior : ZONES.easternAsia;
}
