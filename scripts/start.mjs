// npm start: sets up, then serves the app; with arguments it runs the command line instead.

import { runBuilt } from './built-program.mjs';
import { setUp } from './setup.mjs';

const args = process.argv.slice(2);
if (process.env.npm_lifecycle_event === 'start') endWithParent();
await setUp();
await runBuilt('crosshatch', args.length > 0 ? args : ['serve']);

/**
 * Ends this program when its parent ends. npm sends a signal only to the shell between npm and this
 * program, and the shell ends without passing the signal on.
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
