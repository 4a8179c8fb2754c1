import { a as surfaceTension, n as saturatedAtTemperature } from "./saturated-pair-mWGFE35l.js";
import "./steam-CPEPiFHu.js";
import { d as criticalTemperature, l as criticalDensity, u as criticalPressure } from "./transport.generated-mdLL_E31.js";
import "./conductivity-ILusN_C6.js";
import "./viscosity-BiaO5ZFZ.js";
import "./steam-la_KkjCS.js";
import "./definition-DBDSidQh.js";
export { saturatedAtTemperature, surfaceTension, criticalDensity as waterCriticalDensity, criticalPressure as waterCriticalPressure, criticalTemperature as waterCriticalTemperature };
