import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/propane.ts
var potential = {
	energy: 263.88,
	diameter: .49748
};
var propane = {
	id: "C3",
	viscosity: {
		source: "E. Vogel, C. Küchenmeister, E. Bich and A. Laesecke, J. Phys. Chem. Ref. Data 27 (1998) 947-970",
		uncertainty: .05,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 44.0956,
			terms: [
				[.25104574, 0],
				[-.47271238, 1],
				[.060836515, 3]
			]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 369.825,
			molarDensity: 5e3,
			powers: [
				[
					359873030195e-16,
					2,
					0
				],
				[
					-.000180512188564,
					2,
					1
				],
				[
					877124888223e-16,
					2,
					2
				],
				[
					-.000105773052525,
					3,
					0
				],
				[
					.000205319740877,
					3,
					1
				],
				[
					-.00012921093261,
					3,
					2
				],
				[
					589491587759e-16,
					4,
					0
				],
				[
					-.0001297400331,
					4,
					1
				],
				[
					766280419971e-16,
					4,
					2
				],
				[
					-959407868475e-17,
					5,
					0
				],
				[
					210726986598e-16,
					5,
					1
				],
				[
					-143971968187e-16,
					5,
					2
				]
			],
			free: {
				terms: [[
					.00161688405374,
					1,
					0
				]],
				numerator: [[2.50053938863, 0], [2.1517543007382995, -.5]]
			}
		})
	},
	conductivity: {
		source: "K. N. Marsh, R. A. Perkins and M. L. V. Ramires, J. Chem. Eng. Data 47 (2002) 932-940",
		uncertainty: .05,
		range: {
			minimumTemperature: 86,
			maximumTemperature: 600,
			maximumPressure: 7e7
		},
		dilute: ratioOfPolynomials(369.85, [
			[-.00124778, 0],
			[.00816371, 1],
			[.0199374, 2]
		]),
		residual: residualPolynomial({
			temperature: 369.82,
			density: 220.3
		}, [
			[
				-.03695,
				1,
				0
			],
			[
				.148658,
				2,
				0
			],
			[
				-.119986,
				3,
				0
			],
			[
				.0412431,
				4,
				0
			],
			[
				-.00486905,
				5,
				0
			],
			[
				.0482798,
				1,
				-1
			],
			[
				-.135636,
				2,
				-1
			],
			[
				.117588,
				3,
				-1
			],
			[
				-.0436911,
				4,
				-1
			],
			[
				.00616079,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 1395410494.88
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 369.89,
		terms: [[.05334, 1.235], [-.01748, 4.404]]
	}
};
export { propane };
