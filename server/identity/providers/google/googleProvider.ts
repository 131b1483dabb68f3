import type { FastifyInstance } from 'fastify';
import type { ProviderSettings } from '../../../../contract/identityProviders.ts';
import { OpenIdVerifier } from '../../openid/OpenIdVerifier.ts';
import { serveCallback } from '../../openid/serveCallback.ts';
import { ProviderClock } from '../../ProviderClock.ts';
import {
  readVariable,
  type Environment,
  type ProviderDefinition,
  type RunningProvider,
} from '../../ProviderDefinition.ts';
import { serveGoogleStandIn } from './googleRoutes.ts';
import { GOOGLE_CALLBACK, GoogleStandIn, STAND_IN_CLIENT_ID, STAND_IN_PATH } from './GoogleStandIn.ts';

type RunningGoogleProvider = RunningProvider<ProviderSettings['google']>;

const GOOGLE_ISSUER = 'https://accounts.google.com';
const serveGoogleCallback = (app: FastifyInstance): void => serveCallback(app, GOOGLE_CALLBACK);
const AUTHORIZATION_URL = 'https://accounts.google.com/o/oauth2/v2/auth';

/** Google, if `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET` are set. If other providers are emulated, its stand-in. */
export const googleProvider: ProviderDefinition<ProviderSettings['google']> = {
  isByPassword: false,
  findMistakes: (environment) => {
    const { clientId, clientSecret } = readClient(environment);
    const [missingVariable, presentVariable] =
      clientId === '' ? ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] : ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'];
    const isHalfConfigured = (clientId === '') !== (clientSecret === '');
    return isHalfConfigured ? [`${missingVariable} is needed beside ${presentVariable}: set both or neither.`] : [];
  },
  configure: (environment, isEmulated) => {
    const { clientId, clientSecret } = readClient(environment);
    return (serverClock) => {
      const clock = new ProviderClock(serverClock);
      if (clientId !== '') return createRealProvider(clientId, clientSecret, clock);
      return isEmulated
        ? createStandInProvider(clock)
        : { verifier: null, clientSettings: null, routes: serveGoogleCallback };
    };
  },
};

const readClient = (environment: Environment) => ({
  clientId: readVariable(environment, 'GOOGLE_CLIENT_ID'),
  clientSecret: readVariable(environment, 'GOOGLE_CLIENT_SECRET'),
});

const createRealProvider = (clientId: string, clientSecret: string, clock: ProviderClock): RunningGoogleProvider => ({
  verifier: new OpenIdVerifier({
    settings: async () => ({ clientId, clientSecret, issuer: GOOGLE_ISSUER }),
    callbackPath: GOOGLE_CALLBACK,
    clock,
  }),
  clientSettings: { clientId, authorizationEndpoint: AUTHORIZATION_URL },
  routes: serveGoogleCallback,
});

function createStandInProvider(clock: ProviderClock): RunningGoogleProvider {
  const standIn = new GoogleStandIn();
  return {
    verifier: new OpenIdVerifier({ settings: () => standIn.settings(), callbackPath: GOOGLE_CALLBACK, clock }),
    clientSettings: { clientId: STAND_IN_CLIENT_ID, authorizationEndpoint: `${STAND_IN_PATH}/auth` },
    routes: async (app) => {
      serveGoogleCallback(app);
      await serveGoogleStandIn(app, standIn);
    },
  };
}
