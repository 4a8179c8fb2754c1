/**
 * `bin/calc`: builds the command line if necessary and runs it in this process; a second process would double the start-up time.
 */
import nodeModule from 'node:module';
import { join } from 'node:path';
import { prepareCommandLine } from './prepare.mjs';
import { root } from './sources.mjs';

// Node 20 has no compile cache.
nodeModule.enableCompileCache?.(join(root, '.cache', 'compiled'));
prepareCommandLine();
await import('../cli/dist/calc.js');
