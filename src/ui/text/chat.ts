import type { TurnStage } from '../../application/chat/ChatSnapshot.ts';

/** Texts of the conversation with the stylist (spec 2.4, 2.6). */
export const chatText = {
  stylist: 'Your stylist',
  start: 'Conversation Start',
  showResults: 'Show Results',
  showingResults: 'Showing Results',

  expand: 'Open the conversation',
  collapse: 'Fold the conversation away',
  fill: 'Use the whole screen',
  shrink: 'Make it smaller',
  anew: 'New conversation',

  greeting: 'What are you dressing for?',
  greetingText:
    'Say the occasion, the weather, what you never wear. I look through the shop, tell you why I chose what I chose, and you say what is wrong with it.',
  openers: [
    'I have a garden wedding in June, I run warm, nothing floral, up to 250',
    'Something smart for a first day at work that still survives a bike ride',
    'What goes with wide dark jeans?',
  ],

  you: 'You',
  stages: {
    translating: 'Listening',
    retrieving: 'Looking through the shop',
    ranking: 'Choosing',
    replying: 'Writing',
  } satisfies Record<TurnStage, string>,
  loading: 'Opening the conversation',
  understood: 'Understood',
  undo: 'Undo',
  undoAll: 'Take back what the stylist changed',
  dropped: (filter: string) => `No longer: ${filter}`,
  good: 'Good answer',
  bad: 'Not a good answer',
  answered: (reply: string) => `Your stylist: ${reply}`,
} as const;
