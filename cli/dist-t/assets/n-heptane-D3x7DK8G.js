import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/n-heptane.ts
var potential = {
	energy: 426.118,
	diameter: .61362
};
var dilute = collisionIntegral({
	...potential,
	factor: 2.1357e-8,
	molarMass: 100.202,
	terms: [
		[.33974, 0],
		[-.49396, 1],
		[.0805, 3]
	]
});
/** Δη, Pa·s, with T_c = 540.13 K and ρ_c = 232 kg/m³. */
function denseViscosity({ temperature, density }) {
	const T = temperature / 540.13;
	const rho = density / 232;
	const free = 77.72818 * rho / (9.73449 + 9.519 * T - 6.34076 * rho + rho * rho - 2.51909 * rho * T);
	return 1e-6 * rho ** (2 / 3) * Math.sqrt(T) * (22.15 * rho - 15.0087 * rho ** 2 + 3.71791 * rho ** 3 + free);
}
var nHeptane = {
	id: "nC7",
	viscosity: {
		source: "E. K. Michailidou, M. J. Assael, M. L. Huber, I. M. Abdulagatov and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 023103",
		uncertainty: .05,
		range: {
			maximumTemperature: 600,
			maximumPressure: 248e6
		},
		dilute,
		virial: rainwaterFriend(potential),
		residual: denseViscosity
	},
	conductivity: {
		source: "M. J. Assael, I. Bogdanou, S. K. Mylona, M. L. Huber, R. A. Perkins and V. Vesovic, J. Phys. Chem. Ref. Data 42 (2013) 023101",
		uncertainty: .05,
		range: {
			maximumTemperature: 600,
			maximumPressure: 25e7
		},
		dilute: ratioOfPolynomials(540.13, [
			[-.00183367, 0],
			[.0162572, 1],
			[-.0390996, 2],
			[.0478594, 3],
			[.0151925, 4],
			[-.00339115, 5]
		], [
			[.250611, 0],
			[-.320871, 1],
			[1, 2]
		]),
		residual: residualPolynomial({
			temperature: 540.13,
			density: 232
		}, [
			[
				.0517785,
				1,
				0
			],
			[
				-.00772433,
				1,
				-1
			],
			[
				-.0924052,
				2,
				0
			],
			[
				.0218899,
				2,
				-1
			],
			[
				.0511484,
				3,
				0
			],
			[
				.00171725,
				3,
				-1
			],
			[
				-.00776896,
				4,
				0
			],
			[
				-.00791642,
				4,
				-1
			],
			[
				121637e-9,
				5,
				0
			],
			[
				.00183379,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0586,
			length: 245e-12,
			cutoff: 125e7,
			factor: 1.02
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 540.13,
		terms: [[.07765, 1.319], [-.02599, 1.6]]
	}
};
export { nHeptane };
