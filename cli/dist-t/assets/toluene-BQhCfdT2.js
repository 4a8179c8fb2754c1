// engineering/properties/reference/fluids/toluene.ts
var toluene = {
	id: "Tol",
	name: "toluene",
	cas: "108-88-3",
	source: "E. W. Lemmon and R. Span, J. Chem. Eng. Data 51 (2006) 785-850",
	gasConstant: 8.314472,
	molarMass: .09213842,
	acentricFactor: .2657,
	reducing: {
		temperature: 591.75,
		density: 3169
	},
	critical: {
		temperature: 591.75,
		pressure: 4126e3,
		density: 3169
	},
	range: {
		minimumTemperature: 178,
		maximumTemperature: 700,
		maximumPressure: 5e8
	},
	ideal: {
		constant: 3.5241174832,
		linear: 1.1360823464,
		logarithm: 3,
		einstein: [
			[1.6994, .3210815378115758],
			[8.0577, 1.346852555978031],
			[17.059, 2.735952682720744],
			[8.4567, 5.191381495564005],
			[8.6423, 13.37558090409801]
		]
	},
	residual: { power: [
		[
			.96464,
			1,
			.25
		],
		[
			-2.7855,
			1,
			1.125
		],
		[
			.86712,
			1,
			1.5
		],
		[
			-.1886,
			2,
			1.375
		],
		[
			.11804,
			3,
			.25
		],
		[
			25181e-8,
			7,
			.875
		],
		[
			.57196,
			2,
			.625,
			1
		],
		[
			-.029287,
			5,
			1.75,
			1
		],
		[
			-.43351,
			1,
			3.625,
			2
		],
		[
			-.1254,
			4,
			3.625,
			2
		],
		[
			-.028207,
			3,
			14.5,
			3
		],
		[
			.014076,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 591.75,
			value: 4126e3,
			terms: [
				[-41.682551388800405, 1.081],
				[35.681619568443324, 1.11],
				[-2.4647898129932573, 2.974],
				[-2.2965822444409394, 5.067],
				[1.6090346729113876, 13.97],
				[-6.971566618092907, 17.253]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 591.75,
			value: 3169,
			terms: [
				[2.731439741297877, .413],
				[-1.4311921172736468, 1.151],
				[1.7220225715861872, 1.592],
				[-1.3959592517619432, 6.141],
				[25.019574322670564, 12.914],
				[-106.28098773992355, 18.579]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 591.75,
			value: 3169,
			terms: [
				[-2.079525851134041, .4],
				[-3.0632853262137703, .697],
				[-5.643041080974643, 3.764],
				[3.9792497484198788, 8.691],
				[-2638.7103858281944, 19.351],
				[2945.506923819063, 19.782]
			]
		}
	}
};
export { toluene };
