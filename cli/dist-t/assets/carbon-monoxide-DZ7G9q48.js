// engineering/properties/reference/fluids/carbon-monoxide.ts
var carbonMonoxide = {
	id: "CO",
	name: "carbon monoxide",
	cas: "630-08-0",
	source: "E. W. Lemmon and R. Span, J. Chem. Eng. Data 51 (2006) 785-850",
	gasConstant: 8.314472,
	molarMass: .0280101,
	acentricFactor: .0497,
	reducing: {
		temperature: 132.86,
		density: 10850
	},
	critical: {
		temperature: 132.86,
		pressure: 3494e3,
		density: 10850
	},
	range: {
		minimumTemperature: 68.16,
		maximumTemperature: 500,
		maximumPressure: 1e8
	},
	ideal: {
		constant: -3.3728318564,
		linear: 3.3683460039,
		logarithm: 2.5,
		powers: [[-9111274701235156e-20, -1.5]],
		einstein: [[1.0128, 23.25003763359927]]
	},
	residual: { power: [
		[
			.90554,
			1,
			.25
		],
		[
			-2.4515,
			1,
			1.125
		],
		[
			.53149,
			1,
			1.5
		],
		[
			.024173,
			2,
			1.375
		],
		[
			.072156,
			3,
			.25
		],
		[
			18818e-8,
			7,
			.875
		],
		[
			.19405,
			2,
			.625,
			1
		],
		[
			-.043268,
			5,
			1.75,
			1
		],
		[
			-.12778,
			1,
			3.625,
			2
		],
		[
			-.027896,
			4,
			3.625,
			2
		],
		[
			-.034154,
			3,
			14.5,
			3
		],
		[
			.016329,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 132.86,
			value: 3494e3,
			terms: [
				[.0031655594711161982, .052],
				[-5.386279334978247, .968],
				[-.44089436177701297, 1.972],
				[1.5403401817486662, 2.761],
				[-5.692323589833758, 4.199],
				[3.03081959067228, 5.126]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 132.86,
			value: 10850,
			terms: [
				[3.973336124071812, .44],
				[-3.262687458485425, .672],
				[3.3499432070659303, 1.334],
				[-42.129174166388935, 3.874],
				[56.52859432308481, 4.413],
				[-110.70022756120696, 9.257]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 132.86,
			value: 10850,
			terms: [
				[-3.6459289142239206, .444],
				[1.5167962228564473, .75],
				[-114.10174052209382, 1.847],
				[292.7876490687851, 2.04],
				[-183.6056308954516, 2.169],
				[4746.634272544051, 19.966]
			]
		}
	}
};
export { carbonMonoxide };
