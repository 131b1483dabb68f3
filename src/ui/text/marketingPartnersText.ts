/** Texts of the section for brands and retailers. */
export const partnersText = {
  title: 'For brands and retailers',
  label: 'What we do for brands and retailers',
  slides: {
    tools: {
      name: 'AI tools for all tiers',
      text: 'A corner boutique and a department store get the same search, the same stylist and the same fitting room. There is nothing to train and nobody to hire.',
    },
    campaigns: {
      name: 'Direct-to-consumer campaigns',
      text: 'Meet people at the moment when they say what they want. A piece is shown because it answers a wish, and the next click lands in your own shop.',
      action: 'View on your shop',
    },
    catalogue: {
      name: 'Catalogue integration',
      text: 'Send the product feed that you already have. Its columns are recognized, its names and colors put in order, and every piece can be found in plain words.',
      feed: 'feed.csv',
      understood: 'What we read in it',
      facts: ['Blazer', 'Linen', 'Blue', 'Summer', 'Wedding'],
    },
    feedback: {
      name: 'Community feedback',
      text: 'What do people ask for and not find? Wishes, hearts and thumbs, counted and never named, tell you what to make next.',
      wishes: ['dresses with pockets', 'wool that does not scratch', 'trousers for tall people'],
    },
    agents: {
      name: 'Agentic operations',
      text: 'Assistants go shopping too. Every shared piece has a page that software can read, with its maker and its price, so that an agent recommends it correctly.',
    },
  },
} as const;
