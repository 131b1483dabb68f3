import { parentPort } from 'node:worker_threads';
import { limitTimers } from './boundTimers.ts';
import type { Sql } from './Database.ts';
import { EmbeddedDatabase } from './EmbeddedDatabase.ts';
import type { Answer, Failure, Question } from './DatabaseThread.ts';

/** The worker's side of a `DatabaseThread`. The engine runs statements and transactions one after another. */
const port = parentPort!;
limitTimers(globalThis);

interface OpenTransaction {
  readonly sql: Sql;
  readonly commit: () => void;
  readonly rollBack: () => void;
  /** Resolves when the transaction is committed or rolled back. */
  readonly transactionEnd: Promise<void>;
}

const transactions = new Map<number, OpenTransaction>();
let database: EmbeddedDatabase;

/** Thrown inside a transaction to roll it back. The transaction's caller already has the cause. */
const ROLLED_BACK_ERROR = new Error('The transaction was rolled back.');

port.on('message', (question: Question) => {
  answerQuestion(question)
    .then(
      (value): Answer => ({ id: question.id, value }),
      (cause: EngineError): Answer => ({ id: question.id, error: toFailure(cause) }),
    )
    .then((answer) => port.postMessage(answer));
});

type EngineError = Error & { readonly code?: string; readonly severity?: string };

/**
 * Converts an error. It is fatal after a PANIC, a FATAL error or a WebAssembly runtime error, because the engine then
 * hangs or gives wrong answers.
 */
function toFailure(cause: EngineError): Failure {
  const { message, code, severity = '', name } = cause;
  const isFatal = /^(?:PANIC|FATAL)$/u.test(severity) || /^(?:RuntimeError|ExitStatus)$/u.test(name);
  return { message, code, isFatal };
}

async function answerQuestion(question: Question): Promise<unknown> {
  switch (question.do) {
    case 'open':
      database = await EmbeddedDatabase.open({ folder: question.folder });
      return null;
    case 'query':
      return (question.transactionId === null ? database : findTransaction(question.transactionId).sql).query(
        question.text,
        question.parameters,
      );
    case 'begin':
      transactions.set(question.id, await beginTransaction());
      return question.id;
    case 'end':
      return endTransaction(question.transactionId, question.shouldCommit);
    case 'close':
      return database.close();
  }
}

/** Begins a transaction after all earlier ones have ended. */
function beginTransaction(): Promise<OpenTransaction> {
  return new Promise((resolve, reject) => {
    const transactionEnd: Promise<void> = database.transaction(
      (sql) =>
        new Promise<void>((commit, rollBack) =>
          resolve({
            sql,
            commit,
            rollBack: () => rollBack(ROLLED_BACK_ERROR),
            get transactionEnd() {
              return transactionEnd;
            },
          }),
        ),
    );
    transactionEnd.catch(reject);
  });
}

async function endTransaction(id: number, shouldCommit: boolean): Promise<null> {
  const transaction = findTransaction(id);
  transactions.delete(id);
  if (shouldCommit) transaction.commit();
  else transaction.rollBack();
  await transaction.transactionEnd.catch((cause: unknown) => {
    if (cause !== ROLLED_BACK_ERROR) throw cause;
  });
  return null;
}

function findTransaction(id: number): OpenTransaction {
  const transaction = transactions.get(id);
  if (transaction === undefined) throw new Error('The transaction has ended.');
  return transaction;
}
