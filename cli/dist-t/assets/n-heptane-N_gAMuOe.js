// engineering/properties/reference/fluids/n-heptane.ts
var nHeptane = {
	id: "nC7",
	name: "n-heptane",
	cas: "142-82-5",
	source: "R. Span and W. Wagner, Int. J. Thermophys. 24 (2003) 41-109",
	gasConstant: 8.31451,
	molarMass: .100202,
	acentricFactor: .349,
	reducing: {
		temperature: 540.13,
		density: 2315.323047444
	},
	critical: {
		temperature: 540.13,
		pressure: 2736e3,
		density: 2315.323047444
	},
	range: {
		minimumTemperature: 182.55,
		maximumTemperature: 600,
		maximumPressure: 1e8
	},
	ideal: {
		constant: 0,
		linear: 0,
		logarithm: 3,
		einstein: [
			[13.7266, .6286967952159664],
			[
				-30.4707,
				3.0962731194342106,
				1
			],
			[43.5561, 6.518652916890378]
		]
	},
	residual: { power: [
		[
			1.0543748,
			1,
			.25
		],
		[
			-2.6500682,
			1,
			1.125
		],
		[
			.81730048,
			1,
			1.5
		],
		[
			-.30451391,
			2,
			1.375
		],
		[
			.12253869,
			3,
			.25
		],
		[
			.00027266473,
			7,
			.875
		],
		[
			.49865826,
			2,
			.625,
			1
		],
		[
			-.00071432815,
			5,
			1.75,
			1
		],
		[
			-.54236896,
			1,
			3.625,
			2
		],
		[
			-.13801822,
			4,
			3.625,
			2
		],
		[
			-.0061595287,
			3,
			14.5,
			3
		],
		[
			.0004860251,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 540.13,
			value: 2736e3,
			terms: [
				[-.001547608055848768, .006],
				[-8.278553452057723, 1.018],
				[2.2800315192023684, 1.502],
				[-4.304490300717095, 3.003],
				[.8703765102176411, 6.048],
				[-2.80944123395076, 6.315]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 540.13,
			value: 2315.3230474442,
			terms: [
				[.35147807402250625, .124],
				[4.121792126592887, .664],
				[-2.4954273570574026, 1.294],
				[2938.5470325829165, 10.615],
				[-4682.169465017815, 11.227],
				[2501.072581290023, 13.607]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 540.13,
			value: 2315.3230474442,
			terms: [
				[-.29457754530864466, .061],
				[-7.274148490152896, .718],
				[75.40064985046571, 1.921],
				[-79.02485215998952, 2.015],
				[1.254951249920929, 2.746],
				[-6.677464890274236, 9.877]
			]
		}
	}
};
export { nHeptane };
