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
    'Tell me the occasion, the weather, and what you never wear. I look through the shop and say why I chose each piece; you say what to change.',
  openers: [
    'I have a garden wedding in June, I run warm, nothing floral, up to 250',
    'Something smart for a first day at work that still survives a bike ride',
    'What goes with wide dark jeans?',
  ],

  pieceGreeting: 'What would you like to know about this piece?',
  pieceOpeners: ['What goes with this?', 'Something like this, but cheaper', 'When would I wear this?'],

  edit: (message: string) => `Edit “${message}”`,
  editing: 'Editing your message',
  editedText: 'Your message',
  editNote: 'Sending it again replaces what came after it.',
  cancelEdit: 'Cancel',
  sendEdit: 'Send again',
  pieces: 'Pieces in this answer',
  modeFollows: 'The stylist stays on, on your other devices too, until you choose Search.',
  waiting: {
    message: 'You are offline. Your message is sent once you are connected again. Press Send to try now.',
    edit: 'You are offline. Your message is sent once you are connected again. Press Send again to try now.',
    button: 'You are offline. Your request is sent once you are connected again. Press the button again to try now.',
  },
  loading: 'Opening the conversation',
  understood: 'Understood',
  undo: 'Undo',
  undoAll: 'Take back what the stylist changed',
  wishlist: 'Wishlist',
  wished: (names: string) => `On your wishlist: ${names}`,
  unwished: (names: string) => `Off your wishlist: ${names}`,
  undoWishlist: 'Take back what changed on the wishlist',
  dropped: (filter: string) => `No longer: ${filter}`,
  good: 'Good answer',
  bad: 'Not a good answer',
  answered: (reply: string) => `Your stylist: ${reply}`,
} as const;
