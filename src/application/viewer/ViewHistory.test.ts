import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../domain/catalogue/Item.ts';
import { anItem } from '../../../tests/support/builders.ts';
import type { ControllableItems } from '../../../tests/support/ControllableItems.ts';
import { settlePromises } from '../../../tests/support/HeldCalls.ts';
import { createViewerFixture } from '../../../tests/support/viewerFixture.ts';
import type { ItemViewerSession } from './ItemViewerSession.ts';

/** The reference model: stacks of item ids. The test applies random actions to the model and the session. */
interface ViewerModel {
  pathModel: { id: string; list: readonly string[] }[];
  recentIds: string[];
}

interface Viewing {
  readonly viewer: ItemViewerSession;
  readonly items: ControllableItems;
}

const createItem = (id: string): Item => anItem({ id });
const itemsArbitrary = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { minLength: 1, maxLength: 6 });

function recordRecent(model: ViewerModel): void {
  const top = model.pathModel.at(-1);
  if (top) model.recentIds = [top.id, ...model.recentIds.filter((id) => id !== top.id)].slice(0, 10);
}

function expectSameState({ pathModel, recentIds }: ViewerModel, { viewer }: Viewing): void {
  const { snapshot } = viewer;
  const top = pathModel.at(-1);
  const indexInList = top ? top.list.indexOf(top.id) : -1;
  expect(snapshot.history.map((entry) => entry.item.id)).toEqual(pathModel.map(({ id }) => id));
  expect(snapshot.canGoBack).toBe(pathModel.length > 1);
  expect(snapshot.nextItem?.id).toBe(indexInList < 0 ? undefined : top?.list[indexInList + 1]);
  expect(snapshot.previousItem?.id).toBe(indexInList < 0 ? undefined : top?.list[indexInList - 1]);
  expect(snapshot.previouslyViewed.map(({ id }) => id)).toEqual(top ? recentIds.filter((id) => id !== top.id) : []);
}

class ViewerStep implements fc.AsyncCommand<ViewerModel, Viewing> {
  constructor(name: string, changeModel: (model: ViewerModel) => void, changeViewer: (viewing: Viewing) => void) {
    this.name = name;
    this.changeModel = changeModel;
    this.changeViewer = changeViewer;
  }
  readonly name: string;
  readonly changeModel: (model: ViewerModel) => void;
  readonly changeViewer: (viewing: Viewing) => void;
  check(): boolean {
    return true;
  }
  async run(model: ViewerModel, viewing: Viewing): Promise<void> {
    this.changeModel(model);
    this.changeViewer(viewing);
    expectSameState(model, viewing);
  }
  toString(): string {
    return this.name;
  }
}

const openArbitrary = itemsArbitrary.map(
  (row) =>
    new ViewerStep(
      `open ${row.join('')}`,
      (model) => {
        model.pathModel = [{ id: row[0]!, list: row }];
        recordRecent(model);
      },
      ({ viewer }) =>
        viewer.open(createItem(row[0]!), 'search_results', { items: row.map(createItem), areActionsEnabled: true }),
    ),
);

const suggestArbitrary = itemsArbitrary.map(
  (row) =>
    new ViewerStep(
      `suggest ${row.join('')}`,
      (model) => {
        if (model.pathModel.length === 0 || model.pathModel.at(-1)?.id === row[0]) return;
        model.pathModel.push({ id: row[0]!, list: row });
        recordRecent(model);
      },
      ({ viewer }) => viewer.openSuggested(createItem(row[0]!), row.map(createItem)),
    ),
);

const moveArbitrary = fc.constantFrom<-1 | 1>(-1, 1).map(
  (offset) =>
    new ViewerStep(
      `move ${offset}`,
      (model) => {
        const top = model.pathModel.at(-1);
        const id = top && top.list[top.list.indexOf(top.id) + offset];
        if (!top || id === undefined) return;
        model.pathModel[model.pathModel.length - 1] = { ...top, id };
        recordRecent(model);
      },
      ({ viewer }) => void viewer.moveToNeighbor(offset),
    ),
);

const backArbitrary = fc.constant(
  new ViewerStep(
    'back',
    (model) => {
      if (model.pathModel.length < 2) return;
      model.pathModel.pop();
      recordRecent(model);
    },
    ({ viewer }) => viewer.goBack(),
  ),
);

const closeArbitrary = fc.constant(
  new ViewerStep(
    'close',
    (model) => {
      model.pathModel = [];
    },
    ({ viewer }) => viewer.close(),
  ),
);

/** Answers a random pending call. Suggestions may appear only for the item on screen. */
class AnswerStep implements fc.AsyncCommand<ViewerModel, Viewing> {
  constructor(callIndex: number, isFailing: boolean) {
    this.callIndex = callIndex;
    this.isFailing = isFailing;
  }
  readonly callIndex: number;
  readonly isFailing: boolean;
  check(): boolean {
    return true;
  }
  async run(model: ViewerModel, viewing: Viewing): Promise<void> {
    const { waitingCalls } = viewing.items.similar;
    const call = waitingCalls[this.callIndex % (waitingCalls.length || 1)];
    if (this.isFailing) call?.reject(new Error('broken'));
    else call?.resolve([createItem(`like-${call.args[0].itemId}`)]);
    await settlePromises();
    const expected = model.pathModel.length === 0 ? [] : [`like-${model.pathModel.at(-1)?.id}`];
    const { similar, completeTheLook } = viewing.viewer.snapshot;
    for (const { id } of [...similar.items, ...completeTheLook.items]) expect(expected).toContain(id);
    expectSameState(model, viewing);
  }
  toString(): string {
    return `${this.isFailing ? 'fail' : 'answer'} ${this.callIndex}`;
  }
}
const answerArbitrary = fc
  .tuple(fc.nat(200), fc.boolean())
  .map(([callIndex, isFailing]) => new AnswerStep(callIndex, isFailing));

const createViewing = (): { model: ViewerModel; real: Viewing } => ({
  model: { pathModel: [], recentIds: [] },
  real: createViewerFixture(),
});

describe('the view history', () => {
  it('matches the model for any actions and any timing of answers', async () => {
    const stepsArbitrary = fc.commands(
      [
        openArbitrary,
        suggestArbitrary,
        suggestArbitrary,
        moveArbitrary,
        backArbitrary,
        closeArbitrary,
        answerArbitrary,
      ],
      { maxCommands: 40 },
    );
    await fc.assert(
      fc.asyncProperty(stepsArbitrary, (commands) => fc.asyncModelRun(createViewing, commands)),
      { numRuns: 150 },
    );
  });

  it('goes back to any entry by its key, and reports a missing one', () => {
    const { viewer } = createViewing().real;
    viewer.open(createItem('a'), 'search_results');
    const key = viewer.snapshot.current!.key;
    viewer.openSuggested(createItem('b'), [createItem('b')]);
    viewer.openSuggested(createItem('c'), [createItem('c')]);
    expect(viewer.goBackTo(key, 'b')).toBe(false);
    expect(viewer.goBackTo(key + 99, 'a')).toBe(false);
    expect(viewer.snapshot.history).toHaveLength(3);
    expect(viewer.goBackTo(key, 'a')).toBe(true);
    expect(viewer.snapshot.current?.item.id).toBe('a');
  });
});
