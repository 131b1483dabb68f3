import * as z from 'zod';
import { COLORS, GENDERS, SIZES } from '../../../../src/domain/catalogue/vocabulary.ts';
import { MAX_PRICE, MIN_PRICE } from '../../../../src/domain/filters/price.ts';

const price = z.number().int().min(MIN_PRICE).max(MAX_PRICE).nullable();

/** The model's reading of a turn. Every key is required, because strict endpoints demand it. */
export const Reading = z.object({
  intent: z
    .enum(['search', 'answer', 'ask'])
    .describe('search: look for garments; answer: about garments already shown; ask: too little is known, ask back'),
  title: z.string().max(120).describe('At most six words for a list of conversations'),
  wish: z
    .string()
    .max(600)
    .describe('The whole wish so far as a short search query; empty unless the intent is search'),
  filters: z.object({
    gender: z.array(z.enum(GENDERS)),
    size: z.array(z.enum(SIZES)),
    color: z.array(z.enum(COLORS)),
    sale: z.boolean(),
    priceRangeMin: price.describe('Whole dollars'),
    priceRangeMax: price.describe('Whole dollars'),
  }),
});
export type Reading = z.infer<typeof Reading>;

/** Maximum length in characters, many times the requested length. */
export const MAX_REPLY_LENGTH = 4_000;

/** The model's answer. The reply comes first, so that it can be shown while the rest is generated. */
export const Advice = z.object({
  reply: z.string().min(1).max(MAX_REPLY_LENGTH).describe('What the shopper reads: plain text, at most 120 words'),
  best: z.array(z.string()).max(40).describe('ids of candidates, the most fitting first'),
  picks: z
    .array(
      z.object({
        id: z.string(),
        reason: z.string().max(400).describe('One true sentence: what of the wish it meets'),
      }),
    )
    .max(24)
    .describe('Up to eight candidates that deserve a second look, varied'),
});
export type Advice = z.infer<typeof Advice>;
