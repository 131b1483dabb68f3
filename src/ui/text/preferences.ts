import type { AiTone } from '../../domain/preferences/options.ts';

/** Texts of the preference controls (spec 2.3, 2.12). */
export const preferencesText = {
  styleFor: 'Style for',
  sizes: 'Sizes',
  personality: 'Fashion vibe',
  personalityHint: 'Choose as many as you like.',
  notes: 'Your fashion interests',
  notesHint: 'What you love, what you avoid, what you dress for.',
  styles: 'Preferred styles',
  ownStyle: 'A style of your own',
  addStyle: 'Add Style',
  styleRefused: 'This style is already in your list.',
  tone: 'Tone',
  location: 'Location',
  locationHint: 'Season and weather where you are shape what you are shown.',
  locationPlaceholder: 'Type a city or town',
  usePosition: 'Use my position',
  locating: 'Locating...',
  positionError: 'Error',
  places: 'Places',
  placeCount: (count: number) => (count === 1 ? '1 place' : `${count} places`),
  noPlace: 'No place of this name was found. You can keep what you typed.',
  placesFailed: 'Places cannot be looked up right now. You can keep what you typed.',
} as const;

interface ToneText {
  readonly description: string;
  /** A sample line of the stylist in this tone. */
  readonly sample: string;
}

/** The description of each tone. It is saved with the tone. */
export const toneTexts: Readonly<Record<AiTone, ToneText>> = {
  'Friendly & Casual': {
    description: 'Warm and relaxed, like a friend who knows every rail.',
    sample: 'I keep coming back to the linen blazer. You’d get a lot of wear out of it.',
  },
  'Professional & Concise': {
    description: 'To the point, with the reason first.',
    sample: 'Recommended: the linen blazer. It meets your brief and your budget.',
  },
  'Playful & Witty': {
    description: 'Light-hearted, with a wink.',
    sample: 'If I had shoulders, I’d hang the linen blazer on them.',
  },
  'Elegant & Polished': {
    description: 'Composed and courteous.',
    sample: 'I would draw your eye to the linen blazer; there is a quiet assurance in it.',
  },
  'Minimal & Direct': {
    description: 'As few words as possible.',
    sample: 'Best: linen blazer. Navy, unlined.',
  },
  'Supportive & Encouraging': {
    description: 'Kind, and always on your side.',
    sample: 'You know your style! I think you could really own the linen blazer.',
  },
  'Inspiring & Visionary': {
    description: 'Sees the whole occasion, not only the outfit.',
    sample: 'Picture the linen blazer, and the rest of the day falls into place around it.',
  },
  'Bold & Assertive': {
    description: 'Decides, and stands by it.',
    sample: 'Take the linen blazer. End of discussion.',
  },
  'Empathetic & Calm': {
    description: 'Unhurried, and listens first.',
    sample: 'Perhaps the linen blazer is the one to rest your eye on.',
  },
  'Quirky & Unique': {
    description: 'Unexpected words for unexpected clothes.',
    sample: 'I consulted the moths about the linen blazer. They abstained, so it’s my verdict.',
  },
};
