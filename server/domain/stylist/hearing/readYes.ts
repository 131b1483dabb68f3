import { normalizeMessage } from '../answering/halves.ts';

type Weight = 'clear' | 'mild' | 'none';

/** Words of an answer to an offer. Mild words alone may only acknowledge what was said. Others add nothing. */
const WEIGHT_BY_PHRASE = new Map<string, Weight>([
  ...listPhrases(
    'clear',
    'yes,yeah,yep,yup,yea,aye,ya,sure,please,go ahead,go on,go for it,do it,do that,do so,why not,of course,definitely,absolutely,id love that,id like that,good idea,great idea,yes i would,swap it,swap them,swap those,add it,add them,add one,show me,lets do it,lets see,lets see it,lets see them',
  ),
  ...listPhrases('mild', 'ok,okay,great,sounds good,fine,perfect,lovely'),
  ...listPhrases('none', 'thanks,thank you,cheers,ta,then,that,do,thing,so,oh,ah,well,mate,love'),
]);
const MAX_WORDS_OF_PHRASE = 3;

function listPhrases(weight: Weight, phrases: string): readonly (readonly [string, Weight])[] {
  return phrases.split(',').map((phrase) => [phrase, weight] as const);
}

/** Reads a message that only says yes; null if it says anything else. */
export function readYes(said: string): 'clear' | 'mild' | null {
  const words = normalizeMessage(said)
    .split(/[ ,.!]+/u)
    .filter(Boolean);
  const weights = new Set<Weight>();
  for (let from = 0; from < words.length; ) {
    const length = findLengthOfPhrase(words, from);
    if (length === 0) return null;
    weights.add(WEIGHT_BY_PHRASE.get(words.slice(from, from + length).join(' '))!);
    from += length;
  }
  return (['clear', 'mild'] as const).find((weight) => weights.has(weight)) ?? null;
}

/** Returns the number of words of the longest phrase that starts there; 0 if none does. */
function findLengthOfPhrase(words: readonly string[], from: number): number {
  for (let length = MAX_WORDS_OF_PHRASE; length > 0; length--)
    if (WEIGHT_BY_PHRASE.has(words.slice(from, from + length).join(' '))) return length;
  return 0;
}
