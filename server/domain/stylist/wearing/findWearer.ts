import type { Gender } from '../../../../src/domain/catalogue/vocabulary.ts';
import { isDescribed, findStanding, type Standing } from './personStanding.ts';
import { readPossessive, PRONOUNS } from './personWords.ts';
import { splitSpokenClauses } from '../../language/text/spokenClauses.ts';
import { tellsOfSelf } from './tellsOfSelf.ts';
import { PEOPLE } from './wearerWords.ts';
import { findGender, findStatedGender, weighOwnWords, weighWearer } from './weighWearer.ts';

/** The wearer of the pieces in a first message. */
export interface Wearer {
  /** The wearer's gender; null if the words do not tell. */
  readonly gender: Gender | null;
  /** The more likely gender if the words leave a doubt; null otherwise. */
  readonly guess: Gender | null;
  readonly isOther: boolean;
  /** Whether nobody in the message wears the pieces: 'my manager says'. */
  readonly isOfBystanders: boolean;
}

interface Mention {
  readonly gender: Gender | null;
  readonly standing: Standing;
  readonly isPronoun: boolean;
  /** Whether the words state the wearer's age, size, body or clothes: 'my dad is 80', 'she takes a 16'. */
  readonly isDescribed: boolean;
}

/** Finds the wearer by the people, roles, bodies and garments in the words. Takes linear time and never throws. */
export function findWearer(message: string): Wearer {
  const clauses = splitSpokenClauses(message);
  const mentions = clauses.flatMap((words) => listMentions(words));
  const isSelf = clauses.some(tellsOfSelf) || clauses.some((words) => words.includes('date'));
  const recipients = mentions.filter(({ standing }) => standing === 'recipient');
  const subjects = mentions.filter(({ standing }) => standing === 'subject');
  // In 'my mam has bad arms, needs loose sleeves', 'needs' is about the mother.
  const isNeeding = clauses.some(([firstWord = '']) => firstWord === 'needs' || firstWord === 'wants');
  const describedMentions = subjects.filter((mention) => mention.isDescribed || isNeeding);
  const wearers = recipients.length > 0 ? recipients : isSelf ? [] : describedMentions;
  if (wearers.length > 0) {
    const namedGender = findSingleGender(wearers.filter(({ isPronoun }) => !isPronoun).map(({ gender }) => gender));
    const gender =
      namedGender ?? findSingleGender(mentions.filter(({ isPronoun }) => isPronoun).map((mention) => mention.gender));
    return { gender, guess: gender, isOther: true, isOfBystanders: false };
  }
  const celebratedMentions = mentions.filter(({ standing }) => standing === 'celebrated');
  if (celebratedMentions.length > 0 && (clauses.some(isOfPresent) || (!isSelf && clauses.some(namesGift))))
    return {
      gender: findSingleGender(celebratedMentions.map((mention) => mention.gender)),
      guess: null,
      isOther: true,
      isOfBystanders: false,
    };
  const { stated, hints } = weighWearer(message, false, false);
  const gender =
    findSingleGender(mentions.filter(({ standing }) => standing === 'self').map((mention) => mention.gender)) ??
    findStatedGender({ stated: weighOwnWords(clauses), hints });
  const guess = gender ?? findGender(stated + hints);
  const isOfBystanders = gender === null && mentions.some(({ standing }) => standing !== 'self');
  return { gender, guess, isOther: false, isOfBystanders };
}

/** Returns the only gender in a list; null if there are several or none. */
function findSingleGender(genders: readonly (Gender | null)[]): Gender | null {
  const knownGenders = new Set(genders.filter((gender) => gender !== null));
  return knownGenders.size === 1 ? [...knownGenders][0]! : null;
}

function listMentions(words: readonly string[]): readonly Mention[] {
  const mentions: Mention[] = [];
  for (let position = 0; position < words.length; position++) {
    const person = PEOPLE.findAt(words, position) ?? readPossessive(words, position);
    if (person === null) continue;
    const end = position + person.length;
    const isPronoun = PRONOUNS.has(words[position] ?? '');
    mentions.push({
      gender: person.value,
      isPronoun,
      standing: findStanding(words, position, end),
      isDescribed: isDescribed(words, end),
    });
    position = end - 1;
  }
  return mentions;
}

const isOfPresent = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:gifts?|gifting|presents?|prezzies?|pressies?)$/u.test(word));

/** Whether the words name what people give on birthdays, if no garment for the shopper is told. */
const namesGift = (words: readonly string[]): boolean =>
  words.some((word) =>
    /^(?:bags?|earrings?|necklaces?|bracelets?|scarf|scarves|jewell?e?ry|watch|wallet|purse|gloves)$/u.test(word),
  );
