import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/n-butane.ts
var potential = {
	energy: 280.51,
	diameter: .57335
};
var nButane = {
	id: "nC4",
	viscosity: {
		source: "E. Vogel, C. Küchenmeister and E. Bich, High Temp.-High Press. 31 (1999) 173-186",
		uncertainty: .06,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 58.1222,
			terms: [
				[.17067154, 0],
				[-.48879666, 1],
				[.039038856, 2]
			]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 425.125,
			molarDensity: 3920,
			powers: [
				[
					-547737770846e-16,
					2,
					0
				],
				[
					580898623034e-16,
					2,
					1
				],
				[
					352658446259e-16,
					3,
					0
				],
				[
					-396682203832e-16,
					3,
					1
				],
				[
					-183729542151e-17,
					4,
					0
				],
				[
					-8.33262985358e-7,
					5,
					0
				],
				[
					193837020663e-17,
					5,
					1
				]
			],
			free: {
				terms: [[
					.000188075903903,
					1,
					0
				]],
				numerator: [[2.30873963359, 0], [2.0340403725423957, -.5]]
			}
		})
	},
	conductivity: {
		source: "R. A. Perkins, M. L. V. Ramires, C. A. Nieto de Castro and L. Cusco, J. Chem. Eng. Data 47 (2002) 1263-1271",
		uncertainty: .05,
		range: {
			minimumTemperature: 135,
			maximumTemperature: 600,
			maximumPressure: 7e7
		},
		dilute: ratioOfPolynomials(425.16, [
			[.00162676, 0],
			[975703e-9, 1],
			[.0289887, 2]
		]),
		residual: residualPolynomial({
			temperature: 425.16,
			density: 227.8
		}, [
			[
				-.0304337,
				1,
				0
			],
			[
				.16582,
				2,
				0
			],
			[
				-.148144,
				3,
				0
			],
			[
				.05255,
				4,
				0
			],
			[
				-.00629367,
				5,
				0
			],
			[
				.0418357,
				1,
				-1
			],
			[
				-.147163,
				2,
				-1
			],
			[
				.133542,
				3,
				-1
			],
			[
				-.0485489,
				4,
				-1
			],
			[
				.00644307,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 1142400182
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 425.125,
		terms: [[.05138, 1.209]]
	}
};
export { nButane };
