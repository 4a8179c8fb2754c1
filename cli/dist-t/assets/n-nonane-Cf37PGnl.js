import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/n-nonane.ts
var potential = {
	energy: 472.127,
	diameter: .66383
};
var nNonane = {
	id: "nC9",
	viscosity: {
		source: "M. L. Huber, A. Laesecke and H. W. Xiang, Fluid Phase Equilib. 224 (2004) 263-270",
		uncertainty: .05,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 128.2551,
			terms: [[.340344, 0], [-.466455, 1]]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 594.55,
			molarDensity: 1810,
			powers: [
				[
					-314367e-10,
					2,
					1
				],
				[
					326258e-10,
					2,
					2
				],
				[
					639384e-11,
					3,
					1
				],
				[
					-108922e-10,
					3,
					2
				]
			],
			free: {
				terms: [[
					192935e-9,
					1,
					0
				]],
				numerator: [[2.66987, 0], [1.32137, -.5]]
			}
		})
	},
	conductivity: {
		source: "M. L. Huber and R. A. Perkins, Fluid Phase Equilib. 227 (2005) 47-55",
		uncertainty: .05,
		dilute: ratioOfPolynomials(594.55, [
			[.0087877, 0],
			[-.041351, 1],
			[.10479, 2],
			[-.032003, 3]
		]),
		residual: residualPolynomial({
			temperature: 594.55,
			density: 232.14
		}, [
			[
				.00490087596,
				1,
				0
			],
			[
				-.00807305471,
				2,
				0
			],
			[
				.00557430614,
				3,
				0
			],
			[
				.0099648628,
				1,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 958722814
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 594.55,
		terms: [[.05388, 1.262]]
	}
};
export { nNonane };
