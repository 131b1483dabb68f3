import type { Call } from '../../contract/Call.ts';
import * as contacts from '../../contract/contacts.ts';
import * as geocode from '../../contract/geocode.ts';
import { searchShowcase } from '../../contract/showcase.ts';
import { sendSupportMessage } from '../../contract/support.ts';
import { getTrends } from '../../contract/trends.ts';
import { getTryOnPlace, tryOn } from '../../contract/tryon.ts';
import * as reports from '../../contract/reports.ts';
import type { CallServer } from './CallServer.ts';
import { HttpProblem } from './problems.ts';

/** Calls that this backend does not implement. They check access and input, then answer 501. Forms are not read. */
const UNSERVED_CALLS: readonly Call[] = [
  contacts.sendContact,
  contacts.sendCareer,
  geocode.reverseGeocode,
  geocode.suggestPlaces,
  getTrends,
  tryOn,
  getTryOnPlace,
  reports.recordWebsiteEngagement,
  reports.reportClientError,
  searchShowcase,
  sendSupportMessage,
];

export function refuseUnserved(calls: CallServer): void {
  for (const call of UNSERVED_CALLS) {
    if (calls.servedNames.has(call.name)) continue;
    const problem = new HttpProblem(501, `${call.summary}: this is not offered yet.`);
    if (call.files === undefined) calls.serve(call, () => Promise.reject(problem));
    else calls.refuseUnread(call, problem);
  }
}
