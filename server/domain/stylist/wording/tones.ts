import type { Tone } from './Tone.ts';
import { BOLD_AND_ASSERTIVE } from './tones/boldAndAssertive.ts';
import { ELEGANT_AND_POLISHED } from './tones/elegantAndPolished.ts';
import { EMPATHETIC_AND_CALM } from './tones/empatheticAndCalm.ts';
import { FRIENDLY_AND_CASUAL } from './tones/friendlyAndCasual.ts';
import { INSPIRING_AND_VISIONARY } from './tones/inspiringAndVisionary.ts';
import { MINIMAL_AND_DIRECT } from './tones/minimalAndDirect.ts';
import { PLAYFUL_AND_WITTY } from './tones/playfulAndWitty.ts';
import { PROFESSIONAL_AND_CONCISE } from './tones/professionalAndConcise.ts';
import { QUIRKY_AND_UNIQUE } from './tones/quirkyAndUnique.ts';
import { SUPPORTIVE_AND_ENCOURAGING } from './tones/supportiveAndEncouraging.ts';
import { createDictionary } from '../../text/createDictionary.ts';

/** The ten tones that spec section 9 names. */
export const TONES: Readonly<Record<string, Tone>> = createDictionary({
  'Friendly & Casual': FRIENDLY_AND_CASUAL,
  'Professional & Concise': PROFESSIONAL_AND_CONCISE,
  'Playful & Witty': PLAYFUL_AND_WITTY,
  'Elegant & Polished': ELEGANT_AND_POLISHED,
  'Minimal & Direct': MINIMAL_AND_DIRECT,
  'Supportive & Encouraging': SUPPORTIVE_AND_ENCOURAGING,
  'Inspiring & Visionary': INSPIRING_AND_VISIONARY,
  'Bold & Assertive': BOLD_AND_ASSERTIVE,
  'Empathetic & Calm': EMPATHETIC_AND_CALM,
  'Quirky & Unique': QUIRKY_AND_UNIQUE,
});

/** Returns the tone with this name; the friendly tone if the shopper chose none. */
export function findTone(name: string): Tone {
  return TONES[name] ?? FRIENDLY_AND_CASUAL;
}
