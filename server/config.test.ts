import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './ConfigError.ts';

describe('readConfig', () => {
  it('has defaults for a fresh machine, and stays on loopback', () => {
    expect(readConfig({ HOME: '/root', PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      isProduction: false,
      host: 'localhost',
      port: 3000,
      dataDir: resolve('.data'),
      authEmulatorPort: 9099,
      databaseUrl: null,
      publicOrigin: null,
      trustProxy: 0,
      hasDemoCatalogue: true,
    });
  });

  it('reads all variables', () => {
    const config = readConfig({
      NODE_ENV: 'production',
      PORT: '8080',
      ATELIER_DATA_DIR: '/var/atelier',
      DATABASE_URL: 'postgres://a:b@db/atelier',
      PUBLIC_ORIGIN: 'https://app.example.com/',
      TRUST_PROXY: 'true',
      SESSION_DAYS: '2',
      RATE_LIMIT_PER_SESSION: '9',
    });
    expect(config).toMatchObject({
      isProduction: true,
      host: '0.0.0.0',
      port: 8080,
      dataDir: '/var/atelier',
      databaseUrl: 'postgres://a:b@db/atelier',
      publicOrigin: 'https://app.example.com',
      trustProxy: 1,
      hasDemoCatalogue: false,
      sessionLifetimes: { idleMs: 172_800_000, maxMs: 7_776_000_000 },
      rateLimits: { perSession: 9, perAddress: 3_000 },
    });
  });

  it("counts no blanks as characters of the operator's token, and drops those around it", () => {
    const readToken = (token: string) => readConfig({ OPERATOR_TOKEN: token }).operatorToken;
    for (const token of ['a'.padEnd(40), `a${' '.repeat(20)}b`, `${'a'.repeat(19)}\u200b`, 'short'])
      expect(() => readToken(token)).toThrow('OPERATOR_TOKEN must have at least 20 characters besides blanks');
    expect(readToken(` ${'a'.repeat(10)} ${'b'.repeat(10)} `)).toBe(`${'a'.repeat(10)} ${'b'.repeat(10)}`);
  });

  it('reads the number of proxies, and sells demo garments in production only when asked', () => {
    const productionVariables = {
      NODE_ENV: 'production',
      PUBLIC_ORIGIN: 'http://localhost:3000',
      DEMO_CATALOGUE: 'true',
      TRUST_PROXY: '2',
    };
    expect(readConfig(productionVariables)).toMatchObject({ hasDemoCatalogue: true, trustProxy: 2 });
    expect(readConfig({ DEMO_CATALOGUE: 'false', TRUST_PROXY: 'false' })).toMatchObject({
      hasDemoCatalogue: false,
      trustProxy: 0,
    });
  });

  it('has no try-on service, or one with its bounds and hosts', () => {
    expect(readConfig({ TRYON_API_KEY: 'k' }).tryOnService).toBeNull();
    const variables = {
      TRYON_URL: 'https://api.fashn.ai/v1',
      TRYON_API_KEY: 'k',
      TRYON_OUTPUT_HOSTS: ' cdn.fashn.ai, Pictures.example ,',
    };
    expect(readConfig(variables).tryOnService).toEqual({
      baseUrl: 'https://api.fashn.ai/v1',
      model: 'tryon-v1.6',
      apiKey: 'k',
      deadlineMs: 90_000,
      outputHosts: ['cdn.fashn.ai', 'pictures.example'],
      usesFallback: false,
    });
    expect(readConfig({ ...variables, TRYON_FALLBACK: 'embedded' }).tryOnService?.usesFallback).toBe(true);
    expect(() => readConfig({ ...variables, TRYON_FALLBACK: 'yes' })).toThrow(
      'TRYON_FALLBACK must be none or embedded.',
    );
    expect(() => readConfig({ TRYON_URL: 'ftp://x' })).toThrow('TRYON_URL must be an address');
  });

  it('uses a model if one is configured', () => {
    expect(readConfig({}).stylistModel).toBeNull();
    const variables = {
      STYLIST_BASE_URL: 'http://localhost:11434/v1',
      STYLIST_MODEL: 'm-1',
      STYLIST_PATIENCE_SECONDS: '5',
      STYLIST_DEADLINE_SECONDS: '9',
    };
    expect(readConfig(variables).stylistModel).toEqual({
      baseUrl: 'http://localhost:11434/v1',
      model: 'm-1',
      apiKey: '',
      idleTimeoutMs: 5_000,
      deadlineMs: 9_000,
    });
  });

  it.each([
    [
      { STYLIST_BASE_URL: 'models.example.com', STYLIST_MODEL: 'm-1' },
      'STYLIST_BASE_URL must be an address like https://models.example.com/v1.',
    ],
    [
      { STYLIST_BASE_URL: 'https://models.example.com/v1' },
      'STYLIST_MODEL is needed beside STYLIST_BASE_URL: the name of the model to ask.',
    ],
    [{ PORT: 'three' }, 'PORT must be a number.'],
    [{ PORT: '70000' }, 'PORT must be 0 to 65535.'],
    [{ SESSION_DAYS: '300000000' }, 'SESSION_DAYS must be at most 36500, a century.'],
    [{ STYLIST_DEADLINE_SECONDS: '2147484' }, 'STYLIST_DEADLINE_SECONDS must be at most 86400, a day.'],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must be an address like postgres://user:password@host/database.'],
    [{ NODE_ENV: 'staging' }, 'NODE_ENV must be development, test or production.'],
    [
      { NODE_ENV: 'production' },
      'PUBLIC_ORIGIN is needed in production: the address that shoppers use, like https://app.example.com.',
    ],
    [
      { NODE_ENV: 'production', PUBLIC_ORIGIN: 'http://app.example.com' },
      'PUBLIC_ORIGIN must begin with https:// in production, or sessions could be read on the way; only localhost may do without.',
    ],
    [
      { PORT: '-1', TRUST_PROXY: 'perhaps' },
      'PORT must be 0 to 65535.\nTRUST_PROXY must be true, false or the number of proxies.',
    ],
  ])('reports %j in one line', (environment, message) => {
    expect(() => readConfig(environment)).toThrow(new ConfigError([message]));
  });
});
