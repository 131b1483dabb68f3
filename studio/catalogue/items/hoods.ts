import type { ItemDefinition } from '../ItemDefinition.ts';

/** Hooded sweatshirts: the drawer that had seven. */
export const hoods: readonly ItemDefinition[] = [
  { cut: 'hoodie', brand: 'pell', name: 'Coconut Ice Hoodie', for: 'Women', price: 46.95, was: 58.95, sizes: 'XXS-XXL', fit: 'cropped', options: { length: 'short' },
    cloth: { fabric: 'fleece', colour: 'rose', pattern: 'colour-block', accent: 'shell', third: 'white' }, season: 'spring autumn', occasion: 'weekend lounge', style: 'Trendy Casual',
    text: 'Pink on top, paler in the middle, white at the bottom of the bag. A short hoodie that sticks to your fingers in a nice way.' },
  { cut: 'hoodie', brand: 'kumori', name: 'Tunnel Exit Hoodie', for: 'Unisex', price: 178, sizes: 'XS-XL', fit: 'boxy', options: { fit: 'boxy', cord: false },
    cloth: { fabric: 'fleece', colour: 'black', pattern: 'ombre', accent: 'ash' }, season: 'autumn winter spring', occasion: 'everyday travel', style: 'Streetwear Edgy',
    text: 'Black for a long while, then gray, then suddenly the sea. No cord to catch on the door.' },
  { cut: 'hoodie', brand: 'brackwater', name: 'Trawl Deck Hoodie', for: 'Men', price: 94.5, sizes: 'S-XXL', fit: 'regular', options: { sleeve: 'raglan', cord: false },
    cloth: { fabric: 'terry', colour: 'petrol' }, season: 'autumn winter spring', occasion: 'outdoor weekend', style: 'Casual Vintage',
    text: 'Loops inside, loops outside, and a pouch that will hold two hands or one mackerel. Dries over the engine in an hour.' },
  { cut: 'hoodie', brand: 'larch', name: 'Bramble Zip Hoodie', for: 'Women', price: 74.5, sizes: 'XS-XXL', fit: 'relaxed', options: { zip: true, fit: 'boxy' },
    cloth: { fabric: 'teddy', colour: 'mauve' }, season: 'winter autumn', occasion: 'outdoor lounge weekend', style: 'Sustainable Casual', materials: ['recycled polyester', 'teddy'],
    text: 'Thick as a hedge and as kind to wrens. The pile was bottles; it goes through the wash in a bag so that none of it gets to the river.' },
  { cut: 'hoodie', brand: 'olivar', name: 'Madrugada Hoodie', for: 'Unisex', price: 78.5, was: 96.5, sizes: 'XS-XXL', fit: 'relaxed', options: { fit: 'boxy', sleeve: 'raglan' },
    cloth: { fabric: 'terry', colour: 'white', pattern: 'wide-stripe', accent: 'terracotta', scale: 1.3 }, season: 'spring summer autumn', occasion: 'holiday weekend lounge', style: 'Casual Bohemian',
    text: 'For the drive to the coast that begins in the dark. Broad stripes of towelling, a hood for the ferry, crumbs of almond cake in the pouch.' },
  { cut: 'hoodie', brand: 'vesper', name: 'Incognito Hoodie', for: 'Women', price: 139.95, sizes: 'XXS-L', fit: 'slim', options: { zip: true, fit: 'slim' },
    cloth: { fabric: 'velvet', colour: 'fuchsia' }, season: 'autumn winter', occasion: 'lounge party travel', style: 'Glamorous Trendy', materials: ['cotton velour'],
    text: 'Dark glasses, pink velour, a small dog: nobody will guess. Zips to the chin when the flashes start and to the waist when they do not.' },
  { cut: 'hoodie', brand: 'rook', name: 'Second Eleven Hoodie', for: 'Men', price: 125, sizes: 'S-XXL', fit: 'regular', options: { zip: true, sleeve: 'natural' },
    cloth: { fabric: 'knit', colour: 'bottle' }, season: 'autumn winter spring', occasion: 'weekend travel', style: 'Preppy Casual', materials: ['lambswool'],
    text: 'We held out, sir, until we could do it in lambswool. Bottle green, fully fashioned, with a hood that may be worn on trains but not in the pavilion.' },
  { cut: 'hoodie', brand: 'skarvholm', name: 'Hooded Knit 02', for: 'Unisex', price: 199, sizes: 'XXS-XL', fit: 'oversized', options: { fit: 'boxy', cord: false, length: 'short' },
    cloth: { fabric: 'chunky', colour: 'ecru' }, season: 'winter autumn', occasion: 'everyday lounge', style: 'Minimalist', materials: ['wool', 'alpaca'],
    text: 'Undyed wool, four strands together. Hood, pouch, no cord. It ends at the belt and is warm enough to.' },
];
