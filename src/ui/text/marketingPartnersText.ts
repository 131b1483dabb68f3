/** Texts of the section for brands and retailers. */
export const partnersText = {
  title: 'For brands and retailers',
  label: 'What we do for brands and retailers',
  facts: { maker: 'Made by', price: 'Price', shop: 'Sold at' },
  slides: {
    tools: {
      name: 'AI tools for all tiers',
      headline: 'Small shop, same tools.',
      text: 'A corner boutique gets the same search, the same stylist and the same fitting room as a department store. You bring the clothes. The rest is here.',
    },
    campaigns: {
      name: 'Direct-to-consumer campaigns',
      headline: 'Be there when they say what they want.',
      text: 'Your piece is shown because it answers what somebody just asked for. One tap later they are in your own shop.',
      action: 'View on your shop',
    },
    catalogue: {
      name: 'Catalogue integration',
      headline: 'Bring the product list you already have.',
      text: 'Send it as it is. We sort out the names, the sizes and the colors, and every piece can be found in plain words.',
      list: 'From your product list',
      understood: 'What shoppers can ask for',
      facts: ['Blazer', 'Linen', 'Blue', 'Summer', 'Wedding'],
    },
    feedback: {
      name: 'Community feedback',
      headline: 'Hear what people look for and never find.',
      text: 'Wishes, hearts and thumbs, counted and never named, tell you what to make next.',
      wishes: ['dresses with pockets', 'wool that does not scratch', 'trousers for tall people'],
    },
    agents: {
      name: 'Agentic operations',
      headline: 'Be recommended by shopping assistants, too.',
      text: 'More and more people let an assistant shop for them. Every piece has a page that it can read, so it gets your name and your price right.',
      reads: 'What an assistant reads',
    },
  },
} as const;
