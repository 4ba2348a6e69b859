import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

/** The built package, as somebody who installed it gets it. */
function runModule(code: string): string {
  const options = { encoding: 'utf8', timeout: 60_000 } as const;
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], options);
}

describe('the built package', () => {
  it('runs the example of the README', () => {
    const [, example] = /```ts\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(runModule(example)).toBe(
      "unique [ [ '##', '#.' ] ]\n2 2\n2\n1\n2\n1\n\n[ '##', '#.' ]\n{ count: 1n, complete: true }\n",
    );
  });

  it.each(Object.keys(manifest.exports).filter((path) => !path.endsWith('.json')))(
    'can be imported as crosshatch%s',
    (path) => {
      const name = `crosshatch${path.slice(1)}`;
      expect(
        Number(runModule(`console.log(Object.keys(await import('${name}')).length)`)),
      ).toBeGreaterThan(1);
    },
  );

  it('solves on worker threads', () => {
    const code = `
      import { threadRunner } from 'crosshatch/jobs';
      import { parsePuzzles } from 'crosshatch/formats';
      const [{ value: puzzle }] = parsePuzzles('{"rows": [[2], [1]], "cols": [[2], [1]]}');
      const runner = await threadRunner(2);
      const task = { kind: 'solve', puzzle, maxSolutions: 2, limits: {}, seed: 0 };
      const reports = await Promise.all([task, task, task].map((each) => runner.run(each)));
      console.log(reports.map((report) => report.verdict).join());
      await runner.close();`;
    expect(runModule(code)).toBe('unique,unique,unique\n');
  });

  it('lets its process end after Z3 was used, and was interrupted', () => {
    const code = `
      import { readFileSync } from 'node:fs';
      import { parsePuzzles } from 'crosshatch/formats';
      import { loadMethod, solveBy } from 'crosshatch/methods';
      const smt = await loadMethod('smt');
      const [{ value: hard }] = parsePuzzles(readFileSync('puzzles/domino-7.non', 'utf8'));
      const [{ value: easy }] = parsePuzzles('{"rows": [[2], [1]], "cols": [[2], [1]]}');
      for (const [puzzle, seconds] of [[easy, 60], [hard, 0.5], [easy, 60]]) {
        const { value } = await solveBy(smt, puzzle, { maxSolutions: 9, limits: { seconds } });
        console.log(value.solutions.length, value.complete);
      }`;
    expect(runModule(code)).toMatch(/^1 true\n\d (true|false)\n1 true\n$/);
  });

  it('names in its README every command that there is', () => {
    const readme = readFileSync('README.md', 'utf8');
    const help = execFileSync(process.execPath, ['dist/cli.js', '--help'], { encoding: 'utf8' });
    const commands = [...help.matchAll(/^ {2}([\w-]+) (?:\[options\]|<)/gm)].map(
      ([, name]) => name,
    );
    expect(commands).toEqual([
      ...['solve', 'count', 'check', 'verify', 'convert', 'info'],
      ...['hint', 'explain', 'rate'],
      ...['methods', 'compare', 'profile', 'export', 'import-model'],
      'serve',
    ]);
    for (const name of commands) expect(readme).toContain(`crosshatch ${name}`);
  });
});
