/** `bin/calc`: makes the command line ready and becomes it. A process for each would take twice as long to start. */
import { readyToCalculate } from './ready.mjs';

readyToCalculate();
await import('../cli/dist/calc.js');
