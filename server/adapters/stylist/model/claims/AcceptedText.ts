import { MAX_REPLY_LENGTH } from '../answerSchemas.ts';
import { ModelFailure } from '../ModelFailure.ts';
import type { KnownFacts } from './KnownFacts.ts';
import { findRefusal, removeInvisible } from './refusal.ts';
import { splitSentences } from './words.ts';

/** The end of a sentence: after its final punctuation, or at the end of a line. */
const SENTENCE_END_PATTERN = /[.!?…]["'”’)]{0,2}(?=\s)|[。！？]|(?=\n)/gu;

/** The model's text was rejected. `what` is the kind of claim; it contains no part of the text. */
export class ClaimRefused extends ModelFailure {
  constructor(claimKind: string) {
    super(`The answer claims what the catalogue does not say: ${claimKind}`);
  }
}

/** Number of characters of earlier text to check with each sentence, because claims may span several sentences. */
const LOOK_BACK_CHARACTERS = 400;

/**
 * Filters the model's text before the shopper sees it. Holds back text until its sentence is complete and accepted.
 * Throws a `ClaimRefused` at the first rejected sentence.
 */
export class AcceptedText {
  readonly #knownFacts: KnownFacts;
  readonly #onText: (piece: string) => void;
  readonly #draftSentences: ReadonlySet<string>;
  #heldText = '';
  #shownText = '';

  /** Accepts the sentences of `draft` unchecked, because the embedded stylist wrote them from the data. */
  constructor(knownFacts: KnownFacts, onText: (piece: string) => void, draft = '') {
    this.#knownFacts = knownFacts;
    this.#onText = onText;
    this.#draftSentences = new Set(splitSentences(draft));
  }

  add(piece: string): void {
    this.#heldText += piece;
    if (this.#shownText.length + this.#heldText.length > MAX_REPLY_LENGTH) throw new ClaimRefused('too many words');
    if (!/[\s。！？]/u.test(piece)) return;
    const text = this.#shownText === '' ? removeInvisible(this.#heldText).trimStart() : removeInvisible(this.#heldText);
    const lastEnd = [...text.matchAll(SENTENCE_END_PATTERN)].at(-1);
    if (lastEnd === undefined) return;
    const sentences = text.slice(0, lastEnd.index + lastEnd[0].length).trimEnd();
    this.#heldText = text.slice(sentences.length);
    this.#acceptSentences(sentences);
  }

  /** Checks the end of the complete text, which must start with the text already shown. */
  end(fullText: string): string {
    const text = removeInvisible(fullText).trim();
    if (text === '') throw new ClaimRefused('nothing at all');
    if (!text.startsWith(this.#shownText)) throw new ClaimRefused('another beginning');
    this.#acceptSentences(text.slice(this.#shownText.length));
    return text;
  }

  #isDrafted(sentences: string): boolean {
    return splitSentences(sentences).every((sentence) => this.#draftSentences.has(sentence));
  }

  #acceptSentences(sentences: string): void {
    if (sentences.trim() === '') return;
    const textBefore = this.#shownText.slice(-LOOK_BACK_CHARACTERS);
    const refusal = this.#isDrafted(sentences) ? null : findRefusal(sentences, this.#knownFacts, textBefore);
    if (refusal !== null) throw new ClaimRefused(refusal);
    this.#shownText += sentences;
    this.#onText(sentences);
  }
}
