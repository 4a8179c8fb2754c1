// engineering/properties/reference/fluids/n-nonane.ts
var nNonane = {
	id: "nC9",
	name: "n-nonane",
	cas: "111-84-2",
	source: "E. W. Lemmon and R. Span, J. Chem. Eng. Data 51 (2006) 785-850",
	gasConstant: 8.314472,
	molarMass: .1282551,
	acentricFactor: .4433,
	reducing: {
		temperature: 594.55,
		density: 1810
	},
	critical: {
		temperature: 594.55,
		pressure: 2281e3,
		density: 1810
	},
	range: {
		minimumTemperature: 219.7,
		maximumTemperature: 600,
		maximumPressure: 8e8
	},
	ideal: {
		constant: 10.7927224829,
		linear: -8.2418318753,
		logarithm: 16.349,
		einstein: [
			[24.926, 2.053654024051804],
			[24.842, 3.774283071230343],
			[11.188, 8.423177192834919],
			[17.483, 19.71911529728366]
		]
	},
	residual: { power: [
		[
			1.1151,
			1,
			.25
		],
		[
			-2.702,
			1,
			1.125
		],
		[
			.83416,
			1,
			1.5
		],
		[
			-.38828,
			2,
			1.375
		],
		[
			.1376,
			3,
			.25
		],
		[
			28185e-8,
			7,
			.875
		],
		[
			.62037,
			2,
			.625,
			1
		],
		[
			.015847,
			5,
			1.75,
			1
		],
		[
			-.61726,
			1,
			3.625,
			2
		],
		[
			-.15043,
			4,
			3.625,
			2
		],
		[
			-.012982,
			3,
			14.5,
			3
		],
		[
			.0044325,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 594.55,
			value: 2281e3,
			terms: [
				[.17512979712645566, .695],
				[-13.890353079088916, 1.023],
				[7.363037542847803, 1.153],
				[-3.8800351715589256, 2.471],
				[1.688059255455581, 3.113],
				[-4.696846069919248, 4.262]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 594.55,
			value: 1810,
			terms: [
				[-23.198712622058476, .587],
				[402.39535606636224, .686],
				[-525.0132880466338, .729],
				[158.57173971120517, .846],
				[-19.07334776671177, 1.5],
				[9.495727034290677, 1.824]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 594.55,
			value: 1810,
			terms: [
				[-5.1536130968369545, .501],
				[2.1332285795020645, 1.115],
				[-3.593065172775762, 1.413],
				[-5.8548285122141905, 3.576],
				[-4.752281189935403, 9.883],
				[67.88348941881152, 18.14]
			]
		}
	}
};
export { nNonane };
