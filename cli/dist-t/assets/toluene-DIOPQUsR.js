import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/toluene.ts
var potential = {
	energy: 472,
	diameter: .524
};
var dilute = collisionIntegral({
	...potential,
	factor: 2.1357e-8,
	molarMass: 92.13842,
	terms: [
		[.40108, 0],
		[-.476409, 1],
		[.069442, 3]
	]
});
/** Δη, Pa·s, with T_c = 591.75 K and ρ_c = 291.987 kg/m³. */
function denseViscosity({ temperature, density }) {
	const T = temperature / 591.75;
	const rho = density / 291.987;
	const first = (19.919216 * rho - 2.6557905 * rho ** 4) / T - 10.113817 * rho;
	const second = -135.904211 * rho ** 3 / (rho * rho - 7.9962719 - 11.014795 * T);
	return 1e-6 * rho ** (2 / 3) * Math.sqrt(T) * (first + second);
}
var toluene = {
	id: "Tol",
	viscosity: {
		source: "S. Avgeri, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 44 (2015) 033101",
		uncertainty: .05,
		range: {
			maximumTemperature: 675,
			maximumPressure: 5e8
		},
		dilute,
		virial: rainwaterFriend(potential),
		residual: denseViscosity
	},
	conductivity: {
		source: "M. J. Assael, S. K. Mylona, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 41 (2012) 023101",
		uncertainty: .05,
		range: {
			maximumTemperature: 1e3,
			maximumPressure: 1e9
		},
		dilute: ratioOfPolynomials(1, [
			[.0058808, 0],
			[-61693e-9, 1],
			[3.4151e-7, 2],
			[-3042e-13, 3],
			[12868e-17, 4],
			[-21303e-21, 5]
		]),
		residual: residualPolynomial({
			temperature: 591.75,
			density: 291.992
		}, [
			[
				-.051853,
				1,
				0
			],
			[
				.0517449,
				1,
				-1
			],
			[
				.133846,
				2,
				0
			],
			[
				-.121902,
				2,
				-1
			],
			[
				-.120446,
				3,
				0
			],
			[
				.137748,
				3,
				-1
			],
			[
				.0530211,
				4,
				0
			],
			[
				-.0732792,
				4,
				-1
			],
			[
				-.0100604,
				5,
				0
			],
			[
				.0172914,
				5,
				-1
			],
			[
				633457e-9,
				6,
				0
			],
			[
				-.00138585,
				6,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .05,
			length: 22e-11,
			cutoff: 1613e6
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 591.75,
		terms: [[.06897, 1.291]]
	}
};
export { toluene };
