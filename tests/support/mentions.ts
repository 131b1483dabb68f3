import fc from 'fast-check';

/** A message with one wish and one fashion word that is only mentioned. */
export interface MentioningTurn {
  readonly said: string;
  /** The part of the message with the wish. */
  readonly wish: string;
  readonly wantedColor: string | null;
  readonly mention: string;
  readonly mentionedColor: string;
}

const COLORS = ['red', 'green', 'blue', 'yellow', 'purple', 'pink', 'brown', 'orange'] as const;
/** Garments for wishes. `OTHER_KINDS` are for mentions. */
const WANTED_KINDS = ['coat', 'dress', 'shirt', 'skirt', 'cardigan', 'jacket'] as const;
const OTHER_KINDS = ['blazer', 'sweater', 'scarf', 'bag', 'hat'] as const;
const PEOPLE = ['husband', 'wife', 'sister', 'brother', 'mother', 'dad', 'best friend', 'boss', 'daughter'] as const;

/** Templates of mentions. COLOR, KIND and PERSON stand for words. */
const MENTIONS = {
  taste: [
    'my PERSON hates COLOR',
    'my PERSON loves COLOR',
    'my PERSON always wears COLOR',
    'my PERSON thinks COLOR is boring',
    "my PERSON doesn't like COLOR",
    'my PERSON would never wear COLOR',
    'COLOR is the favorite color of my PERSON',
  ],
  'clothes of others': [
    'my PERSON has a COLOR KIND',
    'my PERSON already bought a COLOR KIND',
    'my PERSON will be wearing COLOR',
    'I saw a woman in a COLOR KIND yesterday',
    'everyone else will be in COLOR',
  ],
  owned: [
    'I already have a COLOR KIND',
    'I own a COLOR KIND',
    'I bought a COLOR KIND last week',
    'my KIND is COLOR',
    'most of my clothes are COLOR',
    'I wore a COLOR KIND last time',
  ],
  company: ['it should go with my COLOR KIND', "I'll wear it with my COLOR KIND", 'it has to match my COLOR KIND'],
  'dress codes': [
    'the dress code says no COLOR',
    'guests are asked not to wear COLOR',
    'the bridesmaids will be in COLOR',
  ],
} as const;

const WISHES = [
  'I need a WANTED',
  'I am looking for a WANTED',
  'show me a WANTED',
  "I'd like a WANTED please",
  'do you have a WANTED',
];
const JOINTS = ['. ', ', and ', ', but ', ', so ', ' and ', ' but '];

export type MentionKind = keyof typeof MENTIONS;
export const MENTION_KINDS = Object.keys(MENTIONS) as MentionKind[];

/** Messages with a wish before or after a mention of this kind. */
export function mentioningTurns(kind: MentionKind): fc.Arbitrary<MentioningTurn> {
  return fc
    .record({
      mention: fc.constantFrom<string>(...MENTIONS[kind]),
      wish: fc.constantFrom(...WISHES),
      colors: fc.shuffledSubarray([...COLORS], { minLength: 2, maxLength: 2 }),
      isColored: fc.boolean(),
      wantedKind: fc.constantFrom(...WANTED_KINDS),
      otherKind: fc.constantFrom(...OTHER_KINDS),
      person: fc.constantFrom(...PEOPLE),
      joint: fc.constantFrom(...JOINTS),
      isWishFirst: fc.boolean(),
    })
    .map(({ colors: [mentionedColor = '', otherColor = ''], isColored, ...chosen }) => {
      const wantedColor = isColored ? otherColor : null;
      const wish = chosen.wish.replace('WANTED', [wantedColor ?? '', chosen.wantedKind].join(' ').trim());
      const mention = chosen.mention
        .replace('PERSON', chosen.person)
        .replace('COLOR', mentionedColor)
        .replace('KIND', chosen.otherKind);
      const text = (chosen.isWishFirst ? [wish, mention] : [mention, wish]).join(chosen.joint);
      return { said: text, wish, wantedColor, mention, mentionedColor };
    });
}

/** Messages that refer to a shown item by its color. COLOR stands for a word. */
export const POINTING_TURNS: readonly string[] = [
  'how much is the COLOR one?',
  'is the COLOR one waterproof?',
  'what is the COLOR one made of?',
  'is the COLOR one warmer than the second?',
  'compare the COLOR one with the first',
  'add the COLOR coat to my cart',
  'put the COLOR one on my wishlist',
  "I'll take the COLOR one",
  'would the COLOR one suit a tall man?',
  'can I return the COLOR coat?',
];
