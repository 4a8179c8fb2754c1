// engineering/properties/reference/fluids/isopentane.ts
var isopentane = {
	id: "iC5",
	name: "isopentane",
	cas: "78-78-4",
	source: "E. W. Lemmon and R. Span, J. Chem. Eng. Data 51 (2006) 785-850",
	gasConstant: 8.314472,
	molarMass: .07214878,
	acentricFactor: .2274,
	reducing: {
		temperature: 460.35,
		density: 3271
	},
	critical: {
		temperature: 460.35,
		pressure: 3378e3,
		density: 3271
	},
	range: {
		minimumTemperature: 112.65,
		maximumTemperature: 500,
		maximumPressure: 1e9
	},
	ideal: {
		constant: 2.5822330405,
		linear: 1.1609103419,
		logarithm: 3,
		einstein: [
			[7.4056, .9601390246551537],
			[9.5772, 2.409036602584989],
			[15.765, 4.494406429890301],
			[12.119, 9.108287172803301]
		]
	},
	residual: { power: [
		[
			1.0963,
			1,
			.25
		],
		[
			-3.0402,
			1,
			1.125
		],
		[
			1.0317,
			1,
			1.5
		],
		[
			-.1541,
			2,
			1.375
		],
		[
			.11535,
			3,
			.25
		],
		[
			29809e-8,
			7,
			.875
		],
		[
			.39571,
			2,
			.625,
			1
		],
		[
			-.045881,
			5,
			1.75,
			1
		],
		[
			-.35804,
			1,
			3.625,
			2
		],
		[
			-.10107,
			4,
			3.625,
			2
		],
		[
			-.035484,
			3,
			14.5,
			3
		],
		[
			.018156,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 460.35,
			value: 3378e3,
			terms: [
				[-8.6020554503746, 1.02],
				[4.597427498957886, 1.348],
				[-2.60028502453596, 1.678],
				[-3.205323615957216, 4.158],
				[.893056340939176, 11.692],
				[-3.317655495530999, 14.291]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 460.35,
			value: 3271,
			terms: [
				[1.90090139367392, .335],
				[.5608577220827222, .852],
				[.291792033747788, 2.009],
				[-.22951340206902662, 4.806],
				[50.602054710991816, 14.584],
				[-59.20907806248923, 15.417]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 460.35,
			value: 3271,
			terms: [
				[-.293842156388657, .192],
				[-3.3757748736495574, .477],
				[-2.160437982604624, 1.313],
				[-8.713491274417024, 5.085],
				[4.916720756118398, 6.047],
				[-.9275607204099507, 14.238]
			]
		}
	}
};
export { isopentane };
