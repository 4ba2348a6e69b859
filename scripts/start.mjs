// npm start: set up, then serve the app; with arguments it is the command line.

import { runCli } from './cli.mjs';

const args = process.argv.slice(2);
if (process.env.npm_lifecycle_event === 'start') endWithParent();
await runCli(args.length > 0 ? args : ['serve']);

/**
 * npm hands a signal to the shell between it and this program. The signal ends the shell, which
 * does not pass it on.
 */
function endWithParent() {
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    process.kill(process.pid, 'SIGTERM');
  }, 200);
  look.unref();
}
