import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

const listNamedVariables = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return (error as Error).message.split('\n').map((line) => line.split(' ')[0] ?? '');
  }
};

it('names every variable that production lacks at once', () => {
  expect(listNamedVariables({ NODE_ENV: 'production' })).toEqual([
    'PUBLIC_ORIGIN',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_API_KEY',
  ]);
});

it('names missing variables together with invalid ones', () => {
  expect(
    listNamedVariables({
      NODE_ENV: 'production',
      PORT: 'three',
      STYLIST_BASE_URL: 'https://models.example.com/v1',
      GOOGLE_CLIENT_ID: 'id',
      FIREBASE_API_KEY: 'key',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      FIREBASE_SERVICE_ACCOUNT: '{}',
    }),
  ).toEqual([
    'PORT',
    'PUBLIC_ORIGIN',
    'STYLIST_MODEL',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_SERVICE_ACCOUNT',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'GOOGLE_CLIENT_SECRET',
  ]);
});

it('accepts a complete environment', () => {
  const key = JSON.stringify({ client_email: 'server@atelier-live.test', private_key: '-----BEGIN PRIVATE KEY-----' });
  expect(
    listNamedVariables({
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'https://app.example.com',
      FIREBASE_PROJECT_ID: 'atelier-live',
      FIREBASE_API_KEY: 'key',
      FIREBASE_SERVICE_ACCOUNT: key,
    }),
  ).toEqual([]);
});
