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
    theme: { title: 'Crosshatch API' },
    ...pageFiles(),
  });
}

/** Keys are described only where the server asks for them. */
function securityOf(auth: 'optional' | 'required') {
  const key = { type: 'http', scheme: 'bearer', description: 'A key of this server.' } as const;
  const security = [...(auth === 'optional' ? [{}] : []), { key: [] }];
  return { components: { securitySchemes: { key } }, security };
}

/**
 * Returns the folder and the logo of the page. In a build, they are beside this file. Code that
 * runs from its sources uses the files in the package of Swagger UI.
 */
function pageFiles(): Pick<FastifySwaggerUiOptions, 'baseDir' | 'logo'> {
  const folder = fileURLToPath(new URL('./api-docs', import.meta.url));
  if (!existsSync(folder)) return {};
  const logo = { type: 'image/svg+xml', content: readFileSync(join(folder, 'logo.svg')) };
  return { baseDir: folder, logo };
}
