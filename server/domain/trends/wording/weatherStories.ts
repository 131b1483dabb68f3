import type { WeatherBand } from '../../climate/Climate.ts';
import type { Story } from './Story.ts';

const WARM: readonly WeatherBand[] = ['mild', 'warm', 'hot'];
const HOT: readonly WeatherBand[] = ['warm', 'hot'];
const BETWEEN: readonly WeatherBand[] = ['cool', 'mild'];
const COLD: readonly WeatherBand[] = ['freezing', 'cold', 'cool'];

/** Stories for certain weather. */
export const WEATHER_STORIES: readonly Story[] = [
  {
    id: 'linen',
    headlines: ['Linen, Creases and All', 'The Coolest Cloth in the Room', 'In Praise of Linen'],
    descriptions: ['Nothing else breathes like it, and nobody irons it anymore.'],
    query: 'Linen for hot days',
    weather: HOT,
  },
  {
    id: 'beach',
    headlines: ['Saltwater Season', 'From the Sea to the Terrace', 'One Bag for the Beach'],
    descriptions: ['Swimwear that stays put, and what goes over it for lunch.'],
    query: 'Swimwear for a beach holiday',
    weather: HOT,
  },
  {
    id: 'shorts',
    headlines: ['The Long and the Shorts', 'Knees Out', 'Shorts, but Grown Up'],
    descriptions: ['Pleats, linen and a proper waistband: shorts that can go to lunch.'],
    query: 'Shorts for the holiday',
    weather: HOT,
  },
  {
    id: 'camp-collar',
    headlines: ['Open Collars', 'The Holiday Shirt Stays in Town', 'Short Sleeves, Loud Prints'],
    descriptions: ['Camp collars in prints that nobody wears to a meeting. Try it.'],
    query: 'Camp-collar shirts',
    weather: HOT,
  },
  {
    id: 'garden-wedding',
    headlines: ['The Best-Dressed Guest', 'Say Yes to the Garden', 'Confetti Weather'],
    descriptions: ['For lawns, long tables and a dance floor under the trees.'],
    query: 'Dresses for a summer wedding',
    weather: WARM,
    gender: 'Women',
  },
  {
    id: 'wedding-men',
    headlines: ['Always the Guest', 'Suited for the Summer', 'The Man at Table Six'],
    descriptions: ['Light suits and soft jackets that survive the speeches and the dancing.'],
    query: 'Wedding outfits for men',
    weather: WARM,
    gender: 'Men',
  },
  {
    id: 'wedding-shoes',
    headlines: [
      'From the Aisle to the Dance Floor',
      'Shoes That Stay for the Cake',
      'Something Borrowed, Not the Shoes',
    ],
    descriptions: ['Heels that do not sink, Oxfords that shine, and flats for after midnight.'],
    query: 'Shoes for a wedding',
    weather: WARM,
  },
  {
    id: 'sandals',
    headlines: ['Toes First', 'Sandal Season', 'Barefoot, Almost'],
    descriptions: ['Straps, slides and rope soles for warm stone and warmer sand.'],
    query: 'Sandals for the summer',
    weather: HOT,
  },
  {
    id: 'floral',
    headlines: ['Flowers, Not Just in Vases', 'A Print Called Summer', 'In Full Bloom'],
    descriptions: ['Painterly, tiny or bold: the print that never waits for permission.'],
    query: 'Floral prints',
    weather: WARM,
  },
  {
    id: 'stripes',
    headlines: ['Earn Your Stripes', 'Sailors Had a Point', 'The Line-Up'],
    descriptions: ['Breton or banker: the easiest pattern to wear, and the hardest to get wrong.'],
    query: 'Striped tops',
    weather: WARM,
  },
  {
    id: 'tees',
    headlines: ['The Perfect Plain Tee', 'Cotton, Crew Neck, Done', 'Back to the T-Shirt'],
    descriptions: ['Heavy cotton, a good neck, and nothing written on it.'],
    query: 'Everyday cotton tees',
    weather: WARM,
  },
  {
    id: 'light-jackets',
    headlines: ['The In-Between Jacket', 'Not Yet a Coat', 'One Layer Is Enough'],
    descriptions: ['Trucker, bomber or chore: for mornings that cannot decide.'],
    query: 'Light jackets for spring',
    weather: BETWEEN,
  },
  {
    id: 'trench',
    headlines: ['The Trench Report', 'Let It Rain', 'Belted and Ready'],
    descriptions: ['A hundred years old, waterproof, and still the smartest thing at the bus stop.'],
    query: 'A raincoat or trench coat',
    weather: BETWEEN,
  },
  {
    id: 'denim',
    headlines: ['Blue, Again', 'Double Denim, No Apologies', 'The Jeans Issue'],
    descriptions: ['Wide, straight or barrel: the leg has changed, the reason has not.'],
    query: 'Denim',
    style: 'Denim',
  },
  {
    id: 'cardigans',
    headlines: ['Buttoned Up', 'The Cardigan Comes Out', 'A Soft Landing'],
    descriptions: ['Over a dress, under a coat, or instead of a jacket.'],
    query: 'Cardigans',
    weather: ['cold', 'cool', 'mild'],
  },
  {
    id: 'coats',
    headlines: ['The Great Coat', 'Big Coat Energy', 'Worth the Wool'],
    descriptions: ['The one thing that everybody sees for three months. Choose it well.'],
    query: 'A warm coat for winter',
    weather: COLD,
  },
  {
    id: 'sweaters',
    headlines: ['Wool Gathering', 'Sweater Weather, Officially', 'Knit Wit'],
    descriptions: ['Cable, roll neck, lambswool: what to live in until spring.'],
    query: 'A cozy sweater for the weekend',
    weather: COLD,
  },
  {
    id: 'boots',
    headlines: ['Boots Made for Weather', 'On Solid Ground', 'From the Ankle Up'],
    descriptions: ['Chelsea boots, biker boots or boots to the knee: start from the floor today.'],
    query: 'Sneakers and boots',
    weather: COLD,
  },
  {
    id: 'scarves',
    headlines: ['Wrapped Up', 'The Finishing Knot', 'Hats On'],
    descriptions: ['The small things that stand between you and the wind.'],
    query: 'A scarf or a hat for the cold',
    weather: COLD,
  },
  {
    id: 'checks',
    headlines: ['Check, Please', 'Country Checks Come to Town', 'Tweed Without the Dog'],
    descriptions: ['Glen check, tartan and houndstooth, for people who have never been near a horse.'],
    query: 'Tweed and checks',
    weather: ['freezing', 'cold', 'cool', 'mild'],
  },
  {
    id: 'velvet',
    headlines: ['Velvet After Dark', 'The Softest Room', 'Touch the Sleeve'],
    descriptions: ['The cloth that makes a low light look expensive.'],
    query: 'Velvet for the evening',
    weather: COLD,
  },
  {
    id: 'puffers',
    headlines: ['Air Is Warm', 'Down to Business', 'The Padded Truth'],
    descriptions: ['Warm, light, and smaller in the suitcase than it looks.'],
    query: 'Puffer jackets and parkas',
    weather: ['freezing', 'cold'],
  },
];
