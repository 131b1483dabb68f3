import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import { HeldCalls } from '../../../../tests/support/HeldCalls.ts';
import { ManualClock } from '../../../adapters/memory/ManualClock.ts';
import { RecordingLogger } from '../../../adapters/memory/RecordingLogger.ts';
import { MessageForm } from '../../../application/contacts/MessageForm.ts';
import { CallError } from '../../../application/ports/CallError.ts';
import type { SentMessage } from '../../../application/ports/Contacts.ts';
import { ContactForms } from './ContactForms.tsx';

const CV = new File(['%PDF-1.7'], 'ada.pdf', { type: 'application/pdf' });
const user = userEvent.setup({ applyAccept: false });

let clock: ManualClock;
let contactCalls: HeldCalls<[message: SentMessage], void>;
let careerCalls: HeldCalls<[message: SentMessage, cv: File], void>;

beforeEach(() => {
  clock = new ManualClock();
  contactCalls = new HeldCalls();
  careerCalls = new HeldCalls();
});

function createContactForms() {
  const contacts = { sendContact: contactCalls.call, sendCareer: careerCalls.call };
  const parts = { contacts, clock, logger: new RecordingLogger() };
  const contact = new MessageForm('contact', parts);
  const career = new MessageForm('career', parts);
  return <ContactForms contact={contact} career={career} privacyUrl="/privacy" />;
}

const getPanel = () => within(screen.getByRole('tabpanel'));
const getButton = () => getPanel().getByRole('button');

async function fillIn() {
  await user.type(getPanel().getByLabelText('Name'), 'Ada');
  await user.type(getPanel().getByLabelText('Email'), 'ada@example.com');
  await user.type(getPanel().getByLabelText('Message'), 'Hello');
}

describe('ContactForms', () => {
  it('sends with Send Message, Sending... and Message Sent!', async () => {
    render(createContactForms());
    expect(getButton()).toHaveTextContent('Send Message');
    expect(getButton()).toBeDisabled();
    await fillIn();
    expect(getButton()).toBeEnabled();
    await user.click(getButton());
    expect(getButton()).toHaveTextContent('Sending...');
    expect(getButton()).toHaveAttribute('aria-busy', 'true');
    expect(contactCalls.newest.args[0]).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      message: 'Hello',
      website: '',
    });
    await act(async () => contactCalls.newest.resolve());
    expect(getButton()).toHaveTextContent('Message Sent!');
    expect(screen.getAllByRole('status')[0]).toHaveTextContent('Message Sent!');
    act(() => clock.advance(1_000));
    expect(getButton()).not.toHaveAttribute('aria-busy');
    expect(getButton()).toHaveFocus();
    expect(getPanel().getByLabelText('Message')).toHaveValue('');
  });

  it('shows the error with the address of support, and loses nothing', async () => {
    render(createContactForms());
    await fillIn();
    await user.click(getButton());
    await act(async () => contactCalls.newest.reject(new CallError('Failed to send message', 'broken')));
    expect(getPanel().getByRole('alert')).toHaveTextContent(
      'Error. Try again or reach out to support support@atelier.test',
    );
    expect(getButton()).toHaveTextContent('Send Message');
    expect(getPanel().getByLabelText('Message')).toHaveValue('Hello');
  });

  it("shows the server's own reason beside the error", async () => {
    render(createContactForms());
    await fillIn();
    await user.click(getButton());
    const serverMessage = 'Email must be an email address.';
    await act(async () =>
      contactCalls.newest.reject(new CallError('Failed to send message', 'rejected', { serverMessage })),
    );
    expect(getPanel().getByRole('alert')).toHaveTextContent(serverMessage);
  });

  it('keeps both forms while the tabs are changed by keyboard', async () => {
    render(createContactForms());
    await fillIn();
    screen.getByRole('tab', { name: 'Contact' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Career' })).toHaveFocus();
    expect(getPanel().getByLabelText('Name')).toHaveValue('');
    await user.keyboard('{Home}');
    expect(getPanel().getByLabelText('Message')).toHaveValue('Hello');
  });

  it('needs a CV of the right kind, and sends it', async () => {
    render(createContactForms());
    await user.click(screen.getByRole('tab', { name: 'Career' }));
    await fillIn();
    const cvInput = getPanel().getByLabelText('CV');
    expect(getButton()).toBeDisabled();
    await user.upload(cvInput, new File(['x'], 'ada.txt'));
    expect(getPanel().getByText('Please choose a .pdf, .doc or .docx file.')).toBeVisible();
    expect(getButton()).toBeDisabled();
    await user.upload(cvInput, CV);
    expect(getButton()).toBeEnabled();
    // Submit instead of clicking: jsdom does not see files that a test has set in a required field.
    fireEvent.submit(cvInput.closest('form')!);
    expect(careerCalls.newest.args[1]).toBe(CV);
    await act(async () => careerCalls.newest.resolve());
    expect(getPanel().getByLabelText<HTMLInputElement>('CV').files).toHaveLength(0);
  });

  it('hides one field from people, and sends what a program wrote into it', async () => {
    render(createContactForms());
    expect(screen.queryByRole('textbox', { name: 'Leave this field empty' })).toBeNull();
    await fillIn();
    const [trap] = screen.getAllByLabelText('Leave this field empty');
    expect(trap).toHaveAttribute('tabindex', '-1');
    fireEvent.change(trap!, { target: { value: 'https://spam.example' } });
    await user.click(getButton());
    expect(contactCalls.newest.args[0].website).toBe('https://spam.example');
  });

  it('keeps what was typed into the prerendered page before it became interactive', async () => {
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(createContactForms());
    const message = container.querySelector('textarea')!;
    message.value = 'Typed early';
    const root = await act(async () => hydrateRoot(container, createContactForms()));
    expect(message).toHaveValue('Typed early');
    await user.type(message, '!');
    expect(message).toHaveValue('Typed early!');
    await act(async () => root.unmount());
    container.remove();
  });
});
