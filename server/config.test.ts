import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

describe('readConfig', () => {
  it('needs nothing on a fresh machine, and stays on loopback', () => {
    expect(readConfig({ HOME: '/root', PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      production: false, host: 'localhost', port: 3000, dataDir: resolve('.data'), authEmulatorPort: 9099,
      databaseUrl: null, publicOrigin: null, trustProxy: false,
    });
  });

  it('reads what is set', () => {
    const config = readConfig({
      NODE_ENV: 'production', PORT: '8080', ATELIER_DATA_DIR: '/var/atelier', DATABASE_URL: 'postgres://a:b@db/atelier',
      PUBLIC_ORIGIN: 'https://app.example.com/', TRUST_PROXY: 'true', SESSION_DAYS: '2', RATE_LIMIT_PER_SESSION: '9',
    });
    expect(config).toMatchObject({
      production: true, host: '0.0.0.0', port: 8080, dataDir: '/var/atelier', databaseUrl: 'postgres://a:b@db/atelier',
      publicOrigin: 'https://app.example.com', trustProxy: true, sessionLifetimeMs: 172_800_000,
      rateLimits: { perSession: 9, perAddress: 3_000 },
    });
  });

  it.each([
    [{ PORT: 'three' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address like postgres://user:password@host/database.'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, test or production.'],
    [{ NODE_ENV: 'production' }, 'PUBLIC_ORIGIN is needed in production: the address that shoppers use, like https://app.example.com.'],
    [{ PORT: '-1', TRUST_PROXY: 'perhaps' }, 'PORT must be 0 to 65535.\nTRUST_PROXY must be true or false.'],
  ])('says in one line what is wrong with %j', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError([message]));
  });
});
