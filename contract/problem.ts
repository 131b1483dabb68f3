import * as z from 'zod/mini';

/** Every error response of the backend, in the format of RFC 9457 (`application/problem+json`). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  /** One entry for each invalid field: its path, and how to correct it. */
  errors: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /**
   * If the email address belongs to an existing account, its sign-in methods: `password`, or the name of a provider.
   */
  ways: z.optional(z.array(z.string())),
  /** Why the fitting room refuses to dress a photo: a key such as `turned-sideways` or `legs-made`. */
  reason: z.optional(z.string()),
});
export type Problem = z.infer<typeof Problem>;
