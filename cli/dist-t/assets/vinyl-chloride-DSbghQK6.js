// engineering/properties/reference/fluids/vinyl-chloride.ts
var vinylChloride = {
	id: "VCM",
	name: "vinyl chloride",
	cas: "75-01-4",
	source: "M. Thol, F. Fenkl and E. W. Lemmon, Int. J. Thermophys. 43 (2022) 41",
	gasConstant: 8.314462618,
	molarMass: .06249822,
	acentricFactor: .16,
	reducing: {
		temperature: 425,
		density: 5650
	},
	critical: {
		temperature: 425,
		pressure: 5600300,
		density: 5650
	},
	range: {
		minimumTemperature: 119.31,
		maximumTemperature: 430,
		maximumPressure: 1e8
	},
	ideal: {
		constant: -3.438709541259339,
		linear: 3.6032015766362435,
		logarithm: 3,
		einstein: [
			[4.51, 2.171764705882353],
			[4.45, 4.487058823529412],
			[3.04, 10.352941176470589]
		]
	},
	residual: {
		power: [
			[
				.012261627,
				4,
				1
			],
			[
				.8604231,
				1,
				.136
			],
			[
				-1.0169596,
				1,
				.984
			],
			[
				-.81353519,
				2,
				1.02
			],
			[
				.23529717,
				3,
				.624
			],
			[
				-.87520652,
				1,
				1.215,
				2
			],
			[
				-1.0092224,
				3,
				1.427,
				2
			],
			[
				.51890592,
				2,
				.9,
				1
			],
			[
				-.15911867,
				2,
				4,
				2
			],
			[
				-.007640016,
				7,
				.6,
				1
			],
			[
				-.22858771,
				1,
				3.45,
				3
			]
		],
		gaussian: [
			[
				.9093646,
				1,
				1.42,
				1.736,
				.82,
				.77,
				1.3
			],
			[
				-.19999899,
				2,
				.9,
				30,
				.92,
				815,
				1.1
			],
			[
				-.37519445,
				1,
				1.475,
				2.425,
				.995,
				.77,
				1.59
			],
			[
				.97421121,
				1,
				.5,
				.714,
				.71,
				.41,
				1.5
			],
			[
				-1.006613,
				1,
				1.156,
				.694,
				.66,
				.32,
				.93
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 425,
			value: 5600300,
			terms: [
				[-6.945, 1],
				[1.7737, 1.5],
				[-2.0553, 2.78],
				[-2.813, 5.2],
				[-2.756, 15]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 425,
			value: 5650,
			terms: [
				[1.8041, .33],
				[5.629, 1.19],
				[-18.45, 1.75],
				[33.235, 2.39],
				[-66.136, 3.22],
				[47.53, 3.46]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 425,
			value: 5650,
			terms: [
				[-.5868, .193],
				[-5.3182, .687],
				[-14.6323, 2.54],
				[-46.665, 6.12],
				[-98.3277, 13],
				[-228.973, 25.5]
			]
		}
	}
};
export { vinylChloride };
