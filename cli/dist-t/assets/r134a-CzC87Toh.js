import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/r134a.ts
var potential = {
	energy: 299.363,
	diameter: .468932
};
var r134a = {
	id: "R134a",
	viscosity: {
		source: "M. L. Huber, A. Laesecke and R. A. Perkins, Ind. Eng. Chem. Res. 42 (2003) 3163-3178",
		uncertainty: .1,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 102.031,
			terms: [
				[.355404, 0],
				[-.464337, 1],
				[.0257353, 2]
			]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 374.21,
			molarDensity: 5017.053,
			powers: [
				[
					-206900719e-13,
					1,
					0
				],
				[
					3.56029549e-7,
					2,
					6
				],
				[
					211101816e-14,
					2,
					2
				],
				[
					139601415e-13,
					2,
					.5
				],
				[
					-45643502e-13,
					2,
					-2
				],
				[
					-351593275e-14,
					3,
					0
				]
			],
			free: {
				terms: [[
					.00021476332,
					0,
					0
				]],
				numerator: [[3.163695636, 0]],
				denominator: [
					[1, 0],
					[-.0890173375, -1],
					[.100035295, -2]
				]
			}
		})
	},
	conductivity: {
		source: "M. O. McLinden, S. A. Klein and R. A. Perkins, Int. J. Refrig. 23 (2000) 43-63",
		uncertainty: .05,
		dilute: ratioOfPolynomials(1, [[-.0105248, 0], [800982e-10, 1]]),
		residual: residualPolynomial({
			temperature: 1,
			density: 515.249968352
		}, [
			[
				.0037740609300000003,
				1,
				0
			],
			[
				.010534223865,
				2,
				0
			],
			[
				-.002952794565,
				3,
				0
			],
			[
				.00128672592,
				4,
				0
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 189202e4
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 374.21,
		terms: [[.05801, 1.241]]
	}
};
export { r134a };
