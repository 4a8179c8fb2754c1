/** Installs and builds what tests need; with `build` what the product needs, with `cli` the command line. */
import { readyToCalculate, readyToStart, readyToTest } from './ready.mjs';

const ready = { build: readyToStart, cli: readyToCalculate };
(ready[process.argv[2]] ?? readyToTest)();
