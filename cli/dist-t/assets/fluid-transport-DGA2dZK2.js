import { ot as Refusal } from "./kit-R3DteEWw.js";
import { a as surfaceTension, n as saturatedAtTemperature } from "./saturated-pair-mWGFE35l.js";
import { i as steamAtPT } from "./steam-CPEPiFHu.js";
// engineering/properties/fluid-transport.ts
/** What has been loaded so far; undefined for a fluid or a component of which there is nothing. */
var loaded = {
	pure: /* @__PURE__ */ new Map(),
	components: /* @__PURE__ */ new Map()
};
/** What every mixture is compared with. */
var propane = "C3";
/** Loads what `transportOf` needs for fluids of these components. Undefined where all of it is there. */
function loadTransportData(ids) {
	const [id = "", ...others] = ids;
	if (others.length === 0) return id === "H2O" || loaded.pure.has(id) ? void 0 : loadPure(id);
	return loaded.pure.has(propane) && ids.every((each) => loaded.components.has(each)) ? void 0 : loadMixture(ids);
}
async function loadPure(id) {
	const { loadPureTransport, transportFluidIds } = await import("./transport-Bz6wRj9P.js");
	loaded.pure.set(id, transportFluidIds.includes(id) ? await loadPureTransport(id) : void 0);
}
async function loadMixture(ids) {
	const module = await import("./transport-Bz6wRj9P.js");
	const { loadMixtureComponent, mixtureTransportIds } = module;
	loaded.module = module;
	const load = async (id) => loaded.components.set(id, mixtureTransportIds.includes(id) ? await loadMixtureComponent(id) : void 0);
	await Promise.all([loadPure(propane), ...ids.map(load)]);
}
/** The transport properties of a fluid whose data `loadTransportData` has loaded. */
function transportOf({ composition }) {
	const ids = Object.keys(composition);
	const [id = "", ...others] = ids;
	if (others.length > 0) return ofMixture(ids, mixtureOf(ids));
	return id === "H2O" ? ofWater : ofPure(loaded.pure.get(id) ?? refuse(id));
}
function mixtureOf(ids) {
	const reference = loaded.pure.get(propane);
	if (!loaded.module || !reference) throw new Error("the transport data of a mixture are used before they are loaded");
	return new loaded.module.MixtureTransport(ids.map((id) => loaded.components.get(id) ?? refuse(id)), reference);
}
function refuse(fluid) {
	throw new Refusal(`no transport properties of ${fluid} are at hand`);
}
function ofPure(transport) {
	return {
		viscosity: ({ state }) => transport.viscosity(state.temperature, state.density),
		thermalConductivity: ({ state }) => transport.thermalConductivity(state.temperature, state.density),
		surfaceTension: ({ state }) => transport.surfaceTension(state.temperature)
	};
}
function ofMixture(ids, transport) {
	const fractions = ({ composition }) => ids.map((id) => composition[id] ?? 0);
	const inMixture = (phase) => ({
		density: phase.state.density,
		moleFractions: fractions(phase)
	});
	return {
		viscosity: (phase) => transport.viscosity(phase.state.temperature, phase.state.density, fractions(phase)),
		thermalConductivity: (phase) => transport.thermalConductivity(phase.state.temperature, phase.state.density, fractions(phase)),
		surfaceTension: (liquid, vapour) => transport.surfaceTension(liquid.state.temperature, inMixture(liquid), inMixture(vapour))
	};
}
var steamSources = {
	viscosity: "IAPWS R12-08",
	conductivity: "IAPWS R15-11",
	tension: "IAPWS R1-76(2014)"
};
var ofWater = {
	viscosity: ({ state }) => ofSteam(steamOf(state).viscosity, steamSources.viscosity, .03),
	thermalConductivity: ({ state }) => ofSteam(steamOf(state).thermalConductivity, steamSources.conductivity, .05),
	surfaceTension: ({ state }) => ofSteam(surfaceTension(state.temperature), steamSources.tension, .01)
};
/** The steam or water of a state of one phase; that of a saturated one is found by its temperature. */
function steamOf({ quality, pressure, temperature }) {
	if (quality === void 0) return steamAtPT(pressure, temperature);
	const { liquid, vapour } = saturatedAtTemperature(temperature);
	return quality < .5 ? liquid : vapour;
}
function ofSteam(value, source, uncertainty) {
	if (value === void 0) throw new Refusal(`${source} has no value in this state`);
	return {
		value,
		method: "correlation",
		source,
		uncertainty,
		extrapolated: false
	};
}
export { transportOf as n, loadTransportData as t };
