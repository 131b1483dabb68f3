import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { HeldCalls } from '../../../tests/support/HeldCalls.ts';
import { InMemorySupportMessages } from '../../adapters/memory/InMemorySupportMessages.ts';
import { RecordingLogger } from '../../adapters/memory/RecordingLogger.ts';
import { CallError } from '../../application/ports/CallError.ts';
import { NO_PREFERENCES, type Profile } from '../../domain/accounts/Profile.ts';
import { AccountPanel, type AccountPanelProps } from './AccountPanel.tsx';
import { SupportViewModel } from './SupportViewModel.ts';

const SHOPPER: Profile = {
  ...{ id: 'anna', name: 'Ada', email: 'ada@example.test', onboarded: true, chatEnabled: false },
  preferences: NO_PREFERENCES,
};

function renderPanel(changes: Partial<AccountPanelProps> = {}) {
  const support = new InMemorySupportMessages();
  const logger = new RecordingLogger();
  const view = new SupportViewModel({ support, shopper: { snapshot: SHOPPER }, logger });
  const handlers = { onLogout: vi.fn(), onLogoutEverywhere: vi.fn(), onPhotos: vi.fn(), onClose: vi.fn() };
  render(
    <MemoryRouter>
      <AccountPanel
        {...{ open: true, shopper: SHOPPER, support: view, preferences: <p>Preferences</p>, ...handlers, ...changes }}
      />
    </MemoryRouter>,
  );
  return { support, logger, ...handlers, user: userEvent.setup() };
}

const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

describe('the header', () => {
  it.each([
    [null, 'Not Logged In'],
    [{ name: 'Ada', email: 'ada@example.test' }, 'Ada'],
    [{ name: '', email: 'ada@example.test' }, 'ada@example.test'],
  ])('is the name, else the email, else Not Logged In: %j', (shopper, text) => {
    renderPanel({ shopper });
    expect(screen.getAllByText(text)[0]).toBeVisible();
    expect(screen.queryAllByText('Logout')).toHaveLength(shopper === null ? 0 : 1);
    expect(screen.queryAllByText('Support')).toHaveLength(shopper === null ? 0 : 1);
  });
});

it('shows name and email in the profile, and opens the photos and looks', async () => {
  const { onPhotos } = renderPanel();
  expect(screen.getByText('ada@example.test', { selector: 'dd' })).toBeVisible();
  await press('Your photos and looks');
  expect(onPhotos).toHaveBeenCalledOnce();
});

it('shows the sections in the order of the product', () => {
  renderPanel({ access: <h3>Access</h3>, preferences: <h3>Style Preferences</h3>, data: <h3>Your data</h3> });
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Access',
    'Style Preferences',
    'Support',
    'Help & Legal',
    'Your data',
  ]);
});

describe('logging out', () => {
  it('on every device happens only after a confirmation that says so', async () => {
    const { onLogout, onLogoutEverywhere } = renderPanel();
    await press('Log out everywhere');
    expect(screen.getByRole('alertdialog', { name: 'Please confirm logout' })).toBeVisible();
    expect(screen.getByText(/^This ends your session on every device\./)).toBeVisible();
    expect(onLogoutEverywhere).not.toHaveBeenCalled();
    await press('Log out everywhere');
    expect([onLogoutEverywhere.mock.calls.length, onLogout.mock.calls.length]).toEqual([1, 0]);
  });

  it('on this device ends no other session', async () => {
    const { onLogout, onLogoutEverywhere } = renderPanel();
    await press('Logout');
    expect(screen.queryByText(/every device/)).toBeNull();
    await press('Logout');
    expect([onLogoutEverywhere.mock.calls.length, onLogout.mock.calls.length]).toEqual([0, 1]);
  });

  it('is not offered for every device where that is not possible', () => {
    renderPanel({ onLogoutEverywhere: undefined });
    expect(screen.queryByText('Log out everywhere')).toBeNull();
  });
});

describe('the message to support', () => {
  const getBox = () => screen.getByRole('textbox', { name: 'How can we help?', hidden: true });
  const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/u, hidden: true }));

  it('is sent and confirmed, and the box is empty again', async () => {
    const { user, support } = renderPanel();
    await user.type(getBox(), 'Where is my order?');
    await send();
    expect(support.messages).toEqual([{ userId: 'anna', message: 'Where is my order?' }]);
    expect(await screen.findByText('Support Request Sent!')).toBeInTheDocument();
    expect(getBox()).toHaveValue('');
  });

  it('leaves what was written meanwhile in the box', async () => {
    const { user, support } = renderPanel();
    const sending = new HeldCalls<[string, string], void>();
    support.send = sending.call;
    await user.type(getBox(), 'Hello');
    await send();
    await user.type(getBox(), ', and one more thing');
    sending.newest.resolve();
    expect(await screen.findByText('Support Request Sent!')).toBeInTheDocument();
    expect(getBox()).toHaveValue('Hello, and one more thing');
  });

  it('is not sent while it is blank; only the console says so', async () => {
    const { user, support, logger } = renderPanel();
    await user.type(getBox(), '   ');
    await send();
    expect(support.messages).toEqual([]);
    expect(logger.records).toMatchObject([{ level: 'warn' }]);
    expect(screen.queryByText(/Support Request|Failed/u)).toBeNull();
  });

  it('stays in the box when sending fails, and can be sent again', async () => {
    const { user, support } = renderPanel();
    const sending = vi.spyOn(support, 'send');
    sending.mockRejectedValueOnce(new CallError('Error sending support request', 'unreachable'));
    await user.type(getBox(), 'Hello');
    await send();
    const form = getBox().closest('form')!;
    expect(await within(form).findByText('Failed to send support message')).toBeInTheDocument();
    expect(getBox()).toHaveValue('Hello');
    await send();
    expect(await screen.findByText('Support Request Sent!')).toBeInTheDocument();
  });
});
