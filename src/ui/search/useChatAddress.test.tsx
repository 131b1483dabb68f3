import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { useChatAddress } from './useChatAddress.ts';

function addressAt(address: string) {
  const opened: [string, boolean][] = [];
  const open = (chatId: string, keepResults: boolean) => {
    opened.push([chatId, keepResults]);
    return Promise.resolve();
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  );
  const { result, rerender } = renderHook(
    ({ chatId }: { chatId: string | null }) => {
      useChatAddress({ chatId, open });
      return { search: useLocation().search, navigate: useNavigate() };
    },
    { wrapper, initialProps: { chatId: null as string | null } },
  );
  return { opened, result, rerender };
}

describe('the address of a conversation', () => {
  it('opens the one it names', () => {
    expect(addressAt('/?tab=search&chat=c1').opened).toEqual([['c1', false]]);
    expect(addressAt('/?tab=search').opened).toEqual([]);
  });

  it('leaves a search that it names as well on the screen', () => {
    expect(addressAt('/?tab=search&chat=c1&query=linen').opened).toEqual([['c1', true]]);
  });

  it('names the one on the screen, and no longer when it is gone', () => {
    const { result, rerender, opened } = addressAt('/?tab=search&query=linen');
    rerender({ chatId: 'c2' });
    expect(result.current.search).toBe('?tab=search&query=linen&chat=c2');
    rerender({ chatId: null });
    expect(result.current.search).toBe('?tab=search&query=linen');
    expect(opened).toEqual([]);
  });

  it('keeps its name while it is being opened, and opens another when the address changes', () => {
    const { result, rerender, opened } = addressAt('/?chat=c1');
    rerender({ chatId: null });
    expect(result.current.search).toBe('?chat=c1');
    rerender({ chatId: 'c1' });
    act(() => void result.current.navigate('/?chat=c3'));
    expect(opened).toEqual([
      ['c1', false],
      ['c3', false],
    ]);
  });
});
