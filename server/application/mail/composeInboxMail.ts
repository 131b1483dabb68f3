import { PRODUCT } from '../../../src/domain/product.ts';
import { toPrintable } from '../../domain/text/cleanText.ts';
import { escapeHtml } from '../../domain/text/escapeHtml.ts';
import type { CvKind } from '../ports/CvInspector.ts';
import type { InboxMessage, StoredCv } from '../ports/Inbox.ts';
import type { Mail } from '../ports/Mailer.ts';

/** Matches a single plain address. Anything else could add recipients. */
const SINGLE_ADDRESS_PATTERN = /^[^\s@"(),:;<>[\\\]]{1,64}@[^\s@"(),:;<>[\\\]]{1,250}$/u;
const MAX_NAME_LENGTH = 120;

const SUBJECT_BY_KIND: Readonly<Record<InboxMessage['kind'], string>> = {
  support: 'Support request',
  contact: 'Contact message',
  career: 'Application',
};

const MEDIA_TYPE_BY_KIND: Readonly<Record<CvKind, string>> = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/**
 * Composes the mail of a message to the operator. Replies go to the message's author. `cvBytes` is the attached CV;
 * null to only name it.
 */
export function composeInboxMail(message: InboxMessage, cvBytes: Uint8Array | null = null): Mail {
  const { id, kind, userId, email, text, at, cv } = message;
  const name = toPrintable(message.name).trim().slice(0, MAX_NAME_LENGTH);
  const sender = name === '' ? toPrintable(email) : `${name} (${toPrintable(email)})`;
  const title = `${SUBJECT_BY_KIND[kind]} from ${name === '' ? toPrintable(email) : name}`;
  const facts = [
    ['From', sender],
    ...(userId === null ? [] : ([['Account', userId]] as const)),
    ['Sent', new Date(at).toUTCString()],
    ['Message', id],
    ...(cv === null ? [] : ([['CV', describeCv(id, cv, cvBytes !== null)]] as const)),
  ] as const;
  return {
    id,
    replyTo: SINGLE_ADDRESS_PATTERN.test(email) ? { name, address: email } : null,
    subject: `${title} - ${PRODUCT.name}`,
    text: `${text}\n\n--\n${facts.map(([label, value]) => `${label}: ${value}`).join('\n')}\n`,
    html: renderHtml(title, text, facts),
    attachments:
      cv === null || cvBytes === null
        ? []
        : [{ fileName: cv.fileName, mediaType: MEDIA_TYPE_BY_KIND[cv.kind], bytes: cvBytes }],
  };
}

const describeCv = (id: string, { fileName, size }: StoredCv, isAttached: boolean): string =>
  `${toPrintable(fileName)}, ${Math.ceil(size / 1_024)} KB${isAttached ? '' : `, not attached: npm run inbox -- save ${id} FILE`}`;

const renderHtml = (
  subject: string,
  text: string,
  facts: readonly (readonly [string, string])[],
): string => `<!doctype html>
<html lang="en"><body style="margin:0;padding:24px;background:#f6f1e7;color:#1b1815;font:16px/1.5 Georgia,serif">
<div style="max-width:560px;margin:0 auto">
<h1 style="margin:0;padding-bottom:12px;border-bottom:1px solid #ddd4c3;font:400 24px/1.25 Georgia,serif">${escapeHtml(subject)}</h1>
<p style="margin:24px 0;white-space:pre-wrap;overflow-wrap:anywhere">${escapeHtml(text)}</p>
<table style="width:100%;padding-top:12px;border-top:1px solid #ddd4c3;border-spacing:0;font:13px/1.6 sans-serif;color:#5c544a">
${facts.map(renderFact).join('\n')}
</table>
</div>
</body></html>
`;

const renderFact = ([label, value]: readonly [string, string]): string =>
  `<tr style="vertical-align:top"><td style="padding:0 16px 0 0">${label}</td><td style="width:100%;padding:0;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
