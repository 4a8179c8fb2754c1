// engineering/properties/reference/fluids/1-butene.ts
var butene1 = {
	id: "1C4=",
	name: "1-butene",
	cas: "106-98-9",
	source: "E. W. Lemmon and E. C. Ihmels, Fluid Phase Equilib. 228-229 (2005) 173-187",
	gasConstant: 8.314472,
	molarMass: .05610632,
	acentricFactor: .191860647355,
	reducing: {
		temperature: 419.29,
		density: 4240
	},
	critical: {
		temperature: 419.29,
		pressure: 4005100,
		density: 4240
	},
	range: {
		minimumTemperature: 87.8,
		maximumTemperature: 525,
		maximumPressure: 5e7
	},
	ideal: {
		constant: -.00101126,
		linear: 2.3869174,
		logarithm: 2.9197,
		einstein: [
			[2.9406, .6534856543203987],
			[6.5395, 2.268119917002552],
			[14.535, 5.072861265472584],
			[5.8971, 13.71842877244866]
		]
	},
	residual: { power: [
		[
			.78084,
			1,
			.12
		],
		[
			-2.8258,
			1,
			1.3
		],
		[
			.99403,
			1,
			1.74
		],
		[
			.017951,
			2,
			2.1
		],
		[
			.088889,
			3,
			.28
		],
		[
			24673e-8,
			7,
			.69
		],
		[
			.22846,
			2,
			.75,
			1
		],
		[
			-.074009,
			5,
			2,
			1
		],
		[
			-.22913,
			1,
			4.4,
			2
		],
		[
			-.062334,
			4,
			4.7,
			2
		],
		[
			-.025385,
			3,
			15,
			3
		],
		[
			.01104,
			4,
			14,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 419.29,
			value: 4005100,
			terms: [
				[-11.309717975642364, 1.037],
				[5.911539361818991, 1.176],
				[-.8939616477939638, 1.95],
				[-2.3039589144938732, 3.798],
				[-.9566612009415151, 5.373],
				[-1.297120238102156, 16.675]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 419.29,
			value: 4240,
			terms: [
				[-1.1329161154078617, .226],
				[4.576996342937427, .326],
				[-2.35398267961107, .495],
				[1.6095202242190951, .869],
				[1.9936948858619448, 11.457],
				[-8.666711070126212, 19.823]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 419.29,
			value: 4240,
			terms: [
				[-3.302882573914376, .429],
				[-1.9359137327823328, 1.081],
				[-4.362721415165588, 4.121],
				[24.301821574494937, 15.125],
				[-191.8377573940649, 18.011],
				[174.69349121901325, 18.807]
			]
		}
	}
};
export { butene1 };
