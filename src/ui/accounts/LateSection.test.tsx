import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import { LateSection } from './LateSection.tsx';

describe('a section whose code cannot be loaded', () => {
  it('leaves the rest of the panel usable, and loads on request', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isOnline = false;
    const Section = lazyComponent(() =>
      isOnline ? Promise.resolve(() => <p>Devices</p>) : Promise.reject(new Error('No network')),
    );
    render(
      <>
        <LateSection>
          <Section />
        </LateSection>
        <button type="button">Logout</button>
      </>,
    );
    expect(await screen.findByRole('status')).toHaveTextContent('This part could not be loaded.');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument();
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Devices')).toBeInTheDocument();
  });
});
