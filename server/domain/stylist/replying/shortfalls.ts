import { joinWords } from '../../search/phrasing.ts';
import type { Findings } from '../Turn.ts';

/**
 * Returns full sentences about requirements that were dropped or cannot be met. Leaves out sentences of the last
 * replies.
 */
export function listShortfalls({ relaxations, turn, understood }: Findings, unmetWords: readonly string[]): string[] {
  const textBefore = turn.earlier.map(({ reply }) => reply).join(' ');
  return [...relaxations, ...unmetWords, findUnsizedKinds(understood), findUnplacedWords(understood)].filter(
    (sentence) => sentence !== '' && !textBefore.includes(sentence.slice(1)),
  );
}

function findUnsizedKinds({ conversation }: Findings['understood']): string {
  const kinds = conversation.heard.changes.find(({ kind }) => kind === 'unsized');
  return kinds ? `Which sizes the ${kinds.words} come in is not on record here, so none are left out for it.` : '';
}

function findUnplacedWords({ conversation }: Findings['understood']): string {
  const words = conversation.heard.changes.filter(({ kind }) => kind === 'unplaced').map((change) => change.words);
  return words.length > 0
    ? `Nothing on record says which are ${joinWords(words, 'or')}, so the order stays as it was.`
    : '';
}
