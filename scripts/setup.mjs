/** Makes this checkout ready to test; with `build` to start, with `cli` to calculate from the command line. */
import { readyToCalculate, readyToStart, readyToTest } from './ready.mjs';

const ready = { build: readyToStart, cli: readyToCalculate };
(ready[process.argv[2]] ?? readyToTest)();
