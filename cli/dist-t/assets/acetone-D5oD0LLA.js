// engineering/properties/reference/fluids/acetone.ts
var acetone = {
	id: "Acetone",
	name: "acetone",
	cas: "67-64-1",
	source: "E. W. Lemmon and R. Span, J. Chem. Eng. Data 51 (2006) 785-850",
	gasConstant: 8.314472,
	molarMass: .05807914,
	acentricFactor: .3071,
	reducing: {
		temperature: 508.1,
		density: 4700
	},
	critical: {
		temperature: 508.1,
		pressure: 47e5,
		density: 4700
	},
	range: {
		minimumTemperature: 178.5,
		maximumTemperature: 550,
		maximumPressure: 7e8
	},
	ideal: {
		constant: -9.4883659997,
		linear: 7.1422719708,
		logarithm: 3,
		einstein: [
			[3.7072, .6101161188742373],
			[7.0675, 6.849045463491438],
			[11.012, 3.101751623696123]
		]
	},
	residual: { power: [
		[
			.90041,
			1,
			.25
		],
		[
			-2.1267,
			1,
			1.25
		],
		[
			-.083409,
			1,
			1.5
		],
		[
			.065683,
			3,
			.25
		],
		[
			16527e-8,
			7,
			.875
		],
		[
			-.039663,
			1,
			2.375,
			1
		],
		[
			.72085,
			2,
			2,
			1
		],
		[
			.0092318,
			5,
			2.125,
			1
		],
		[
			-.17217,
			1,
			3.5,
			2
		],
		[
			-.14961,
			1,
			6.5,
			2
		],
		[
			-.076124,
			4,
			4.75,
			2
		],
		[
			-.018166,
			2,
			12.5,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 508.1,
			value: 47e5,
			terms: [
				[-.0016008456143345507, .001],
				[3.207344301426565, .884],
				[-10.073384813177839, .945],
				[.43583596844503064, 1.521],
				[-3.5513036420695365, 3.503],
				[-.8398623740312517, 6.996]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 508.1,
			value: 4700,
			terms: [
				[7.78253597073335, .45],
				[-18.960548358570204, .684],
				[22.83032556167124, .944],
				[-224.35339428090518, 1.818],
				[232.0353784600054, 1.876],
				[-16.31650346262528, 2.307]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 508.1,
			value: 4700,
			terms: [
				[-2.7083518485413607, .375],
				[-3.1091181958405696, .899],
				[-11.940789313674161, 5.115],
				[6086.186843505146, 12.812],
				[-12978.535578983987, 13.551],
				[7630.400461122001, 14.638]
			]
		}
	}
};
export { acetone };
