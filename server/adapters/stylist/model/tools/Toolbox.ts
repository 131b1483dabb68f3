import type { ChatCompletionTool } from 'openai/resources/chat/completions';
import * as z from 'zod';
import type { Tools } from '../ModelEndpoint.ts';
import type { Tool } from './Tool.ts';

/** Maximum length of the arguments in characters. Longer arguments are rejected. */
const MAX_ARGUMENTS_LENGTH = 2_000;

/** The tools for one question. A failed call has an error as its result, so that the model can go on. */
export class Toolbox implements Tools {
  readonly #toolsByName: ReadonlyMap<string, Tool>;

  constructor(tools: readonly Tool[]) {
    this.#toolsByName = new Map(tools.map((tool) => [tool.name, tool]));
  }

  get definitions(): readonly ChatCompletionTool[] {
    return [...this.#toolsByName.values()].map(({ name, description, parameters }) => ({
      type: 'function',
      function: { name, description, parameters: z.toJSONSchema(parameters) },
    }));
  }

  async run(name: string, writtenArguments: string, signal: AbortSignal): Promise<string> {
    signal.throwIfAborted();
    return JSON.stringify(await this.#call(name, writtenArguments, signal));
  }

  async #call(name: string, writtenArguments: string, signal: AbortSignal): Promise<unknown> {
    const tool = this.#toolsByName.get(name);
    if (tool === undefined) return { error: 'There is no such tool.' };
    if (writtenArguments.length > MAX_ARGUMENTS_LENGTH) return { error: 'The arguments are too long.' };
    try {
      const result = await tool.call(JSON.parse(writtenArguments === '' ? '{}' : writtenArguments), signal);
      return result ?? { error: 'The arguments are not valid.' };
    } catch {
      signal.throwIfAborted();
      return { error: 'That did not work.' };
    }
  }
}
