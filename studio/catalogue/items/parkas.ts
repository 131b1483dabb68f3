import type { ItemDefinition } from '../ItemDefinition.ts';

export const parkas: readonly ItemDefinition[] = [
  { cut: 'parka', brand: 'skarvholm', name: 'Raincoat 01', for: 'Unisex', price: 219, sizes: 'XXS-XL', fit: 'relaxed', options: { sleeve: 'raglan' },
    cloth: { fabric: 'rubber', colour: 'mustard', lining: 'slate', buttons: 'silver' }, season: 'spring autumn', occasion: 'outdoor everyday travel', style: 'Minimalist', materials: ['coated cotton'],
    text: 'Welded seams, raglan sleeve, hood with a brim of wire. Yellow, so that the ferry sees you.' },
  { cut: 'parka', brand: 'brackwater', name: 'Lighterman Parka', for: 'Men', price: 258.5, sizes: 'S-XXL', fit: 'regular', options: { pocket: 'patch', drawcord: true, yoke: true },
    cloth: { fabric: 'canvas', colour: 'olive', lining: 'tobacco', buttons: 'brass' }, season: 'autumn winter', occasion: 'outdoor work weekend', style: 'Vintage Casual', materials: ['waxed cotton'],
    text: 'Waxed cotton from hood to knee, with a cord at the waist for when the tide turns. Four pockets if you count the one for the dog.' },
  { cut: 'parka', brand: 'kumori', name: 'Rainy Season Coat', for: 'Unisex', price: 365, sizes: 'XS-XL', fit: 'oversized', options: { front: 'zip', length: 'long' },
    cloth: { fabric: 'nylon', colour: 'black', lining: 'slate', buttons: 'dark' }, season: 'spring summer autumn', occasion: 'everyday travel', style: 'Streetwear Edgy Minimalist',
    text: 'June falls on it for six weeks and finds no way in. Long, black, one silver line of rain down the front.' },
  { cut: 'parka', brand: 'larch', name: 'Brook Anorak', for: 'Women', price: 138.5, was: 172.5, sizes: 'XS-XXL', fit: 'relaxed', options: { length: 'short', front: 'zip', yoke: true },
    cloth: { fabric: 'nylon', colour: 'sky', lining: 'ecru', buttons: 'silver' }, season: 'spring autumn summer', occasion: 'outdoor weekend travel', style: 'Sustainable Athletic', materials: ['recycled nylon'],
    text: 'The blue of the gap between showers. Waterproof without the chemicals that stay in rivers, packed into its own hood.' },
  { cut: 'parka', brand: 'pell', name: 'Duck Pond Mac', for: 'Women', price: 98.95, sizes: 'XXS-XXL', fit: 'regular', options: { length: 'short', sleeve: 'raglan' },
    cloth: { fabric: 'patent', colour: 'scarlet', lining: 'white', buttons: 'silver' }, season: 'spring autumn', occasion: 'weekend everyday', style: 'Trendy', materials: ['recycled polyester'],
    text: 'Shiny as a new toy and twice as splashable. Snap it up, hood on, quack once at the puddle and go.' },
  { cut: 'parka', brand: 'orvelle', name: 'Parka Belleville', for: 'Women', price: 460, sizes: 'XS-L', fit: 'relaxed', options: { drawcord: true, length: 'long' },
    cloth: { fabric: 'twill', colour: 'stone', lining: 'champagne', buttons: 'brass' }, season: 'autumn winter spring', occasion: 'everyday weekend', style: 'Chic Casual',
    text: 'A parka that was asked to dinner. Stone gabardine, a cord that finds the waist, a hood one never quite puts up.' },
];
