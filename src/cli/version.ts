// The version of the package, which is built into the program.

import manifest from '../../package.json' with { type: 'json' };

export const VERSION: string = manifest.version;
