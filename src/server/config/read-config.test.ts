import { describe, expect, it } from 'vitest';
import { configText } from './print-config.ts';
import { type ConfigSources, readConfig } from './read-config.ts';
import { SETTINGS } from './settings.ts';

const NOTHING: ConfigSources = { environment: {}, options: {} };

const fromFile = (text: string) => readConfig({ ...NOTHING, file: { path: 'c.json', text } });

function effectiveOf(sources: Partial<ConfigSources>) {
  const outcome = readConfig({ ...NOTHING, ...sources });
  if (!outcome.ok) throw new Error(outcome.problems.map(({ message }) => message).join('\n'));
  return outcome.value;
}

function messagesOf(outcome: ReturnType<typeof readConfig>): readonly string[] {
  return outcome.ok ? [] : outcome.problems.map(({ message }) => message);
}

describe('the configuration', () => {
  it('has defaults', () => {
    const { config } = effectiveOf({});
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4400, grace: 3, trustProxy: 'off' });
    expect(config).toMatchObject({ basePath: '', publicNames: [], limits: { side: 1000 } });
  });

  it('takes options before the environment, that before the file, and that before defaults', () => {
    const text = '{ "port": 1, "grace": 1, "host": "::1", // a comment\n "limits": {"side": 7,}, }';
    const environment = { PORT: '2', CROSSHATCH_GRACE: '2', CROSSHATCH_MAX_CELLS: '' };
    const { config, given } = effectiveOf({
      ...{ file: { path: 'c.json', text }, environment, options: { port: '3' } },
    });
    expect(config).toMatchObject({ port: 3, grace: 2, host: '::1' });
    expect(config.limits).toMatchObject({ side: 7, cells: 250_000 });
    const from = ['port', 'grace', 'host', 'limits.cells'].map((key) => given.get(key)?.from);
    expect(from).toEqual([
      '--port',
      'CROSSHATCH_GRACE in the environment',
      'c.json:1:34',
      'default',
    ]);
  });

  it.each([
    ['trust-proxy', 'off', 'trustProxy', 'off'],
    ['trust-proxy', '2', 'trustProxy', 2],
    ['trust-proxy', 'loopback, 10.0.0.0/8,::1', 'trustProxy', ['loopback', '10.0.0.0/8', '::1']],
    ['public-names', 'A.example,b.example', 'publicNames', ['a.example', 'b.example']],
    ['allowed-origins', '*', 'allowedOrigins', ['*']],
    ['allowed-origins', 'https://a.example:8443', 'allowedOrigins', ['https://a.example:8443']],
    ['base-path', '/puzzles/nonograms/', 'basePath', '/puzzles/nonograms'],
    ['base-path', '/', 'basePath', ''],
  ])('reads --%s %s', (flag, text, key, value) => {
    expect(effectiveOf({ options: { [flag]: text } }).config).toMatchObject({ [key]: value });
  });

  it.each([
    ['port', '70000', 'a port from 0 to 65535, not 70000'],
    ['port', 'x', 'a port from 0 to 65535, not "x"'],
    ['host', ' ', 'an address'],
    ['grace', '0', 'a number of seconds above 0'],
    ['max-side', '1.5', 'a whole number from 1'],
    ['max-waiting', '-1', 'a whole number from 0'],
    ['batch-threads', '257', 'a whole number from 0 to 256'],
    ['trust-proxy', '0', 'off, the number of proxies'],
    ['trust-proxy', '10.0.0.0/33', 'off, the number of proxies'],
    ['trust-proxy', 'example.org', 'off, the number of proxies'],
    ['public-names', 'a.example:80', 'host names without ports'],
    ['allowed-origins', 'https://a.example/', 'a list of origins'],
    ['allowed-origins', '*,https://a.example', 'a list of origins'],
    ['base-path', 'nonograms', 'a path, like /nonograms'],
    ['base-path', '/api', 'a path, like /nonograms'],
    ['base-path', '/a/../b', 'a path, like /nonograms'],
    ['base-path', '/a"b', 'a path, like /nonograms'],
    ['metrics-path', '/api', 'a path, like /metrics'],
    ['metrics-path', '/api/metrics', 'a path, like /metrics'],
    ['metrics-path', '/assets/m', 'a path, like /metrics'],
    ['metrics-path', '/a/../api', 'a path, like /metrics'],
    ['metrics-path', '/', 'a path, like /metrics'],
  ])('refuses --%s %j', (flag, text, expected) => {
    const [message, ...others] = messagesOf(readConfig({ ...NOTHING, options: { [flag]: text } }));
    expect(message).toMatch(new RegExp(`^--${flag}: \\w+(\\.\\w+)?: expected `));
    expect(message).toContain(expected);
    expect(others).toEqual([]);
  });

  it('names the place of what is wrong in the file', () => {
    expect(messagesOf(fromFile('{\n  "port": "x",\n  "limits": {"side": 0}\n}'))).toEqual([
      'c.json:2:11: port: expected a port from 0 to 65535, not "x"',
      'c.json:3:22: limits.side: expected a whole number from 1, not 0',
    ]);
    expect(messagesOf(fromFile('{ "port": 1 "host": "x" }'))).toEqual([
      'c.json:1:13: this is not JSON with comments',
    ]);
    expect(messagesOf(fromFile('[]'))).toEqual([
      'c.json:1:1: the file: expected an object in braces',
    ]);
    expect(messagesOf(fromFile('{"limits": 3}'))).toEqual([
      'c.json:1:12: limits: expected an object in braces',
    ]);
    expect(messagesOf(fromFile(''))).toHaveLength(1);
  });

  it('refuses what is no setting', () => {
    const [message] = messagesOf(fromFile('{"hosts": "x"}'));
    expect(message).toMatch(
      /^c\.json:1:2: there is no setting "hosts": expected host, port, .*tls/,
    );
    const [inGroup] = messagesOf(fromFile('{"tls": {"cert": "x"}}'));
    expect(inGroup).toBe('c.json:1:10: there is no setting "tls.cert": expected certificate, key');
    const environment = { CROSSHATCH_TRUST_PROXI: '1' };
    expect(messagesOf(readConfig({ ...NOTHING, environment }))).toEqual([
      expect.stringMatching(/^CROSSHATCH_TRUST_PROXI in the environment is no setting/),
    ]);
  });

  it('lets alone what other commands take from the environment', () => {
    const environment = { CROSSHATCH_SERVER: 'http://127.0.0.1:4400', CROSSHATCH_KEY: 'k' };
    expect(effectiveOf({ environment })).toMatchObject({ config: { port: 4400 }, ignored: [] });
  });

  it('lets alone what Kubernetes says of services with such names, and tells what that is', () => {
    const environment = {
      CROSSHATCH_SERVICE_HOST: '10.0.0.1',
      CROSSHATCH_SERVICE_PORT: '4400',
      CROSSHATCH_SERVICE_PORT_HTTP: '4400',
      CROSSHATCH_PORT: 'tcp://10.0.0.1:4400',
      CROSSHATCH_PORT_4400_TCP: 'tcp://10.0.0.1:4400',
      CROSSHATCH_PORT_4400_TCP_PROTO: 'tcp',
      CROSSHATCH_PORT_4400_TCP_PORT: '4400',
      CROSSHATCH_PORT_4400_TCP_ADDR: '10.0.0.1',
      CROSSHATCH_API_V2_SERVICE_HOST: '10.0.0.2',
      CROSSHATCH_API_V2_PORT: 'tcp://10.0.0.2:80',
    };
    const effective = effectiveOf({ environment });
    expect(effective.config.port).toBe(4400);
    expect(effective.ignored).toEqual(Object.keys(environment));
    expect(configText(effective)).toContain('// CROSSHATCH_PORT is ignored: Kubernetes sets it');
  });

  it.each([
    ['CROSSHATCH_PORT', '8080', 'the variable is called PORT'],
    ['CROSSHATCH_HOST', '0.0.0.0', 'the variable is called HOST'],
    ['CROSSHATCH_PORTS', 'tcp://10.0.0.1', '--help lists all'],
  ])('does not take %s=%s for one of these', (name, value, advice) => {
    const outcome = readConfig({ ...NOTHING, environment: { [name]: value } });
    expect(messagesOf(outcome)).toEqual([expect.stringContaining(advice)]);
  });

  it('wants certificate and key together', () => {
    const options = { 'tls-certificate': 'c.pem' };
    expect(messagesOf(readConfig({ ...NOTHING, options }))).toEqual([
      '--tls-certificate: tls.certificate needs tls.key, which is not set',
    ]);
  });

  it('is printed as a file that means the same', () => {
    const effective = effectiveOf({
      options: { port: '80', 'public-names': 'a.example', 'trust-proxy': '1' },
    });
    const text = configText(effective);
    expect(text).toContain('"port": 80, // --port\n');
    expect(text).toContain('"host": "127.0.0.1", // default\n');
    const outcome = fromFile(text);
    expect(outcome.ok && outcome.value.config).toEqual(effective.config);
    expect(outcome.ok && outcome.value.given.size).toBe(Object.keys(SETTINGS).length);
  });
});
