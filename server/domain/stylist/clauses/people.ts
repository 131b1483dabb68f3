import { RELATION_WORDS } from '../../language/lexicon/people.ts';
import { tokenize } from '../../language/text/tokens.ts';
import { toSingular } from '../../language/text/wordForms.ts';

const OTHER_PEOPLE: ReadonlySet<string> = new Set(
  (
    'friend mate colleague coworker cousin neighbor neighbour flatmate roommate partner spouse child kid teenager parent grandparent ' +
    'grandson granddaughter stepson stepdaughter stepmum stepdad twin teacher godson goddaughter goddaughter inlaw bf gf'
  ).split(' '),
);
/** People who see the shopper or come along, but get no pieces. */
const BYSTANDER_WORDS: ReadonlySet<string> = new Set(
  (
    'everyone everybody somebody someone woman women man men girl guy lady bloke actress actor singer stranger bridesmaid groomsman groomsmen ' +
    'usher guest others'
  ).split(' '),
);
const PRONOUNS: ReadonlySet<string> = new Set(
  'he she they hes shes theyre him her them shed hed theyd hell shell'.split(' '),
);
/** Verbs whose subject is the wearer: 'my mum needs'. */
const WISH_VERBS: ReadonlySet<string> = new Set(
  'want wants wanted need needs needed looking asked asks wishes requires fancies'.split(' '),
);
const GIFT_WORDS: ReadonlySet<string> = new Set('gift gifts present presents surprise'.split(' '));
/** Days on which people get presents: 'for my husband's birthday'. */
const PRESENT_DAYS: ReadonlySet<string> = new Set('birthday christmas fortieth fiftieth sixtieth'.split(' '));
/** Maximum number of words between 'for' and a person. */
const MAX_WORDS_BETWEEN = 3;

/** A person whom a clause mentions. */
export interface Person {
  /** The word for the person ('mum', 'guest'); '' for a pronoun. */
  readonly name: string;
  /** Whether the pieces are for this person, as in 'for my mum' and 'my mum needs'. */
  readonly isRecipient: boolean;
}

/** Returns the person that a clause mentions; null if there is none. */
export function findPerson(clause: string): Person | null {
  const words = tokenize(clause).map(({ text }) => text);
  const name = words.map(findPersonName).find((foundName) => foundName !== '') ?? '';
  const bystander = words.find((word) => BYSTANDER_WORDS.has(word) || BYSTANDER_WORDS.has(toSingular(word))) ?? '';
  if (name === '' && bystander === '' && !words.some((word) => PRONOUNS.has(word))) return null;
  if (name === '' && bystander !== '') return { name: bystander, isRecipient: false };
  const isGiven = words.some((word) => GIFT_WORDS.has(word));
  const personIndex = words.findIndex((word) => PRONOUNS.has(word) || findPersonName(word) !== '');
  const isWishing = words.some((word, index) => index > personIndex && WISH_VERBS.has(word));
  return { name, isRecipient: isGiven || isWishing || isAfterFor(words) };
}

function findPersonName(word: string): string {
  const name = RELATION_WORDS.has(word) || OTHER_PEOPLE.has(word) ? word : toSingular(word);
  return RELATION_WORDS.has(name) || OTHER_PEOPLE.has(name) ? name : '';
}

function isAfterFor(words: readonly string[]): boolean {
  return words.some(
    (word, index) =>
      word === 'for' &&
      words
        .slice(index + 1, index + 2 + MAX_WORDS_BETWEEN)
        .some(
          (replacedText, position) =>
            PRONOUNS.has(replacedText) ||
            (findPersonName(replacedText) !== '' &&
              (replacedText === findPersonName(replacedText) || PRESENT_DAYS.has(words[index + 2 + position] ?? ''))),
        ),
  );
}
