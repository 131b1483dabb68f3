import type { CatalogueItem } from '../../catalogue/CatalogueItem.ts';
import type { ComposedOutfit } from '../../outfits/ComposedOutfit.ts';
import type { OutfitSlot } from '../../outfits/OutfitSlot.ts';
import { rotateValues } from '../rotate.ts';

/** A tip for outfits with these pieces. */
interface Tip {
  readonly slot: OutfitSlot;
  readonly kinds?: readonly string[];
  /** Other slots that must be filled. */
  readonly requiredSlots?: readonly OutfitSlot[];
  readonly text: string;
}

const TIPS: readonly Tip[] = [
  { slot: 'outer', kinds: ['coat'], text: 'Leave the coat open and let the rest be seen.' },
  { slot: 'outer', kinds: ['coat'], text: 'Turn up the collar, and keep one hand in a pocket.' },
  { slot: 'outer', kinds: ['jacket'], text: 'Push up the sleeves of the jacket; it looks less new at once.' },
  { slot: 'outer', kinds: ['jacket'], text: 'Zip the jacket halfway, no higher.' },
  { slot: 'layer', kinds: ['blazer'], text: 'Wear the blazer unbuttoned, and roll its cuffs once.' },
  { slot: 'layer', kinds: ['blazer'], text: 'Leave the pockets of the blazer empty; it hangs better.' },
  { slot: 'layer', kinds: ['cardigan'], text: 'Button the cardigan all the way up and wear it as a top.' },
  { slot: 'layer', kinds: ['cardigan'], text: 'Throw the cardigan over your shoulders until the sun is gone.' },
  { slot: 'layer', kinds: ['waistcoat', 'gilet'], text: 'Leave the lowest button of the waistcoat open.' },
  {
    slot: 'top',
    kinds: ['shirt', 'blouse'],
    requiredSlots: ['bottom'],
    text: 'Tuck in the front only, and let the back hang.',
  },
  { slot: 'top', kinds: ['shirt'], text: 'Open one button more than you would at the bank.' },
  {
    slot: 'top',
    kinds: ['tee', 'tank'],
    requiredSlots: ['bottom'],
    text: 'Tuck the top in loosely, so that the waist can be seen.',
  },
  { slot: 'top', kinds: ['sweater'], text: 'Push the sleeves up to the elbow: that makes the sweater look lighter.' },
  { slot: 'top', kinds: ['hoodie', 'sweatshirt'], text: 'Keep everything else neat, and the hood looks like a plan.' },
  { slot: 'bottom', kinds: ['trousers'], text: 'Let the hem touch the shoe, and no more than that.' },
  { slot: 'bottom', kinds: ['trousers'], text: 'Press a crease into the trousers, and the rest may stay soft.' },
  { slot: 'bottom', kinds: ['jeans'], text: 'Turn the jeans up once, to just above the ankle.' },
  { slot: 'bottom', kinds: ['skirt'], text: 'Keep the waist high and the top short: the skirt does the rest.' },
  { slot: 'bottom', kinds: ['shorts'], text: 'Keep the belt simple, and leave the socks at home.' },
  { slot: 'fullBody', kinds: ['dress'], text: 'Add a belt at the waist if you want more shape.' },
  { slot: 'fullBody', kinds: ['dress'], text: 'Let the dress do the talking, and keep the rest quiet.' },
  { slot: 'fullBody', kinds: ['suit'], text: 'Wear the jacket open while you sit and closed while you stand.' },
  { slot: 'fullBody', kinds: ['jumpsuit'], text: 'Roll the hem to the ankle and show the shoe.' },
  { slot: 'shoes', kinds: ['boots'], text: 'Polish the boots the night before. It shows.' },
  { slot: 'shoes', kinds: ['shoes'], text: 'Choose the shoes first, and dress upward from there.' },
  { slot: 'shoes', kinds: ['shoes'], text: 'Brush the shoes before you leave: they are the first thing seen.' },
  { slot: 'accessory', kinds: ['scarf'], text: 'Tie the scarf loosely; a tight knot looks like a cold.' },
  { slot: 'accessory', kinds: ['belt'], text: 'Match the belt to the shoes, or do not match it at all.' },
  { slot: 'accessory', kinds: ['watch'], text: 'Push the cuff back once, so that the watch is seen.' },
  { slot: 'accessory', kinds: ['jewelry'], text: 'One piece of jewelry is enough: leave the rest at home.' },
  { slot: 'bag', text: 'Carry the bag in the hand, not over the shoulder.' },
  { slot: 'bag', text: 'Pack half of what you think you need, so that the bag keeps its shape.' },
];
const GENERAL_TIP = 'Wear it once just as it is, then make it yours.';

/**
 * How far the tips rotate each day. It shares no divisor with the number of tips, so that every tip comes first once
 * before one is repeated.
 */
const TIPS_PER_DAY = 7;

/** Writes in one sentence how to wear an outfit. The tips take turns, in an order that depends on the seed. */
export function chooseTip({ items }: Pick<ComposedOutfit, 'items'>, seed: string, dayNumber: number): string {
  const tips = rotateValues(TIPS, { seed, dayNumber, step: TIPS_PER_DAY, getId: ({ text }) => text });
  return tips.find((tip) => suitsOutfit(tip, items))?.text ?? GENERAL_TIP;
}

function suitsOutfit(
  { slot, kinds, requiredSlots = [] }: Tip,
  items: Readonly<Partial<Record<OutfitSlot, CatalogueItem>>>,
): boolean {
  const item = items[slot];
  return (
    item !== undefined &&
    (kinds?.includes(item.kind) ?? true) &&
    requiredSlots.every((name) => items[name] !== undefined)
  );
}
