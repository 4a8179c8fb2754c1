export { t as PureEquilibrium, i as PureStates, n as referenceFluids, r as referenceStates } from "./reference-CKt8DMIJ.js";
