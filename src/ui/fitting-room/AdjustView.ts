import type { FitLine } from '../../domain/poses/Adjustment.ts';
import type { Slot } from '../../domain/poses/Slot.ts';

/** A movable line. Positions are fractions of the picture's width and height. */
export interface ShownLine {
  readonly line: FitLine;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  /** How far the line is moved down, as a fraction of the picture's height. */
  readonly move: number;
  readonly least: number;
  readonly most: number;
}

/** State and actions for moving the lines of worn garments. */
export interface AdjustView {
  /** Whether the shown picture can be adjusted. */
  readonly isOffered: boolean;
  readonly isOpen: boolean;
  /** The worn garments that can be adjusted, in display order. */
  readonly garments: readonly { readonly slot: Slot; readonly name: string }[];
  /** The slot of the garment whose lines are shown; null if no lines are shown. */
  readonly slot: Slot | null;
  /** The outline of the chosen garment, including its moves. */
  readonly outline: readonly (readonly [x: number, y: number])[];
  readonly lines: readonly ShownLine[];
  /** Whether the new picture is being made. */
  readonly isMaking: boolean;
  readonly canUndo: boolean;
  readonly canReset: boolean;
  /** A note beside the buttons; may be empty. */
  readonly note: string;
  readonly open: () => void;
  readonly close: () => void;
  readonly chooseGarment: (slot: Slot) => void;
  /** Remembers the position of the line for `putBack`. */
  readonly grab: (line: FitLine) => void;
  /** Moves a line to a vertical position, as a fraction of the picture's height. */
  readonly moveTo: (line: FitLine, y: number) => void;
  /** Moves a line by a fraction of the picture's height. */
  readonly moveBy: (line: FitLine, share: number) => void;
  /** Requests the new picture without further delay. */
  readonly release: () => void;
  /** Moves a line back to where it was grabbed. Returns false if it is already there. */
  readonly putBack: (line: FitLine) => boolean;
  readonly undo: () => void;
  readonly reset: () => void;
}
