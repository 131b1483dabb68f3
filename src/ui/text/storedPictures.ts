import { MAX_POSES, MAX_TRY_ONS, MAX_TRY_ON_AGE_DAYS } from '../../domain/poses/limits.ts';

const day = (time: number) => new Date(time).toLocaleDateString('en-US', { dateStyle: 'long' });
const formatNumber = (value: number) => value.toLocaleString('en-US');

/** Texts of the list of all pictures stored for the fitting room. */
export const storedPicturesText = {
  open: 'Your photos and looks',
  title: 'Your photos and looks',
  poses: 'Poses',
  results: 'From the fitting room',
  count: (count: number, maximum: number) => `${count} of ${maximum}`,
  photo: 'Photo of you',
  look: (description: string) => (description === '' ? 'A look of yours' : description),
  pixels: (width: number, height: number) =>
    width === 0 ? '' : `${formatNumber(width)} × ${formatNumber(height)} pixels`,
  added: (time: number) => `Added on ${day(time)}`,
  corrected: 'With your corrections to shoulders and waist',
  saved: (time: number) => `Saved on ${day(time)}`,
  made: (time: number) => `Made on ${day(time)}`,
  expires: (time: number) => `Will be deleted on ${day(time)}`,
  none: 'We keep no photos of you, and no pictures from the fitting room.',
  failed: { title: 'The list could not be loaded', text: 'Please try again in a moment.' },
  agreed: (time: number) => `You agreed on ${day(time)} that we keep your photos.`,
  sentTo: (service: string) => `To dress you in the fitting room, we send a photo to ${service}.`,
  limits: `We keep at most ${MAX_POSES} poses, and the ${MAX_TRY_ONS} newest pictures from the fitting room. A picture that you do not save to your poses is deleted after ${MAX_TRY_ON_AGE_DAYS} days.`,
  full: 'There is no room for another pose. Delete one first.',
  gives: 'The next picture takes the place of the oldest. Save what you want to keep to your poses.',
  delete: (pictureName: string) => `Delete: ${pictureName}`,
  deletesPose: 'The picture is deleted for good, and with it every picture that the fitting room made from it.',
  deletesResult: 'The picture is deleted for good. If you saved it to your poses, it stays there.',
  deleteOne: 'Delete',
  deleteAll: 'Delete everything',
  deletesAll:
    'Every photo of you and every picture made from one is deleted for good, and we ask again before the next photo.',
} as const;
