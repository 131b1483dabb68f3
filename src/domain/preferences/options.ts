/** The closed lists of preferences (spec section 9). */

export const PERSONALITIES = [
  'Creative',
  'Professional',
  'Adventurous',
  'Elegant',
  'Bold',
  'Conservative',
  'Relaxed',
  'Ambitious',
  'Carefree',
  'Grounded',
  'Luxurious',
  'Sporty',
  'Romantic',
  'Eclectic',
  'Sophisticated',
  'Confident',
  'Playful',
  'Introverted',
  'Mysterious',
] as const;
export type Personality = (typeof PERSONALITIES)[number];

export const STYLES = [
  'Casual',
  'Business',
  'Bohemian',
  'Streetwear',
  'Sustainable',
  'Minimalist',
  'Vintage',
  'Athletic',
  'Formal',
  'Preppy',
  'Trendy',
  'Classic',
  'Chic',
  'Edgy',
  'Glamorous',
  'Pitti',
  'Denim',
  'Gothic',
] as const;
export type Style = (typeof STYLES)[number];

/** The tones of the stylist. */
export const AI_TONES = [
  'Friendly & Casual',
  'Professional & Concise',
  'Playful & Witty',
  'Elegant & Polished',
  'Minimal & Direct',
  'Supportive & Encouraging',
  'Inspiring & Visionary',
  'Bold & Assertive',
  'Empathetic & Calm',
  'Quirky & Unique',
] as const;
export type AiTone = (typeof AI_TONES)[number];
