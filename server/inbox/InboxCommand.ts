export type InboxCommand =
  | { readonly name: 'list'; readonly count: number }
  | { readonly name: 'read'; readonly id: string }
  | { readonly name: 'save'; readonly id: string; readonly path: string };

const DEFAULT_COUNT = 50;

export const USAGE = `Usage:
  npm run inbox                     the newest messages
  npm run inbox -- 200              up to 200 messages
  npm run inbox -- read ID          one message
  npm run inbox -- save ID FILE     saves the CV of a message`;

/** Parses the arguments of `npm run inbox`. Throws the usage if they are wrong. */
export function parseInboxCommand(args: readonly string[]): InboxCommand {
  const [firstArgument = String(DEFAULT_COUNT), id, path] = args;
  if (firstArgument === 'read' && id !== undefined && args.length === 2) return { name: 'read', id };
  if (firstArgument === 'save' && id !== undefined && path !== undefined && args.length === 3)
    return { name: 'save', id, path };
  const count = Number(firstArgument);
  if (args.length <= 1 && Number.isInteger(count) && count > 0) return { name: 'list', count };
  throw new Error(USAGE);
}
