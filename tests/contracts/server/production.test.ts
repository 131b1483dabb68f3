import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../server/config.ts';
import { serveNoClient } from '../../../server/http/client.ts';
import { readIdentitySettings } from '../../../server/identity/settings.ts';
import { startBackend } from '../../../server/startBackend.ts';
import type { Backend } from '../../../server/startBackend.ts';
import { BackendUnderTest } from '../../support/backendUnderTest.ts';

const ENVIRONMENT = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_ORIGIN: 'https://app.example.com',
  FIREBASE_PROJECT_ID: 'atelier-live',
  FIREBASE_API_KEY: 'key',
};

describe('the backend in production', () => {
  let dataDir: string;
  let backend: Backend;

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'atelier-production-'));
    const config = readConfig({ ...ENVIRONMENT, ATELIER_DATA_DIR: dataDir });
    backend = await startBackend({
      config,
      identity: readIdentitySettings(ENVIRONMENT),
      serveClient: serveNoClient,
      usesHotReload: false,
    });
  }, 120_000);
  afterAll(async () => {
    await backend.stop();
    await rm(dataDir, { recursive: true });
  });

  it.each([
    ['GET', '/dev/mailbox'],
    ['GET', '/dev/gallery'],
    ['GET', '/dev/development.css'],
    ['GET', '/dev/google/auth'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
  ] as const)('has no route %s %s', async (method, url) => {
    expect((await backend.app.inject({ method, url, ...(method === 'POST' && { payload: {} }) })).statusCode).toBe(404);
  });

  it('sells no demo garment, and requires https from browsers', async () => {
    const answer = await backend.app.inject({ method: 'GET', url: '/api/health' });
    expect(answer.json()).toEqual({ status: 'ok', items: 0 });
    expect(answer.headers['strict-transport-security']).toContain('max-age=31536000');
    expect(answer.headers['content-security-policy']).not.toContain('unsafe');
  });

  it('rejects an unsigned token', async () => {
    const token = new UnsecuredJWT({ email: 'anna@example.com', email_verified: true })
      .setIssuer('https://securetoken.google.com/atelier-live')
      .setAudience('atelier-live')
      .setSubject('anna')
      .setIssuedAt()
      .setExpirationTime('1h')
      .encode();
    const answer = await backend.app.inject({ method: 'POST', url: '/api/auth/firebase', payload: { token } });
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([401, undefined]);
  });

  it('binds the session to this host and to https', async () => {
    const secureBackend = await BackendUnderTest.start(
      {},
      {
        security: {
          allowedOrigins: ['https://app.example.com'],
          ownHosts: null,
          connectSources: [],
          isHttps: true,
          usesHotReload: false,
        },
      },
    );
    const answer = await secureBackend.post('/api/auth/logout', {});
    expect(answer.headers['set-cookie']).toMatch(
      /^__Host-atelier_session=;.*Path=\/;.*HttpOnly; Secure; SameSite=Lax/u,
    );
    await secureBackend.stop();
  });
});
