import { parentPort, type MessagePort } from 'node:worker_threads';
import type { Language } from '../../application/ports/TextReader.ts';
import type { Concept } from '../../domain/language/lexicon/Concept.ts';
import { FASHION_CONCEPTS } from '../../domain/language/lexicon/fashionLexicon.ts';
import { Lexicon } from '../../domain/language/lexicon/Lexicon.ts';
import { Spelling } from '../../domain/language/lexicon/spelling.ts';
import { MONEY_WORDS } from '../../domain/search/understanding/money.ts';
import type { Readings } from './readings.ts';
import { runWithinTime } from './runWithinTime.ts';
import { warmUp } from './warmUp.ts';

/** The serializable part of a language: the catalogue's additions to the fashion lexicon. */
export interface LanguageFigures {
  readonly names: readonly Concept[];
  readonly frequency: ReadonlyMap<string, number>;
}

/** A message to the thread. A reading uses the last language that was sent. */
export type Question =
  | { readonly id: number; readonly readingName: keyof Readings; readonly input: unknown; readonly deadlineMs: number }
  | { readonly language: LanguageFigures };
export type Answer =
  | { readonly id: number; readonly value: unknown }
  | { readonly id: number; readonly error: string | null };

export function toLanguageFigures({ lexicon, spelling }: Language): LanguageFigures {
  return { names: lexicon.concepts.slice(FASHION_CONCEPTS.length), frequency: spelling.frequencyByWord };
}

/** Answers this thread's messages one at a time. An answer whose error is null means a timeout. */
export function serveReadings(readings: Readings): void {
  const port = parentPort!;
  let language = toLanguage({ names: [], frequency: new Map() });
  warmUp(readings, language);
  port.on('message', (question: Question) => {
    if ('language' in question) language = toLanguage(question.language);
    else sendAnswer(port, computeAnswer(readings, language, question));
  });
}

/** Sends an answer. An answer that cannot be sent becomes an error of this reading, so that the thread goes on. */
function sendAnswer(port: MessagePort, answer: Answer): void {
  try {
    port.postMessage(answer);
  } catch (cause) {
    port.postMessage({ id: answer.id, error: String(cause) } satisfies Answer);
  }
}

function toLanguage({ names, frequency }: LanguageFigures): Language {
  const lexicon = new Lexicon([...FASHION_CONCEPTS, ...names]);
  return { lexicon, spelling: new Spelling(lexicon, frequency, MONEY_WORDS) };
}

function computeAnswer(
  readings: Readings,
  language: Language,
  { id, readingName, input, deadlineMs }: Exclude<Question, { language: unknown }>,
): Answer {
  const read = readings[readingName] as (input: unknown, language: Language) => unknown;
  try {
    const outcome = runWithinTime(deadlineMs, () => read(input, language));
    return outcome === null ? { id, error: null } : { id, value: outcome.value };
  } catch (cause) {
    return { id, error: String(cause) };
  }
}
