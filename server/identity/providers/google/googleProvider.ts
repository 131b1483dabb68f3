import type { FastifyInstance } from 'fastify';
import type { ProviderSettings } from '../../../../contract/identityProviders.ts';
import { OpenIdVerifier } from '../../openid/OpenIdVerifier.ts';
import { serveCallback } from '../../openid/serveCallback.ts';
import { ProviderClock } from '../../ProviderClock.ts';
import { variable, type Environment, type ProviderDefinition, type RunningProvider } from '../../ProviderDefinition.ts';
import { serveGoogleStandIn } from './googleRoutes.ts';
import { GOOGLE_CALLBACK, GoogleStandIn, STAND_IN_CLIENT, STAND_IN_PATH } from './GoogleStandIn.ts';

type Running = RunningProvider<ProviderSettings['google']>;

const ISSUER = 'https://accounts.google.com';
const callback = (app: FastifyInstance): void => serveCallback(app, GOOGLE_CALLBACK);
const AUTHORIZATION_URL = 'https://accounts.google.com/o/oauth2/v2/auth';

/** Google, if `GOOGLE_CLIENT_ID` and `GOOGLE_CLIENT_SECRET` are set; its stand-in if other providers are emulated. */
export const googleProvider: ProviderDefinition<ProviderSettings['google']> = {
  byPassword: false,
  mistakes: (environment) => {
    const { clientId, clientSecret } = read(environment);
    const [missing, given] =
      clientId === '' ? ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'] : ['GOOGLE_CLIENT_SECRET', 'GOOGLE_CLIENT_ID'];
    const half = (clientId === '') !== (clientSecret === '');
    return half ? [`${missing} is needed beside ${given}: set both or neither.`] : [];
  },
  configure: (environment, emulated) => {
    const { clientId, clientSecret } = read(environment);
    return (serverClock) => {
      const clock = new ProviderClock(serverClock);
      if (clientId !== '') return real(clientId, clientSecret, clock);
      return emulated ? standingIn(clock) : { verifier: null, clientSettings: null, routes: callback };
    };
  },
};

const read = (environment: Environment) => ({
  clientId: variable(environment, 'GOOGLE_CLIENT_ID'),
  clientSecret: variable(environment, 'GOOGLE_CLIENT_SECRET'),
});

const real = (clientId: string, clientSecret: string, clock: ProviderClock): Running => ({
  verifier: new OpenIdVerifier({
    settings: async () => ({ clientId, clientSecret, issuer: ISSUER }),
    callbackPath: GOOGLE_CALLBACK,
    clock,
  }),
  clientSettings: { clientId, authorizationEndpoint: AUTHORIZATION_URL },
  routes: callback,
});

function standingIn(clock: ProviderClock): Running {
  const standIn = new GoogleStandIn();
  return {
    verifier: new OpenIdVerifier({ settings: () => standIn.settings(), callbackPath: GOOGLE_CALLBACK, clock }),
    clientSettings: { clientId: STAND_IN_CLIENT, authorizationEndpoint: `${STAND_IN_PATH}/auth` },
    routes: async (app) => {
      callback(app);
      await serveGoogleStandIn(app, standIn);
    },
  };
}
