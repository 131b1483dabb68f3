import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Item } from '../../domain/catalogue/Item.ts';
import { anItem } from '../../../tests/support/builders.ts';
import type { ControllableItems } from '../../../tests/support/ControllableItems.ts';
import { settled } from '../../../tests/support/HeldCalls.ts';
import { viewerWorld } from '../../../tests/support/viewerWorld.ts';
import type { ItemViewerSession } from './ItemViewerSession.ts';

/** The reference model, against which random shopper actions are checked: stacks of item ids. */
interface Model {
  path: { id: string; list: readonly string[] }[];
  recent: string[];
}

interface Viewing {
  readonly viewer: ItemViewerSession;
  readonly items: ControllableItems;
}

const item = (id: string): Item => anItem({ id });
const aRow = fc.uniqueArray(fc.constantFrom(...'abcdefghijklmnop'), { minLength: 1, maxLength: 6 });

function look(model: Model): void {
  const top = model.path.at(-1);
  if (top) model.recent = [top.id, ...model.recent.filter((id) => id !== top.id)].slice(0, 10);
}

function compare({ path, recent }: Model, { viewer }: Viewing): void {
  const { snapshot } = viewer;
  const top = path.at(-1);
  const place = top ? top.list.indexOf(top.id) : -1;
  expect(snapshot.history.map((entry) => entry.item.id)).toEqual(path.map(({ id }) => id));
  expect(snapshot.canGoBack).toBe(path.length > 1);
  expect(snapshot.nextItem?.id).toBe(place < 0 ? undefined : top?.list[place + 1]);
  expect(snapshot.previousItem?.id).toBe(place < 0 ? undefined : top?.list[place - 1]);
  expect(snapshot.previouslyViewed.map(({ id }) => id)).toEqual(top ? recent.filter((id) => id !== top.id) : []);
}

class Step implements fc.AsyncCommand<Model, Viewing> {
  constructor(name: string, inModel: (model: Model) => void, inViewer: (viewing: Viewing) => void) {
    this.name = name;
    this.inModel = inModel;
    this.inViewer = inViewer;
  }
  readonly name: string;
  readonly inModel: (model: Model) => void;
  readonly inViewer: (viewing: Viewing) => void;
  check(): boolean {
    return true;
  }
  async run(model: Model, viewing: Viewing): Promise<void> {
    this.inModel(model);
    this.inViewer(viewing);
    compare(model, viewing);
  }
  toString(): string {
    return this.name;
  }
}

const open = aRow.map(
  (row) =>
    new Step(
      `open ${row.join('')}`,
      (model) => {
        model.path = [{ id: row[0]!, list: row }];
        look(model);
      },
      ({ viewer }) => viewer.open(item(row[0]!), 'search_results', { items: row.map(item), actionsEnabled: true }),
    ),
);

const suggest = aRow.map(
  (row) =>
    new Step(
      `suggest ${row.join('')}`,
      (model) => {
        if (model.path.length === 0 || model.path.at(-1)?.id === row[0]) return;
        model.path.push({ id: row[0]!, list: row });
        look(model);
      },
      ({ viewer }) => viewer.openSuggested(item(row[0]!), row.map(item)),
    ),
);

const move = fc.constantFrom<-1 | 1>(-1, 1).map(
  (offset) =>
    new Step(
      `move ${offset}`,
      (model) => {
        const top = model.path.at(-1);
        const id = top && top.list[top.list.indexOf(top.id) + offset];
        if (!top || id === undefined) return;
        model.path[model.path.length - 1] = { ...top, id };
        look(model);
      },
      ({ viewer }) => void viewer.move(offset),
    ),
);

const back = fc.constant(
  new Step(
    'back',
    (model) => {
      if (model.path.length < 2) return;
      model.path.pop();
      look(model);
    },
    ({ viewer }) => viewer.back(),
  ),
);

const close = fc.constant(
  new Step(
    'close',
    (model) => {
      model.path = [];
    },
    ({ viewer }) => viewer.close(),
  ),
);

/** Answers a random pending call; only suggestions for the item on screen may appear. */
class Answer implements fc.AsyncCommand<Model, Viewing> {
  constructor(which: number, failing: boolean) {
    this.which = which;
    this.failing = failing;
  }
  readonly which: number;
  readonly failing: boolean;
  check(): boolean {
    return true;
  }
  async run(model: Model, viewing: Viewing): Promise<void> {
    const { waiting } = viewing.items.similar;
    const call = waiting[this.which % (waiting.length || 1)];
    if (this.failing) call?.reject(new Error('broken'));
    else call?.resolve([item(`like-${call.args[0].itemId}`)]);
    await settled();
    const expected = model.path.length === 0 ? [] : [`like-${model.path.at(-1)?.id}`];
    const { similar, completeTheLook } = viewing.viewer.snapshot;
    for (const { id } of [...similar.items, ...completeTheLook.items]) expect(expected).toContain(id);
    compare(model, viewing);
  }
  toString(): string {
    return `${this.failing ? 'fail' : 'answer'} ${this.which}`;
  }
}
const answer = fc.tuple(fc.nat(200), fc.boolean()).map(([which, failing]) => new Answer(which, failing));

const aViewing = (): { model: Model; real: Viewing } => ({ model: { path: [], recent: [] }, real: viewerWorld() });

describe('the view history', () => {
  it('matches the model for any actions and any timing of answers', async () => {
    const steps = fc.commands([open, suggest, suggest, move, back, close, answer], { maxCommands: 40 });
    await fc.assert(
      fc.asyncProperty(steps, (commands) => fc.asyncModelRun(aViewing, commands)),
      { numRuns: 150 },
    );
  });

  it('goes back to any entry by its key, and reports a missing one', () => {
    const { viewer } = aViewing().real;
    viewer.open(item('a'), 'search_results');
    const key = viewer.snapshot.current!.key;
    viewer.openSuggested(item('b'), [item('b')]);
    viewer.openSuggested(item('c'), [item('c')]);
    expect(viewer.backTo(key, 'b')).toBe(false);
    expect(viewer.backTo(key + 99, 'a')).toBe(false);
    expect(viewer.snapshot.history).toHaveLength(3);
    expect(viewer.backTo(key, 'a')).toBe(true);
    expect(viewer.snapshot.current?.item.id).toBe('a');
  });
});
