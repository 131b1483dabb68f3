import { resolve } from 'node:path';
import * as z from 'zod';
import type { ModelSettings } from './adapters/stylist/model/ModelEndpoint.ts';
import type { GeoapifySettings } from './adapters/geocoding/GeoapifyGeocoder.ts';
import type { FashnSettings } from './adapters/tryon-service/FashnApi.ts';
import type { SessionLifetimes } from './application/sessions/SessionService.ts';
import type { SmtpSettings } from './adapters/mail/SmtpMailer.ts';
import { PRODUCT } from '../src/domain/product.ts';
import { ConfigError } from './ConfigError.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const portSchema = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(0, 'must be 0 to 65535')
  .max(65_535, 'must be 0 to 65535');
const countSchema = z.coerce.number('must be a number').int('must be a whole number').min(1, 'must be at least 1');
/** A timer of more than 2,147,483 seconds fires at once, and dates end in the year 275760. */
const secondsSchema = countSchema.max(86_400, 'must be at most 86400, a day');
const daysSchema = countSchema.max(36_500, 'must be at most 36500, a century');
const postgresUrlSchema = z.url({
  protocol: /^postgres(ql)?$/u,
  error: 'must be an address like postgres://user:password@host/database',
});
const endpointSchema = z.url({ protocol: /^https?$/u, error: 'must be an address like https://models.example.com/v1' });
const tryOnUrlSchema = z.url({ protocol: /^https?$/u, error: 'must be an address like https://api.fashn.ai/v1' });
const geocoderUrlSchema = z.url({
  protocol: /^https?$/u,
  error: 'must be an address like https://api.geoapify.com/v1/geocode',
});
const smtpUrlSchema = z.url({
  protocol: /^smtps?$/u,
  error: 'must be an address like smtps://user:password@smtp.example.com',
});
const mailAddressSchema = z.email('must be an email address');
const webOriginSchema = z.url({ protocol: /^https?$/u, error: 'must be an address like https://app.example.com' });

const VariablesSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('development'),
  PORT: portSchema.default(3000),
  /** The address that the server listens on. Default: loopback; in production, all addresses. */
  HOST: z.string().optional(),
  ATELIER_DATA_DIR: z.string().default('.data'),
  AUTH_EMULATOR_PORT: portSchema.default(9099),
  DATABASE_URL: postgresUrlSchema.optional(),
  /** The origin that shoppers use, if a proxy stands in front of the server. */
  PUBLIC_ORIGIN: webOriginSchema.optional(),
  TRUST_PROXY: z
    .union([z.coerce.number().int().min(0).max(9), z.stringbool()], 'must be true, false or the number of proxies')
    .default(0)
    .transform(Number),
  /** Whether the shop sells the demo catalogue. Default: true, except in production. */
  DEMO_CATALOGUE: z.stringbool('must be true or false').optional(),
  SESSION_DAYS: daysSchema.default(30),
  SESSION_MAX_DAYS: daysSchema.default(90),
  STYLIST_BASE_URL: endpointSchema.optional(),
  STYLIST_MODEL: z.string().optional(),
  STYLIST_API_KEY: z.string().default(''),
  /** Idle timeout of the language model, in seconds. */
  STYLIST_PATIENCE_SECONDS: secondsSchema.default(12),
  /** Total timeout of the language model for each of its two steps, in seconds. */
  STYLIST_DEADLINE_SECONDS: secondsSchema.default(25),
  TRYON_URL: tryOnUrlSchema.optional(),
  TRYON_MODEL: z.string().default('tryon-v1.6'),
  TRYON_API_KEY: z.string().default(''),
  /** Total timeout of the try-on service for one garment, in seconds. */
  TRYON_DEADLINE_SECONDS: secondsSchema.default(90),
  /** Further hosts from which result pictures may come, separated by commas. */
  TRYON_OUTPUT_HOSTS: z
    .string()
    .default('')
    .transform((hosts) => hosts.split(',').flatMap((host) => (host.trim() === '' ? [] : [host.trim().toLowerCase()]))),
  TRYON_FALLBACK: z.enum(['none', 'embedded'], 'must be none or embedded').default('none'),
  GEOCODER_URL: geocoderUrlSchema.optional(),
  GEOCODER_KEY: z.string().default(''),
  SMTP_URL: smtpUrlSchema.optional(),
  /** The address that messages to the operator are mailed to. */
  MAIL_TO: mailAddressSchema.default(PRODUCT.supportEmail),
  /** The sender of mails to the operator. Default: MAIL_TO. */
  MAIL_FROM: mailAddressSchema.optional(),
  /** The password of the operator's page of counts. Without it there is no such page. */
  OPERATOR_TOKEN: z
    .string()
    .trim()
    .refine(
      (token) => token.replaceAll(/[\s\p{C}]/gu, '').length >= 20,
      'must have at least 20 characters besides blanks',
    )
    .optional(),
  RATE_LIMIT_PER_SESSION: countSchema.default(600),
  RATE_LIMIT_PER_ADDRESS: countSchema.default(3_000),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'must be fatal, error, warn, info, debug or silent')
    .default('warn'),
});

const ORIGIN_NEEDED_MESSAGE =
  'PUBLIC_ORIGIN is needed in production: the address that shoppers use, like https://app.example.com.';
const ORIGIN_UNSAFE_MESSAGE =
  'PUBLIC_ORIGIN must begin with https:// in production, or sessions could be read on the way; only localhost may do without.';
const MODEL_NEEDED_MESSAGE = 'STYLIST_MODEL is needed beside STYLIST_BASE_URL: the name of the model to ask.';

/** The names of required variables that are missing. */
function findMissingVariables({
  NODE_ENV,
  PUBLIC_ORIGIN,
  STYLIST_BASE_URL,
  STYLIST_MODEL,
}: Environment): readonly string[] {
  const isProduction = NODE_ENV === 'production';
  return [
    ...(isProduction && PUBLIC_ORIGIN === undefined ? [ORIGIN_NEEDED_MESSAGE] : []),
    ...(isProduction && URL.canParse(PUBLIC_ORIGIN ?? '') && isUnsafeOrigin(PUBLIC_ORIGIN ?? '')
      ? [ORIGIN_UNSAFE_MESSAGE]
      : []),
    ...(STYLIST_BASE_URL !== undefined && STYLIST_MODEL === undefined ? [MODEL_NEEDED_MESSAGE] : []),
  ];
}

/** Whether the origin is http without encryption on another machine. */
function isUnsafeOrigin(origin: string): boolean {
  return (
    new URL(origin).protocol === 'http:' && !['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
  );
}

export interface Config {
  readonly isProduction: boolean;
  /** True in tests. Responses are then checked against the contract before they are sent. */
  readonly isTest: boolean;
  readonly host: string;
  /** The port; 0 picks a free one. */
  readonly port: number;
  /** The absolute path of the data folder. */
  readonly dataDir: string;
  readonly authEmulatorPort: number;
  /** The database's URL; null for the embedded store in the data folder. */
  readonly databaseUrl: string | null;
  /** The public origin; null to accept the host of each request. */
  readonly publicOrigin: string | null;
  /** The number of proxies in front of the server. */
  readonly trustProxy: number;
  readonly hasDemoCatalogue: boolean;
  readonly sessionLifetimes: SessionLifetimes;
  /** The language model; null for the embedded stylist alone. */
  readonly stylistModel: ModelSettings | null;
  /**
   * The service that dresses photos; null if there is none. With `usesFallback`, the embedded engine is used after
   * its failures.
   */
  readonly tryOnService: (FashnSettings & { readonly usesFallback: boolean }) | null;
  /** The geocoding service; null for the embedded one. */
  readonly geocoder: GeoapifySettings | null;
  /** The mail server; null to keep messages to the operator only in the store. */
  readonly smtp: SmtpSettings | null;
  /** The password of the page of counts; null if there is no such page. */
  readonly operatorToken: string | null;
  readonly rateLimits: { readonly perSession: number; readonly perAddress: number };
  readonly logLevel: string;
}

const DAY_MS = 86_400_000;

/** The mistakes in the environment, one line each. An empty variable counts as unset. */
export function findConfigMistakes(environment: Environment): readonly string[] {
  const setVariables = keepSetVariables(environment);
  const issues = VariablesSchema.safeParse(setVariables).error?.issues ?? [];
  return [...issues.map(({ path, message }) => `${path.join('.')} ${message}.`), ...findMissingVariables(setVariables)];
}

const keepSetVariables = (environment: Environment): Environment =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''));

/** Reads the configuration. Throws a `ConfigError` with every mistake. */
export function readConfig(environment: Environment): Config {
  const mistakes = findConfigMistakes(environment);
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  const variables = VariablesSchema.parse(keepSetVariables(environment));
  const isProduction = variables.NODE_ENV === 'production';
  return {
    isProduction,
    isTest: variables.NODE_ENV === 'test',
    host: variables.HOST ?? (isProduction ? '0.0.0.0' : 'localhost'),
    port: variables.PORT,
    dataDir: resolve(variables.ATELIER_DATA_DIR),
    authEmulatorPort: variables.AUTH_EMULATOR_PORT,
    databaseUrl: variables.DATABASE_URL ?? null,
    publicOrigin: variables.PUBLIC_ORIGIN === undefined ? null : new URL(variables.PUBLIC_ORIGIN).origin,
    trustProxy: variables.TRUST_PROXY,
    hasDemoCatalogue: variables.DEMO_CATALOGUE ?? !isProduction,
    stylistModel: readStylistModel(variables),
    tryOnService: readTryOnService(variables),
    geocoder: variables.GEOCODER_URL ? { baseUrl: variables.GEOCODER_URL, apiKey: variables.GEOCODER_KEY } : null,
    smtp: readSmtp(variables),
    operatorToken: variables.OPERATOR_TOKEN ?? null,
    sessionLifetimes: { idleMs: variables.SESSION_DAYS * DAY_MS, maxMs: variables.SESSION_MAX_DAYS * DAY_MS },
    rateLimits: { perSession: variables.RATE_LIMIT_PER_SESSION, perAddress: variables.RATE_LIMIT_PER_ADDRESS },
    logLevel: variables.LOG_LEVEL,
  };
}

function readSmtp({
  SMTP_URL: url,
  MAIL_TO: to,
  MAIL_FROM: from = to,
}: z.infer<typeof VariablesSchema>): SmtpSettings | null {
  return url === undefined ? null : { url, from, to };
}

function readStylistModel(variables: z.infer<typeof VariablesSchema>): ModelSettings | null {
  const {
    STYLIST_BASE_URL: baseUrl,
    STYLIST_MODEL: model,
    STYLIST_API_KEY: apiKey,
    STYLIST_PATIENCE_SECONDS: patience,
    STYLIST_DEADLINE_SECONDS: deadline,
  } = variables;
  return baseUrl === undefined || model === undefined
    ? null
    : { baseUrl, model, apiKey, idleTimeoutMs: patience * 1_000, deadlineMs: deadline * 1_000 };
}

function readTryOnService(variables: z.infer<typeof VariablesSchema>): Config['tryOnService'] {
  const { TRYON_URL: baseUrl, TRYON_MODEL: model, TRYON_API_KEY: apiKey, TRYON_OUTPUT_HOSTS: outputHosts } = variables;
  if (baseUrl === undefined) return null;
  const usesFallback = variables.TRYON_FALLBACK === 'embedded';
  return { baseUrl, model, apiKey, deadlineMs: variables.TRYON_DEADLINE_SECONDS * 1_000, outputHosts, usesFallback };
}
