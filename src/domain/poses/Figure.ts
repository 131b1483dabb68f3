/** A drawn figure to try garments on. */
export interface Figure {
  readonly id: string;
  /** The name of the figure's build, e.g. 'Slim woman'. */
  readonly name: string;
  /** Width of the figure's picture in pixels. */
  readonly width: number;
  readonly height: number;
}

/** A skin tone of a drawn figure. */
export interface Tone {
  readonly id: string;
  readonly name: string;
  /** A CSS color. */
  readonly color: string;
}

/** The drawn figures to choose from; each exists in every skin tone. */
export interface FigureCatalogue {
  readonly figures: readonly Figure[];
  readonly tones: readonly Tone[];
}

/** Creates the id of a figure in a skin tone, e.g. `woman-slim.medium`. */
export const createFigureBodyId = (figure: Pick<Figure, 'id'>, tone: Pick<Tone, 'id'>): string =>
  `${figure.id}.${tone.id}`;
