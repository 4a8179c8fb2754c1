import { i as residualPolynomial, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { n as collisionIntegral, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/ammonia.ts
var potential = {
	energy: 386,
	diameter: .2957
};
var dilute = collisionIntegral({
	...potential,
	factor: 21357e-10,
	molarMass: 17.03026,
	terms: [
		[4.9931822, 0],
		[-.61122364, 1],
		[.18535124, 3],
		[-.11160946, 4]
	]
});
/**
* λ_c, W/(m·K), Tufeu et al., where 1e-6 of the critical temperature stands for less.
*/
function criticalConductivity({ temperature, density }) {
	const Tc = 405.4;
	const rhoc = 235;
	const t = Math.max(1e-6, Math.abs(temperature - Tc) / Tc);
	const swing = Math.sqrt(t);
	const background = (2.6 + 1.6 * t) * 1e-5;
	const rise = (2.18 - .12 * Math.exp(-17.8 * t)) * 1e5;
	const length = 134e-12 * t ** -.63 * (1 + swing);
	const susceptibility = 4.23e-9 * t ** -1.24 * (1 + swing / .7);
	const isochore = 1.2 * 13806504e-30 * temperature ** 2 / (6 * Math.PI * background * length) * rise ** 2 * susceptibility;
	const width = (.61 * rhoc + 16.5 * Math.log(t)) ** 2;
	const edge = .6 * rhoc;
	const within = Math.max(density, edge);
	const thin = density < edge ? (density / edge) ** 2 : 1;
	return isochore * Math.exp(-36 * t * t) * (width / (width + (within - .96 * rhoc) ** 2)) * thin;
}
var ammonia = {
	id: "NH3",
	viscosity: {
		source: "A. Fenghour, W. A. Wakeham, V. Vesovic, J. T. R. Watson, J. Millat and E. Vogel, J. Phys. Chem. Ref. Data 24 (1995) 1649-1667",
		uncertainty: .05,
		range: {
			minimumTemperature: 196,
			maximumTemperature: 600,
			maximumPressure: 1e8
		},
		dilute,
		virial: rainwaterFriend(potential, [
			[-1.7999496, 0],
			[46.692621, -.5],
			[-534.60794, -1],
			[3360.4074, -1.5],
			[-13019.164, -2],
			[33414.23, -2.5],
			[-58711.743, -3],
			[71426.686, -3.5],
			[-59834.012, -4],
			[33652.741, -4.5],
			[-12027.35, -5],
			[2434.8205, -5.5],
			[-208.07957, -6]
		]),
		residual: batschinskiHildebrand({
			temperature: 405.4,
			molarDensity: 13211.8,
			powers: [
				[
					4005040600989671e-21,
					3,
					0
				],
				[
					-14107915123955129e-21,
					3,
					1
				],
				[
					34760743039321816e-21,
					2,
					2
				],
				[
					4631310990138071e-21,
					4,
					2
				],
				[
					-3937374461785061e-21,
					4,
					3
				],
				[
					-1200075068367531e-20,
					2,
					4
				],
				[
					19284977991745303e-22,
					4,
					4
				]
			]
		})
	},
	conductivity: {
		source: "R. Tufeu, D. Y. Ivanov, Y. Garrabos and B. Le Neindre, Ber. Bunsenges. Phys. Chem. 88 (1984) 422-427",
		uncertainty: .05,
		dilute: ratioOfPolynomials(1, [
			[.03589, 0],
			[-175e-6, 1],
			[4.551e-7, 2],
			[1685e-13, 3],
			[-4828e-16, 4]
		]),
		residual: residualPolynomial({
			temperature: 1,
			density: 235
		}, [
			[
				.03808645,
				1,
				0
			],
			[
				.06647986,
				2,
				0
			],
			[
				-.0300295,
				3,
				0
			],
			[
				.00998779,
				4,
				0
			]
		]),
		critical: criticalConductivity
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 405.4,
		terms: [[.1028, 1.211], [-.09453, 5.585]]
	}
};
export { ammonia };
