import type { Findings, Reply, Stylist, Turn, Understood } from '../../../application/ports/Stylist.ts';
import { AcceptedText } from './claims/AcceptedText.ts';
import { toAdvise, toUnderstand } from './briefing.ts';
import { Advice, Reading } from './forms.ts';
import { groundedChoice, groundedReading, knownToReply } from './grounding.ts';
import type { ModelEndpoint } from './ModelEndpoint.ts';
import { ReplyReader } from './ReplyReader.ts';

/**
 * A stylist backed by a language model. The embedded stylist drafts each reading first, so that the conversation
 * state stays compatible with it. The model's output is validated by `grounding`, replies sentence by sentence: no
 * character of a rejected sentence is shown.
 *
 * Rejects with a `ModelFailure` if the model is unavailable or its output is rejected.
 */
export class ModelStylist implements Stylist {
  readonly #endpoint: ModelEndpoint;
  readonly #embedded: Stylist;

  constructor(endpoint: ModelEndpoint, embedded: Stylist) {
    this.#endpoint = endpoint;
    this.#embedded = embedded;
  }

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    const draft = await this.#embedded.understand(turn, signal);
    const reading = await this.#endpoint.ask(
      { name: 'reading', form: Reading, messages: toUnderstand(turn, draft) },
      signal,
    );
    return groundedReading(reading, draft, turn);
  }

  announce(findings: Findings): string {
    return this.#embedded.announce(findings);
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    const accepted = new AcceptedText(knownToReply(findings), onText);
    const reader = new ReplyReader();
    const question = {
      name: 'advice',
      form: Advice,
      messages: toAdvise(findings),
      onPiece: (piece: string) => accepted.add(reader.read(piece)),
    };
    const advice = await this.#endpoint.ask(question, signal);
    return { reply: accepted.end(advice.reply), ...groundedChoice(advice, findings) };
  }
}
