import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/n-decane.ts
var potential = {
	energy: 490.51,
	diameter: .686
};
var nDecane = {
	id: "nC10",
	viscosity: {
		source: "M. L. Huber, A. Laesecke and H. W. Xiang, Fluid Phase Equilib. 224 (2004) 263-270",
		uncertainty: .05,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 142.28168,
			terms: [[.343267, 0], [-.460514, 1]]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 617.7,
			molarDensity: 1640,
			powers: [
				[
					-402094e-10,
					2,
					1
				],
				[
					404435e-10,
					2,
					2
				],
				[
					-142063e-10,
					3,
					2
				]
			],
			free: {
				terms: [[
					453387e-9,
					1,
					0
				]],
				numerator: [[2.55105, 0], [1.71465, -.5]]
			}
		})
	},
	conductivity: {
		source: "M. L. Huber and R. A. Perkins, Fluid Phase Equilib. 227 (2005) 47-55",
		uncertainty: .05,
		dilute: ratioOfPolynomials(617.7, [
			[.010554268, 0],
			[-.051453009, 1],
			[.118978971, 2],
			[-.0372442104, 3]
		]),
		residual: residualPolynomial({
			temperature: 617.7,
			density: 233.34
		}, [
			[
				-.0294394112,
				1,
				0
			],
			[
				.0499245356,
				2,
				0
			],
			[
				-.0142700394,
				3,
				0
			],
			[
				.00150827597,
				4,
				0
			],
			[
				.0150509474,
				1,
				-1
			],
			[
				-.0138857133,
				3,
				-1
			],
			[
				.00433326339,
				4,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 1411155860
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 617.7,
		terms: [[.05473, 1.29]]
	}
};
export { nDecane };
