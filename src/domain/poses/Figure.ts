/** A drawn figure to try garments on. */
export interface Figure {
  readonly id: string;
  /** The name of its build, e.g. 'Slim woman'. */
  readonly name: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

/** A color of skin, with the hair that goes with it. */
export interface Tone {
  readonly id: string;
  readonly name: string;
  /** A CSS color. */
  readonly color: string;
}

/** The figures to choose from, each in every tone. */
export interface FigureChoice {
  readonly figures: readonly Figure[];
  readonly tones: readonly Tone[];
}

/** The id of a body to dress: a figure in a tone, e.g. `woman-slim.medium`. */
export const figureBodyId = (figure: Pick<Figure, 'id'>, tone: Pick<Tone, 'id'>): string => `${figure.id}.${tone.id}`;
