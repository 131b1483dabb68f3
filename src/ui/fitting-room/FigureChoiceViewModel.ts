import { makeAutoObservable } from 'mobx';
import type { Body } from '../../application/ports/TryOns.ts';
import type { Observable } from '../../application/Snapshots.ts';
import type { FigureList, FiguresSnapshot } from '../../application/tryon/FigureList.ts';
import { createOwnFigureId, type OwnFigure } from '../../domain/poses/OwnFigure.ts';
import { observed, type Observed } from '../shared/observed.ts';
import type { FigureChoiceView } from './FittingRoomView.ts';

export interface FigureChoiceDependencies {
  readonly figures: FigureList;
  /** The figure that the shopper chose; null before the first choice. */
  readonly chosenFigure: Observable<OwnFigure | null>;
  /** The body that is dressed. */
  readonly body: Observable<Body | null>;
  readonly onChoose: (figure: OwnFigure) => void;
}

/** The choice of a drawn figure: its build and its skin tone. */
export class FigureChoiceViewModel implements FigureChoiceView {
  /** A skin tone that the shopper chose before a build. */
  toneBeforeFigure: string | null = null;
  readonly #dependencies: FigureChoiceDependencies;
  readonly #figures: Observed<FiguresSnapshot>;
  readonly #chosenFigure: Observed<OwnFigure | null>;
  readonly #body: Observed<Body | null>;

  constructor(dependencies: FigureChoiceDependencies) {
    this.#dependencies = dependencies;
    this.#figures = observed(dependencies.figures);
    this.#chosenFigure = observed(dependencies.chosenFigure);
    this.#body = observed(dependencies.body);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get figures(): FiguresSnapshot {
    return this.#figures.snapshot;
  }

  get chosenFigure(): OwnFigure | null {
    return this.#chosenFigure.snapshot;
  }

  get isFigureDressed(): boolean {
    return this.#body.snapshot?.kind === 'figure';
  }

  /** The chosen skin tone; before the first choice the middle one. */
  get chosenTone(): string {
    const { tones } = this.figures;
    return this.chosenFigure?.tone ?? this.toneBeforeFigure ?? tones[Math.floor((tones.length - 1) / 2)]?.id ?? '';
  }

  getFigurePictureUrl(figure: OwnFigure): string {
    return this.#dependencies.figures.getPictureUrl(createOwnFigureId(figure), 'small');
  }

  chooseBuild(build: string): void {
    this.#dependencies.onChoose({ build, tone: this.chosenTone });
  }

  chooseTone(tone: string): void {
    this.toneBeforeFigure = tone;
    if (this.chosenFigure !== null) this.#dependencies.onChoose({ ...this.chosenFigure, tone });
  }

  loadFigures(): void {
    void this.#dependencies.figures.load();
  }
}
