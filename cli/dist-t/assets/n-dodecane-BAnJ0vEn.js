import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/n-dodecane.ts
var potential = {
	energy: 522.592,
	diameter: .735639
};
var nDodecane = {
	id: "nC12",
	viscosity: {
		source: "M. L. Huber, A. Laesecke and R. Perkins, Energy Fuels 18 (2004) 968-975",
		uncertainty: .05,
		dilute: collisionIntegral({
			...potential,
			factor: 2.1357e-8,
			molarMass: 170.33,
			terms: [
				[.382987, 0],
				[-.56105, 1],
				[.0313962, 2]
			]
		}),
		virial: rainwaterFriend(potential),
		residual: batschinskiHildebrand({
			temperature: 658.1,
			molarDensity: 1330,
			powers: [
				[
					-471703e-10,
					2,
					1
				],
				[
					298429e-10,
					2,
					2
				],
				[
					827816e-11,
					3,
					1
				],
				[
					-134156e-10,
					3,
					2
				]
			],
			free: {
				terms: [[
					503109e-9,
					1,
					0
				]],
				numerator: [[2.32661, 0], [2.23089, -.5]]
			}
		})
	},
	conductivity: {
		source: "M. L. Huber, A. Laesecke and R. Perkins, Energy Fuels 18 (2004) 968-975",
		uncertainty: .05,
		dilute: ratioOfPolynomials(658.1, [
			[.00436343, 0],
			[-.0264054, 1],
			[.0922394, 2],
			[-.0291756, 3]
		]),
		residual: residualPolynomial({
			temperature: 658.1,
			density: 226.545337
		}, [
			[
				.0693347,
				1,
				0
			],
			[
				-.0331695,
				2,
				0
			],
			[
				.00676165,
				3,
				0
			],
			[
				-.0280792,
				1,
				-1
			],
			[
				.00173922,
				2,
				-1
			],
			[
				.00309558,
				3,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .0496,
			length: 194e-12,
			cutoff: 657894736.842
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 658.1,
		terms: [[.0154, 4.18], [.048, 1.17]]
	}
};
export { nDodecane };
