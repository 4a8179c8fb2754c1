// engineering/properties/reference/fluids/n-pentane.ts
var nPentane = {
	id: "nC5",
	name: "n-pentane",
	cas: "109-66-0",
	source: "M. Thol, T. Uhde, E. W. Lemmon and R. Span, Fundamental equations of state for hydrocarbons, Part I: n-pentane (2019)",
	gasConstant: 8.3144598,
	molarMass: .07214878,
	acentricFactor: .251031912680427,
	reducing: {
		temperature: 469.7,
		density: 3210
	},
	critical: {
		temperature: 469.7,
		pressure: 3367518.994736,
		density: 3215.577588422
	},
	range: {
		minimumTemperature: 143.47,
		maximumTemperature: 650,
		maximumPressure: 78e7
	},
	ideal: {
		constant: 8.509252832282648,
		linear: .06430584062033375,
		logarithm: 3,
		einstein: [
			[6.618, .3278688524590164],
			[15.97, 2.8188205237385566],
			[15.29, 5.607834788162657]
		]
	},
	residual: {
		power: [
			[
				.042952795,
				4,
				1
			],
			[
				2.4923999,
				1,
				.367
			],
			[
				-2.603872,
				1,
				.704
			],
			[
				-.83829913,
				2,
				1.04
			],
			[
				.19223378,
				3,
				.494
			],
			[
				-3.0778196,
				1,
				1.34,
				2
			],
			[
				-324816e-9,
				1,
				.688,
				3
			],
			[
				-1.6781976,
				3,
				1.688,
				2
			],
			[
				.6416425,
				2,
				.88,
				1
			],
			[
				-1.7300934,
				2,
				1.357,
				2
			],
			[
				-.017585046,
				7,
				1.021,
				1
			]
		],
		gaussian: [
			[
				4.5708883,
				1,
				.979,
				1.01,
				.927,
				.583,
				1.06
			],
			[
				-.0758188,
				1,
				2.966,
				4.77,
				.968,
				31.6,
				1.37
			],
			[
				-.62122633,
				3,
				1.35,
				1.13,
				.735,
				.52,
				1.09
			],
			[
				-.42413043,
				2,
				.664,
				1.08,
				1.196,
				.654,
				1.19
			],
			[
				-2.0418443,
				2,
				.937,
				1.12,
				.617,
				.75,
				.83
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 469.7,
			value: 3367500,
			terms: [
				[-7.3342, 1],
				[2.043, 1.5],
				[-2.196, 2.26],
				[-6.3246, 5.5],
				[5.429, 7.1],
				[-2.821, 11]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 469.7,
			value: 3210,
			terms: [
				[3.5771, .43],
				[-4.653, .83],
				[8.517, 1.25],
				[-7.831, 1.72],
				[3.3029, 2.24],
				[.5782, 17.5]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 469.7,
			value: 3210,
			terms: [
				[-3.5333, .428],
				[-8.4246, 1.484],
				[-25.474, 3.87],
				[-57.24, 7.86],
				[-34.6, 15.98],
				[-111.9, 17.33]
			]
		}
	}
};
export { nPentane };
