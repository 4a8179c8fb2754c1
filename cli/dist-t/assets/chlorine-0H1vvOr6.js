// engineering/properties/reference/fluids/chlorine.ts
var chlorine = {
	id: "Cl2",
	name: "chlorine",
	cas: "7782-50-5",
	source: "M. Thol, S. Herrig, R. Span and E. W. Lemmon, AIChE J. 67 (2021) e17326",
	gasConstant: 8.314462618,
	molarMass: .070906,
	acentricFactor: .07,
	reducing: {
		temperature: 416.8654,
		density: 8060
	},
	critical: {
		temperature: 416.8654,
		pressure: 7642387.504,
		density: 8060
	},
	range: {
		minimumTemperature: 172.1712,
		maximumTemperature: 525,
		maximumPressure: 2e7
	},
	ideal: {
		constant: 0,
		linear: 0,
		logarithm: 2.5,
		einstein: [
			[1.0256, 1.9190846733741873],
			[.067756, 7.196567525153203],
			[.14068, 19.67061790208542]
		]
	},
	residual: {
		power: [
			[
				.0245017,
				4,
				1
			],
			[
				.9132904,
				1,
				.196
			],
			[
				-1.72309,
				1,
				1
			],
			[
				-.3359344,
				2,
				1.08
			],
			[
				.1200495,
				3,
				.39
			],
			[
				-1.214889,
				1,
				1.64,
				2
			],
			[
				-.10167,
				3,
				3.2,
				2
			],
			[
				.6196819,
				2,
				1.32,
				1
			],
			[
				-.6578512,
				2,
				2.163,
				2
			],
			[
				-.009159452,
				7,
				.93,
				1
			]
		],
		gaussian: [
			[
				1.909418,
				1,
				.872,
				.969,
				.88,
				1.22,
				1.142
			],
			[
				-.07163412,
				1,
				2.08,
				1.89,
				.73,
				6.8,
				1.22
			],
			[
				-.1893345,
				3,
				1.6,
				1.32,
				.28,
				3.5,
				1.552
			],
			[
				-.5698469,
				2,
				1.37,
				1.012,
				.863,
				1.276,
				1.135
			],
			[
				-.8964496,
				2,
				1.05,
				.98,
				.554,
				1.6,
				.754
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 416.8654,
			value: 7642387.504,
			terms: [
				[-6.1289, 1],
				[1.5112, 1.5],
				[-1.4523, 2],
				[-5.6038, 5.94],
				[3.9923, 7],
				[-1.2651, 14.8]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 416.8654,
			value: 8060,
			terms: [
				[.9662, .234],
				[1.7744, .68],
				[-.23081, 1.3],
				[.47213, 3.35]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 416.8654,
			value: 8060,
			terms: [
				[-1.7673, .3],
				[-5.173, .994],
				[-12.539, 2.7],
				[-37.552, 6.155],
				[-64.404, 12.4],
				[-151.49, 24]
			]
		}
	}
};
export { chlorine };
