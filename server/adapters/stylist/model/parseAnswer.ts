import type * as z from 'zod';
import { ModelFailure } from './ModelFailure.ts';

/** Parses a response. Rejects it if it does not match the schema. */
export function parseAnswer<Answer>(schema: z.ZodType<Answer>, content: string): Answer {
  const answer = schema.safeParse(parseJson(content));
  if (!answer.success) throw new ModelFailure('The answer does not match the schema');
  return answer.data;
}

/** Parses JSON, which some servers wrap in a code fence or a sentence. */
function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  } catch {
    throw new ModelFailure('The answer is not JSON');
  }
}
