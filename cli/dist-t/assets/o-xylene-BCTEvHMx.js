import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { r as crossSection } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/o-xylene.ts
var dilute = crossSection(2.2225e-7, [
	-1.4933,
	473.2,
	-57033
]);
/** The viscosity beyond that of the dilute gas, Pa·s, with T_c = 630.259 K and ρ_c = 2684.5 mol/m³. */
function denseViscosity({ temperature, molarDensity }) {
	const T = temperature / 630.259;
	const rho = molarDensity / 2684.5;
	const initial = (13.2814 - 10862.4 / temperature + 1664060 / temperature ** 2) * .001 * molarDensity;
	const sum = (-.00205581 + .00265651 * T ** -.8) * rho ** 10.3 + 2.38762 * rho ** 3.3 + 177616e-17 * rho ** 25 * T ** -4.4 + (10.4497 * rho - 18.2446 * T) * rho ** .7 + 15.9587 * rho ** .4;
	return 1e-6 * (initial + rho ** (2 / 3) * Math.sqrt(T) * sum);
}
var oXylene = {
	id: "oXyl",
	viscosity: {
		source: "F. L. Cao, X. Y. Meng, J. T. Wu and V. Vesovic, J. Phys. Chem. Ref. Data 45 (2016) 023102",
		uncertainty: .05,
		range: {
			minimumTemperature: 273,
			maximumTemperature: 673,
			maximumPressure: 11e7
		},
		dilute,
		residual: denseViscosity
	},
	conductivity: {
		source: "S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104",
		uncertainty: .05,
		range: { maximumTemperature: 700 },
		dilute: ratioOfPolynomials(630.259, [
			[-.0008374880000000001, 0],
			[.012785600000000001, 1],
			[-.0371925, 2],
			[.06395479999999999, 3],
			[-.00443443, 4]
		], [
			[.262226, 0],
			[-.490519, 1],
			[1, 2]
		]),
		residual: residualPolynomial({
			temperature: 630.259,
			density: 285
		}, [
			[
				-.0346292,
				1,
				0
			],
			[
				.0455879,
				1,
				-1
			],
			[
				.0757735,
				2,
				0
			],
			[
				-.0594473,
				2,
				-1
			],
			[
				-.06743779999999999,
				3,
				0
			],
			[
				.0550012,
				3,
				-1
			],
			[
				.027695,
				4,
				0
			],
			[
				-.0255522,
				4,
				-1
			],
			[
				-.00374238,
				5,
				0
			],
			[
				.00418805,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .058,
			length: 236e-12,
			cutoff: 1406469760.9001405
		})
	},
	surfaceTension: {
		source: "A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104",
		uncertainty: .05,
		criticalTemperature: 630.259,
		terms: [[.06477, 1.227]]
	}
};
export { oXylene };
