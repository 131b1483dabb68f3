import type { Picture } from '../../server/domain/fitting/person/Picture.ts';
import type { ParserClass, ParserMap } from '../../server/domain/fitting/person/ParserMap.ts';
import { PARSER_CLASSES } from '../../server/domain/fitting/person/ParserMap.ts';
import type { Joint, JointName } from '../../server/domain/fitting/person/Person.ts';
import { JOINT_COUNT, JOINTS } from '../../server/domain/fitting/person/Person.ts';

type Color = readonly [number, number, number];

/** A rectangle, painted over earlier ones. */
interface Patch {
  readonly name: ParserClass;
  readonly color: Color;
  readonly box: readonly [left: number, top: number, right: number, bottom: number];
}

export interface SyntheticPerson {
  readonly picture: Picture;
  readonly joints: readonly Joint[];
  readonly map: ParserMap;
}

export const WALL: Color = [120, 160, 140];
export const SKIN: Color = [205, 150, 120];
export const RED: Color = [200, 30, 40];
export const BLUE: Color = [30, 50, 190];

const WIDTH_PX = 240;
const HEIGHT_PX = 320;
const GRID_SIDE = 64;

/** The positions of the joints of a person who stands straight, in pixels. */
const STANDING_JOINTS: Partial<Record<JointName, readonly [number, number]>> = {
  nose: [120, 40],
  leftEye: [126, 36],
  rightEye: [114, 36],
  leftEar: [134, 40],
  rightEar: [106, 40],
  mouthLeft: [124, 48],
  mouthRight: [116, 48],
  leftShoulder: [146, 82],
  rightShoulder: [94, 82],
  leftElbow: [164, 120],
  rightElbow: [76, 120],
  leftWrist: [172, 158],
  rightWrist: [68, 158],
  leftPinky: [174, 170],
  rightPinky: [66, 170],
  leftIndex: [172, 172],
  rightIndex: [68, 172],
  leftThumb: [168, 168],
  rightThumb: [72, 168],
  leftHip: [136, 162],
  rightHip: [104, 162],
  leftKnee: [136, 220],
  rightKnee: [104, 220],
  leftAnkle: [136, 280],
  rightAnkle: [104, 280],
};

/** The undressed person as rectangles: head, neck, torso, arms and legs. */
const BODY_PATCHES: readonly Patch[] = [
  { name: 'faceSkin', color: SKIN, box: [104, 22, 136, 60] },
  { name: 'hair', color: [60, 40, 30], box: [102, 14, 138, 28] },
  { name: 'bodySkin', color: SKIN, box: [111, 58, 129, 74] },
  { name: 'bodySkin', color: SKIN, box: [88, 72, 152, 170] },
  { name: 'bodySkin', color: SKIN, box: [62, 78, 178, 88] },
  { name: 'bodySkin', color: SKIN, box: [62, 80, 84, 176] },
  { name: 'bodySkin', color: SKIN, box: [156, 80, 178, 176] },
  { name: 'bodySkin', color: SKIN, box: [92, 166, 112, 290] },
  { name: 'bodySkin', color: SKIN, box: [128, 166, 148, 290] },
];

const createClothes = (color: Color, ...box: Patch['box']): Patch => ({ name: 'clothes', color, box });

export const SHIRT = createClothes(RED, 88, 74, 152, 150);
export const TROUSERS = [
  createClothes(BLUE, 88, 148, 152, 180),
  createClothes(BLUE, 90, 178, 113, 280),
  createClothes(BLUE, 127, 178, 150, 280),
];
export const DRESS = [createClothes(RED, 88, 74, 152, 150), createClothes(RED, 82, 148, 158, 226)];

/** Creates a drawn person as the models would read it. `movedJoints` overrides positions of joints, in pixels. */
export function createSyntheticPerson(
  patches: readonly Patch[] = [SHIRT, ...TROUSERS],
  movedJoints: Partial<Record<JointName, readonly [number, number]>> = {},
): SyntheticPerson {
  const rgb = new Uint8Array(WIDTH_PX * HEIGHT_PX * 3);
  const names = new Array<ParserClass>(WIDTH_PX * HEIGHT_PX).fill('background');
  for (let i = 0; i < WIDTH_PX * HEIGHT_PX; i++) rgb.set(WALL, i * 3);
  for (const { name, color, box } of [...BODY_PATCHES, ...patches]) {
    for (let y = box[1]; y < box[3]; y++) {
      for (let x = box[0]; x < box[2]; x++) {
        names[y * WIDTH_PX + x] = name;
        rgb.set(color, (y * WIDTH_PX + x) * 3);
      }
    }
  }
  return {
    picture: { width: WIDTH_PX, height: HEIGHT_PX, rgb },
    joints: createJoints({ ...STANDING_JOINTS, ...movedJoints }),
    map: createParserMap(names),
  };
}

function createJoints(positions: Partial<Record<JointName, readonly [number, number]>>): readonly Joint[] {
  const joints = Array.from({ length: JOINT_COUNT }, (): Joint => ({ x: 120, y: 160, depth: 0, score: 1 }));
  for (const [name, [x, y]] of Object.entries(positions))
    joints[JOINTS[name as JointName]] = { x, y, depth: 0, score: 1 };
  return joints;
}

/** The parser's map: a square with the picture's height, centered on it. */
function createParserMap(names: readonly ParserClass[]): ParserMap {
  const classes = Object.fromEntries(
    PARSER_CLASSES.map((name) => [name, new Float32Array(GRID_SIDE * GRID_SIDE)]),
  ) as Record<ParserClass, Float32Array>;
  const square = { left: (WIDTH_PX - HEIGHT_PX) / 2, top: 0, side: HEIGHT_PX };
  const step = HEIGHT_PX / GRID_SIDE;
  for (let i = 0; i < GRID_SIDE * GRID_SIDE; i++) {
    const x = Math.floor(square.left + ((i % GRID_SIDE) + 0.5) * step);
    const y = Math.floor((Math.floor(i / GRID_SIDE) + 0.5) * step);
    const name = x < 0 || x >= WIDTH_PX ? 'background' : names[y * WIDTH_PX + x]!;
    classes[name][i] = 1;
  }
  return { side: GRID_SIDE, classes, square };
}
