import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAppRouter } from '../../../tests/support/appRouter.tsx';
import { HeldCalls, settlePromises } from '../../../tests/support/HeldCalls.ts';
import { PIECES, createRoomFixture, type MakeCall } from '../../../tests/support/roomFixture.ts';
import { TryOnRefused, type TryOnRequest, type TryOnResult } from '../../application/ports/TryOns.ts';
import type { Item } from '../../domain/catalogue/Item.ts';
import { FittingRoomPanelContainer } from './FittingRoomPanel.tsx';
import { FittingRoomViewModel } from './FittingRoomViewModel.ts';

const { shirt, jeans } = PIECES;
const PAUSE_MS = 150;

beforeAll(() => {
  // jsdom has neither object URLs nor pointer capture.
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  const capturedPointerIds = new Set<number>();
  Object.assign(HTMLElement.prototype, {
    setPointerCapture: (id: number) => capturedPointerIds.add(id),
    hasPointerCapture: (id: number) => capturedPointerIds.has(id),
  });
});

/** Renders a dressed figure whose fit is being adjusted. */
async function renderAdjusting(...items: readonly Item[]) {
  const fixture = await createRoomFixture({ photos: 1 });
  const requests: TryOnRequest[] = [];
  fixture.calls.make = (request, signal) => {
    requests.push(request);
    return fixture.backend.make(request, signal);
  };
  fixture.room.start();
  const element = (
    <FittingRoomPanelContainer open onClose={() => {}} createView={() => new FittingRoomViewModel(fixture)} />
  );
  render(createAppRouter([{ path: '/', element }], ['/?panel=fitting-room']).page);
  await act(async () => {
    fixture.room.chooseFigure({ build: 'tall', tone: 'light' });
    for (const item of items) fixture.room.tryOnItem(item);
    await settlePromises();
  });
  requests.splice(0);
  const user = userEvent.setup();
  const press = async (name: string) => {
    await user.click(screen.getByRole('button', { name }));
    await act(settlePromises);
  };
  const type = async (keys: string) => {
    await user.keyboard(keys);
    await act(async () => {
      fixture.clock.advance(PAUSE_MS);
      await settlePromises();
    });
  };
  await press('Adjust the fit');
  return { ...fixture, requests, press, type };
}

const handle = (name: string) => screen.getByRole('slider', { name });
const listMoves = (requests: readonly TryOnRequest[]) => requests.map(({ adjustment }) => adjustment?.garments);

describe('adjusting the fit', () => {
  it('names a handle for each line, says where it is, and focuses the first', async () => {
    await renderAdjusting(shirt);
    const names = within(screen.getByRole('group', { name: 'Lines that you can move' })).getAllByRole('slider');
    expect(names.map((element) => element.getAttribute('aria-label'))).toEqual(['Collar', 'Shoulders', 'Waist', 'Hem']);
    expect(handle('Collar')).toHaveFocus();
    expect(handle('Hem')).toHaveAttribute('aria-valuetext', '60% down the picture');
    expect(handle('Hem')).toHaveAttribute('aria-valuemin', '-15');
  });

  it('moves a line by the arrow keys, by 1% and with Shift by 5%, and makes one picture for quick presses', async () => {
    const { requests, type } = await renderAdjusting(shirt);
    act(() => handle('Hem').focus());
    await type('{ArrowDown}{ArrowDown}{Shift>}{ArrowDown}{/Shift}{ArrowUp}');
    expect(handle('Hem')).toHaveAttribute('aria-valuetext', '66% down the picture, lowered by 6%');
    expect(handle('Hem')).toHaveAttribute('aria-valuenow', '-6');
    expect(listMoves(requests)).toEqual([{ top: { hem: 0.06 } }]);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'The picture shows the new fit.',
    );
    await type('{Home}');
    expect(handle('Hem')).toHaveAttribute('aria-valuenow', '-15');
  });

  it('shows the move at once, and keeps the picture in view while the new one is made', async () => {
    const { calls, type } = await renderAdjusting(shirt);
    const heldCalls = new HeldCalls<MakeCall, TryOnResult>();
    calls.make = heldCalls.call;
    act(() => handle('Waist').focus());
    await type('{ArrowUp}');
    expect(handle('Waist')).toHaveStyle('--y: 39%');
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /top shirt/u })).toBeInTheDocument();
    await type('{ArrowUp}');
    expect(heldCalls.waitingCalls.map(({ signal }) => signal?.aborted)).toEqual([true, false]);
  });

  it('moves a line back on Escape, ends on the next one, and returns the focus', async () => {
    const { requests, type } = await renderAdjusting(shirt);
    act(() => handle('Hem').focus());
    await type('{ArrowDown}');
    await type('{Escape}');
    expect(handle('Hem')).toHaveAttribute('aria-valuetext', '60% down the picture');
    expect(requests.length).toBe(1);
    await type('{Escape}');
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Adjust the fit' })).toHaveFocus();
  });

  it('moves a line by dragging, within its bounds, and makes the picture on release', async () => {
    const { requests } = await renderAdjusting(shirt);
    const area = screen.getByRole('group', { name: 'Lines that you can move' });
    area.getBoundingClientRect = () => ({ top: 100, height: 500 }) as DOMRect;
    const hem = handle('Hem');
    fireEvent.pointerMove(hem, { pointerId: 1, clientY: 300 });
    fireEvent.pointerDown(hem, { pointerId: 7, button: 0, clientY: 400 });
    fireEvent.pointerMove(hem, { pointerId: 7, clientY: 425 });
    expect(hem).toHaveStyle('--y: 65%');
    fireEvent.pointerMove(hem, { pointerId: 7, clientY: 590 });
    expect(hem).toHaveStyle('--y: 75%');
    expect(requests).toEqual([]);
    fireEvent.pointerUp(hem, { pointerId: 7 });
    await act(settlePromises);
    expect(listMoves(requests)).toEqual([{ top: { hem: 0.15 } }]);
  });

  it('undoes moves one by one without new pictures, and resets all', async () => {
    const { requests, type, press } = await renderAdjusting(shirt);
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    act(() => handle('Hem').focus());
    await type('{ArrowDown}');
    act(() => handle('Collar').focus());
    await type('{ArrowUp}');
    await press('Undo');
    expect(handle('Collar')).toHaveAttribute('aria-valuenow', '0');
    expect(handle('Hem')).toHaveAttribute('aria-valuenow', '-1');
    await press('Reset');
    expect(handle('Hem')).toHaveAttribute('aria-valuenow', '0');
    expect(requests.length).toBe(2);
    await press('Done');
    expect(screen.getByRole('button', { name: 'Adjust the fit' })).toHaveFocus();
  });

  it('says why a move cannot be made, and puts it back', async () => {
    const { calls, type } = await renderAdjusting(shirt);
    calls.make = () => Promise.reject(new TryOnRefused('That would not look right.'));
    act(() => handle('Hem').focus());
    await type('{ArrowDown}');
    expect(screen.getByText('That would not look right.')).toBeInTheDocument();
    expect(handle('Hem')).toHaveAttribute('aria-valuenow', '0');
    calls.make = () => Promise.reject(new TryOnRefused('much-background-made'));
    await type('{ArrowDown}');
    expect(screen.getByText(/^That fit would not look right/u)).toBeInTheDocument();
  });

  it('ends when another garment is put on', async () => {
    const { room } = await renderAdjusting(shirt);
    await act(async () => {
      room.tryOnItem(jeans);
      await settlePromises();
    });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });

  it('sends all moves of the body, so that no stored one is lost', async () => {
    const { requests, press, type, poses } = await renderAdjusting(shirt);
    await press('Done');
    await press('Pose 1 of 1');
    await press('Adjust the fit');
    act(() => handle('Waist').focus());
    await type('{ArrowDown}');
    expect(requests.at(-1)).toMatchObject({
      base: { kind: 'pose', id: poses.snapshot.poses[0]!.id },
      adjustment: { garments: {}, body: { shoulders: 0, waist: 0.01 } },
    });
    await press('Reset');
    expect(requests.at(-1)?.adjustment?.body).toEqual({ shoulders: 0, waist: 0 });
  });

  it('is not offered for pictures that cannot be adjusted, as those of a try-on service', async () => {
    const { calls, backend, room, press } = await renderAdjusting(shirt);
    await press('Done');
    calls.make = async (request, signal) => {
      const { fits: _fits, ...result } = await backend.make(request, signal);
      return result;
    };
    await act(async () => {
      room.tryOnItem(jeans);
      await settlePromises();
    });
    expect(screen.getByRole('button', { name: 'Wear it another way' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Adjust the fit' })).not.toBeInTheDocument();
  });
});
