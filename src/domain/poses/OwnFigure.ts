import { createFigureBodyId } from './Figure.ts';

/** The drawn figure that stands for the shopper: a build and a skin tone. */
export interface OwnFigure {
  /** The id of a `Figure`. */
  readonly build: string;
  readonly tone: string;
}

/** The id under which the fitting room dresses this figure. */
export const createOwnFigureId = ({ build, tone }: OwnFigure): string =>
  createFigureBodyId({ id: build }, { id: tone });
