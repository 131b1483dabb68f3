import { makeAutoObservable } from 'mobx';
import type { FigureList } from '../../application/tryon/FigureList.ts';
import type { BodyChoice, BodyChoiceSnapshot } from '../../application/tryon/BodyChoice.ts';
import { selectSnapshot } from '../../application/Snapshots.ts';
import type { Pose } from '../../domain/poses/Pose.ts';
import { FigureChoiceViewModel } from '../fitting-room/FigureChoiceViewModel.ts';
import type { FigureChoiceView } from '../fitting-room/FittingRoomView.ts';
import { observed, type Observed } from '../shared/observed.ts';

/** State and actions for choosing the body that the fitting room will dress first. */
export interface FirstBodyView {
  readonly figureChoice: FigureChoiceView;
  /** The photo that will be dressed; null for a figure, or before the first choice. */
  readonly chosenPoseId: string | null;
  readonly choosePose: (pose: Pose) => void;
}

export class FirstBodyViewModel implements FirstBodyView {
  readonly figureChoice: FigureChoiceView;
  readonly #firstBody: BodyChoice;
  readonly #choice: Observed<BodyChoiceSnapshot>;

  constructor(firstBody: BodyChoice, figures: FigureList) {
    this.#firstBody = firstBody;
    this.#choice = observed(firstBody);
    this.figureChoice = new FigureChoiceViewModel({
      figures,
      chosenFigure: selectSnapshot(firstBody, ({ figure }) => figure),
      body: selectSnapshot(firstBody, ({ body }) => body),
      onChoose: (figure) => firstBody.chooseFigure(figure),
    });
    makeAutoObservable(this, { figureChoice: false }, { autoBind: true });
  }

  start(): () => void {
    return this.#firstBody.start();
  }

  get chosenPoseId(): string | null {
    const { body } = this.#choice.snapshot;
    return body?.kind === 'pose' ? body.id : null;
  }

  choosePose(pose: Pose): void {
    this.#firstBody.choosePose(pose);
  }
}
