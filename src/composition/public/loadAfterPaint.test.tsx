import { beforeEach, expect, it } from 'vitest';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { loadAfterPaint } from './loadAfterPaint.ts';

let frames: FrameRequestCallback[] = [];
let tasks: (() => void)[] = [];

let document: Document;
/** A window whose frames and tasks run when the test says so. */
const page = {
  get document() {
    return document;
  },
  requestAnimationFrame: (callback: FrameRequestCallback) => frames.push(callback),
  setTimeout: (callback: () => void) => tasks.push(callback),
} as unknown as Window;

const paint = async () => {
  for (const frame of frames) frame(0);
  for (const task of tasks) task();
  await settlePromises();
};

beforeEach(() => {
  [frames, tasks] = [[], []];
  document = window.document.implementation.createHTMLDocument();
});

function addButton(): { readonly button: HTMLButtonElement; readonly presses: boolean[] } {
  const button = document.createElement('button');
  const presses: boolean[] = [];
  document.body.append(button);
  document.addEventListener('click', (event) => presses.push(event.defaultPrevented), { once: true });
  return { button, presses };
}

it('loads the code only after the page was painted', async () => {
  const load = new HeldCalls<[], void>();
  void loadAfterPaint(page, load.call);
  for (const frame of frames) frame(0);
  await settlePromises();
  expect(load.madeArguments).toHaveLength(0);
  await paint();
  expect(load.madeArguments).toHaveLength(1);
});

it.each(['has arrived', 'has failed to arrive'])('repeats an early press once the code %s', async (outcome) => {
  const load = new HeldCalls<[], void>();
  const loaded = loadAfterPaint(page, load.call);
  loaded.catch(() => undefined);
  const { button, presses } = addButton();
  button.click();
  expect(presses).toEqual([true]);
  await paint();
  const clicks: Event[] = [];
  button.addEventListener('click', (event) => clicks.push(event));
  if (outcome === 'has arrived') load.newest.resolve();
  else load.newest.reject(new Error('offline'));
  await settlePromises();
  expect(clicks.map((event) => event.defaultPrevented)).toEqual([false]);
});

it('leaves links alone', async () => {
  void loadAfterPaint(page, new HeldCalls<[], void>().call);
  const link = document.createElement('a');
  document.body.append(link);
  const followed: boolean[] = [];
  document.addEventListener('click', (event) => followed.push(!event.defaultPrevented), { once: true });
  link.click();
  expect(followed).toEqual([true]);
});
