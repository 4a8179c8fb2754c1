// engineering/properties/steam/constants.ts
/** Specific gas constant of water in J/(kg·K), R7-97(2012) eq. 1. */
var gasConstant = 461.526;
/** Critical temperature in K, R7-97(2012) eq. 2. */
var criticalTemperature = 647.096;
/** Critical pressure in Pa, R7-97(2012) eq. 3. */
var criticalPressure = 22064e3;
/** Critical density in kg/m³, R7-97(2012) eq. 4. */
var criticalDensity = 322;
/** Lowest temperature of IAPWS-IF97 in K. */
var minimumTemperature = 273.15;
/** Isotherm in K between regions 1 and 3, and the lower end of the boundary between regions 2 and 3. */
var temperature13 = 623.15;
/** Saturation pressure at 623.15 K in Pa: below it there is no region 3. */
var pressure13 = 16529164.25260448;
/** Upper end in K of the boundary between regions 2 and 3. */
var maximumTemperature23 = 863.15;
/** Isotherm in K between regions 2 and 5. */
var temperature25 = 1073.15;
/** Highest temperature of IAPWS-IF97 in K, in region 5. */
var maximumTemperature = 2273.15;
/** Highest pressure of IAPWS-IF97 in Pa up to 1073.15 K. */
var maximumPressure = 1e8;
/** Highest pressure in Pa above 1073.15 K. */
var maximumPressure5 = 5e7;
/** Saturation pressure at 273.15 K in Pa: the lowest there is a liquid at. */
var minimumSaturationPressure = 611.2126774443449;
/**
* Lowest pressure in Pa that is accepted. IAPWS-IF97 holds down to p → 0, where the specific volume grows without
* limit; a microbar keeps every property an ordinary number.
*/
var minimumPressure = .1;
// engineering/properties/steam/coefficients/transport.ts
/** H of the viscosity in the limit of zero density, R12-08 eq. 11, Table 1. */
var viscosityZeroDensity = [
	1.67752,
	2.20462,
	.6366564,
	-.241605
];
/** L of the thermal conductivity in the limit of zero density, R15-11 eq. 16, Table 1. */
var conductivityZeroDensity = [
	.002443221,
	.01323095,
	.006770357,
	-.003454586,
	.0004096266
];
/** Upper ends in ρ̄ of the first four ranges of ζ at the reference temperature, R15-11 eq. 26. */
var referenceCompressibilityEnds = [
	.310559006,
	.776397516,
	1.242236025,
	1.863354037
];
/** A of ζ = 1/Σ Aᵢ ρ̄ⁱ at the reference temperature, a row for each range of ρ̄, R15-11 eq. 25, Table 6. */
var referenceCompressibility = [
	[
		6.53786807199516,
		-5.61149954923348,
		3.39624167361325,
		-2.27492629730878,
		10.2631854662709,
		1.97815050331519
	],
	[
		6.52717759281799,
		-6.30816983387575,
		8.08379285492595,
		-9.82240510197603,
		12.1358413791395,
		-5.54349664571295
	],
	[
		5.35500529896124,
		-3.96415689925446,
		8.91990208918795,
		-12.033872950579,
		9.19494865194302,
		-2.16866274479712
	],
	[
		1.55225959906681,
		.464621290821181,
		8.93237374861479,
		-11.0321960061126,
		6.1678099993336,
		-.965458722086812
	],
	[
		1.11999926419994,
		.595748562571649,
		9.8895256507892,
		-10.325505114704,
		4.66861294457414,
		-.503243546373828
	]
];
// engineering/properties/steam/critical.ts
/** The critical enhancement's common part: R12-08 eqs 20 and 21 are R15-11 eqs 22 and 23. */
var nu = .63;
var gamma = 1.239;
var xi0 = .13;
var Gamma0 = .06;
var referenceTemperature = 1.5;
/**
* Δχ̄ from ρ in kg/m³, T in K and the reduced compressibility ζ = (∂ρ̄/∂p̄) at constant T at the state and at the same
* density and 1.5 Tc; not below zero.
*/
function susceptibilityExcess(density, T, zeta, referenceZeta) {
	const excess = zeta - referenceZeta * referenceTemperature * criticalTemperature / T;
	return Math.max(density / 322 * excess, 0);
}
/** Correlation length ξ in nm from Δχ̄. */
function correlationLength(excess) {
	return xi0 * (excess / Gamma0) ** (nu / gamma);
}
// engineering/properties/steam/kernels/transport.generated.ts
function viscosityResidual(x, y) {
	const x2 = x * x;
	const x3 = x2 * x;
	const x5 = x3 * x2;
	const x4 = x2 * x2;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y6 = y3 * y3;
	const y5 = y3 * y2;
	return .520094 + .222531 * y - .281378 * y2 + .161913 * y3 - .0325372 * y4 + x * (.0850895 + .999115 * y - .906851 * y2 + .257399 * y3) + x2 * (-1.08374 + 1.88797 * y - .772479 * y2) + x3 * (-.289555 + 1.26613 * y - .489837 * y2 + .0698452 * y4 - .00435673 * y6) + x5 * (.120573 * y - 593264e-9 * y6) + x4 * (-.25704 * y2 + .00872102 * y5);
}
function conductivityResidual(x, y) {
	const x2 = x * x;
	const x3 = x2 * x;
	const x4 = x2 * x2;
	const y2 = y * y;
	const y3 = y2 * y;
	const y4 = y2 * y2;
	const y5 = y3 * y2;
	return 1.60397357 - .646013523 * y + .111443906 * y2 + .102997357 * y3 - .0504123634 * y4 + .00609859258 * y5 + x * (2.33771842 - 2.78843778 * y + 1.53616167 * y2 - .463045512 * y3 + .0832827019 * y4 - .00719201245 * y5) + x2 * (2.19650529 - 4.54580785 * y + 3.55777244 * y2 - 1.40944978 * y3 + .275418278 * y4 - .0205938816 * y5) + x3 * (-1.21051378 + 1.60812989 * y - .621178141 * y2 + .0716373224 * y3) + x4 * (-2.720337 + 4.57586331 * y - 3.18369245 * y2 + 1.1168348 * y3 - .19268305 * y4 + .012913842 * y5);
}
export { temperature25 as S, minimumPressure as _, conductivityZeroDensity as a, pressure13 as b, viscosityZeroDensity as c, criticalTemperature as d, gasConstant as f, maximumTemperature23 as g, maximumTemperature as h, susceptibilityExcess as i, criticalDensity as l, maximumPressure5 as m, viscosityResidual as n, referenceCompressibility as o, maximumPressure as p, correlationLength as r, referenceCompressibilityEnds as s, conductivityResidual as t, criticalPressure as u, minimumSaturationPressure as v, temperature13 as x, minimumTemperature as y };
