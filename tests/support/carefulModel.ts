import type { ServerResponse } from 'node:http';
import type { ModelRequest, RequestHandler } from './ModelServer.ts';
import { answerWithJson, callTools } from './ModelServer.ts';

interface PromptPiece {
  readonly number: number;
  readonly name: string;
  readonly price: number;
}

interface PromptConstraint {
  readonly slot: string;
  readonly value: string;
  readonly stance: 'wanted' | 'refused' | 'lessOf';
}

interface PromptDocument {
  readonly draft?: string;
  readonly intent?: string;
  readonly pieces: readonly PromptPiece[];
  readonly constraints?: readonly PromptConstraint[];
}

const MAX_RESTATED_CONSTRAINTS = 12;
const DOLLARS = 100;

/**
 * Answers like a small model that knows only the document in its request. Repeats the draft's constraints as edits,
 * keeps the draft reply, uses tools for sums, comparisons and further pieces, and adds a sentence with their results.
 */
export const answerAsCarefulModel: RequestHandler = (response, request) => {
  const document = readDocument(request);
  if (document.draft === undefined) return restate(document, response, request);
  const [result] = listResults(request);
  const call = result === undefined && mayCall(request) ? chooseCall(document) : null;
  if (call !== null) return callTools([call])(response, request);
  const [firstPiece] = document.pieces;
  const remark = result === undefined ? '' : describeResult(document, result);
  const answer = {
    reply: [document.draft, remark].filter(Boolean).join(' '),
    best: [],
    picks:
      firstPiece === undefined ? [] : [{ number: firstPiece.number, reason: `At ${formatPrice(firstPiece.price)}.` }],
  };
  answerWithJson(answer)(response, request);
};

function restate({ constraints = [] }: PromptDocument, response: ServerResponse, request: ModelRequest): void {
  const edits = constraints
    .filter(({ stance }) => stance !== 'lessOf')
    .slice(0, MAX_RESTATED_CONSTRAINTS)
    .map(({ slot, value, stance }) => ({ do: stance === 'wanted' ? 'add' : 'refuse', slot, value, number: null }));
  answerWithJson({ clauses: [], edits })(response, request);
}

const readDocument = ({ body }: ModelRequest): PromptDocument =>
  JSON.parse(body.messages[1]?.content ?? '{}') as PromptDocument;

const mayCall = ({ body }: ModelRequest): boolean => body.tools !== undefined && body.tool_choice !== 'none';

const listResults = ({ body }: ModelRequest): readonly Record<string, unknown>[] =>
  body.messages
    .filter(({ role }) => role === 'tool')
    .map(({ content }) => JSON.parse(content) as Record<string, unknown>);

/**
 * Chooses the tool call that adds up or compares the first two pieces, depending on the price of the first; null if
 * there are fewer pieces.
 */
function chooseCall({ pieces }: PromptDocument): { readonly name: string; readonly arguments: unknown } | null {
  const [firstPiece, secondPiece] = pieces;
  if (firstPiece === undefined || secondPiece === undefined) return null;
  return firstPiece.price % 2 < 1
    ? { name: 'sum_prices', arguments: { numbers: [firstPiece.number, secondPiece.number] } }
    : { name: 'compare', arguments: { first: firstPiece.number, second: secondPiece.number } };
}

function describeResult(
  { pieces: [firstPiece, secondPiece] }: PromptDocument,
  result: Record<string, unknown>,
): string {
  if (firstPiece === undefined || secondPiece === undefined) return '';
  const { total, cheaper, priceDifference } = result;
  if (typeof total === 'number')
    return `${firstPiece.name} and ${secondPiece.name} are ${formatPrice(total)} together.`;
  if (typeof cheaper !== 'number' || typeof priceDifference !== 'number') return '';
  const [less, costlier] = cheaper === firstPiece.number ? [firstPiece, secondPiece] : [secondPiece, firstPiece];
  return `${less.name} is ${formatPrice(priceDifference)} cheaper than ${costlier.name}.`;
}

const formatPrice = (dollars: number): string =>
  `$${Number.isInteger(dollars) ? dollars : (Math.round(dollars * DOLLARS) / DOLLARS).toFixed(2)}`;
