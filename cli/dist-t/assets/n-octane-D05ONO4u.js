import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/n-octane.ts
var potential = {
	energy: 452.09,
	diameter: .63617
};
var nOctane = {
	id: "nC8",
	viscosity: {
		source: "M. L. Huber, A. Laesecke and H. W. Xiang, Fluid Phase Equilib. 224 (2004) 263-270",
		uncertainty: .05,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 114.2285,
			terms: [[.335103, 0], [-.467898, 1]]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 569.32,
			molarDensity: 2056.4,
			powers: [
				[
					-103924e-9,
					2,
					1
				],
				[
					992302e-10,
					2,
					2
				],
				[
					113327e-10,
					3,
					1
				],
				[
					-322455e-10,
					3,
					2
				]
			],
			free: {
				terms: [[
					606122e-9,
					1,
					0
				]],
				numerator: [
					[2.0651, 0],
					[3.07843, -.5],
					[-.879088, -1]
				]
			}
		})
	},
	conductivity: {
		source: "M. L. Huber and R. A. Perkins, Fluid Phase Equilib. 227 (2005) 47-55",
		uncertainty: .05,
		dilute: ratioOfPolynomials(569.32, [
			[.0077293, 0],
			[-.037114, 1],
			[.097758, 2],
			[-.028871, 3]
		]),
		residual: residualPolynomial({
			temperature: 569.32,
			density: 234.9
		}, [
			[
				.0285553,
				1,
				0
			],
			[
				-.0171398,
				2,
				0
			],
			[
				.00659971,
				3,
				0
			],
			[
				-.00926155,
				1,
				-1
			],
			[
				.00153496,
				3,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 145713e4
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 569.32,
		terms: [
			[.34338, 1.6607],
			[-.50634, 1.9632],
			[.2238, 2.3547]
		]
	}
};
export { nOctane };
