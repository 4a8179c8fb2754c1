// engineering/properties/reference/fluids/n-octane.ts
var nOctane = {
	id: "nC8",
	name: "n-octane",
	cas: "111-65-9",
	source: "R. Beckmüller, M. Thol, E. W. Lemmon and R. Span, Fundamental equation of state for n-octane (2019)",
	gasConstant: 8.3144598,
	molarMass: .114229,
	acentricFactor: .39752829818330415,
	reducing: {
		temperature: 568.74,
		density: 2031
	},
	critical: {
		temperature: 568.74,
		pressure: 2483591.199678,
		density: 2031
	},
	range: {
		minimumTemperature: 216.37,
		maximumTemperature: 730,
		maximumPressure: 1e9
	},
	ideal: {
		constant: 16.93282558002394,
		linear: -4.06060393716559,
		logarithm: 3,
		einstein: [
			[17.47, .6681436157119246],
			[33.25, 3.031262088124626],
			[15.63, 6.8238562436262615]
		]
	},
	residual: {
		power: [
			[
				.042240369,
				4,
				1
			],
			[
				1.4800888,
				1,
				.243
			],
			[
				-2.0975357,
				1,
				.856
			],
			[
				-.72303256,
				2,
				1.07
			],
			[
				.26084383,
				3,
				.52
			],
			[
				-1.6713762,
				1,
				2.3,
				2
			],
			[
				-1.3023632,
				3,
				2.55,
				2
			],
			[
				.67710461,
				2,
				1.075,
				1
			],
			[
				-1.1644509,
				2,
				2.24,
				2
			],
			[
				-.030939987,
				7,
				.951,
				1
			]
		],
		gaussian: [
			[
				3.1437871,
				1,
				.59,
				.985,
				.989,
				1.52,
				1.448
			],
			[
				-.011637891,
				1,
				.917,
				13.6,
				.986,
				998,
				1.08
			],
			[
				-.95649696,
				3,
				1.05,
				1.03,
				.532,
				1.57,
				1.185
			],
			[
				-.36897912,
				2,
				1.634,
				1.084,
				1.16,
				1.44,
				1.3
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 568.74,
			value: 2483590,
			terms: [
				[-8.09474, 1],
				[2.6247, 1.5],
				[-2.3855, 1.9],
				[-4.42236, 3.95],
				[-2.8186, 15.5]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 568.74,
			value: 2031,
			terms: [
				[2.2946, .358],
				[2.6596, 1.568],
				[-8.4135, 2.3],
				[14.251, 3],
				[-11.59, 3.815],
				[4.0217, 4.78]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 568.74,
			value: 2031,
			terms: [
				[-3.18016, .394],
				[-7.70809, 1.249],
				[-24.2673, 3.32],
				[-59.814, 6.715],
				[-138.757, 14.2],
				[-487.182, 31.1]
			]
		}
	}
};
export { nOctane };
