import type { DoubtKey } from './Doubt.ts';

/** What a shopper can do about each doubt. */
export const ADVICE: Readonly<Record<DoubtKey, string>> = {
  nobody: 'We cannot see a person in this photo. Take one of yourself, standing and facing the camera.',
  'several-people': 'There is more than one person in this photo. Take one in which you are alone.',
  'turned-away': 'We cannot see your face. Stand facing the camera, arms a little away from your body.',
  'turned-sideways': 'You are turned to the side. Stand facing the camera, arms a little away from your body.',
  seated: 'You seem to be sitting. Stand up, with your whole body in the picture.',
  'cut-off-hips': 'Your upper body is cut off. Step back until your whole body is in the picture.',
  'cut-off-legs': 'Your legs are cut off. For trousers, skirts and dresses your whole body must be in the picture.',
  'arms-before-body': 'Your arms are before your body. Hold them a little away from it.',
  'hands-on-hips': 'Your hands are on your hips. Let your arms hang, a little away from your body.',
  'too-small': 'You are too small in this photo. Come closer, with your whole body still in the picture.',
  'too-dark': 'This photo is too dark. Take one in daylight, with the light in front of you.',
  blurred: 'This photo is blurred. Hold the camera still, or lean it against something.',
};
