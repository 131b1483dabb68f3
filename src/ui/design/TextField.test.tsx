import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextField } from './TextField.tsx';

it('ties its label, hint and error to the input', () => {
  render(<TextField label="Password" hint="Password must be at least 6 characters" error="Passwords do not match" />);
  const input = screen.getByLabelText('Password');
  expect(input).toHaveAccessibleDescription('Password must be at least 6 characters Passwords do not match');
  expect(input).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match');
});

it('is valid and undescribed without hint and error', () => {
  render(<TextField label="Email" type="email" />);
  expect(screen.getByLabelText('Email')).toBeValid();
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
});
