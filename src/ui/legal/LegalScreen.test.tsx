import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { PRODUCT } from '../../domain/product.ts';
import type { LegalName } from '../text/legalText.ts';
import { LegalScreen } from './LegalScreen.tsx';

beforeEach(() => {
  // jsdom does not implement scrolling.
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

const renderScreen = (name: LegalName) =>
  render(
    <MemoryRouter>
      <LegalScreen name={name} />
    </MemoryRouter>,
  );

it.each<[LegalName, string]>([
  ['privacy', 'Privacy Policy'],
  ['terms', 'Terms of Use'],
  ['cookies', 'Cookie Policy'],
  ['dataUsageInfo', 'How Your Data Is Used'],
])('%s has a date, a link back, a working table of contents, and a title', (name, title) => {
  const { container } = renderScreen(name);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toContain(title);
  expect(screen.getByText('Last updated: September 2, 2025')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the product' })).toHaveAttribute('href', '/');
  const anchors = [...container.querySelectorAll<HTMLAnchorElement>('ol a')].map((link) => link.hash.slice(1));
  expect(anchors.length).toBeGreaterThan(4);
  expect(new Set(anchors).size).toBe(anchors.length);
  for (const anchor of anchors) expect(document.getElementById(anchor)?.tagName).toBe('H2');
});

it('lists the support address in the privacy policy', () => {
  renderScreen('privacy');
  expect(screen.getByRole('link', { name: PRODUCT.supportEmail })).toHaveAttribute(
    'href',
    `mailto:${PRODUCT.supportEmail}`,
  );
});

it('states the minimum age and parental consent in the terms', () => {
  renderScreen('terms');
  expect(
    screen.getByText(
      (text) =>
        text.includes('You must be at least 13 years old.') &&
        text.includes('If you are under 18, you may use the product only with the consent of a parent or guardian'),
    ),
  ).toBeInTheDocument();
});

it('says in the privacy policy what is kept, for how long, and how to delete it here', () => {
  renderScreen('privacy');
  const text = document.body.textContent;
  for (const dataName of ['account', 'sessions', 'style profile', 'searches', 'conversations', 'wishlist', 'photos'])
    expect(text, dataName).toContain(`Your ${dataName}`);
  expect(text).toContain('for 30 days unless you save them');
  expect(text).toContain('Your data exports all of it as one archive, and deletes the account');
  expect(text).not.toContain('write to us from the address of the account');
});
