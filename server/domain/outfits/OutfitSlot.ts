/**
 * The slots of an outfit, in the order in which the pieces are put on. `under` is a visible top beneath a suit or
 * dungarees; `layer` is a blazer, cardigan or waistcoat; `outer` is a jacket or coat. `extra` is for pieces such as
 * socks or swimwear, which are chosen only on request.
 */
export const OUTFIT_SLOTS = [
  'under',
  'fullBody',
  'bottom',
  'top',
  'layer',
  'outer',
  'shoes',
  'bag',
  'accessory',
  'extra',
] as const;
export type OutfitSlot = (typeof OUTFIT_SLOTS)[number];

/** The slots that a kind of piece can have. `under` is left out because its pieces are tops. */
export type PieceSlot = Exclude<OutfitSlot, 'under'>;

const KINDS_BY_SLOT: Readonly<Record<PieceSlot, string>> = {
  fullBody: 'dress,jumpsuit,suit,coord,tracksuit,saree',
  bottom: 'trousers,jeans,skirt,shorts,leggings',
  top: 'tee,tank,camisole,polo,shirt,blouse,sweater,top,bodysuit,tunic,kurti,kurta,hoodie,sweatshirt',
  layer: 'blazer,cardigan,waistcoat,gilet',
  outer: 'jacket,coat',
  shoes: 'shoes,boots',
  bag: 'bag',
  accessory: 'hat,scarf,belt,jewelry,watch,sunglasses,tie,gloves,hair accessory',
  extra: 'socks,swimwear',
};

const SLOT_BY_KIND: ReadonlyMap<string, PieceSlot> = new Map(
  Object.entries(KINDS_BY_SLOT).flatMap(([slot, kinds]) =>
    kinds.split(',').map((kind) => [kind, slot as PieceSlot] as const),
  ),
);

/** Returns the slot of a kind; null for kinds that no outfit contains, such as nightwear or perfume. */
export function findSlotOfKind(kind: string): PieceSlot | null {
  return SLOT_BY_KIND.get(kind) ?? null;
}

export function listKindsOfSlots(slots: readonly PieceSlot[]): readonly string[] {
  return slots.flatMap((slot) => KINDS_BY_SLOT[slot].split(','));
}

export const COVERING_SLOTS: ReadonlySet<PieceSlot> = new Set(['fullBody', 'bottom', 'top']);
