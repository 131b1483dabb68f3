import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { MailError, UnconfirmedMailError, type Mail, type Mailer } from '../../application/ports/Mailer.ts';
import { PRODUCT } from '../../../src/domain/product.ts';

export interface SmtpSettings {
  /** URL of the mail server, such as smtps://user:password@smtp.example.com. */
  readonly url: string;
  readonly from: string;
  /** The operator's email address. */
  readonly to: string;
}

const CONNECTION_TIMEOUT_MS = 10_000;
/** Maximum time to connect and to send the whole mail, in milliseconds. */
const TRANSFER_TIMEOUT_MS = 60_000;
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Sends mails by SMTP, each over its own connection. After sending, waits for the server's answer until the caller's
 * signal aborts, because a server may examine a mail for minutes.
 */
export class SmtpMailer implements Mailer {
  readonly #settings: SmtpSettings;

  constructor(settings: SmtpSettings) {
    this.#settings = settings;
  }

  async send(mail: Mail, signal: AbortSignal): Promise<void> {
    const transfer = new AbortController();
    const abort = (): void => transfer.abort();
    const timer = setTimeout(abort, TRANSFER_TIMEOUT_MS);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
    let isTransferred = false;
    const transport = this.#createTransport(() => {
      isTransferred = true;
      clearTimeout(timer);
    });
    try {
      await transport.sendMail({ ...this.#toMessage(mail), signal: transfer.signal });
    } catch (cause) {
      const isAnswered = (cause as { responseCode?: number }).responseCode !== undefined;
      throw new (isTransferred && !isAnswered ? UnconfirmedMailError : MailError)(describeFailure(cause), { cause });
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', abort);
    }
  }

  /** `onTransferred` is called when the whole mail has been sent. */
  #createTransport(onTransferred: () => void): Transport {
    const { username, hostname } = new URL(this.#settings.url);
    const transport = createTransport({
      url: this.#settings.url,
      // Never send a password over an unencrypted connection to another machine.
      requireTLS: username !== '' && !LOCAL_HOSTS.has(hostname),
      connectionTimeout: CONNECTION_TIMEOUT_MS,
      greetingTimeout: CONNECTION_TIMEOUT_MS,
    });
    transport.use('stream', ({ message }, done) => {
      message.transform(() => new PassThrough().once('end', onTransferred));
      done();
    });
    return transport;
  }

  #toMessage({ id, replyTo, subject, text, html, attachments }: Mail): Parameters<Transport['sendMail']>[0] {
    const { from, to } = this.#settings;
    const domain = from.slice(from.lastIndexOf('@') + 1);
    return {
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
    };
  }
}

type Transport = ReturnType<typeof createTransport>;

/** The error codes of a failure. The error's message may quote the mail and must not be logged. */
function describeFailure(cause: unknown): string {
  const { code, command, responseCode } = cause as { code?: string; command?: string; responseCode?: number };
  return `The mail server did not accept the mail (${[code, command, responseCode].filter(Boolean).join(', ') || 'no reason'}).`;
}
