import { createTransport } from 'nodemailer';
import { MailError, type Mail, type Mailer } from '../../application/ports/Mailer.ts';
import { PRODUCT } from '../../../src/domain/product.ts';

export interface SmtpSettings {
  /** The mail server, such as smtps://user:password@smtp.example.com. */
  readonly url: string;
  readonly from: string;
  /** The operator's address. */
  readonly to: string;
}

const CONNECTION_TIMEOUT_MS = 10_000;
const IDLE_TIMEOUT_MS = 30_000;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Sends mails by SMTP. Each mail uses a connection of its own, since mails are few. */
export class SmtpMailer implements Mailer {
  readonly #transport: ReturnType<typeof createTransport>;
  readonly #settings: SmtpSettings;

  constructor(settings: SmtpSettings) {
    const { username, hostname } = new URL(settings.url);
    this.#settings = settings;
    this.#transport = createTransport({
      url: settings.url,
      // Never sends a password over an unencrypted connection to another machine.
      requireTLS: username !== '' && !LOCAL_HOSTS.has(hostname),
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
    });
  }

  async send({ id, replyTo, subject, text, html, attachments }: Mail, signal: AbortSignal): Promise<void> {
    const { from, to } = this.#settings;
    const domain = from.slice(from.lastIndexOf('@') + 1);
    try {
      await this.#transport.sendMail({
        from: { name: PRODUCT.name, address: from },
        to: { name: '', address: to },
        ...(replyTo !== null && { replyTo: { ...replyTo } }),
        messageId: `<${id}@${domain}>`,
        subject,
        text,
        html,
        attachments: attachments.map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          contentType: mediaType,
          content: Buffer.from(bytes),
        })),
        disableFileAccess: true,
        disableUrlAccess: true,
        signal,
      });
    } catch (cause) {
      throw new MailError(describeFailure(cause), { cause });
    }
  }
}

/** The codes of a failure. Its message may quote the mail, which the log must not contain. */
function describeFailure(cause: unknown): string {
  const { code, command, responseCode } = cause as { code?: string; command?: string; responseCode?: number };
  return `The mail server did not accept the mail (${[code, command, responseCode].filter(Boolean).join(', ') || 'no reason'}).`;
}
