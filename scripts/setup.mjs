/** Installs and builds what tests need; with `build` what the product needs, with `cli` the command line. */
import { prepareCommandLine, prepareProduct, prepareTests } from './prepare.mjs';

const ready = { build: prepareProduct, cli: prepareCommandLine };
(ready[process.argv[2]] ?? prepareTests)();
