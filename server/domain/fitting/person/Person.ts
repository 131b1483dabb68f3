import type { Box } from '../Figure.ts';
import type { Doubt } from './Doubt.ts';
import type { PersonBody } from './PersonBody.ts';

/** The 33 points of BlazePose in the model's order. Left and right are the sides of the person. */
export const JOINTS = {
  nose: 0,
  leftEye: 2,
  rightEye: 5,
  leftEar: 7,
  rightEar: 8,
  mouthLeft: 9,
  mouthRight: 10,
  leftShoulder: 11,
  rightShoulder: 12,
  leftElbow: 13,
  rightElbow: 14,
  leftWrist: 15,
  rightWrist: 16,
  leftPinky: 17,
  rightPinky: 18,
  leftIndex: 19,
  rightIndex: 20,
  leftThumb: 21,
  rightThumb: 22,
  leftHip: 23,
  rightHip: 24,
  leftKnee: 25,
  rightKnee: 26,
  leftAnkle: 27,
  rightAnkle: 28,
} as const;
export type JointName = keyof typeof JOINTS;
export const JOINT_COUNT = 33;

export interface Joint {
  /** In pixels of the picture. A joint may be outside it. */
  readonly x: number;
  readonly y: number;
  /** Distance from the hips in pixels: negative towards the camera, positive away from the camera. */
  readonly depth: number;
  /** Certainty that the joint is in the picture and not hidden, 0 to 1. */
  readonly score: number;
}

/**
 * The parts of a picture. `other` is for bags, shoes, glasses and jewelry; `upper` and `lower` are clothes above and
 * below the waist.
 */
export const PARTS = ['background', 'hair', 'bodySkin', 'faceSkin', 'upper', 'lower', 'other'] as const;
export type Part = (typeof PARTS)[number];

/** A person in a photo. All planes have `width` x `height` pixels, row by row. */
export interface Person {
  /** The width in pixels of the upright picture. Its longer side has at most `MAX_SIDE`. */
  readonly width: number;
  readonly height: number;
  /** sRGB, 3 bytes per pixel. */
  readonly rgb: Uint8Array;
  readonly joints: readonly Joint[];
  /** How much of each pixel shows each part, 0 to 255. The values of a pixel add up to about 255. */
  readonly masks: Readonly<Record<Part, Uint8Array>>;
  /** The pixels that show the person, with a margin. */
  readonly box: Box;
  /**
   * Whether one garment covers the body above and below the waist. Then `upper` and `lower` meet at an assumed waist.
   */
  readonly isOnePiece: boolean;
  readonly body: PersonBody;
  /** The picture with the person replaced by the surroundings, in sRGB with 3 bytes per pixel. */
  readonly plate: Uint8Array;
  /** Reasons why clothes may look wrong on the person, the strongest first. */
  readonly doubts: readonly Doubt[];
}

export const MAX_SIDE = 1024;

export const getJoint = ({ joints }: Pick<Person, 'joints'>, name: JointName): Joint => joints[JOINTS[name]]!;
