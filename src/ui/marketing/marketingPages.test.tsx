import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ManualClock } from '../../adapters/memory/ManualClock.ts';
import { SnapshotHolder } from '../../application/Snapshots.ts';
import type { MarketingPageProps } from './MarketingPageProps.ts';
import { VisionPage } from './VisionPage.tsx';
import { WebsitePage } from './WebsitePage.tsx';

const PROPS: MarketingPageProps = {
  appUrl: 'https://app.example/',
  clock: new ManualClock(0),
  visibility: new SnapshotHolder(true),
  searches: { search: () => Promise.reject(new Error('unused')) },
  contactForms: <p>The forms</p>,
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => void vi.unstubAllGlobals());

const getRegion = (name: string) => screen.getByRole('region', { name });

describe('the website', () => {
  it('opens the app in a new tab', () => {
    render(<WebsitePage {...PROPS} />);
    const links = screen.getAllByRole('link', { name: 'Join the Atelier' });
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) {
      expect(link).toHaveAttribute('href', 'https://app.example/');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });

  it('has the slides of the specification', () => {
    render(<WebsitePage {...PROPS} />);
    const readNames = (region: string) =>
      within(within(getRegion(region)).getByRole('list', { name: /^(?:For fashion|What we do)/u }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(readNames('For fashion lovers')).toEqual(['PERSONAL', 'SMART', 'IMMERSIVE']);
    expect(readNames('For brands and retailers')).toEqual([
      'AI tools for all tiers',
      'Direct-to-consumer campaigns',
      'Catalogue integration',
      'Community feedback',
      'Agentic operations',
    ]);
  });

  it('contains the forms', () => {
    render(<WebsitePage {...PROPS} />);
    expect(within(getRegion('Talk to us')).getByText('The forms')).toBeVisible();
  });

  it('shows a recorded conversation with the pieces that it names', () => {
    render(<WebsitePage {...PROPS} />);
    const log = screen.getByRole('group', { name: 'A conversation with the stylist' });
    for (const card of within(log)
      .getAllByRole('article')
      .filter((article) => within(article).queryByRole('link')))
      expect(within(card).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^\/\?item=/u));
  });

  it('dresses the chosen figure in the chosen clothes', async () => {
    render(<WebsitePage {...PROPS} />);
    const room = getRegion('See it on a body like yours.');
    expect(within(room).getByRole('radio', { name: 'Straight' })).toBeChecked();
    await userEvent.click(within(room).getByRole('radio', { name: 'A satin suit' }));
    await userEvent.click(within(room).getByRole('radio', { name: 'Plus' }));
    const image = within(room).getByRole('img', { name: 'A full-figured woman in a pale green satin suit' });
    expect(image.closest('[data-chosen]')).toHaveAttribute('data-chosen', 'true');
  });
});

describe('the vision page', () => {
  it('leads to the website by its logo', () => {
    render(<VisionPage {...PROPS} />);
    expect(screen.getByRole('link', { name: 'Atelier: to the website' })).toHaveAttribute('href', '/website');
  });

  it('has a problem card for consumers and one for brands, which open on a press', async () => {
    render(<VisionPage {...PROPS} />);
    for (const name of [/^Consumers/u, /^Brands/u]) {
      const card = screen.getByRole('heading', { level: 3, name }).closest('details');
      expect(card).not.toHaveAttribute('open');
      await userEvent.click(card!.querySelector('summary')!);
      expect(card).toHaveAttribute('open');
      expect(card!.querySelectorAll('dt')).toHaveLength(3);
    }
  });

  it('has four feature cards for consumers and four for brands', () => {
    render(<VisionPage {...PROPS} />);
    for (const name of ['What people get', 'What brands get'])
      expect(within(getRegion(name)).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });
});

it.each([
  ['website', WebsitePage],
  ['vision page', VisionPage],
])('the %s is the same without a browser, and needs no inline style', (_name, Page) => {
  const html = renderToString(<Page {...PROPS} />);
  expect(html).toContain('Join the Atelier');
  expect(html).not.toContain('style=');
});

it('loads the first pictures at once and all others late', () => {
  const { container } = render(<WebsitePage {...PROPS} />);
  const images = [...container.querySelectorAll('img')];
  const eagerImages = images.filter((image) => image.getAttribute('loading') !== 'lazy');
  expect(eagerImages).toHaveLength(3);
  expect(images.slice(0, 3)).toEqual(eagerImages);
});
