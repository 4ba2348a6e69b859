import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COLOURED, MULTIPLE, type TestApp, testApp, UNIQUE } from '../../test/server.ts';

let server: TestApp;
let document: Document;
beforeAll(async () => {
  server = await testApp();
  document = (await server.get('/api/docs/json')).json as unknown as Document;
});
afterAll(() => server.app.close());

interface Body {
  readonly schema: { readonly examples?: readonly unknown[] };
  readonly example?: unknown;
}
interface Content {
  readonly content: Readonly<Record<string, Body>>;
}
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: Content;
  readonly responses: Readonly<Record<string, Partial<Content> & { readonly description: string }>>;
}
interface Document {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const operations = () =>
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

/** Returns a compiler for schemas that refer to the components of a document. */
function compilerOf(api: Document): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', ...api });
  return (schema) => ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"api#/')));
}

const NONE = { rows: [[1, 1], [], [1, 1]], cols: [[1], [2], [1]] };

describe('the description of the API', () => {
  it('names every route, once', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations().map(({ path, method }) => `${method} ${path}`)).toEqual([
      ...[
        'solve',
        'check',
        'mistakes',
        'hint',
        'explain',
        'rate',
        'convert',
        'generate',
        'read',
        'verify',
      ].map((name) => `post /api/v1/${name}`),
      ...['puzzles', 'puzzles/{id}', 'methods', 'health', 'ready'].map(
        (name) => `get /api/v1/${name}`,
      ),
    ]);
    const ids = operations().map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { operation } of operations()) {
      expect(operation.summary).not.toBe('');
      const descriptions = Object.values(operation.responses).map((each) => each.description);
      expect(descriptions).not.toContain('Default Response');
    }
  });

  it('has schemas that can be used, and whose examples fit them', () => {
    const compile = compilerOf(document);
    const bodies = operations().flatMap(({ operation: { requestBody, responses } }) =>
      [requestBody, ...Object.values(responses)].flatMap((body) =>
        Object.values(body?.content ?? {}),
      ),
    );
    const components = Object.values(document.components.schemas).map((schema) => ({ schema }));
    expect(bodies.length).toBeGreaterThan(30);
    let examples = 0;
    for (const { schema, example } of [...bodies, ...components] as Body[]) {
      const fits = compile(schema);
      for (const each of [...(schema.examples ?? []), ...(example ? [example] : [])]) {
        expect(fits(each), JSON.stringify([each, fits.errors])).toBe(true);
        examples++;
      }
    }
    expect(examples).toBeGreaterThanOrEqual(7 + 4);
  });

  it.each([
    ['solve', { puzzle: MULTIPLE }],
    ['solve', { puzzle: COLOURED }],
    ['solve', { puzzle: UNIQUE, method: 'cells' }],
    ['check', { puzzle: UNIQUE, grid: ['#.', '##'] }],
    ['mistakes', { puzzle: UNIQUE, marks: ['.?', '??'] }],
    ['mistakes', { puzzle: NONE }],
    ['hint', { puzzle: UNIQUE, marks: ['?#', '??'] }],
    ['hint', { puzzle: UNIQUE, marks: ['.?', '??'] }],
    ['hint', { puzzle: MULTIPLE }],
    ['hint', { puzzle: NONE }],
    ['explain', { puzzle: UNIQUE }],
    ['explain', { puzzle: UNIQUE, maxSteps: 1 }],
    ['rate', { puzzle: UNIQUE, language: 'de' }],
    ['rate', { puzzle: NONE }],
    ['convert', { puzzle: UNIQUE, to: 'non' }],
  ])('describes what is answered: /%s %o', async (path, body) => {
    const { status, json } = await server.post(`/${path}`, body);
    expect(status, JSON.stringify(json)).toBe(200);
    const { content = {} } = document.paths[`/api/v1/${path}`].post.responses[200];
    const fits = compilerOf(document)(content['application/json'].schema);
    expect(fits(json), JSON.stringify([json, fits.errors])).toBe(true);
  });

  it('declares the parameters of its paths', () => {
    for (const { path, operation } of operations()) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((each) => each.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(named);
    }
  });

  it('tells of the limits of this server, of events and of failures', () => {
    const { responses, requestBody } = document.paths['/api/v1/solve'].post;
    expect(Object.keys(responses)).toEqual([
      ...['200', '400', '401', '403', '413', '415', '422', '429', '500', '503'],
    ]);
    expect(Object.keys(responses[200].content ?? {})).toContain('text/event-stream');
    expect(JSON.stringify(requestBody)).toContain('"maximum":60');
  });

  it('has a page with a policy of its own, which needs nothing from elsewhere', async () => {
    const page = await server.get('/api/docs');
    expect(page.status).toBe(200);
    expect(page.text).not.toMatch(/https?:/);
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain('upgrade-insecure-requests');
    const [, script] = /<script src="([^"]+bundle.js)"/.exec(page.text) ?? [];
    expect((await server.get(script)).headers['content-type']).toMatch(/javascript/);
  });

  it('has a page with our icon that fits phones', async () => {
    const { text } = await server.get('/api/docs');
    const [, icon] = /<link rel="icon" [^>]*href="([^"]+)"/.exec(text) ?? [];
    expect((await server.get(icon)).text).toContain('<title>Crosshatch</title>');
    const [, script] = /<script src="([^"]+theme[^"]+)"/.exec(text) ?? [];
    expect((await server.get(script)).text).toContain('width=device-width');
  });
});
