import type { FastifyInstance, FastifyRequest } from 'fastify';
import { recordWebsiteEngagement, reportClientError } from '../../../contract/reports.ts';
import type { DailyCounter } from '../../application/reports/DailyCounter.ts';
import { labelClientError } from '../../domain/reports/errorLabel.ts';
import { labelViolation } from '../../domain/reports/policyLabel.ts';
import { labelVisit } from '../../domain/reports/visitLabel.ts';
import { refuseWhenExceeded } from '../limits.ts';
import { HttpProblem } from '../problems.ts';
import { readViolations } from '../readViolations.ts';
import type { RouteModule } from '../RouteModule.ts';
import { POLICY_REPORT_PATH } from '../security.ts';

const MAX_REPORT_BYTES = 16 * 1024;
const MAX_POLICY_REPORTS_PER_MINUTE = 20;
/** The media types of content security policy reports, in the older and the newer format. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

/**
 * Counts visits, errors in clients and content security policy reports. Each is reduced to a label. Nothing else is
 * stored, not even the address or the time of day.
 */
export function reportRoutes(counter: Pick<DailyCounter, 'count'>): RouteModule {
  return async (calls, _cookie, app) => {
    calls.serve(recordWebsiteEngagement, async ({ body, request }) => {
      const { path, userAgent, screen } = body;
      if (!wantsNoTracking(request)) counter.count('visit', labelVisit({ path, userAgent, screenWidth: screen.width }));
      return {};
    });
    calls.serve(reportClientError, async ({ body }) => {
      counter.count('client-error', labelClientError(body));
      return {};
    });
    await app.register(async (scope) => servePolicyReports(scope, counter));
  };
}

const wantsNoTracking = ({ headers }: FastifyRequest): boolean => headers['dnt'] === '1' || headers['sec-gpc'] === '1';

function servePolicyReports(app: FastifyInstance, counter: Pick<DailyCounter, 'count'>): void {
  const limit = app.createRateLimit({ timeWindow: '1 minute', max: MAX_POLICY_REPORTS_PER_MINUTE });
  app.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, (_request, body, done) => done(null, body));
  app.post(
    POLICY_REPORT_PATH,
    {
      bodyLimit: MAX_REPORT_BYTES,
      onRequest: async (request, reply) => refuseWhenExceeded(await limit(request), reply),
    },
    async ({ body }, reply) => {
      const violations = typeof body === 'string' ? readViolations(body) : null;
      if (violations === null) throw new HttpProblem(400, 'This is no report of the content security policy.');
      for (const violation of violations) {
        const label = labelViolation(violation);
        if (label !== null) counter.count('policy-report', label);
      }
      return reply.code(204).send();
    },
  );
}
