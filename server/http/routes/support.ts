import { sendSupportMessage } from '../../../contract/support.ts';
import type { SupportDesk } from '../../application/mail/SupportDesk.ts';
import type { RouteModule } from '../RouteModule.ts';

export function supportRoutes(desk: SupportDesk): RouteModule {
  return (calls) =>
    calls.serve(sendSupportMessage, async ({ params, body }) => {
      await desk.receive(params.id, body.message);
      return undefined;
    });
}
