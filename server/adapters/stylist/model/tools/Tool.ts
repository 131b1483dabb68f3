import * as z from 'zod';

/** A tool for the model. Its arguments are validated before `run`. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  readonly parameters: z.ZodType;
  /**
   * Runs the tool. Resolves to the result as plain data; null if the arguments are invalid. Rejects with the signal's
   * reason.
   */
  call(writtenArguments: unknown, signal: AbortSignal): Promise<unknown>;
}

export interface ToolDefinition<Parameters> {
  readonly name: string;
  readonly description: string;
  readonly parameters: z.ZodType<Parameters>;
  readonly run: (writtenArguments: Parameters, signal: AbortSignal) => Promise<unknown>;
}

export function createTool<Parameters>(definition: ToolDefinition<Parameters>): Tool {
  const { name, description, parameters, run } = definition;
  return {
    name,
    description,
    parameters,
    call: async (writtenArguments, signal) => {
      const parsedArguments = parameters.safeParse(writtenArguments);
      return parsedArguments.success ? run(parsedArguments.data, signal) : null;
    },
  };
}

export const pieceNumber = z.int().min(1).max(200);
