import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/hydrogen.ts
var potential = {
	energy: 30.41,
	diameter: .297
};
var dilute = collisionIntegral({
	...potential,
	factor: 2.1357e-8,
	molarMass: 2.01588,
	terms: [
		[.20963, 0],
		[-.455274, 1],
		[.143602, 2],
		[-.0335325, 3],
		[.00276981, 4]
	]
});
/** Δη, Pa·s, with T_c = 33.145 K and ρ in units of 1/0.011 kg/m³. */
function denseViscosity({ temperature, density }) {
	const T = temperature / 33.145;
	const square = (.011 * density) ** 2;
	const exponent = .0456334068 * T + .232797868 / T + .95832612 * square / (.127941189 + T) + .363576595 * square ** 3;
	return 643449673e-14 * square * Math.exp(exponent);
}
var hydrogen = {
	id: "H2",
	viscosity: {
		source: "C. D. Muzny, M. L. Huber and A. F. Kazakov, J. Chem. Eng. Data 58 (2013) 969-979",
		uncertainty: .04,
		dilute,
		virial: rainwaterFriend(potential, [
			[-.187, 0],
			[2.4871, -1],
			[3.7151, -2],
			[-11.0972, -3],
			[9.0965, -4],
			[-3.8292, -5],
			[.5166, -6]
		]),
		residual: denseViscosity
	},
	conductivity: {
		source: "M. J. Assael, J.-A. M. Assael, M. L. Huber, R. A. Perkins and Y. Takata, J. Phys. Chem. Ref. Data 40 (2011) 033101",
		uncertainty: .04,
		range: {
			maximumTemperature: 1e3,
			maximumPressure: 1e8
		},
		dilute: ratioOfPolynomials(33.145, [
			[-.340976, 0],
			[4.5882, 1],
			[-1.4508, 2],
			[.326394, 3],
			[.00316939, 4],
			[190592e-9, 5],
			[-1139e-9, 6]
		], [
			[138.497, 0],
			[-22.1878, 1],
			[4.57151, 2],
			[1, 3]
		]),
		residual: residualPolynomial({
			temperature: 33.145,
			density: 31.262
		}, [
			[
				.0363081,
				1,
				0
			],
			[
				.0018337,
				1,
				-1
			],
			[
				-.0207629,
				2,
				0
			],
			[
				-.00886716,
				2,
				-1
			],
			[
				.031481,
				3,
				0
			],
			[
				.015826,
				3,
				-1
			],
			[
				-.0143097,
				4,
				0
			],
			[
				-.0106283,
				4,
				-1
			],
			[
				.0017498,
				5,
				0
			],
			[
				.00280673,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .052,
			length: 15e-11,
			cutoff: 25e8,
			factor: 1.01,
			gamma: 1.2415
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 33.145,
		terms: [
			[-1.4165, .63882],
			[.746383, .659804],
			[.675625, .619149]
		]
	}
};
export { hydrogen };
