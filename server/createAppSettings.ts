import { PRODUCT } from '../src/domain/product.ts';
import type { Config } from './config.ts';
import type { AppSettings } from './http/AppParts.ts';
import { createLogSettings } from './createLogSettings.ts';
import type { Identity } from './identity/createIdentity.ts';

/** `usesHotReload`: whether a development server serves the client. */
export function createAppSettings(config: Config, usesHotReload: boolean, identity: Identity): AppSettings {
  const { publicOrigin, tryOnService } = config;
  return {
    security: {
      allowedOrigins: publicOrigin === null ? [] : [publicOrigin],
      ownHosts: listOwnHosts(config),
      connectSources: identity.connectSources,
      isHttps: publicOrigin?.startsWith('https:') ?? false,
      usesHotReload,
    },
    sessionLifetimes: config.sessionLifetimes,
    rateLimits: config.rateLimits,
    checksAnswers: config.isTest || usesHotReload,
    trustProxy: config.trustProxy,
    publicOrigin,
    clientConfig: { ...identity.clientConfig, tryOnService: tryOnService && new URL(tryOnService.baseUrl).host },
    logger: createLogSettings(config.logLevel),
  };
}

/** The hosts of this server; null in production, where a proxy may pass on any host. */
function listOwnHosts({ isProduction, host, publicOrigin }: Config): readonly string[] | null {
  const hosts = [host, PRODUCT.marketingHost, PRODUCT.appHost];
  return isProduction ? null : [...hosts, ...(publicOrigin === null ? [] : [new URL(publicOrigin).hostname])];
}
