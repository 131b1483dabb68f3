import type { Preferences } from '../../../../src/domain/accounts/Profile.ts';
import { joinWords } from '../../search/phrasing.ts';

/** Asks what the shopper wants. Leaves out what the profile tells. */
export function askOpenQuestion(
  { stylePreference, genderPreference, sizePreference }: Preferences,
  seed: number,
): string {
  const styles = stylePreference.slice(0, 2).map((style) => style.toLowerCase());
  if (styles.length > 0) {
    return (
      [
        `Are you after something ${joinWords(styles, 'or')} again, and for which occasion?`,
        `Your profile says ${joinWords(styles, 'and')}: what is it for this time, work, a party or every day?`,
      ][seed % 2] ?? ''
    );
  }
  if (genderPreference.length > 0 || sizePreference.length > 0) {
    return (
      [
        'What is it for: work, a celebration or every day?',
        'Which piece is missing: a dress, a jacket, something for every day?',
      ][seed % 2] ?? ''
    );
  }
  return (
    [
      'What are you dressing for, and for whom?',
      'What would you like to find: a kind of garment, a color, an occasion?',
    ][seed % 2] ?? ''
  );
}

/** Asks for more details after a message that did not change the wish. */
export function chooseNarrowingQuestion(seed: number): string {
  return (
    [
      'What shall I change: the color, the price or the cut?',
      'Which way shall we go from here: cheaper, dressier, another color?',
    ][seed % 2] ?? ''
  );
}
