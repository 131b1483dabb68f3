import type {
  CorrectableStylist,
  Findings,
  Reply,
  Stylist,
  Turn,
  Understood,
} from '../../../application/ports/Stylist.ts';
import type { SearchEngine } from '../../../application/ports/SearchEngine.ts';
import { AcceptedText } from './claims/AcceptedText.ts';
import { writeReplyPrompt, writeUnderstandingPrompt, listShown, listMentionableItems } from './prompts.ts';
import { Advice, Reading } from './answerSchemas.ts';
import { collectFactsForReply, groundChoice } from './grounding.ts';
import { correctsNothing, groundReading } from './groundReading.ts';
import type { ModelEndpoint } from './ModelEndpoint.ts';
import { NumberedPieces } from './NumberedPieces.ts';
import { ReplyReader } from './ReplyReader.ts';
import { createCompareTool } from './tools/compareTool.ts';
import { createComposeTool } from './tools/composeTool.ts';
import { createSearchTool } from './tools/searchTool.ts';
import { createSumTool } from './tools/sumTool.ts';
import { Toolbox } from './tools/Toolbox.ts';

/**
 * A stylist with a language model. The embedded stylist drafts each reading and each reply. The model corrects the
 * reading by acts and edits, which the embedded stylist applies. Each sentence of the model's reply is checked, and
 * no part of a rejected sentence is shown. Rejects with a `ModelFailure` if the model is unavailable or its output is
 * rejected.
 */
export class ModelStylist implements Stylist {
  readonly #endpoint: ModelEndpoint;
  readonly #embeddedStylist: CorrectableStylist;
  readonly #engine: SearchEngine;

  constructor(endpoint: ModelEndpoint, embedded: CorrectableStylist, engine: SearchEngine) {
    this.#endpoint = endpoint;
    this.#embeddedStylist = embedded;
    this.#engine = engine;
  }

  async understand(turn: Turn, signal: AbortSignal): Promise<Understood> {
    const draft = await this.#embeddedStylist.draft(turn, signal);
    // A press of the Swap button needs no interpretation by the model.
    if (turn.swappedItemId !== undefined) return draft.understood;
    const pieces = new NumberedPieces(listShown(turn));
    const question = {
      name: 'reading',
      schema: Reading,
      messages: writeUnderstandingPrompt(turn, draft, pieces),
      tools: new Toolbox([createSearchTool(this.#engine, draft.understood.filters, pieces)]),
    };
    const reading = groundReading(await this.#endpoint.ask(question, signal), draft, pieces);
    return correctsNothing(reading) ? draft.understood : this.#embeddedStylist.correct(turn, reading, signal);
  }

  announce(findings: Findings): string {
    return this.#embeddedStylist.announce(findings);
  }

  async reply(findings: Findings, onText: (piece: string) => void, signal: AbortSignal): Promise<Reply> {
    const draft = await this.#embeddedStylist.reply(findings, () => undefined, signal);
    const pieces = new NumberedPieces(listMentionableItems(findings));
    let acceptedText = new AcceptedText(collectFactsForReply(findings, pieces.items), onText, draft.reply);
    const listen = (): ((piece: string) => void) => {
      // The reply may also mention pieces that tools have found.
      acceptedText = new AcceptedText(collectFactsForReply(findings, pieces.items), onText, draft.reply);
      const replyReader = new ReplyReader();
      return (piece) => acceptedText.add(replyReader.read(piece));
    };
    const question = {
      name: 'advice',
      schema: Advice,
      messages: writeReplyPrompt(findings, draft, pieces),
      tools: this.#createTools(findings, pieces),
      listen,
    };
    const advice = await this.#endpoint.ask(question, signal);
    const reply = acceptedText.end(advice.reply);
    return { ...draft, reply, ...groundChoice({ ...advice, reply }, findings, draft, pieces) };
  }

  #createTools({ turn, understood }: Findings, pieces: NumberedPieces): Toolbox {
    return new Toolbox([
      createSearchTool(this.#engine, understood.filters, pieces),
      createComposeTool({ engine: this.#engine, stylist: this.#embeddedStylist, turn, understood, pieces }),
      createSumTool(pieces),
      createCompareTool(pieces),
    ]);
  }
}
