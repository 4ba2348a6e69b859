// Serves the built files of the page. Files with a hash in their name never change, nor do those of
// Z3, whose address has their version; browsers ask for all other files again. An address of a
// screen gets index.html, whose script shows the screen.

import { existsSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { serveZ3, z3Files } from './z3-files.ts';

export const NO_PAGE =
  'The page of the app has not been built: npm start builds it. The API is at /api/v1, its description at /api/docs.';

export function isBuilt(webRoot: string): boolean {
  return existsSync(join(webRoot, 'index.html'));
}

export interface ServedPage {
  /** The folder of the built page. */
  readonly webRoot: string;
  /** The path that the page is under; empty, or with a slash at its beginning alone. */
  readonly basePath: string;
}

export async function servePage(app: FastifyInstance, page: ServedPage): Promise<void> {
  const { webRoot } = page;
  if (!isBuilt(webRoot)) return;
  const z3 = z3Files();
  const lasting = [join(webRoot, 'assets'), ...(z3 === undefined ? [] : [z3.folder])];
  await app.register(fastifyStatic, {
    root: webRoot,
    serve: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isLasting = lasting.some((folder) => path.startsWith(folder + sep));
      const control = isLasting ? 'public, max-age=31536000, immutable' : 'no-cache';
      reply.header('cache-control', control);
    },
  });
  if (z3 !== undefined) serveZ3(app, z3);
  // The plugin's own route would read the whole folder for each file, to refuse other spellings of
  // names. That guards protected files, of which there are none here.
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) => {
    const file = request.params['*'];
    return ['', 'index.html'].includes(file) ? sendScreen(reply, page) : reply.sendFile(`/${file}`);
  });
}

/**
 * Whether a request asks for HTML, as a browser does when it opens a page. Requests for files in
 * /assets/ do not count.
 */
export function isScreen({ method, url, headers }: FastifyRequest): boolean {
  const wantsPage = (headers.accept ?? '').includes('text/html');
  return (method === 'GET' || method === 'HEAD') && wantsPage && !url.startsWith('/assets/');
}

export function sendScreen(reply: FastifyReply, { webRoot, basePath }: ServedPage): FastifyReply {
  if (!isBuilt(webRoot) || !reply.server.hasReplyDecorator('sendFile')) {
    return reply.code(503).type('text/plain; charset=utf-8').send(NO_PAGE);
  }
  if (basePath === '') return reply.sendFile('index.html');
  const html = readFileSync(join(webRoot, 'index.html'), 'utf8');
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(atBasePath(html, basePath));
}

/**
 * Puts the base path before every address of the HTML file that begins with a slash. The scripts
 * learn it from one of these, and address other files relative to themselves.
 */
function atBasePath(html: string, basePath: string): string {
  return html.replaceAll(/(?<== *["'])\/(?!\/)/g, `${basePath}/`);
}
