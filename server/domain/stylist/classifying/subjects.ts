import { createDictionary } from '../../text/createDictionary.ts';
import wordsBySubject from './subjects.json' with { type: 'json' };

const NO_SUBJECTS: readonly string[] = [];

const subjectsByWord = new Map<string, string[]>();
for (const [subject, words] of Object.entries(wordsBySubject))
  for (const word of words.split(' ')) subjectsByWord.set(word, [...(subjectsByWord.get(word) ?? []), subject]);

const SUBJECTS_BY_WORD = createDictionary<readonly string[]>(Object.fromEntries(subjectsByWord));

/** Lists the subjects of a word: 'parcel' belongs to sending and luggage. Most words have none. */
export function listSubjects(word: string): readonly string[] {
  return SUBJECTS_BY_WORD[word] ?? NO_SUBJECTS;
}
