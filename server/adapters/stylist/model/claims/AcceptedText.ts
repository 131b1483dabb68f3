import { MAX_REPLY_LENGTH } from '../forms.ts';
import { ModelFailure } from '../ModelFailure.ts';
import type { Known } from './Known.ts';
import { refusalOf, visible } from './refusal.ts';

/** End of a sentence: after its final punctuation, or at the end of a line. */
const SENTENCE_END = /[.!?…]["'”’)]{0,2}(?=\s)|[。！？]|(?=\n)/gu;

/** The model's text was rejected. `what` names the kind of claim and contains none of the text. */
export class ClaimRefused extends ModelFailure {
  constructor(what: string) {
    super(`The answer claims what the catalogue does not say: ${what}`);
  }
}

/** Characters of earlier text that are checked together with each sentence, to catch claims that span several. */
const LOOK_BACK_CHARACTERS = 400;

/**
 * Filters the model's text on its way to the shopper. Holds text back until its sentence is complete and accepted
 * together with the text before it. Throws a `ClaimRefused` for the first rejected sentence and passes no more text
 * on.
 */
export class AcceptedText {
  readonly #known: Known;
  readonly #onText: (piece: string) => void;
  #held = '';
  #shown = '';

  constructor(known: Known, onText: (piece: string) => void) {
    this.#known = known;
    this.#onText = onText;
  }

  add(piece: string): void {
    this.#held += piece;
    if (this.#shown.length + this.#held.length > MAX_REPLY_LENGTH) throw new ClaimRefused('too many words');
    if (!/[\s。！？]/u.test(piece)) return;
    const text = this.#shown === '' ? visible(this.#held).trimStart() : visible(this.#held);
    const last = [...text.matchAll(SENTENCE_END)].at(-1);
    if (last === undefined) return;
    const sentences = text.slice(0, last.index + last[0].length).trimEnd();
    this.#held = text.slice(sentences.length);
    this.#accept(sentences);
  }

  /** The complete text, which must start with what was already shown. */
  end(whole: string): string {
    const text = visible(whole).trim();
    if (text === '') throw new ClaimRefused('nothing at all');
    if (!text.startsWith(this.#shown)) throw new ClaimRefused('another beginning');
    this.#accept(text.slice(this.#shown.length));
    return text;
  }

  #accept(sentences: string): void {
    if (sentences.trim() === '') return;
    const refusal = refusalOf(sentences, this.#known, this.#shown.slice(-LOOK_BACK_CHARACTERS));
    if (refusal !== null) throw new ClaimRefused(refusal);
    this.#shown += sentences;
    this.#onText(sentences);
  }
}
