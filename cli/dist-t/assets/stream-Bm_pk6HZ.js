import { D as streamViscosity, E as streamVapourPressure, _ as streamMolarMass, b as streamSpeedOfSound, d as streamHeatCapacity, f as streamIdealHeatRatio, i as streamCompressibility, l as streamExpansionCoefficient, m as streamLatentHeat, o as streamCriticalPressure, p as streamIsentropicExponent, s as streamDensity, v as streamPhaseAt } from "./mole-fractions-Bn_fSVuU.js";
import { T as value } from "./kit-R3DteEWw.js";
// calculators/fluid/stream.ts
/** A property, whose kind is that of the fields it fills. */
function property(id, _kind, needs, compute) {
	return value(id, needs, compute);
}
/**
* What fills the fields of a calculator from one phase of its fluid where it stands: the pressure and the temperature are
* steps or fields of the calculator, and so is the phase where a case decides it; whichever is there is meant where none is
* named. The properties are worked out where something asks for them.
*/
function streamAt(id, fluid, pressure, temperature, asked) {
	const where = {
		fluid,
		pressure,
		temperature
	};
	const stream = typeof asked === "object" ? value(id, {
		...where,
		asked
	}, (v) => streamPhaseAt(v.fluid, v.pressure, v.temperature, v.asked)) : value(id, where, (v) => streamPhaseAt(v.fluid, v.pressure, v.temperature, asked));
	const of = (name, kind, compute) => property(`${id}.${name}`, kind, { stream }, (v) => compute(v.stream));
	const atTemperature = (name, kind, compute) => property(`${id}.${name}`, kind, {
		fluid,
		temperature
	}, (v) => compute(v.fluid, v.temperature));
	return {
		stream,
		density: of("density", "density", streamDensity),
		viscosity: of("viscosity", "dynamicViscosity", streamViscosity),
		expansionCoefficient: of("expansionCoefficient", "number", streamExpansionCoefficient),
		heatCapacity: of("heatCapacity", "specificHeat", streamHeatCapacity),
		compressibilityFactor: of("compressibilityFactor", "number", streamCompressibility),
		isentropicExponent: of("isentropicExponent", "number", streamIsentropicExponent),
		idealHeatRatio: of("idealHeatRatio", "number", streamIdealHeatRatio),
		molarMass: of("molarMass", "molarMass", streamMolarMass),
		speedOfSound: of("speedOfSound", "velocity", streamSpeedOfSound),
		vapourPressure: atTemperature("vapourPressure", "absolutePressure", streamVapourPressure),
		criticalPressure: property(`${id}.criticalPressure`, "absolutePressure", { fluid }, (v) => streamCriticalPressure(v.fluid)),
		latentHeat: property(`${id}.latentHeat`, "specificEnergy", {
			fluid,
			pressure
		}, (v) => streamLatentHeat(v.fluid, v.pressure))
	};
}
export { streamAt as t };
