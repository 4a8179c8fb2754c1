// engineering/properties/reference/fluids/isobutene.ts
var isobutene = {
	id: "iC4=",
	name: "isobutene",
	cas: "115-11-7",
	source: "E. W. Lemmon and E. C. Ihmels, Fluid Phase Equilib. 228-229 (2005) 173-187",
	gasConstant: 8.314472,
	molarMass: .05610632,
	acentricFactor: .1925934521621,
	reducing: {
		temperature: 418.09,
		density: 4170
	},
	critical: {
		temperature: 418.09,
		pressure: 4009800,
		density: 4170
	},
	range: {
		minimumTemperature: 132.4,
		maximumTemperature: 550,
		maximumPressure: 5e7
	},
	ideal: {
		constant: -.12737888,
		linear: 2.3125128,
		logarithm: 3,
		einstein: [
			[4.8924, .9543399746466072],
			[7.832, 3.037623478198474],
			[7.2867, 4.795618168336961],
			[8.7293, 9.60797914324667]
		]
	},
	residual: { power: [
		[
			.77111,
			1,
			.12
		],
		[
			-2.7971,
			1,
			1.3
		],
		[
			1.0118,
			1,
			1.74
		],
		[
			.02073,
			2,
			2.1
		],
		[
			.085086,
			3,
			.28
		],
		[
			21968e-8,
			7,
			.69
		],
		[
			.20633,
			2,
			.75,
			1
		],
		[
			-.078843,
			5,
			2,
			1
		],
		[
			-.23726,
			1,
			4.4,
			2
		],
		[
			-.080211,
			4,
			4.7,
			2
		],
		[
			-.027001,
			3,
			15,
			3
		],
		[
			.013072,
			4,
			14,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 418.09,
			value: 4009800,
			terms: [
				[.01737687722206489, .354],
				[-6.134166125080951, .969],
				[-3.853515831640818, 4.231],
				[8.384924413254762, 10.316],
				[-243.10740943312803, 16.968],
				[365.4747247586171, 18.914]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 418.09,
			value: 4170,
			terms: [
				[3.836064588981606, .444],
				[-8.505454480687774, .979],
				[12.985006905703951, 1.37],
				[-10.011005004151073, 2.24],
				[5.376836540123832, 3.344],
				[-10.94925598220989, 13.946]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 418.09,
			value: 4170,
			terms: [
				[-8.729642476739642, .507],
				[6.811506526700638, .607],
				[-6.411697069038467, 1.205],
				[5.7983193722867306, 1.898],
				[-6.559199615514519, 3.194],
				[-12.258975766186447, 18.774]
			]
		}
	}
};
export { isobutene };
