/** Half widths and heights of an upright body, in pixels of its picture. x is 0 in the middle. */
export interface Build {
  readonly id: string;
  /** The figure's name for shoppers. */
  readonly name: string;
  readonly gender: 'women' | 'men';
  readonly hair: HairStyle;
  readonly shoes: ShoeStyle;
  /** The leg with the weight: 1 is the right of the picture. */
  readonly lean: 1 | -1;
  readonly neck: number;
  readonly shoulder: number;
  readonly chest: number;
  readonly bust: number;
  readonly under: number;
  readonly waist: number;
  readonly hip: number;
  readonly thigh: number;
  readonly knee: number;
  readonly calf: number;
  readonly ankle: number;
  readonly arm: number;
  readonly forearm: number;
  readonly wrist: number;
  /** Half the width of the head. */
  readonly face: number;
}

export type HairStyle = 'long' | 'bob' | 'bun' | 'curls' | 'waves' | 'side' | 'crop' | 'swept' | 'coils' | 'gray';

export type ShoeStyle = 'pump' | 'sandal' | 'flat' | 'loafer' | 'sneaker' | 'derby';

/** Heights from the crown to the floor. Equal for all builds, so that a cut fits all of them. */
export const LEVELS = {
  crown: 54,
  chin: 158,
  pit: 197,
  shoulder: 216,
  armpit: 292,
  bust: 312,
  under: 344,
  waist: 402,
  hip: 484,
  crotch: 520,
  thigh: 566,
  knee: 700,
  calf: 764,
  ankle: 892,
  floor: 950,
} as const;

export const SIZE = { width: 820, height: 1024 } as const;

export const BUILDS: readonly Build[] = [
  women(
    'woman-slim',
    'Slim woman',
    ['long', 'pump', 1],
    [15, 86, 66, 70, 60, 53, 82, 40, 22, 22, 11.5],
    [15.5, 12.5, 8.5],
    36,
  ),
  women(
    'woman-straight',
    'Straight-figured woman',
    ['bun', 'loafer', -1],
    [15.5, 90, 70, 73, 65, 61, 84, 42, 23, 23, 12],
    [16.5, 13, 9],
    36,
  ),
  women(
    'woman-curved',
    'Curved woman',
    ['waves', 'sandal', 1],
    [16, 90, 72, 79, 67, 60, 94, 47, 25, 25, 12.5],
    [18, 13.5, 9],
    37,
  ),
  women(
    'woman-full',
    'Full woman',
    ['curls', 'flat', -1],
    [17, 95, 80, 90, 80, 76, 106, 53, 28, 28, 13.5],
    [22, 16, 10],
    38.5,
  ),
  women(
    'woman-plus',
    'Plus-size woman',
    ['bob', 'sneaker', 1],
    [18.5, 101, 91, 104, 98, 96, 122, 61, 32, 31, 15],
    [26, 18.5, 11],
    40,
  ),
  men(
    'man-slim',
    'Slim man',
    ['swept', 'loafer', -1],
    [18, 94, 73, 74, 68, 62, 76, 40, 23, 23, 13],
    [17.5, 14, 10],
    37,
  ),
  men(
    'man-athletic',
    'Athletic man',
    ['side', 'sneaker', 1],
    [21, 104, 81, 83, 73, 67, 80, 45, 26, 27, 14],
    [23, 17, 11],
    38,
  ),
  men(
    'man-regular',
    'Regular man',
    ['crop', 'derby', -1],
    [20, 100, 80, 82, 77, 74, 84, 44, 25, 25, 14],
    [20, 15.5, 10.5],
    38,
  ),
  men(
    'man-broad',
    'Broad man',
    ['coils', 'loafer', 1],
    [23, 110, 90, 93, 89, 87, 94, 50, 29, 29, 15],
    [25, 19, 12],
    40,
  ),
  men(
    'man-plus',
    'Plus-size man',
    ['gray', 'derby', -1],
    [24, 108, 95, 101, 104, 107, 110, 56, 31, 31, 16],
    [26.5, 19.5, 12.5],
    42,
  ),
];

type Style = readonly [HairStyle, ShoeStyle, lean: 1 | -1];
type Trunk = readonly [number, number, number, number, number, number, number, number, number, number, number];

function women(
  id: string,
  name: string,
  style: Style,
  trunk: Trunk,
  arms: readonly [number, number, number],
  face: number,
): Build {
  return buildOf('women', id, name, style, trunk, arms, face);
}

function men(...parameters: Parameters<typeof women>): Build {
  return buildOf('men', ...parameters);
}

function buildOf(
  gender: Build['gender'],
  id: string,
  name: string,
  [hair, shoes, lean]: Style,
  [neck, shoulder, chest, bust, under, waist, hip, thigh, knee, calf, ankle]: Trunk,
  [arm, forearm, wrist]: readonly [number, number, number],
  face: number,
): Build {
  return {
    id,
    name,
    gender,
    hair,
    shoes,
    lean,
    neck,
    shoulder,
    chest,
    bust,
    under,
    waist,
    hip,
    thigh,
    knee,
    calf,
    ankle,
    arm,
    forearm,
    wrist,
    face,
  };
}
