import type { OutfitPlan } from '../../../../outfits/OutfitPlan.ts';
import type { OutfitSlot } from '../../../../outfits/OutfitSlot.ts';
import type { Language } from '../../../hearing/hear.ts';
import { findPlace } from '../../editing/places.ts';
import type { NamedGarment, OutfitEdit } from '../../OutfitEdit.ts';
import { isLeaning, LEANING_BY_DIFFERENCE } from '../leanings.ts';
import type { PlainQuality } from './PlainQuality.ts';
import { describes } from './readDescribed.ts';
import type { PlainReading } from './readQualities.ts';
import { suitsSlot } from './readQualities.ts';

/** Returns the changes of an outfit for a wish in plain words; null if the outfit has no such piece. */
export function createPlainEdits(
  reading: PlainReading,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] | null {
  const { garment, qualities } = reading;
  if (garment !== null) return readGarmentWish(reading, garment, outfit, language);
  if (qualities.some(({ needsPiece }) => needsPiece)) return null;
  const restyledEdits = groupBySlots(qualities).map(([slots, group]) => restyle(null, slots, group, outfit));
  return restyledEdits.some((edit) => edit === null) ? null : restyledEdits.flatMap((edit) => edit ?? []);
}

/** Groups qualities by the slots that they are for. */
function groupBySlots(
  qualities: readonly PlainQuality[],
): readonly (readonly [readonly OutfitSlot[] | undefined, readonly PlainQuality[]])[] {
  const keys = [...new Set(qualities.map(({ slots }) => slots))];
  return keys.map((slots) => [slots, qualities.filter((quality) => quality.slots === slots)] as const);
}

/** Reads a change of the piece that a garment means. The piece may become another garment. */
function readGarmentWish(
  reading: PlainReading,
  garment: NamedGarment,
  outfit: OutfitPlan,
  language: Language,
): readonly OutfitEdit[] | null {
  const { qualities, isOther, isDefinite } = reading;
  const place = findPlace(outfit, garment);
  if (place === undefined || (place.slot !== garment.slot && !garment.kinds.includes(place.kind)))
    return isDefinite ? null : addGarment(garment, qualities);
  if (place.isOwned || place.itemId === null) return null;
  if (!qualities.every((quality) => suitsSlot(quality, place.slot))) return null;
  // A subtype in place of another piece of the kind, such as loafers in place of shoes, must be searched for by its
  // name.
  const isSubtype = !isDefinite && place.words !== garment.words && describes(garment, language);
  const isOfKind = garment.kinds.includes(place.kind) || (place.slot === 'shoes' && garment.words === 'shoes');
  const mustBeNamed = !isOfKind || isSubtype;
  if (mustBeNamed && qualities.length === 0) return null;
  const swappedEdits: readonly OutfitEdit[] = mustBeNamed ? [{ kind: 'swap', garment, old: null }] : [];
  const edit = restyle({ ...garment, slot: place.slot }, [place.slot], qualities, outfit, isOther);
  return edit === null ? null : [...swappedEdits, edit];
}

/** Reads a wish for a garment that the outfit does not have, with traits: 'a coat with pockets'. */
function addGarment(garment: NamedGarment, qualities: readonly PlainQuality[]): readonly OutfitEdit[] | null {
  if (COVERING_SLOTS.has(garment.slot) || qualities.length === 0) return null;
  const traits = qualities.flatMap(({ trait }) => trait ?? []);
  const words = qualities.map((quality) => quality.said).join(' and ');
  const addedEdit: OutfitEdit = { kind: 'add', garment };
  return traits.length === 0
    ? [addedEdit]
    : [
        addedEdit,
        { kind: 'restyle', garment, slot: garment.slot, traits, differences: [], isOther: false, said: words },
      ];
}

/** The slots whose garments replace those of other slots. */
const COVERING_SLOTS: ReadonlySet<OutfitSlot> = new Set<OutfitSlot>(['fullBody', 'top', 'bottom', 'under']);

function restyle(
  garment: NamedGarment | null,
  slots: readonly OutfitSlot[] | undefined,
  qualities: readonly PlainQuality[],
  outfit: OutfitPlan,
  wantsOther = false,
): OutfitEdit | null {
  const [leaning] = qualities.flatMap(({ difference, said }) =>
    difference !== undefined && isLeaning(difference) ? [{ ...LEANING_BY_DIFFERENCE[difference], said }] : [],
  );
  const slot = slots?.find((name) => outfit.places.some((place) => place.slot === name && !place.isOwned));
  if (slots !== undefined && slot === undefined) return null;
  return {
    kind: 'restyle',
    garment,
    slot: slot ?? null,
    traits: qualities.flatMap(({ trait }) => trait ?? []),
    differences: qualities.flatMap(({ difference }) => difference ?? []),
    isOther: wantsOther,
    ...(leaning !== undefined && garment === null && { leaning }),
    said: qualities.map(({ said }) => said).join(' and '),
  };
}
