import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Id } from '../../../contract/fields.ts';
import { getRouteSet } from '../../../src/domain/routeSet.ts';
import { StoreUnavailableError } from '../../application/ports/Store.ts';
import type { CatalogueItem } from '../../domain/catalogue/CatalogueItem.ts';
import { refuseWhenExceeded } from '../limits.ts';
import type { ClientDependencies } from './ClientParts.ts';
import { HttpProblem } from '../problems.ts';
import { itemToWire } from '../wire/itemToWire.ts';
import { fillSharedPage } from './fillSharedPage.ts';
import { getPageParameters } from './getPageParameters.ts';
import { getPagePath } from './getPagePath.ts';
import type { PageSource } from './PageRenderer.ts';
import { getPublicAddresses } from './publicAddresses.ts';

const ITEM_PARAMETER = 'item';
const MARKDOWN_ENDING = '.md';
const MARKDOWN_TYPE = 'text/markdown';
const MARKDOWN_CACHING = 'public, max-age=300';
const NO_INDEX = 'noindex';

/** The public pages of single items, for shared links (docs/adr/0164). */
export class SharedPages {
  readonly #dependencies: ClientDependencies;
  readonly #source: PageSource;
  readonly #limit: ReturnType<FastifyInstance['createRateLimit']>;

  constructor(app: FastifyInstance, source: PageSource, dependencies: ClientDependencies) {
    this.#dependencies = dependencies;
    this.#source = source;
    this.#limit = app.createRateLimit({ timeWindow: '1 minute', max: dependencies.maxSharedPagesPerMinute });
    app.get<{ Params: { file: string } }>('/item/:file', (request, reply) => {
      const { file } = request.params;
      // The marketing host has no Markdown pages; it serves its site at every path.
      if (getRouteSet(request.host, request.url) !== 'app' || !file.endsWith(MARKDOWN_ENDING)) {
        reply.callNotFound();
        return undefined;
      }
      return this.#sendMarkdown(request, reply, file.slice(0, -MARKDOWN_ENDING.length));
    });
  }

  /** The item id in a shared link; null for other URLs. */
  static readItemId(request: FastifyRequest): string | null {
    return (getPagePath(request) === '/' && getPageParameters(request).get(ITEM_PARAMETER)) || null;
  }

  /** Sends a shared link's page as HTML, or as Markdown to a program that asks for it. */
  async send(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
    void reply.header('vary', 'accept, cookie');
    if (request.headers.accept?.includes(MARKDOWN_TYPE) === true) return this.#sendMarkdown(request, reply, id);
    const source = this.#source;
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    const [document, renderer] = await Promise.all([source.readDocument(request.url), source.getRenderer()]);
    const piece = await this.#find(request, reply, id).catch(ignoreStoreFailure);
    if (piece === undefined) return reply.header('x-robots-tag', NO_INDEX).send(document);
    const renderedPage = renderer.renderSharedPage(piece && itemToWire(piece), this.#getAppOrigin(request));
    if (piece === null) void reply.code(404);
    if (piece === null || piece.isWithdrawn) void reply.header('x-robots-tag', NO_INDEX);
    const html = fillSharedPage(document, { ...renderedPage, styles: source.sharedPageStyles, itemId: id });
    return sendTagged(request, reply, html);
  }

  async #sendMarkdown(request: FastifyRequest, reply: FastifyReply, id: string): Promise<FastifyReply> {
    const piece = await this.#find(request, reply, id);
    if (piece === null) throw new HttpProblem(404, 'There is no such item.');
    const renderer = await this.#source.getRenderer();
    const markdown = renderer.renderSharedMarkdown(itemToWire(piece), this.#getAppOrigin(request));
    void reply.type(`${MARKDOWN_TYPE}; charset=utf-8`).headers({
      'cache-control': MARKDOWN_CACHING,
      // Search engines should list the HTML page.
      'x-robots-tag': NO_INDEX,
    });
    return sendTagged(request, reply, markdown);
  }

  async #find(request: FastifyRequest, reply: FastifyReply, id: string): Promise<CatalogueItem | null> {
    refuseWhenExceeded(await this.#limit(request), reply);
    return Id.safeParse(id).success ? this.#dependencies.pieces.find(id) : null;
  }

  #getAppOrigin(request: FastifyRequest): string {
    return getPublicAddresses(request, this.#dependencies.publicOrigin).appOrigin;
  }
}

/** Logs a failure of the store. The page is then sent without the item, so that the login opens. */
function ignoreStoreFailure(cause: unknown): undefined {
  if (!(cause instanceof StoreUnavailableError)) throw cause;
}

/** Sends the text, or 304 if the client has it. */
function sendTagged(request: FastifyRequest, reply: FastifyReply, text: string): FastifyReply {
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  void reply.header('etag', etag);
  const isKnown = reply.statusCode === 200 && request.headers['if-none-match'] === etag;
  return isKnown ? reply.code(304).send() : reply.send(text);
}
