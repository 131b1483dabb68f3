import type { Mask } from '../../../pictures/Raster.ts';
import { findComponents } from '../../../pictures/components.ts';
import type { Doubt } from '../Doubt.ts';
import type { ParserMap } from '../ParserMap.ts';
import type { Part, Person } from '../Person.ts';
import { findStrength } from './strength.ts';

/** Minimum fraction of the picture that a person covers. */
const MIN_PERSON_SHARE = 0.015;
/** Minimum area of skin, as a multiple of the squared torso length. Two hands have more. */
const MIN_SKIN_RATIO = 0.015;
/** Minimum size of a second person's face, as a fraction of the first face. */
const MIN_SECOND_FACE_RATIO = 0.5;
const MIN_SECOND_BODY_RATIO = 0.4;
/** Minimum number of grid points in a face. A smaller area is an error of the model. */
const MIN_FACE_CELLS = 12;

/** Returns the doubt that there is no person, by pose, size and skin. Models often take clothes alone for a person. */
export function findNobody({ masks, body }: Pick<Person, 'masks' | 'body'>, poseScore: number): Doubt {
  const findArea = (part: Part): number => masks[part].reduce((sum, value) => sum + value, 0) / 255;
  const skin = (findArea('bodySkin') + findArea('faceSkin')) / body.frame.torsoLength ** 2;
  const sizeStrength = findStrength(
    1 - findArea('background') / masks.background.length,
    MIN_PERSON_SHARE * 3,
    MIN_PERSON_SHARE,
  );
  const strength = Math.max(
    findStrength(poseScore, 0.8, 0.2),
    sizeStrength,
    findStrength(skin, MIN_SKIN_RATIO * 2, MIN_SKIN_RATIO),
  );
  return { key: 'nobody', strength, hinders: 'everything' };
}

/** Returns the doubt that there are several people, by their faces and by separate bodies. */
export function findSeveralPeople({ side, classes }: ParserMap): Doubt {
  const findAreas = (isInside: (place: number) => boolean): readonly number[] => {
    const faceMask = Uint8Array.from({ length: side * side }, (_, i) => (isInside(i) ? 1 : 0));
    const mask: Mask = { width: side, height: side, inside: faceMask };
    return findComponents(mask).sortedComponents.map(({ area }) => area);
  };
  const [face = 0, otherFace = 0] = findAreas((i) => classes.faceSkin[i]! > 0.5);
  const [body = 1, otherBody = 0] = findAreas((i) => classes.background[i]! < 0.5 && classes.other[i]! < 0.5);
  const faceStrength =
    otherFace < MIN_FACE_CELLS ? 0 : findStrength(otherFace / face, MIN_SECOND_FACE_RATIO * 0.4, MIN_SECOND_FACE_RATIO);
  const bodyStrength = findStrength(otherBody / body, MIN_SECOND_BODY_RATIO * 0.4, MIN_SECOND_BODY_RATIO);
  return { key: 'several-people', strength: Math.max(faceStrength, bodyStrength), hinders: 'everything' };
}
