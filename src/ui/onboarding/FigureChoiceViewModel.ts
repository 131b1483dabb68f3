import { makeAutoObservable } from 'mobx';
import type { Body } from '../../application/ports/TryOns.ts';
import type { FigureList, FiguresSnapshot } from '../../application/tryon/FigureList.ts';
import type { RoomMemory } from '../../application/tryon/RoomMemory.ts';
import { ownFigureId, type OwnFigure } from '../../domain/poses/OwnFigure.ts';
import type { FigureChoiceView } from '../fitting-room/FittingRoomView.ts';
import { observed, type Observed } from '../shared/observed.ts';

/** Chooses the drawn figure that the fitting room will dress. */
export class FigureChoiceViewModel implements FigureChoiceView {
  chosenFigure: OwnFigure | null;
  /** A skin tone that the shopper chose before a build. */
  toneBeforeFigure: string | null = null;
  readonly #memory: RoomMemory;
  readonly #list: FigureList;
  readonly #observedList: Observed<FiguresSnapshot>;

  constructor(list: FigureList, memory: RoomMemory) {
    this.#list = list;
    this.#memory = memory;
    this.#observedList = observed(list);
    this.chosenFigure = memory.figure;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get figures(): FiguresSnapshot {
    return this.#observedList.snapshot;
  }

  get body(): Body | null {
    return this.chosenFigure && { kind: 'figure', id: ownFigureId(this.chosenFigure) };
  }

  /** The chosen skin tone; before the first choice the middle one. */
  get chosenTone(): string {
    const { tones } = this.figures;
    return this.chosenFigure?.tone ?? this.toneBeforeFigure ?? tones[Math.floor((tones.length - 1) / 2)]?.id ?? '';
  }

  getFigurePictureUrl(figure: OwnFigure): string {
    return this.#list.getPictureUrl(ownFigureId(figure), 'small');
  }

  chooseBuild(build: string): void {
    this.#chooseFigure({ build, tone: this.chosenTone });
  }

  chooseTone(tone: string): void {
    this.toneBeforeFigure = tone;
    if (this.chosenFigure !== null) this.#chooseFigure({ ...this.chosenFigure, tone });
  }

  loadFigures(): void {
    void this.#list.load();
  }

  #chooseFigure(figure: OwnFigure): void {
    this.setFigure(figure);
    this.#memory.remember({ figure, body: { kind: 'figure', id: ownFigureId(figure) } });
  }

  setFigure(figure: OwnFigure): void {
    this.chosenFigure = figure;
  }
}
