// engineering/properties/reference/fluids/sulfur-dioxide.ts
var sulfurDioxide = {
	id: "SO2",
	name: "sulfur dioxide",
	cas: "7446-09-5",
	source: "K. Gao, J. Wu, P. Zhang and E. W. Lemmon, J. Chem. Eng. Data 61 (2016)",
	gasConstant: 8.3144621,
	molarMass: .0640638,
	acentricFactor: .2561299361987246,
	reducing: {
		temperature: 430.64,
		density: 8078
	},
	critical: {
		temperature: 430.64,
		pressure: 7886587.600346,
		density: 8195
	},
	range: {
		minimumTemperature: 197.7,
		maximumTemperature: 525,
		maximumPressure: 35e6
	},
	ideal: {
		constant: -4.5414235721,
		linear: 4.4732289572,
		logarithm: 3,
		powers: [[-.0159272204, -1]],
		einstein: [[1.0875, 1.8182240386401636], [1.916, 4.328441389559726]]
	},
	residual: {
		power: [
			[
				.01744413,
				4,
				1
			],
			[
				1.814878,
				1,
				.45
			],
			[
				-2.246338,
				1,
				.9994
			],
			[
				-.4602906,
				2,
				1
			],
			[
				.1097049,
				3,
				.45
			],
			[
				-.9485769,
				1,
				2.907,
				2
			],
			[
				-.8751541,
				3,
				2.992,
				2
			],
			[
				.4228777,
				2,
				.87,
				1
			],
			[
				-.4174962,
				2,
				3.302,
				2
			],
			[
				-.002903451,
				7,
				1.002,
				1
			]
		],
		gaussian: [
			[
				1.64041,
				1,
				1.15,
				1.061,
				.832,
				.967,
				1.276
			],
			[
				-.4103535,
				1,
				.997,
				.945,
				.69,
				2.538,
				.738
			],
			[
				-.08316597,
				3,
				1.36,
				1.741,
				.35,
				2.758,
				.71
			],
			[
				-.2728126,
				2,
				2.086,
				1.139,
				.961,
				1.062,
				.997
			],
			[
				-.1075782,
				2,
				.855,
				1.644,
				.981,
				1.039,
				1.35
			],
			[
				-.4348434,
				1,
				.785,
				.647,
				.333,
				.41,
				.919
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 430.64,
			value: 7886600,
			terms: [
				[-7.303, 1],
				[1.9794, 1.5],
				[-2.078, 2.2],
				[-3.5446, 4.7],
				[.51776, 6]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 430.64,
			value: 8078,
			terms: [
				[7.2296, .54],
				[-16.928, .88],
				[29.832, 1.23],
				[-27.901, 1.6],
				[11.085, 2]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 430.64,
			value: 8078,
			terms: [
				[-7.487, .545],
				[10.118, .85],
				[-13.608, 1.2],
				[-25.408, 3.7],
				[-42.04, 7.5],
				[-38.668, 10]
			]
		}
	}
};
export { sulfurDioxide };
