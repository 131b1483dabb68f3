/** Texts of the vision page (spec 2.14). */
export const visionText = {
  title: 'Clothes begin with a wish.',
  lead: 'A shop window shows what there is. We think that shopping should begin with what you mean, and end with how it looks on you.',
  problems: {
    title: 'What is in the way',
    consumers: {
      name: 'Consumers',
      headline: 'Endless results, and nothing to wear.',
      points: [
        [
          'Filters ask the wrong questions.',
          'You think of a wedding in June. The shop asks for a category, a color and a sleeve length.',
        ],
        [
          'Pictures show somebody else.',
          'The model is not you. So the parcel becomes the fitting room, and much of it goes back.',
        ],
        ['Shops forget.', 'Every visit starts from zero, and the advertisements show what you bought last week.'],
      ],
    },
    brands: {
      name: 'Brands',
      headline: 'Good clothes that nobody finds.',
      points: [
        [
          'Search reads labels, not wishes.',
          'A coat for a windy ferry is in the catalogue. It is not called that, so nobody sees it.',
        ],
        [
          'Attention is rented.',
          'Campaigns reach an audience. They rarely reach the person who wants this coat today.',
        ],
        [
          'A return never says why.',
          'The parcel comes back without a reason, and the next collection repeats the mistake.',
        ],
      ],
    },
  },
  consumers: {
    title: 'What people get',
    features: {
      search: {
        name: 'Search in sentences',
        text: 'An occasion, a fabric, a price and a “not black” in one line. Each result says why it was chosen.',
      },
      stylist: {
        name: 'A stylist with a memory',
        text: 'A conversation that keeps what you said and adapts its tone to you, from playful to brief.',
      },
      fitting: {
        name: 'A fitting room at home',
        text: 'Whole outfits on a figure with your shape, and tops on your own photo. Your photos stay yours.',
      },
      home: {
        name: 'A front page of your own',
        text: 'One outfit a day, chosen for your styles, your sizes and the weather where you are.',
      },
    },
  },
  brands: {
    title: 'What brands get',
    features: {
      found: {
        name: 'Found for what it is for',
        text: 'Each piece is understood by its cut, its cloth and its occasions, not only by its name.',
      },
      feed: {
        name: 'From product list to fitting room',
        text: 'Send your product list once. Search, advice and try-on all work from it.',
      },
      signals: {
        name: 'What people really ask for',
        text: 'What many people look for, and what they miss, counted together and never by person.',
      },
      agents: {
        name: 'Ready for shopping assistants',
        text: 'Every piece has a page that an assistant can read: the right price, the right maker, one clear link.',
      },
    },
  },
  closing: 'It starts with one sentence. Yours.',
} as const;
