import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Link, type LinkProps } from './Link.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function renderLink(props: Partial<LinkProps> = {}) {
  render(
    <MemoryRouter initialEntries={['/terms']}>
      <Link to={{ pathname: '/', search: 'tab=search' }} {...props}>
        Search
      </Link>
      <Address />
    </MemoryRouter>,
  );
  // jsdom cannot navigate, so prevent the browser's default action.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return screen.getByRole('link', { name: 'Search' });
}

it('navigates without reloading the page, and has its URL as href', () => {
  const link = renderLink();
  expect(link).toHaveAttribute('href', '/?tab=search');
  expect(fireEvent.click(link)).toBe(false);
  expect(screen.getByRole('status')).toHaveTextContent('/?tab=search');
});

it.each<[string, object, Partial<LinkProps>]>([
  ['another tab', { ctrlKey: true }, {}],
  ['another tab on a Mac', { metaKey: true }, {}],
  ['another window', { shiftKey: true }, {}],
  ['a named target', {}, { target: '_blank' }],
  ['a handler that prevented the default', {}, { onClick: (event) => event.preventDefault() }],
])('leaves the click to the browser: %s', (_what, click, props) => {
  fireEvent.click(renderLink(props), click);
  expect(screen.getByRole('status')).toHaveTextContent('/terms');
});
