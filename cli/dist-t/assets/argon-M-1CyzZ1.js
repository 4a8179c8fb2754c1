import { a as viscosityAndPowers, i as residualPolynomial, n as olchowySengers } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/argon.ts
var dilute = collisionIntegral({
	energy: 143.2,
	diameter: .335,
	factor: 2.66958e-8,
	molarMass: 39.948,
	terms: [
		[.431, 0],
		[-.4623, 1],
		[.08406, 2],
		[.005341, 3],
		[-.00331, 4]
	]
});
var argon = {
	id: "Ar",
	viscosity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute,
		residual: batschinskiHildebrand({
			temperature: 150.687,
			molarDensity: 13407.43,
			powers: [
				[
					1219e-8,
					1,
					.42
				],
				[
					1399e-8,
					2,
					0
				],
				[
					5.027e-9,
					10,
					.95
				],
				[
					-1893e-8,
					5,
					.5,
					-1,
					2
				],
				[
					-6698e-9,
					1,
					.9,
					-1,
					4
				],
				[
					-3827e-9,
					2,
					.8,
					-1,
					4
				]
			]
		})
	},
	conductivity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute: viscosityAndPowers(dilute, 150.687, 8158e-7, [[-432e-6, -.77]]),
		residual: residualPolynomial({
			temperature: 150.687,
			density: 535.6
		}, [
			[
				.01373,
				1,
				0
			],
			[
				.01007,
				2,
				0
			],
			[
				7375e-7,
				4,
				0
			],
			[
				-.03396,
				5,
				.8,
				1,
				2
			],
			[
				.02047,
				6,
				1.2,
				1,
				2
			],
			[
				-.002274,
				9,
				.8,
				1,
				2
			],
			[
				-.003973,
				1,
				.5,
				1,
				4
			]
		]),
		critical: olchowySengers({
			amplitude: .055,
			length: 13e-11,
			cutoff: 3125e6,
			factor: 1.01,
			gamma: 1.2415,
			reference: 301.374
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 150.687,
		terms: [[.037, 1.25]]
	}
};
export { argon };
