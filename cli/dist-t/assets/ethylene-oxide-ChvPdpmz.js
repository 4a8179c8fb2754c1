// engineering/properties/reference/fluids/ethylene-oxide.ts
var ethyleneOxide = {
	id: "EO",
	name: "ethylene oxide",
	cas: "75-21-8",
	source: "M. Thol, G. Rutkai, A. Köster, M. Kortmann and R. Span, Chem. Eng. Sci. 121 (2015) 87-99, corrected in 134 (2015) 887-890",
	gasConstant: 8.3144621,
	molarMass: .04405256,
	acentricFactor: .21019548904995822,
	reducing: {
		temperature: 468.92,
		density: 7170
	},
	critical: {
		temperature: 468.92,
		pressure: 7304686.159636,
		density: 7170
	},
	range: {
		minimumTemperature: 160.65,
		maximumTemperature: 1e3,
		maximumPressure: 1e9
	},
	ideal: {
		constant: -3.90644775,
		linear: 4.0000956,
		logarithm: 3,
		einstein: [
			[6.79, 2.8363047001620743],
			[4.53, 4.627655037106543],
			[3.68, 9.532542864454491]
		]
	},
	residual: {
		power: [
			[
				.0300676,
				4,
				1
			],
			[
				2.1629,
				1,
				.41
			],
			[
				-2.72041,
				1,
				.79
			],
			[
				-.53931,
				2,
				1.06
			],
			[
				.181051,
				3,
				.58
			],
			[
				-2.61292,
				1,
				2,
				2
			],
			[
				-2.08004,
				3,
				2.2,
				2
			],
			[
				.3169968,
				2,
				.73,
				1
			],
			[
				-1.6532,
				2,
				2.4,
				2
			],
			[
				-.01981719,
				7,
				.97,
				1
			]
		],
		gaussian: [
			[
				3.34387,
				1,
				1.87,
				1.02,
				.705,
				.62,
				.847
			],
			[
				-.950671,
				1,
				2.08,
				1.55,
				.821,
				1.11,
				.34
			],
			[
				-.445528,
				3,
				2.8,
				1.44,
				.791,
				.62,
				.265
			],
			[
				-.005409938,
				3,
				.97,
				14,
				1.08,
				368,
				1.13
			],
			[
				-.0638824,
				2,
				3.15,
				1.63,
				1.64,
				.66,
				.36
			],
			[
				-.093912,
				1,
				.7,
				1.9,
				1.51,
				1.87,
				1.05
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 468.92,
			value: 7305e3,
			terms: [
				[-7.002, 1],
				[1.1835, 1.5],
				[-2.196, 3.3],
				[-1.394, 5.05],
				[-1.582, 17],
				[-382.3, 36.8]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 468.92,
			value: 7170,
			terms: [
				[2.3014, .382],
				[-.08549, .93],
				[2.055, 1.48],
				[-2.883, 2.1],
				[1.686, 2.95]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 468.92,
			value: 7170,
			terms: [
				[-3.0498, .414],
				[-7.1199, 1.276],
				[-23.067, 3.63],
				[-56.11, 7.84],
				[-127.8, 16.9]
			]
		}
	}
};
export { ethyleneOxide };
