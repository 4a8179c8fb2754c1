import { a as conductivityZeroDensity, d as criticalTemperature, i as susceptibilityExcess, o as referenceCompressibility, r as correlationLength, s as referenceCompressibilityEnds, t as conductivityResidual, u as criticalPressure } from "./transport.generated-mdLL_E31.js";
// engineering/properties/steam/conductivity.ts
var [L0, L1, L2, L3, L4] = conductivityZeroDensity;
/** Gas constant that R15-11 reduces cp by, J/(kg·K). */
var gasConstantR15 = 461.51805;
/** λ̄₀ λ̄₁ in W/(m·K) from ρ in kg/m³ and T in K: thermal conductivity without critical enhancement, R15-11 eqs 16, 17. */
function backgroundConductivity(density, T) {
	const delta = density / 322;
	const inverse = criticalTemperature / T;
	const sum = L0 + (L1 + (L2 + (L3 + L4 * inverse) * inverse) * inverse) * inverse;
	return Math.exp(delta * conductivityResidual(inverse - 1, delta - 1)) / (Math.sqrt(inverse) * sum) * .001;
}
/** λ̄₂ in W/(m·K): the critical enhancement, R15-11 eqs 18 to 24. */
function criticalConductivity(density, T, inputs) {
	const excess = susceptibilityExcess(density, T, inputs.zeta, inputs.referenceZeta);
	const y = correlationLength(excess) / cutoff;
	if (y < shortest) return 0;
	const delta = density / 322;
	const cp = inputs.isobaricHeatCapacity / gasConstantR15;
	const perKappa = inputs.isochoricHeatCapacity / inputs.isobaricHeatCapacity;
	const decay = -1 / (1 / y + y * y / (3 * delta * delta));
	const Z = 2 / (Math.PI * y) * ((1 - perKappa) * Math.atan(y) + perKappa * y + Math.expm1(decay));
	return 177.8514 * delta * cp * (T / criticalTemperature) * Z * 1e-9 / inputs.viscosity;
}
/** Inverse of the cutoff wavenumber q̄D in nm, R15-11 Table 3. */
var cutoff = .4;
/** y below which Z is zero, R15-11 eq. 19. */
var shortest = 12e-8;
/**
* Thermal conductivity in W/(m·K) of a single-phase state for industrial use, R15-11: critical enhancement
* from ζ of IAPWS-IF97 at the state, from ζ of eq. 25 at the reference temperature, and from μ in Pa·s without its own
* enhancement.
*/
function thermalConductivity(state, viscosity) {
	const density = 1 / state.specificVolume;
	const T = state.temperature;
	const densityPerPressure = -state.volumeCompression * density * density;
	return backgroundConductivity(density, T) + criticalConductivity(density, T, {
		isobaricHeatCapacity: state.isobaricHeatCapacity,
		isochoricHeatCapacity: state.isochoricHeatCapacity,
		viscosity,
		zeta: densityPerPressure * criticalPressure / 322,
		referenceZeta: industrialReferenceZeta(density)
	});
}
/** ζ at 1.5 Tc from ρ in kg/m³, R15-11 eq. 25. */
function industrialReferenceZeta(density) {
	const delta = density / 322;
	const [A0, A1, A2, A3, A4, A5] = referenceCompressibility[rangeOf(delta)];
	return 1 / (A0 + (A1 + (A2 + (A3 + (A4 + A5 * delta) * delta) * delta) * delta) * delta);
}
function rangeOf(delta) {
	const [end0, end1, end2, end3] = referenceCompressibilityEnds;
	if (delta <= end1) return delta <= end0 ? 0 : 1;
	if (delta <= end2) return 2;
	return delta <= end3 ? 3 : 4;
}
export { thermalConductivity as i, criticalConductivity as n, industrialReferenceZeta as r, backgroundConductivity as t };
