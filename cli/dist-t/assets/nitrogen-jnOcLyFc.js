import { a as viscosityAndPowers, i as residualPolynomial, n as olchowySengers } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/nitrogen.ts
var dilute = collisionIntegral({
	energy: 98.94,
	diameter: .3656,
	factor: 2.66958e-8,
	molarMass: 28.01348,
	terms: [
		[.431, 0],
		[-.4623, 1],
		[.08406, 2],
		[.005341, 3],
		[-.00331, 4]
	]
});
var nitrogen = {
	id: "N2",
	viscosity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute,
		residual: batschinskiHildebrand({
			temperature: 126.192,
			molarDensity: 11183.9,
			powers: [
				[
					1072e-8,
					2,
					.1
				],
				[
					3.989e-8,
					10,
					.25,
					-1,
					1
				],
				[
					1.208e-9,
					12,
					3.2,
					-1,
					1
				],
				[
					-7402e-9,
					2,
					.9,
					-1,
					2
				],
				[
					462e-8,
					1,
					.3,
					-1,
					3
				]
			]
		})
	},
	conductivity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute: viscosityAndPowers(dilute, 126.192, .001511, [[.002117, -1], [-.003332, -.7]]),
		residual: residualPolynomial({
			temperature: 126.192,
			density: 313.3
		}, [
			[
				.008862,
				1,
				0
			],
			[
				.03111,
				2,
				.03
			],
			[
				-.07313,
				3,
				.2,
				1,
				1
			],
			[
				.02003,
				4,
				.8,
				1,
				2
			],
			[
				-7096e-7,
				8,
				.6,
				1,
				2
			],
			[
				2672e-7,
				10,
				1.9,
				1,
				2
			]
		]),
		critical: olchowySengers({
			amplitude: .055,
			length: 17e-11,
			cutoff: 25e8,
			factor: 1.01,
			gamma: 1.2415,
			reference: 252.384
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 126.192,
		terms: [[.02898, 1.246]]
	}
};
export { nitrogen };
