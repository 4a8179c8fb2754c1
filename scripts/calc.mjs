/** `bin/calc`: makes the command line ready and becomes it. A process for each would take twice as long to start. */
import nodeModule from 'node:module';
import { join } from 'node:path';
import { readyToCalculate } from './ready.mjs';
import { root } from './sources.mjs';

// Node 20 has no cache of what it compiled.
nodeModule.enableCompileCache?.(join(root, '.cache', 'compiled'));
readyToCalculate();
await import('../cli/dist/calc.js');
