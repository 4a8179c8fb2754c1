// engineering/properties/reference/fluids/hydrogen-sulfide.ts
var hydrogenSulfide = {
	id: "H2S",
	name: "hydrogen sulfide",
	cas: "7783-06-4",
	source: "E. W. Lemmon and R. Span, J. Chem. Eng. Data 51 (2006) 785-850",
	gasConstant: 8.314472,
	molarMass: .03408088,
	acentricFactor: .1005,
	reducing: {
		temperature: 373.1,
		density: 10190
	},
	critical: {
		temperature: 373.1,
		pressure: 9e6,
		density: 10190
	},
	range: {
		minimumTemperature: 187.7,
		maximumTemperature: 760,
		maximumPressure: 17e7
	},
	ideal: {
		constant: -4.0740770957,
		linear: 3.7632137341,
		logarithm: 3,
		powers: [[-.002753352822675789, -1.5]],
		einstein: [[1.1364, 4.886089520235862], [1.9721, 10.62717770034843]]
	},
	residual: { power: [
		[
			.87641,
			1,
			.25
		],
		[
			-2.0367,
			1,
			1.125
		],
		[
			.21634,
			1,
			1.5
		],
		[
			-.050199,
			2,
			1.375
		],
		[
			.066994,
			3,
			.25
		],
		[
			19076e-8,
			7,
			.875
		],
		[
			.20227,
			2,
			.625,
			1
		],
		[
			-.0045348,
			5,
			1.75,
			1
		],
		[
			-.2223,
			1,
			3.625,
			2
		],
		[
			-.034714,
			4,
			3.625,
			2
		],
		[
			-.014885,
			3,
			14.5,
			3
		],
		[
			.0074154,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 373.1,
			value: 9e6,
			terms: [
				[-6.761826097619247, 1.003],
				[-.005988209650772923, 1.146],
				[-6.882637639835571, 1.668],
				[-2.8254550876910356, 4.886],
				[7.704835506786447, 1.558],
				[1.7417891509345698, 9.098]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 373.1,
			value: 10190,
			terms: [
				[51.601033693983716, .572],
				[-49.93595719794271, .586],
				[6.987088261412919, 2.075],
				[-24.784697586038508, 3.069],
				[84.07792676768513, 4.223],
				[-68.55133880200839, 4.619]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 373.1,
			value: 10190,
			terms: [
				[-5.046830785558678, .532],
				[-38.485729404620876, .681],
				[41.23869786806366, .691],
				[-2.8100720902410004, 1.195],
				[-10.142249397446074, 6.002],
				[21.5382763129489, 9.033]
			]
		}
	}
};
export { hydrogenSulfide };
