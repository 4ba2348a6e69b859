import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { isRunning, placeOfNumbers } from './process-state.ts';

describe('a process', () => {
  it('runs until it has ended', () => {
    expect(isRunning(process.pid)).toBe(true);
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    expect(isRunning(pid)).toBe(false);
  });

  it.runIf(process.platform === 'linux')(
    'has ended before its parent asks for its end',
    async () => {
      // A shell that ran another command after the child could ask for its end.
      const parent = spawn('sh', ['-c', "sh -c 'echo $$' & exec sleep 60"]);
      const [text] = await once(parent.stdout, 'data');
      await expect.poll(() => isRunning(Number(text)), { timeout: 10_000 }).toBe(false);
      process.kill(Number(text), 0);
      parent.kill();
    },
  );
});

describe('the place of numbers', () => {
  it.runIf(process.platform === 'linux')('is another one behind the same name', () => {
    const script = 'readlink /proc/self/ns/pid';
    const { stdout } = spawnSync('sh', ['-c', script], { encoding: 'utf8' });
    expect(placeOfNumbers()).toContain(stdout.trim());
  });
});
