import { sendCareer, sendContact } from '../../../contract/contacts.ts';
import type { ContactDesk } from '../../application/contacts/ContactDesk.ts';
import type { CvIntake } from '../../application/contacts/CvIntake.ts';
import type { RouteModule } from '../RouteModule.ts';

export function contactRoutes(desk: ContactDesk, cvs: CvIntake): RouteModule {
  return (calls) => {
    calls.serve(sendContact, async ({ body }) => {
      await desk.receive(body, null);
      return {};
    });
    calls.serveUpload(
      sendCareer,
      (fileName, chunks) => cvs.receive(fileName, chunks),
      async ({ body }, receivedCv) => {
        await desk.receive(body, receivedCv);
        return {};
      },
    );
  };
}
