// The description of the API, and a page to try the API out. The description is made from the
// schemas of the routes.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import swagger from '@fastify/swagger';
import swaggerUi, { type FastifySwaggerUiOptions } from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { DOCS_POLICY } from './protection/security-headers.ts';

const DESCRIPTION = `Solves, checks, explains, rates and converts nonograms.

A puzzle is JSON, \`{"rows": [[2], [1]], "cols": [[2], [1]]}\`, or a text in any format, \`{"text": "..."}\`. A grid is a list
of rows: \`.\` background, \`#\` painted (in colour the letter of the colour), \`?\` unknown. Errors come as
\`{"errors": [{"code", "message", ...}]}\`. Long work streams its progress as server-sent events to those who ask for
them, and ends when the client goes away.`;

interface DescribedServer {
  readonly version: string;
  readonly basePath: string;
  readonly auth: 'off' | 'optional' | 'required';
}

export async function describeApi(
  app: FastifyInstance,
  { version, basePath, auth }: DescribedServer,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Crosshatch',
        description: DESCRIPTION,
        version,
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: `${basePath}/`.replace(/(?<=.)\/$/, '') }],
      ...(auth === 'off' ? {} : securityOf(auth)),
      tags: [
        { name: 'puzzle', description: 'Solve, check, rate and convert' },
        { name: 'help', description: 'Help for players' },
        { name: 'library', description: 'What comes with it' },
        { name: 'batch', description: 'Many puzzles at once, if the server has batches' },
        { name: 'work', description: 'For workers that do batches' },
        { name: 'server', description: 'The server itself' },
      ],
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    indexPrefix: basePath,
    staticCSP: DOCS_POLICY,
    ...pageOptions(),
  });
}

/** Keys are described only where the server asks for them. */
function securityOf(auth: 'optional' | 'required') {
  const key = { type: 'http', scheme: 'bearer', description: 'A key of this server.' } as const;
  const security = [...(auth === 'optional' ? [{}] : []), { key: [] }];
  return { components: { securitySchemes: { key } }, security };
}

/** The page of Swagger UI names no viewport, so that phones show it as wide as on a desktop. */
const VIEWPORT = `const viewport = document.createElement('meta');
viewport.name = 'viewport';
viewport.content = 'width=device-width, initial-scale=1';
document.head.append(viewport);`;

function pageOptions(): Pick<FastifySwaggerUiOptions, 'baseDir' | 'logo' | 'theme'> {
  const { icon, ...place } = pageFiles();
  const type = 'image/svg+xml';
  const theme = {
    title: 'Crosshatch API',
    favicon: [{ filename: 'icon.svg', rel: 'icon', sizes: 'any', type, content: icon }],
    js: [{ filename: 'viewport.js', content: VIEWPORT }],
  };
  return { ...place, theme, logo: { type, content: icon } };
}

/**
 * Returns the folder of the page and our icon. In a build, both are beside this file. Code that
 * runs from its sources uses the folder in the package of Swagger UI.
 */
function pageFiles(): { readonly baseDir?: string; readonly icon: Buffer } {
  const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const folder = pathOf('./api-docs');
  if (!existsSync(folder)) return { icon: readFileSync(pathOf('../../web/public/icon.svg')) };
  return { baseDir: folder, icon: readFileSync(join(folder, 'icon.svg')) };
}
