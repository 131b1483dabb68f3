import * as z from 'zod';
import { ACTS } from '../../../domain/stylist/acts/Act.ts';
import { CONSTRAINT_SLOTS } from '../../../domain/stylist/corrections/TurnReading.ts';

const MAX_CLAUSES = 40;
const MAX_EDITS = 16;
const MAX_VALUE_LENGTH = 60;

/** An edit. It is flat and has every key, because small models and strict endpoints fail on unions and absent keys. */
const Edit = z.object({
  do: z.enum(['add', 'refuse', 'remove', 'replace', 'refer']),
  slot: z.enum(CONSTRAINT_SLOTS).nullable().describe('For add, refuse and replace'),
  value: z
    .string()
    .max(MAX_VALUE_LENGTH)
    .nullable()
    .describe('For add, refuse and replace: a word or two; for refer: like, unlike, goesWith or about'),
  number: z.int().nullable().describe('For remove and replace: of a constraint; for refer: of a piece'),
});
export type Edit = z.infer<typeof Edit>;

/** The model's corrections of the draft of a turn. */
export const Reading = z.object({
  clauses: z
    .array(z.object({ number: z.int(), act: z.enum(ACTS) }))
    .max(MAX_CLAUSES)
    .describe('Only clauses whose act is wrong'),
  edits: z.array(Edit).max(MAX_EDITS).describe('Only what is wrong or missing in the constraints'),
});
export type Reading = z.infer<typeof Reading>;

/** Maximum length in characters. Many times the requested length. */
export const MAX_REPLY_LENGTH = 4_000;

/** The model's answer. The reply comes first, so that it can be shown while the other fields are generated. */
export const Advice = z.object({
  reply: z.string().min(1).max(MAX_REPLY_LENGTH).describe('What the shopper reads: plain text, at most 120 words'),
  best: z.array(z.int()).max(40).describe('Numbers of pieces, the most fitting first'),
  picks: z
    .array(
      z.object({
        number: z.int(),
        reason: z.string().max(400).describe('One true sentence: what of the wish it meets'),
      }),
    )
    .max(24)
    .describe('Up to eight pieces that deserve a second look, varied'),
});
export type Advice = z.infer<typeof Advice>;
