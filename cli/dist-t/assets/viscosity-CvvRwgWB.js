export { t as viscosity } from "./viscosity-BiaO5ZFZ.js";
