import { figureBodyId } from './Figure.ts';

/** A drawn figure of the shopper's own: a build, and a tone of skin. */
export interface OwnFigure {
  /** The id of the figure. */
  readonly build: string;
  readonly tone: string;
}

/** The id of the figure in its tone, as a body to dress. */
export const ownFigureId = ({ build, tone }: OwnFigure): string => figureBodyId({ id: build }, { id: tone });
