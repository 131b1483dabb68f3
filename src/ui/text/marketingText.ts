import { PRODUCT } from '../../domain/product.ts';
import { looksText } from './marketingLooksText.ts';
import { partnersText } from './marketingPartnersText.ts';

/** Texts of the marketing site (spec 2.14). The vision page has `visionText`. */
export const marketingText = {
  toWebsite: `${PRODUCT.name}: to the website`,
  toMain: 'Skip to the content',
  navigation: 'Sections',
  footerNavigation: 'Sections, once more',
  shoppers: 'For you',
  brands: 'For brands',
  vision: 'Vision',
  contact: 'Contact',
  join: `Join the ${PRODUCT.name}`,
  pause: 'Pause all motion',
  play: 'Resume motion',

  hero: 'Say what you want to wear.',
  lead: `${PRODUCT.name} is fashion shopping in your own words. Describe a piece, an occasion or a mood: the search understands, a stylist advises, and you see the clothes on a figure like yours.`,
  tryIt: 'Try a search',
  drawn: 'The clothes and brands on this page are made up. We drew every piece.',
  lineUp: 'Five wishes, and what the search found',

  trial: {
    title: 'Go on, ask for something.',
    lead: 'This is the real search, in a shop of clothes that we drew. You need no account, and nothing you type is kept.',
    label: 'What would you like to wear?',
    submit: 'Search',
    suggestions: [
      'linen for a summer wedding under $250',
      'a warm coat that is not black',
      'something green to wear to the theater',
    ],
    suggestionsLabel: 'Examples',
    understood: 'What it understood',
    results: (query: string) => `Results for “${query}”`,
    searching: 'Looking...',
    nothing: 'Nothing here comes close. Try it with fewer conditions.',
    failed: 'The search did not answer. Please try again.',
    busy: 'That was a lot of searches. Please try again in a minute.',
    more: 'See everything it found',
  },

  lovers: {
    title: 'For fashion lovers',
    slides: {
      personal: {
        name: 'PERSONAL',
        text: 'It knows your sizes, your styles and what you never wear. Each morning brings one outfit, chosen for you and for the weather outside.',
        facts: ['Size M', 'Chic', 'Minimalist', 'No polyester', 'Cycles to work'],
        factsLabel: 'What it was told',
      },
      smart: {
        name: 'SMART',
        text: 'Fabric, occasion, price and what you cannot stand: say it in one breath. Every word counts, and every result tells you why it is there.',
        parts: [
          ['linen', 'the fabric'],
          ['for a summer wedding', 'the occasion'],
          ['under $250', 'the price'],
        ],
      },
      immersive: {
        name: 'IMMERSIVE',
        text: 'Choose a figure with your shape, or try a top on your own photo. Put on the coat, change the trousers, keep the look.',
      },
    },
  },

  conversation: {
    title: 'A stylist who listens to the end.',
    lead: 'Start anywhere. Change your mind. Ask what goes with it. The stylist remembers, and shows you every piece it names.',
    label: 'A conversation with the stylist',
    note: 'A real conversation, word for word.',
  },

  fitting: {
    title: 'See it on a body like yours.',
    lead: 'Choose a figure and something to wear. In the app, the figure can be you.',
    figure: 'Who wears it',
    figures: { plus: 'Plus', slim: 'Straight', man: 'Athletic' },
    piece: 'What they wear',
    pieces: { trench: 'A trench and a Breton tee', knit: 'A cable sweater and chinos', suit: 'A satin suit' },
    note: 'Drawn by the fitting room of the app, from the pictures that the shop shows.',
  },

  partners: partnersText,

  contactUs: {
    title: 'Talk to us',
    lead: 'Do you make clothes, sell them, or want to work here? A person reads every message.',
  },

  closing: 'So, what will you wear?',
  legal: { label: 'Legal', privacy: 'Privacy', terms: 'Terms', cookies: 'Cookies' },
  looks: looksText,
} as const;
