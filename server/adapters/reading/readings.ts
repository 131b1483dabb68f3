import type { Language, TextToRead } from '../../application/ports/TextReader.ts';
import type { Draft, Findings, Reply, Turn, TurnReading, Understood } from '../../application/ports/Stylist.ts';
import { understand } from '../../domain/search/understanding/understand.ts';
import type { Wish } from '../../domain/search/understanding/Wish.ts';
import { correctTurn } from '../../domain/stylist/corrections/correctTurn.ts';
import { draftTurn } from '../../domain/stylist/corrections/draftTurn.ts';
import { replyTo } from '../../domain/stylist/replyTo.ts';
import { understandTurn } from '../../domain/stylist/understandTurn.ts';

/** What a thread can do with texts. The keys are the names of requests to the thread. */
export interface Readings {
  wishes(texts: readonly TextToRead[], language: Language): readonly Wish[];
  understand(turn: Turn, language: Language): Understood;
  draft(turn: Turn, language: Language): Draft;
  correct(input: { readonly turn: Turn; readonly reading: TurnReading }, language: Language): Understood;
  reply(findings: Findings, language: Language): Reply;
}

/** Reads and writes texts with the full rules of search and stylist. */
export const READINGS: Readings = {
  wishes: (texts, { lexicon, spelling }) =>
    texts.map((text) =>
      typeof text === 'string'
        ? understand(text, lexicon, spelling)
        : understand(text.text, lexicon, spelling, text.without),
    ),
  understand: understandTurn,
  draft: draftTurn,
  correct: ({ turn, reading }, language) => correctTurn(turn, reading, language),
  reply: (findings, { lexicon }) => replyTo(findings, lexicon),
};
