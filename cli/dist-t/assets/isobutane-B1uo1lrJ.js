import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/isobutane.ts
var potential = {
	energy: 307.55,
	diameter: .46445
};
var isobutane = {
	id: "iC4",
	viscosity: {
		source: "E. Vogel, C. Küchenmeister and E. Bich, Int. J. Thermophys. 21 (2000) 343-356",
		uncertainty: .05,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 58.1222,
			terms: [
				[.53583008, 0],
				[-.4562963, 1],
				[.049911282, 2]
			]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 407.817,
			molarDensity: 3860,
			powers: [
				[
					.000103511763411,
					2,
					0
				],
				[
					-.000312670896234,
					2,
					1
				],
				[
					.000145253750239,
					2,
					2
				],
				[
					-.000210649894193,
					3,
					0
				],
				[
					.000386269696509,
					3,
					1
				],
				[
					-.000214963015527,
					3,
					2
				],
				[
					.00011258036092,
					4,
					0
				],
				[
					-.000223242033154,
					4,
					1
				],
				[
					.000119114788598,
					4,
					2
				],
				[
					-1819097459e-14,
					5,
					0
				],
				[
					360438957232e-16,
					5,
					1
				],
				[
					-21396018405e-15,
					5,
					2
				]
			],
			free: {
				terms: [[
					.0019403760699,
					1,
					0
				]],
				numerator: [[2.33859774637, 0], [2.352551508384381, -.5]]
			}
		})
	},
	conductivity: {
		source: "R. A. Perkins, J. Chem. Eng. Data 47 (2002) 1272-1279",
		uncertainty: .05,
		range: {
			minimumTemperature: 114,
			maximumTemperature: 600,
			maximumPressure: 7e7
		},
		dilute: ratioOfPolynomials(407.85, [
			[-.00237901, 0],
			[.0106601, 1],
			[.0215811, 2]
		]),
		residual: residualPolynomial({
			temperature: 407.85,
			density: 224.4
		}, [
			[
				-.0411789,
				1,
				0
			],
			[
				.146805,
				2,
				0
			],
			[
				-.11919,
				3,
				0
			],
			[
				.0410226,
				4,
				0
			],
			[
				-.00488704,
				5,
				0
			],
			[
				.0476346,
				1,
				-1
			],
			[
				-.128445,
				2,
				-1
			],
			[
				.107565,
				3,
				-1
			],
			[
				-.0385968,
				4,
				-1
			],
			[
				.00520901,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 1520540217.5
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 407.81,
		terms: [[-.01639, 2.102], [.06121, 1.304]]
	}
};
export { isobutane };
