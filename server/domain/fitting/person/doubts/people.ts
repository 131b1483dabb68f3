import type { Mask } from '../../../pictures/Raster.ts';
import { componentsOf } from '../../../pictures/components.ts';
import type { Doubt } from '../Doubt.ts';
import type { ParserMap } from '../ParserMap.ts';
import type { Part, Person } from '../Person.ts';
import { strengthOf } from './strength.ts';

/** Minimum share of the picture that a person covers. */
const LEAST_SHARE = 0.015;
/** Minimum area of skin, as a multiple of the squared torso length; two hands already have more. */
const LEAST_SKIN = 0.015;
/** Relative size from which a second face is another person's. */
const SAME_SIZE = 0.5;
const OTHER_BODY = 0.4;
/** Minimum number of grid places in a face; fewer are an error of the model. */
const LEAST_FACE = 12;

/** Whether there is no person, by the pose, the size and the skin: models often take clothes alone for a person. */
export function nobody({ masks, body }: Pick<Person, 'masks' | 'body'>, poseScore: number): Doubt {
  const areaOf = (part: Part): number => masks[part].reduce((sum, value) => sum + value, 0) / 255;
  const skin = (areaOf('bodySkin') + areaOf('faceSkin')) / body.frame.torsoLength ** 2;
  const bySize = strengthOf(1 - areaOf('background') / masks.background.length, LEAST_SHARE * 3, LEAST_SHARE);
  const strength = Math.max(strengthOf(poseScore, 0.8, 0.2), bySize, strengthOf(skin, LEAST_SKIN * 2, LEAST_SKIN));
  return { key: 'nobody', strength, hinders: 'everything' };
}

/** Detects further people by their faces, and by bodies that do not touch. */
export function severalPeople({ side, classes }: ParserMap): Doubt {
  const areas = (isInside: (place: number) => boolean): readonly number[] => {
    const inside = Uint8Array.from({ length: side * side }, (_, i) => (isInside(i) ? 1 : 0));
    const mask: Mask = { width: side, height: side, inside };
    return componentsOf(mask).bySize.map(({ area }) => area);
  };
  const [face = 0, otherFace = 0] = areas((i) => classes.faceSkin[i]! > 0.5);
  const [body = 1, otherBody = 0] = areas((i) => classes.background[i]! < 0.5 && classes.other[i]! < 0.5);
  const byFace = otherFace < LEAST_FACE ? 0 : strengthOf(otherFace / face, SAME_SIZE * 0.4, SAME_SIZE);
  const byBody = strengthOf(otherBody / body, OTHER_BODY * 0.4, OTHER_BODY);
  return { key: 'several-people', strength: Math.max(byFace, byBody), hinders: 'everything' };
}
