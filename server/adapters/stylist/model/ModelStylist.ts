import type { Findings, Reply, Stylist, Turn, Understood } from '../../../application/ports/Stylist.ts';
import { AcceptedText } from './claims/AcceptedText.ts';
import { briefToAdvise, briefToUnderstand } from './briefing.ts';
import { Advice, Reading } from './forms.ts';
import { groundChoice, groundReading, collectFactsForReply } from './grounding.ts';
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
  readonly #embeddedStylist: Stylist;

  constructor(endpoint: ModelEndpoint, embedded: Stylist) {
    this.#endpoint = endpoint;
    this.#embeddedStylist = embedded;
  }

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    const draft = await this.#embeddedStylist.understand(turn, signal);
    // A button said exactly what is wanted.
    if (turn.swappedItemId !== undefined) return draft;
    const reading = await this.#endpoint.ask(
      { name: 'reading', schema: Reading, messages: briefToUnderstand(turn, draft) },
      signal,
    );
    return groundReading(reading, draft, turn);
  }

  announce(findings: Findings): string {
    return this.#embeddedStylist.announce(findings);
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    const acceptedText = new AcceptedText(collectFactsForReply(findings), onText);
    const replyReader = new ReplyReader();
    const question = {
      name: 'advice',
      schema: Advice,
      messages: briefToAdvise(findings),
      onPiece: (piece: string) => acceptedText.add(replyReader.read(piece)),
    };
    const advice = await this.#endpoint.ask(question, signal);
    return { reply: acceptedText.end(advice.reply), ...groundChoice(advice, findings) };
  }
}
