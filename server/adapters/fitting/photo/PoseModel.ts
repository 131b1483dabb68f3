import type { Picture } from '../../../domain/fitting/person/Picture.ts';
import type { Joint } from '../../../domain/fitting/person/Person.ts';
import { JOINT_COUNT } from '../../../domain/fitting/person/Person.ts';
import type { Network } from './liteRt.ts';
import { loadNetwork } from './liteRt.ts';
import { cropSquare, fromSquare, MODEL_SIDE, type Square } from './poseCrop.ts';

/** The pose of a person. `square` is the square in which the person was found, to read the pose again. */
export interface Pose {
  readonly joints: readonly Joint[];
  /** Certainty that there is a person, 0 to 1. */
  readonly score: number;
  readonly square: Square;
}

const INPUT_SHAPE = [1, MODEL_SIDE, MODEL_SIDE, 3];
/** Number of values per point: x, y, depth, visibility, presence. */
const VALUES_PER_POINT = 5;
/**
 * Index of the middle of the hips, the model's first point after the joints. The next point is on a circle around the
 * person.
 */
const CENTER_POINT = JOINT_COUNT;
const RIM_POINT = JOINT_COUNT + 1;
const SQUARE_MARGIN = 1.25;
const MIN_SCORE = 0.3;

const applyLogistic = (value: number): number => 1 / (1 + Math.exp(-value));

/** BlazePose: a fast model finds the person, then an accurate model reads the joints. */
export class PoseModel {
  readonly #fastModel: Network;
  readonly #accurateModel: Network;

  private constructor(fastModel: Network, accurateModel: Network) {
    this.#fastModel = fastModel;
    this.#accurateModel = accurateModel;
  }

  static async load(): Promise<PoseModel> {
    const fastModel = await loadNetwork('@mediapipe/pose/pose_landmark_full.tflite', INPUT_SHAPE);
    return new PoseModel(fastModel, await loadNetwork('@mediapipe/pose/pose_landmark_heavy.tflite', INPUT_SHAPE));
  }

  /** Reads the pose: first in the whole picture, then twice in the square around the person. */
  async read(picture: Picture): Promise<Pose> {
    const side = Math.max(picture.width, picture.height) * 1.1;
    const wholeSquare = { x: picture.width / 2, y: picture.height / 2, side, rotation: 0 };
    const firstReading = await readSquare(this.#fastModel, picture, wholeSquare);
    const secondReading = await readSquare(this.#fastModel, picture, firstReading.nextSquare ?? wholeSquare);
    const bestReading = secondReading.pose.score >= MIN_SCORE ? secondReading : firstReading;
    return this.readAgain(picture, bestReading.nextSquare ?? wholeSquare);
  }

  /** Reads the pose in a square from an earlier reading. */
  async readAgain(picture: Picture, square: Square): Promise<Pose> {
    return (await readSquare(this.#accurateModel, picture, square)).pose;
  }
}

interface SquareReading {
  readonly pose: Pose;
  /** The square around the person that was found; null if it is implausible. */
  readonly nextSquare: Square | null;
}

async function readSquare(network: Network, picture: Picture, square: Square): Promise<SquareReading> {
  const [points, score] = await network.run(cropSquare(picture, square));
  const pointAt = (index: number): readonly [number, number] =>
    fromSquare(square, points![index * VALUES_PER_POINT]!, points![index * VALUES_PER_POINT + 1]!);
  const joints = Array.from({ length: JOINT_COUNT }, (_, index): Joint => {
    const [x, y] = pointAt(index);
    const [depth, visibility, presence] = points!.subarray(index * VALUES_PER_POINT + 2, index * VALUES_PER_POINT + 5);
    return {
      x,
      y,
      depth: (depth! * square.side) / MODEL_SIDE,
      score: applyLogistic(visibility!) * applyLogistic(presence!),
    };
  });
  const nextSquare = findSquareAround(
    pointAt(CENTER_POINT),
    pointAt(RIM_POINT),
    Math.max(picture.width, picture.height),
  );
  return { pose: { joints, score: score![0]!, square }, nextSquare: nextSquare };
}

function findSquareAround(
  [x, y]: readonly [number, number],
  rim: readonly [number, number],
  longSide: number,
): Square | null {
  const [dx, dy] = [rim[0] - x, rim[1] - y];
  const radius = Math.hypot(dx, dy);
  if (!(radius > longSide * 0.1 && radius < longSide * 1.6)) return null;
  return { x, y, side: 2 * SQUARE_MARGIN * radius, rotation: Math.atan2(dx, -dy) };
}
