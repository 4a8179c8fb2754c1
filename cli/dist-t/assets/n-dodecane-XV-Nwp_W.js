// engineering/properties/reference/fluids/n-dodecane.ts
var nDodecane = {
	id: "nC12",
	name: "n-dodecane",
	cas: "112-40-3",
	source: "E. W. Lemmon and M. L. Huber, Energy & Fuels 18 (2004) 960-967",
	gasConstant: 8.314472,
	molarMass: .17033484,
	acentricFactor: .574182221240689,
	reducing: {
		temperature: 658.1,
		density: 1330
	},
	critical: {
		temperature: 658.1,
		pressure: 1817e3,
		density: 1330
	},
	range: {
		minimumTemperature: 263.6,
		maximumTemperature: 700,
		maximumPressure: 2e8
	},
	ideal: {
		constant: 0,
		linear: 0,
		logarithm: 22.085,
		einstein: [
			[37.776, 1.944993162133414],
			[29.369, 3.645342653092235],
			[12.461, 8.661297675125361],
			[7.7733, 21.07430481689713]
		]
	},
	residual: { power: [
		[
			1.38031,
			1,
			.32
		],
		[
			-2.85352,
			1,
			1.23
		],
		[
			.288897,
			1,
			1.5
		],
		[
			-.165993,
			2,
			1.4
		],
		[
			.0923993,
			3,
			.07
		],
		[
			282772e-9,
			7,
			.8
		],
		[
			.956627,
			2,
			2.16,
			1
		],
		[
			.0353076,
			5,
			1.1,
			1
		],
		[
			-.445008,
			1,
			4.1,
			2
		],
		[
			-.118911,
			4,
			5.6,
			2
		],
		[
			-.0366475,
			3,
			14.5,
			3
		],
		[
			.0184223,
			4,
			12,
			3
		]
	] },
	ancillaries: {
		vapourPressure: {
			form: "exponentialOverT",
			temperature: 658.1,
			value: 1817e3,
			terms: [
				[.01855892414806427, .435],
				[-7.941228211958365, .972],
				[.7027032448570503, 1.704],
				[-1.6469727356969044, 2.29],
				[-6.161545669379877, 3.72],
				[-1.4874349910776694, 9.501]
			]
		},
		liquidDensity: {
			form: "ratio",
			temperature: 658.1,
			value: 1330,
			terms: [
				[169.6307007144784, .312],
				[-170.78856038865672, .314],
				[4.362812034890246, .53],
				[-.46704708251799704, 1.689],
				[3.942637021143127, 5.186],
				[-4.234606611460045, 6.344]
			]
		},
		vapourDensity: {
			form: "exponentialOverT",
			temperature: 658.1,
			value: 1330,
			terms: [
				[-3.1027406450131076, .369],
				[659.6310704998223, 1.31],
				[-2132.1075657465976, 1.357],
				[1475.1968821648827, 1.383],
				[-19.394230255247603, 3.194],
				[6.056907847881279, 4.632]
			]
		}
	}
};
export { nDodecane };
