/** Why a photo or garment cannot be dressed, and what the shopper can do. */
export const photoReasonText: Readonly<Record<string, string>> = {
  nobody: 'We cannot see a person in this photo. Take one of yourself, standing and facing the camera.',
  'several-people': 'There is more than one person in this photo. Take one in which you are alone.',
  'turned-away': 'We cannot see your face. Stand facing the camera, arms a little away from your body.',
  'turned-sideways': 'You are turned to the side. Stand facing the camera, arms a little away from your body.',
  seated: 'You seem to be sitting. Stand up, with your whole body in the picture.',
  'cut-off-hips': 'Your upper body is cut off. Step back until your whole body is in the picture.',
  'cut-off-legs':
    'Too little of your legs is in this photo. For trousers and skirts, your whole body should be in the picture.',
  'arms-before-body': 'Your arms are in front of your body. Hold them a little away from it.',
  'hands-on-hips': 'Your hands are on your hips. Let your arms hang, a little away from your body.',
  'too-small': 'You are too small in this photo. Come closer, with your whole body still in the picture.',
  'too-dark': 'This photo is too dark. Take one in daylight, with the light in front of you.',
  blurred: 'This photo is blurred. Hold the camera still, or lean it against something.',
  'too-slow': 'This photo takes too long to read. Choose another one.',

  'no-garment': 'The garment cannot be cut out of its picture. A drawn figure may still wear it.',
  'not-alone': 'The picture of this garment shows other things too. Try another garment.',
  'pale-on-pale': 'The picture of this garment is too pale to cut it out. Try another garment.',
  folded: 'The garment is folded in its picture. Try one that is spread out.',
  'one-sided': 'The picture does not show both sides of this garment. Try another garment.',
  'collar-unclear': 'The collar of this garment cannot be made out. Try another garment.',
  sheer: 'Sheer cloth does not come out well on photos. Try another garment.',
  hood: 'Hoods do not come out well on photos. Try a garment without one.',
  leggings: 'Leggings would come out as wide as what you wear in this photo. Try trousers.',
  jumpsuit: 'Jumpsuits cannot be put on photos yet. Try a top and trousers.',
  strapless: 'Strapless clothes cannot be put on photos yet. Try another garment.',
  packshot: 'This garment cannot be cut out of its picture well enough for a photo yet. Try another garment.',
  'figures-only': 'This garment is shown on drawn figures only.',

  'cloth-folds':
    'The garment would not lie well on you in this photo. Try a photo with your arms a little away from you.',
  'much-skin-made':
    'What you wear in this photo covers more than this garment, so we would have to invent your arms or neck. Try one with longer sleeves or a higher neckline, or a photo in which your clothes cover less.',
  'legs-made':
    'Your legs are covered in this photo, so we would have to invent them. Try something longer, or a photo that shows your legs.',
  'much-cloth-made':
    'This garment is shorter than what you wear in this photo. Try a longer one, or a photo in closer clothes.',
  'much-background-made': 'What you wear in this photo is much wider than this garment. Try a photo in closer clothes.',
  'body-gap': 'You seem to wear one piece in this photo. Try a photo in a top and trousers.',
  'one-piece': 'You seem to wear one piece in this photo. Try a photo in a top and trousers.',
  'hair-over-clothes': 'Your hair hangs over your clothes in this photo. Put it behind your shoulders.',
  'hair-over-garment': 'Your hair would hang over this garment. Put it behind your shoulders, or try a lower neckline.',
  'thing-before-clothes': 'Something is in front of your clothes in this photo. Take one in which you carry nothing.',
  'outline-ragged':
    'The edge of what you wear is unclear beside your arms, hands or sleeves, or at the waist. Try a photo with your arms away from your body and your top tucked in.',
  'clothes-like-background':
    'What you wear in this photo has nearly the color of the wall behind you. Try a photo before another wall, or in other clothes.',
  'other-shape':
    'On photos, trousers replace trousers, a skirt replaces a skirt and a top replaces a top, of about the same length and width. Try a piece like the one in your photo, or another photo.',
  'clothes-alike':
    'Your top and what you wear below it look alike in this photo. Try a photo in a top and trousers of different colors.',
  'clothes-patterned':
    'What you wear below the waist has a strong pattern in this photo. Try a photo in plain trousers or a plain skirt.',
  'top-patterned': 'The hem of what you wear is unclear because of its strong pattern. Try a photo in a plain top.',
  'pattern-bends': 'The pattern of this garment would bend at your arms in this photo. Try a plain one.',
  'sleeves-stand-out':
    'The short sleeves in this photo would stand out beside longer ones. Try a garment with short sleeves, or a photo in long or no sleeves.',
  'posture-changed': 'You would look as if you stood differently. Try another garment, or another photo.',
};

/**
 * The sentence for a refused fit. The photo and the garment suited each other before, so a reason that is a key would
 * blame the wrong thing.
 */
export const explainRefusedFit = (reason: string): string =>
  reason === '' || reason in photoReasonText ? 'That fit would not look right, so the last one stays.' : reason;

/** The sentence for a reason from the backend, which is a key or already a sentence. */
export const explainPhotoReason = (reason: string): string => photoReasonText[reason] ?? reason;
