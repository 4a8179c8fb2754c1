import { a as viscosityAndPowers, i as residualPolynomial, n as olchowySengers } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/oxygen.ts
var dilute = collisionIntegral({
	energy: 118.5,
	diameter: .3428,
	factor: 2.66958e-8,
	molarMass: 31.9988,
	terms: [
		[.431, 0],
		[-.4623, 1],
		[.08406, 2],
		[.005341, 3],
		[-.00331, 4]
	]
});
var oxygen = {
	id: "O2",
	viscosity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute,
		residual: batschinskiHildebrand({
			temperature: 154.581,
			molarDensity: 13630,
			powers: [
				[
					1767e-8,
					1,
					.05
				],
				[
					4.042e-7,
					5,
					0
				],
				[
					1077e-13,
					12,
					2.1
				],
				[
					351e-9,
					8,
					0,
					-1,
					1
				],
				[
					-1367e-8,
					1,
					.5,
					-1,
					2
				]
			]
		})
	},
	conductivity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute: viscosityAndPowers(dilute, 154.581, .001036, [[.006283, -.9], [-.004262, -.6]]),
		residual: residualPolynomial({
			temperature: 154.581,
			density: 436.143644
		}, [
			[
				.01531,
				1,
				0
			],
			[
				.008898,
				3,
				0
			],
			[
				-7336e-7,
				4,
				.3
			],
			[
				.006728,
				5,
				4.3,
				1,
				2
			],
			[
				-.004374,
				7,
				.5,
				1,
				2
			],
			[
				-4747e-7,
				10,
				1.8,
				1,
				2
			]
		]),
		critical: olchowySengers({
			amplitude: .055,
			length: 24e-11,
			cutoff: 1960784313.7,
			factor: 1.01,
			gamma: 1.2415,
			reference: 309.162
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 154.581,
		terms: [[.03843, 1.225]]
	}
};
export { oxygen };
