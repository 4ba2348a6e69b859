// The settings of the server: their names in the configuration file, on the command line and in the
// environment, what they allow, and their defaults. No package is loaded here, so that `--help`
// stays cheap.

import { MOST_THREADS } from '../../batches/work/most-threads.ts';
import { LIMIT_KEYS, SERVER_LIMITS, variableOf } from '../limits.ts';

export interface SettingText {
  /** The name of the option, without its dashes. */
  readonly flag: string;
  /** The environment variable. */
  readonly env: string;
  readonly about: string;
  /** Says what the setting may be, in the words of an error message: "expected ...". */
  readonly allowed: string;
  readonly usual: string | number | readonly string[];
}

const WHERE: Readonly<Record<string, SettingText>> = {
  host: {
    flag: 'host',
    env: 'HOST',
    about: 'address to bind; 0.0.0.0 lets other machines in',
    allowed: 'an address, like 127.0.0.1',
    usual: '127.0.0.1',
  },
  port: {
    flag: 'port',
    env: 'PORT',
    about: 'port to listen on; 0 takes any that is free',
    allowed: 'a port from 0 to 65535',
    usual: 4400,
  },
  grace: setting('grace', 'seconds for running work when the server is asked to end', {
    allowed: 'a number of seconds above 0',
    usual: 3,
  }),
  basePath: setting('base-path', 'path that the API, its description and the page are under', {
    allowed:
      'a path, like /nonograms, of letters, digits and -._~ that does not begin with /api or /assets',
    usual: '',
  }),
  trustProxy: setting('trust-proxy', 'proxies whose word on addresses and names is taken', {
    allowed:
      'off, the number of proxies in front, or a list of addresses, networks like 10.0.0.0/8, loopback, linklocal and uniquelocal',
    usual: 'off',
  }),
  publicNames: setting('public-names', 'host names to answer to, besides those of this machine', {
    allowed: 'a list of host names without ports, like nonograms.example.org',
    usual: [],
  }),
  allowedOrigins: setting('allowed-origins', 'origins of pages that may use the API (CORS)', {
    allowed: 'a list of origins, like https://puzzles.example.org, or * alone for all',
    usual: [],
  }),
  'tls.certificate': setting('tls-certificate', 'file with the certificate, for https', {
    allowed: 'a file name',
    usual: '',
  }),
  'tls.key': setting('tls-key', 'file with the private key of the certificate', {
    allowed: 'a file name',
    usual: '',
  }),
};

const AUTH: Readonly<Record<string, SettingText>> = {
  'auth.mode': setting('auth', 'whether the API asks for keys', {
    allowed: 'off, optional or required',
    usual: 'off',
  }),
  'auth.keysFile': setting('keys-file', 'file of the keys that crosshatch keys writes', {
    allowed: 'a file name',
    usual: 'crosshatch-keys.json',
  }),
};

const WATCH: Readonly<Record<string, SettingText>> = {
  'log.level': setting('log-level', 'what is logged on standard output; info has every request', {
    allowed: 'off, fatal, error, warn, info, debug or trace',
    usual: 'off',
  }),
  'log.format': setting('log-format', 'JSON lines for programs, or lines for people', {
    allowed: 'json or pretty',
    usual: 'json',
  }),
  'metrics.access': setting('metrics', 'who may read the metrics', {
    allowed: 'off, loopback or anyone',
    usual: 'off',
  }),
  'metrics.path': setting('metrics-path', 'path of the metrics for Prometheus', {
    allowed: 'a path, like /metrics, that does not begin with /api or /assets',
    usual: '/metrics',
  }),
};

const BATCHES: Readonly<Record<string, SettingText>> = {
  'batches.kept': setting('batches', 'where batches are kept; database is that of DATABASE_URL', {
    allowed: 'off, folder or database',
    usual: 'off',
  }),
  'batches.folder': setting('batch-folder', 'folder of the batches, if not that of the user', {
    allowed: 'a folder name',
    usual: '',
  }),
  'batches.threads': setting('batch-threads', 'threads with which the server works on batches', {
    allowed: `a whole number from 0 to ${MOST_THREADS}`,
    usual: 1,
  }),
  'batches.workers': setting(
    'batch-workers',
    'names of the keys that may work on all batches, or *',
    {
      allowed: 'a list of names of keys, or * where nobody has a key',
      usual: [],
    },
  ),
  'batches.bytes': setting('max-batch', 'bytes of a batch, unpacked', {
    allowed: 'a whole number from 1',
    usual: 1_000_000_000,
  }),
  'batches.items': setting('max-batch-items', 'items of a batch', {
    allowed: 'a whole number from 1',
    usual: 1_000_000,
  }),
  'batches.seconds': setting('max-item-seconds', 'seconds of an item of a batch', {
    allowed: 'a number above 0',
    usual: 300,
  }),
  'batches.batches': setting('max-batches', 'batches of a key at a time', {
    allowed: 'a whole number from 1',
    usual: 100,
  }),
};

/** The keys are the names in the configuration file; a dot leads into an object. */
export const SETTINGS: Readonly<Record<string, SettingText>> = {
  ...WHERE,
  ...AUTH,
  ...WATCH,
  ...BATCHES,
  ...Object.fromEntries(LIMIT_KEYS.map((key) => [`limits.${key}`, limitSetting(key)])),
};

/** The option and the variable that name the configuration file. */
export const CONFIG_FILE = { flag: 'config', env: 'CROSSHATCH_CONFIG' };

function setting(
  flag: string,
  about: string,
  { allowed, usual }: Pick<SettingText, 'allowed' | 'usual'>,
): SettingText {
  return { flag, env: variableOf(flag), about, allowed, usual };
}

function limitSetting(key: (typeof LIMIT_KEYS)[number]): SettingText {
  const { least, ...text } = SERVER_LIMITS[key];
  const allowed =
    least === undefined ? 'a number of seconds above 0' : `a whole number from ${least}`;
  return { ...text, allowed };
}
