// Answers requests for what does not exist: an address of the API, a method of an existing address,
// a file. A browser that asks for any other address gets the page of the app.

import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { isScreen, type ServedPage, sendScreen } from '../page.ts';
import { noAddress, pathOf, refuse } from './problems.ts';

/**
 * Must be called before any route is declared, because it collects the routes as they are added.
 */
export function answerUnknown(app: FastifyInstance, page: ServedPage): void {
  const methods = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }: RouteOptions) => {
    const known = methods.get(url) ?? new Set();
    for (const each of [method].flat()) known.add(each);
    methods.set(url, known);
  });
  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const path = pathOf(request);
    const isApi = path === '/api' || path.startsWith('/api/');
    if (!isApi && isScreen(request)) return sendScreen(reply, page);
    const allowed = isApi ? methodsFor(methods, path) : [];
    if (allowed.length > 0 && !allowed.includes(request.method)) {
      const message = `${request.method} is not allowed for ${path}: expected ${allowed.join(' or ')}`;
      reply.header('allow', allowed.join(', '));
      return refuse(reply, [{ code: 'wrong-method', message }], 405);
    }
    return refuse(reply, [noAddress(request)], 404);
  });
}

function methodsFor(methods: ReadonlyMap<string, ReadonlySet<string>>, path: string): string[] {
  const found = [...methods].filter(([url]) => url !== '*' && url !== '/*' && matches(url, path));
  return [...new Set(found.flatMap(([, known]) => [...known]))];
}

/** Whether an address fits a pattern, as "/puzzles/heart" fits "/puzzles/:id". */
function matches(url: string, path: string): boolean {
  const [pattern, parts] = [url.split('/'), path.split('/')];
  return (
    pattern.length === parts.length &&
    pattern.every((part, i) => part === parts[i] || (part.startsWith(':') && parts[i] !== ''))
  );
}
