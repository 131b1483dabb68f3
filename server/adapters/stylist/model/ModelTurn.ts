import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { EndlessAnswerFailure } from './ModelFailure.ts';

/** Maximum number of characters received for one question, far above any valid response. */
const MAX_RECEIVED_LENGTH = 2 ** 16;
/** Maximum number of tool calls in one response. Further calls are ignored. */
const MAX_CALLS_AT_ONCE = 16;
/** Maximum number of characters of a call's arguments that are sent back to the model. */
const MAX_ECHOED_LENGTH = 4_000;

/** A tool call as the model wrote it. */
export interface ToolCall {
  readonly name: string;
  readonly writtenArguments: string;
}

interface ReceivedDelta {
  readonly content?: string | null;
  readonly tool_calls?: readonly {
    readonly index?: number;
    readonly function?: { readonly name?: string; readonly arguments?: string };
  }[];
}

/** The model's output in one response, assembled from its chunks. It is not trusted. */
export class ModelTurn {
  readonly #calls = new Map<number, ToolCall>();
  #receivedContent = '';
  #receivedLength: number;

  /** `receivedLength` is the number of characters received earlier for the same question. */
  constructor(receivedLength: number) {
    this.#receivedLength = receivedLength;
  }

  get content(): string {
    return this.#receivedContent;
  }

  get receivedLength(): number {
    return this.#receivedLength;
  }

  /** Whether the response only calls tools. A response with text is an answer. */
  get isCalling(): boolean {
    return this.#calls.size > 0 && !this.#receivedContent.includes('{');
  }

  /** Adds a chunk or a whole message. Returns its text. */
  add(delta: object | null | undefined): string {
    const { content, tool_calls: calls } = (delta ?? {}) as ReceivedDelta;
    const piece = toText(content);
    this.#receivedContent += piece;
    this.#count(piece);
    if (Array.isArray(calls)) for (const [index, call] of calls.entries()) this.#addCall(index, call as ReceivedCall);
    return piece;
  }

  listCalls(limit: number): readonly ToolCall[] {
    return [...this.#calls.values()].slice(0, limit);
  }

  #addCall(callIndex: number, receivedCall: ReceivedCall): void {
    const index = receivedCall?.index ?? callIndex;
    if (!Number.isInteger(index) || index < 0 || index >= MAX_CALLS_AT_ONCE) return;
    const name = toText(receivedCall?.function?.name);
    const argumentsText = toText(receivedCall?.function?.arguments);
    const call = this.#calls.get(index) ?? { name: '', writtenArguments: '' };
    this.#count(name + argumentsText);
    this.#calls.set(index, { name: call.name + name, writtenArguments: call.writtenArguments + argumentsText });
  }

  #count({ length }: string): void {
    this.#receivedLength += length;
    if (this.#receivedLength > MAX_RECEIVED_LENGTH) throw new EndlessAnswerFailure();
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : '');

type ReceivedCall = NonNullable<ReceivedDelta['tool_calls']>[number] | null;

/** Converts the calls and their results to messages that any endpoint can read. */
export function echoCalls(
  calls: readonly ToolCall[],
  results: readonly string[],
): readonly ChatCompletionMessageParam[] {
  return [
    {
      role: 'assistant',
      content: null,
      tool_calls: calls.map(({ name, writtenArguments }, index) => ({
        id: createCallId(index),
        type: 'function',
        function: { name: echoName(name), arguments: echoArguments(writtenArguments) },
      })),
    },
    ...results.map((content, index) => ({ role: 'tool' as const, tool_call_id: createCallId(index), content })),
  ];
}

const createCallId = (index: number): string => `call_${index + 1}`;

const echoName = (name: string): string => (/^[\w-]{1,64}$/u.test(name) ? name : 'unknown');

/** Replaces arguments that are not a JSON object, because some endpoints fail on them. */
function echoArguments(argumentsText: string): string {
  if (argumentsText.length > MAX_ECHOED_LENGTH) return '{}';
  try {
    const parsedArguments: unknown = JSON.parse(argumentsText);
    return typeof parsedArguments === 'object' && parsedArguments !== null && !Array.isArray(parsedArguments)
      ? argumentsText
      : '{}';
  } catch {
    return '{}';
  }
}
