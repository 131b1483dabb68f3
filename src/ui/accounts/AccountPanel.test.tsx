import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { AccountPanel } from './AccountPanel.tsx';

it.each([
  [null, 'Not Logged In'],
  [{ name: 'Ada', email: 'ada@example.test' }, 'Ada'],
  [{ name: '', email: 'ada@example.test' }, 'ada@example.test'],
])('is headed by the name, else the email, else by Not Logged In: %j', (shopper, text) => {
  render(
    <MemoryRouter>
      <AccountPanel open onClose={() => {}} shopper={shopper} onLogout={() => {}} />
    </MemoryRouter>,
  );
  expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryAllByText('Logout')).toHaveLength(shopper === null ? 0 : 1);
});
