// engineering/properties/reference/fluids/n-decane.ts
var nDecane = {
	id: "nC10",
	name: "n-decane",
	cas: "124-18-5",
	source: "E. W. Lemmon and R. Span, J. Chem. Eng. Data 51 (2006) 785-850",
	gasConstant: 8.314472,
	molarMass: .14228168,
	acentricFactor: .4884,
	reducing: {
		temperature: 617.7,
		density: 1640
	},
	critical: {
		temperature: 617.7,
		pressure: 2103e3,
		density: 1640
	},
	range: {
		minimumTemperature: 243.5,
		maximumTemperature: 675,
		maximumPressure: 8e8
	},
	ideal: {
		constant: 13.9361966549,
		linear: -10.5265128286,
		logarithm: 18.109,
		einstein: [
			[25.685, 1.931358264529707],
			[28.233, 3.46446495062328],
			[12.417, 7.710862878419944],
			[10.035, 17.58458798769629]
		]
	},
	residual: { power: [
		[
			1.0461,
			1,
			.25
		],
		[
			-2.4807,
			1,
			1.125
		],
		[
			.74372,
			1,
			1.5
		],
		[
			-.52579,
			2,
			1.375
		],
		[
			.15315,
			3,
			.25
		],
		[
			32865e-8,
			7,
			.875
		],
		[
			.84178,
			2,
			.625,
			1
		],
		[
			.055424,
			5,
			1.75,
			1
		],
		[
			-.73555,
			1,
			3.625,
			2
		],
		[
			-.18507,
			4,
			3.625,
			2
		],
		[
			-.020775,
			3,
			14.5,
			3
		],
		[
			.012335,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 617.7,
			value: 2103e3,
			terms: [
				[-.018658701477170855, .297],
				[.11385848199518148, .55],
				[-8.950810509531753, .987],
				[1.828978043951727, 1.227],
				[-3.8508051312012306, 2.854],
				[-3.0325059558496923, 4.712]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 617.7,
			value: 1640,
			terms: [
				[4.827666872341155, .49],
				[-3.7319669690993447, .778],
				[1.9076750287466657, 1.234],
				[.16459343086669795, 5.192],
				[1666.7748855066088, 18.677],
				[-2460.441820959505, 19.549]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 617.7,
			value: 1640,
			terms: [
				[.14176862633564324, .219],
				[-4.281435009034745, .452],
				[-7.136194974307151, 1.016],
				[6.849154519985906, 1.126],
				[-3.913871220272946, 2.035],
				[-5.556483531473428, 4.148]
			]
		}
	}
};
export { nDecane };
