// engineering/properties/reference/fluids/propylene-glycol.ts
var propyleneGlycol = {
	id: "PG",
	name: "propylene glycol",
	cas: "57-55-6",
	source: "T. Eisenbach, C. Scholz, R. Span, D. Cristancho and E. W. Lemmon, J. Phys. Chem. Ref. Data 50 (2021)",
	gasConstant: 8.314462618,
	molarMass: .07609442,
	acentricFactor: .71956,
	reducing: {
		temperature: 674,
		density: 4460
	},
	critical: {
		temperature: 674,
		pressure: 7291754.663925,
		density: 4460
	},
	range: {
		minimumTemperature: 213,
		maximumTemperature: 680,
		maximumPressure: 35e7
	},
	ideal: {
		constant: 1.45359225002898,
		linear: 2.5839633256032,
		logarithm: 3,
		einstein: [[5, 1.4836795252225519], [28, 1.9732937685459941]]
	},
	residual: {
		power: [
			[
				.046611538,
				4,
				1
			],
			[
				2.0273992,
				1,
				.14
			],
			[
				-2.6048664,
				1,
				.92
			],
			[
				-.58592792,
				2,
				1.254
			],
			[
				.2967405,
				2,
				.425
			],
			[
				.053863656,
				3,
				.688
			],
			[
				-.078280924,
				1,
				1.6,
				2
			],
			[
				-.76968025,
				3,
				2.23,
				2
			],
			[
				.13016359,
				2,
				1.55,
				1
			],
			[
				-.015287585,
				7,
				.9,
				1
			],
			[
				-.010000015,
				1,
				5,
				3
			],
			[
				-.1500221,
				2,
				3,
				2
			]
		],
		gaussian: [
			[
				-.24426526,
				2,
				1.1,
				18.7,
				.789,
				685,
				1.09
			],
			[
				-.00356737,
				2,
				1,
				18.7,
				.99,
				1230,
				1.04
			],
			[
				-.27150835,
				1,
				1.5,
				1.86,
				.981,
				2.28,
				1.05
			],
			[
				1.2948298,
				1,
				2.44,
				.63,
				1.004,
				.13,
				1.5
			],
			[
				-1.7031454,
				1,
				2.37,
				.83,
				.698,
				.07,
				1.43
			],
			[
				1.7600461,
				1,
				1.77,
				1.278,
				.808,
				1.09,
				1.13
			],
			[
				-1.0654478,
				1,
				2.28,
				.45,
				.81,
				.13,
				2.11
			]
		]
	},
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 674,
			value: 7291800,
			terms: [
				[-10.12, 1],
				[3.15, 1.5],
				[-5.6, 2.6],
				[-.337, 4],
				[-2.39, 5]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 674,
			value: 4460,
			terms: [
				[.46, .21],
				[2.06, .43],
				[.743, 2.7],
				[-1.905, 3.7],
				[1.536, 4.7]
			]
		},
		vapourDensity: {
			form: "exponential",
			temperature: 674,
			value: 4460,
			terms: [
				[-2.0507, .32],
				[-6.8362, .9],
				[-19.835, 2.5],
				[-10.097, 4.2],
				[-55.772, 5.7],
				[-144.55, 12]
			]
		}
	}
};
export { propyleneGlycol };
