import { a as viscosityAndPowers, i as residualPolynomial, n as olchowySengers } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/air.ts
var dilute = collisionIntegral({
	energy: 103.3,
	diameter: .36,
	factor: 2.66958e-8,
	molarMass: 28.9586,
	terms: [
		[.431, 0],
		[-.4623, 1],
		[.08406, 2],
		[.005341, 3],
		[-.00331, 4]
	]
});
var air = {
	id: "Air",
	viscosity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute,
		residual: batschinskiHildebrand({
			temperature: 132.6312,
			molarDensity: 10447.7,
			powers: [
				[
					1072e-8,
					1,
					.2
				],
				[
					1122e-9,
					4,
					.05
				],
				[
					2.019e-9,
					9,
					2.4
				],
				[
					-8876e-9,
					1,
					.6,
					-1,
					1
				],
				[
					-2.916e-8,
					8,
					3.6,
					-1,
					1
				]
			]
		})
	},
	conductivity: {
		source: "E. W. Lemmon and R. T Jacobsen, Int. J. Thermophys. 25 (2004) 21-69",
		uncertainty: .05,
		dilute: viscosityAndPowers(dilute, 132.6312, .001308, [[.001405, -1.1], [-.001036, -.3]]),
		residual: residualPolynomial({
			temperature: 132.6312,
			density: 302.550765
		}, [
			[
				.008743,
				1,
				.1
			],
			[
				.01476,
				2,
				0
			],
			[
				-.01662,
				3,
				.5,
				1,
				2
			],
			[
				.003793,
				7,
				2.7,
				1,
				2
			],
			[
				-.006142,
				7,
				.3,
				1,
				2
			],
			[
				-3778e-7,
				11,
				1.3,
				1,
				2
			]
		]),
		critical: olchowySengers({
			amplitude: .055,
			length: 11e-11,
			cutoff: 3225806451.6,
			factor: 1.01,
			gamma: 1.2415,
			reference: 265.262
		})
	}
};
export { air };
