import * as z from 'zod/mini';

/** Every error of the backend, in the shape of RFC 9457 (`application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  /** One entry a field that was wrong: where, and what to do about it. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});
export type Problem = z.infer<typeof Problem>;
