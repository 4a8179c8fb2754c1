// engineering/properties/reference/fluids/n-hexane.ts
var nHexane = {
	id: "nC6",
	name: "n-hexane",
	cas: "110-54-3",
	source: "M. Thol, Y. Wang, E. W. Lemmon and R. Span, Fundamental equations of state for hydrocarbons, Part II: n-hexane (2019)",
	gasConstant: 8.3144598,
	molarMass: .08617536,
	acentricFactor: .3003189315498438,
	reducing: {
		temperature: 507.82,
		density: 2706
	},
	critical: {
		temperature: 507.82,
		pressure: 3044115.32836,
		density: 2706
	},
	range: {
		minimumTemperature: 177.83,
		maximumTemperature: 600,
		maximumPressure: 92e6
	},
	ideal: {
		constant: 12.313791358169851,
		linear: -1.3163412546284243,
		logarithm: 3,
		einstein: [
			[9.21, .3741483202709622],
			[6.04, 5.9076050569099285],
			[25.3, 2.9538025284549643],
			[10.96, 8.861407585364892]
		]
	},
	residual: {
		power: [
			[
				.0446249,
				4,
				1
			],
			[
				1.740621,
				1,
				.303
			],
			[
				-2.050688,
				1,
				.845
			],
			[
				-.7724346,
				2,
				1.055
			],
			[
				.2116422,
				3,
				.523
			],
			[
				-3.187864,
				1,
				1.48,
				2
			],
			[
				-1.134719,
				3,
				2.06,
				2
			],
			[
				.6817086,
				2,
				1.19,
				1
			],
			[
				-1.111314,
				2,
				1.883,
				2
			],
			[
				-.02377251,
				7,
				.98,
				1
			]
		],
		gaussian: [
			[
				3.744662,
				1,
				.94,
				.864,
				.767,
				.7,
				1.21
			],
			[
				-.4322223,
				3,
				1.47,
				1.094,
				.707,
				.52,
				1.13
			],
			[
				-.8054799,
				2,
				1.11,
				.751,
				.692,
				.69,
				1
			],
			[
				-1.055577,
				2,
				.895,
				1.062,
				.46,
				.88,
				.82
			],
			[
				-.02932639,
				1,
				1.73,
				6.6,
				.92,
				180,
				1.14
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 507.82,
			value: 3044100,
			terms: [
				[-7.654, 1],
				[2.7644, 1.5],
				[-2.285, 1.9],
				[-3.719, 4.08],
				[-1.646, 15.45]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 507.82,
			value: 2706,
			terms: [
				[2.302, .373],
				[.3493, 1.068],
				[.9563, 3.993],
				[-1.543, 5.36],
				[1.0452, 6.87]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 507.82,
			value: 2706,
			terms: [
				[-3.4056, .419],
				[-7.5474, 1.355],
				[-22.828, 3.473],
				[-57.063, 7.1],
				[-125, 15],
				[-265.5, 30]
			]
		}
	}
};
export { nHexane };
