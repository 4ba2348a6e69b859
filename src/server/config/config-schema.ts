// The configuration as a schema: what each setting may be, however it was given.

import { isIP } from 'node:net';
import { z } from 'zod';
import { MOST_THREADS } from '../../batches/work/most-threads.ts';
import { LIMIT_KEYS, SERVER_LIMITS, type ServerLimits } from '../limits.ts';
import { NAMED_NETWORKS } from '../protection/trusted-proxies.ts';
import { LOG_LEVELS } from '../watch/request-log.ts';

const seconds = z.number().positive();
const file = z.string();

/** Begins with a slash and ends without one; empty if the server has the whole of its host. */
const basePath = z
  .string()
  .transform((path) => path.replace(/\/+$/, ''))
  .pipe(z.string().regex(/^(\/(?!\.\.?(\/|$))[\w.~-]+)*$/))
  .refine(isFree);

const metricsPath = z
  .string()
  .regex(/^(\/(?!\.\.?(\/|$))[\w.~-]+)+$/)
  .refine(isFree);

/** Whether neither the API nor the files of the page are there. */
function isFree(path: string): boolean {
  return !/^\/(api|assets)(\/|$)/.test(path);
}

const proxy = z.string().refine((text) => NAMED_NETWORKS.includes(text) || isNetwork(text));

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const isWhole = bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most);
  return most > 0 && isWhole && rest.length === 0;
}

const hostName = z
  .string()
  .toLowerCase()
  .refine((name) => /^([a-z\d_-]+\.)*[a-z\d_-]+$/.test(name) || isIP(name.replace(/^\[|\]$/g, '')));

const origin = z.string().refine((text) => URL.canParse(text) && new URL(text).origin === text);

const limits = z.strictObject(
  Object.fromEntries(
    LIMIT_KEYS.map((key) => {
      const { least } = SERVER_LIMITS[key];
      return [key, least === undefined ? seconds : z.int().min(least)];
    }),
  ),
) as unknown as z.ZodType<ServerLimits>;

export const configSchema = z.strictObject({
  host: z.string().trim().min(1),
  port: z.int().min(0).max(65_535),
  grace: seconds,
  basePath,
  trustProxy: z.union([z.literal('off'), z.int().min(1), z.array(proxy).min(1)]),
  publicNames: z.array(hostName),
  allowedOrigins: z.union([z.tuple([z.literal('*')]), z.array(origin)]),
  tls: z.strictObject({ certificate: file, key: file }),
  auth: z.strictObject({
    mode: z.enum(['off', 'optional', 'required']),
    keysFile: file.min(1),
  }),
  log: z.strictObject({ level: z.enum(LOG_LEVELS), format: z.enum(['json', 'pretty']) }),
  metrics: z.strictObject({
    access: z.enum(['off', 'loopback', 'anyone']),
    path: metricsPath,
  }),
  batches: z.strictObject({
    kept: z.enum(['off', 'folder', 'database']),
    folder: file,
    threads: z.int().min(0).max(MOST_THREADS),
    workers: z.array(z.string().min(1)),
    bytes: z.int().min(1),
    items: z.int().min(1),
    seconds: z.number().positive(),
    batches: z.int().min(1),
  }),
  limits,
});

export type ServerConfig = z.infer<typeof configSchema>;
