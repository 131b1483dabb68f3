import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly from: string;
  readonly to: readonly string[];
  /** The message as sent: headers, an empty line and the body. */
  readonly source: string;
}

/** A real SMTP server on this machine. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** The SMTP code with which mails are refused; null to accept them. */
  refusalCode: number | null = null;
  /** Whether to close each connection when a mail begins to arrive. */
  breaksConnections = false;
  /** Whether to receive mails without confirming them, until `answer` is called. */
  isSilent = false;
  /** Confirms the mail that waits for a confirmation. */
  answer: () => void = () => undefined;
  #reportWholeMail: () => void = () => undefined;
  readonly #wholeMail = new Promise<void>((resolve) => (this.#reportWholeMail = resolve));
  readonly #server: SMTPServer;
  readonly #sockets = new Set<Socket>();

  private constructor() {
    this.#server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      logger: false,
      onData: (stream, session, callback) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (this.breaksConnections) this.#closeConnections();
        });
        stream.on('end', () => {
          this.#reportWholeMail();
          this.answer = () => callback();
          if (this.isSilent) return;
          if (this.refusalCode !== null)
            return callback(Object.assign(new Error('Refused'), { responseCode: this.refusalCode }));
          const { mailFrom, rcptTo } = session.envelope;
          this.mails.push({
            from: mailFrom === false ? '' : mailFrom.address,
            to: rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks).toString('utf8'),
          });
          callback();
        });
      },
    });
  }

  #closeConnections(): void {
    for (const socket of this.#sockets) socket.destroy();
  }

  /** Resolves when a mail has arrived completely. */
  waitForWholeMail(): Promise<void> {
    return this.#wholeMail;
  }

  static async start(port = 0): Promise<MailServer> {
    const mailServer = new MailServer();
    mailServer.#server.server.on('connection', (socket: Socket) => mailServer.#sockets.add(socket));
    await new Promise<void>((resolve) => mailServer.#server.listen(port, '127.0.0.1', resolve));
    return mailServer;
  }

  get port(): number {
    return (this.#server.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  stop(): Promise<void> {
    this.#closeConnections();
    return new Promise((resolve) => this.#server.close(() => resolve()));
  }
}
