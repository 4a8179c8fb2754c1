import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/methanol.ts
/** ε/k in K, σ in m of the dilute gas, and N_A·σ³ in m³/mol. */
var energy = 577.87;
var diameter = 3408e-13;
var volume = 602214129e15 * diameter ** 3;
var virial = rainwaterFriend({
	energy,
	diameter: .3408
});
/** η₀, Pa·s: the collision integral of Stockmayer's potential. */
function diluteViscosity(T) {
	const reduced = T / energy;
	const dipole = .4575;
	const lennardJones = 1.16145 * reduced ** -.14874 + .52487 * Math.exp(-.7732 * reduced) + 2.16178 * Math.exp(-2.43787 * reduced);
	const polar = .10225 * reduced ** -.97346 + .10657 * Math.exp(-.34528 * reduced) - .44557 * Math.exp(-2.58055 * reduced);
	const omega = lennardJones * (1 + dipole ** 2 / (1 + 95976e-8 * dipole ** 6) * polar);
	return 266957e-31 * Math.sqrt(32.04216 * T) / (diameter * diameter * omega);
}
/** η/η₀ of hard spheres whose diameter depends on T and ρ. */
function hardSpheres(T, rho, molarDensity) {
	const byTemperature = [
		-1.181909,
		.503103,
		-.6268461,
		.5169312,
		-.2351349,
		.053980235,
		-.0049069617
	];
	const byDensity = [
		0,
		4.018368,
		-4.23918,
		2.24511,
		-.5750698,
		.023021026,
		.025696775,
		-.0068372749,
		.00072707189,
		-29255711e-12
	];
	const inverse = 512.6 / T;
	const size = byTemperature.reduce((sum, d, i) => sum + d * inverse ** i, 0) + byDensity.reduce((sum, e, i) => sum + e * rho ** i, 0);
	const covolume = 2 * Math.PI * 602214129e15 / 3 * (7193422e-16 * size) ** 3;
	const packing = covolume * molarDensity / 4;
	const contact = (1 - .5 * packing) / (1 - packing) ** 3;
	return 1 / contact + .8 * covolume * molarDensity + .761 * contact * (covolume * molarDensity) ** 2;
}
/** The viscosity beyond that of the dilute gas, Pa·s: virial at low density, hard spheres at high, blended about ρ_c. */
function denseViscosity({ temperature, molarDensity, density }) {
	const reduced = temperature / energy;
	const third = volume ** 2 * .00186222085 * reduced ** 3 * Math.exp(9.990338 / Math.sqrt(reduced));
	const thin = virial(temperature) * molarDensity + third * molarDensity ** 2;
	const rho = density / 273;
	const share = 1 / (1 + Math.exp(5 * (rho - 1)));
	const thick = hardSpheres(temperature, rho, molarDensity) - 1;
	return diluteViscosity(temperature) * (share * thin + (1 - share) * thick);
}
var methanol = {
	id: "MeOH",
	viscosity: {
		source: "H. W. Xiang, A. Laesecke and M. L. Huber, J. Phys. Chem. Ref. Data 35 (2006) 1597-1620",
		uncertainty: .05,
		dilute: diluteViscosity,
		residual: denseViscosity
	},
	conductivity: {
		source: "E. A. Sykioti, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 42 (2013) 043101",
		uncertainty: .05,
		range: {
			maximumTemperature: 660,
			maximumPressure: 245e6
		},
		dilute: ratioOfPolynomials(512.6, [
			[-.00357796, 0],
			[.0629638, 1],
			[-.0373047, 2],
			[-.0521182, 3],
			[.231607, 4],
			[.0441575, 5]
		], [
			[3.33313, 0],
			[-6.08398, 1],
			[8.18739, 2],
			[-.261074, 3],
			[1, 4]
		]),
		residual: residualPolynomial({
			temperature: 512.6,
			density: 275.563
		}, [
			[
				.0556918,
				1,
				0
			],
			[
				.0104771,
				1,
				-1
			],
			[
				.112174,
				2,
				0
			],
			[
				-.0745272,
				2,
				-1
			],
			[
				-.0843893,
				3,
				0
			],
			[
				.0637569,
				3,
				-1
			],
			[
				.0197525,
				4,
				0
			],
			[
				-.0246826,
				4,
				-1
			],
			[
				-.0015253,
				5,
				0
			],
			[
				.00434656,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .05283,
			length: 1487e-13,
			cutoff: 1428571428.5714285
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 513.38,
		terms: [
			[.22421, 1.3355],
			[-.21408, 1.677],
			[.083233, 4.4402]
		]
	}
};
export { methanol };
