import * as z from 'zod/mini';

/** A way to sign in. */
export const WayIn = z.enum(['password', 'google']);
export type WayIn = z.infer<typeof WayIn>;

/** Every error of the backend, in the shape of RFC 9457 (`application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  /** One entry a field that was wrong: where, and what to do about it. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** Of a sign-in whose address belongs to an account with other ways in: which they are. */
  ways: z.optional(z.array(WayIn)),
});
export type Problem = z.infer<typeof Problem>;
