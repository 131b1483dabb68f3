import { DETERMINERS, readPossessive } from './personWords.ts';
import { PEOPLE } from './wearerWords.ts';

const FIRST_PERSON_WORDS = new Set('i im ive id ill me us myself mine we weve were'.split(' '));
/** Words after 'I' that begin a request instead of describing the shopper. */
const ASKING_WORDS = new Set('need want wanna know think guess mean swear dont cant must should'.split(' '));
const SEEKING_WORDS = new Set(
  'looking after shopping buying searching hunting trying not stuck lost desperate getting sorting hoping'.split(' '),
);
const IMPERATIVE_WORDS = new Set('help show tell give recommend surprise bring'.split(' '));

/**
 * Whether a clause shows that the shopper is the wearer: 'I dress like a curtain', 'im a 14', 'what can I wear', 'for
 * me'.
 */
export function tellsOfSelf(words: readonly string[]): boolean {
  return words.some((word, position) => {
    const nextWord = words[position + 1] ?? '';
    if (word === 'my') return isOwnThing(words, position + 1);
    if (word === 'me' || word === 'us')
      return (
        !IMPERATIVE_WORDS.has(words[position - 1] ?? '') && PEOPLE.findAt([words[position + 1] ?? '', ''], 0) === null
      );
    if (!FIRST_PERSON_WORDS.has(word)) return false;
    if (word === 'were' && position > 0) return false;
    if (SEEKING_WORDS.has(nextWord)) return words.includes('wear') || words.includes('myself');
    if (word === 'i' && ASKING_WORDS.has(nextWord))
      return words.slice(position).some((otherWord) => /^(?:wear|wearing|me|my|myself|look)$/u.test(otherWord));
    return word !== 'id' && word !== 'weve' ? true : nextWord !== 'like';
  });
}

const OWN_THINGS = new Set(
  'size dress gown skin hair body bum arms legs feet waist hips bust chest boobs first own wardrobe clothes job work interview wedding debs prom graduation partner suit coat shirt shoes jacket'.split(
    ' ',
  ),
);

/** Whether 'my' describes a thing: 'my dressing gown', but not 'my mum' or 'my old dad'. */
function isOwnThing(words: readonly string[], index: number): boolean {
  for (let position = index; position <= index + 2 && position < words.length; position++) {
    if (PEOPLE.findAt(words, position) !== null || readPossessive(words, position) !== null) return false;
    if (!DETERMINERS.has(words[position]!))
      return position > index || OWN_THINGS.has(words[position]!) || /^\d/u.test(words[position]!);
  }
  return true;
}
