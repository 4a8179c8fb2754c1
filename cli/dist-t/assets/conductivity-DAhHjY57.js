export { t as backgroundConductivity } from "./conductivity-ILusN_C6.js";
