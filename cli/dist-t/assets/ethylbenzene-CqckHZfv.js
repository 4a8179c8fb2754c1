import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { c as lennardJones } from "./viscosity-forms-Che9Ldi2.js";
var ethylbenzene = {
	id: "EtBz",
	viscosity: {
		fitted: true,
		source: "M. L. Huber, constants of NIST REFPROP 9.12",
		uncertainty: .15,
		dilute: lennardJones({
			energy: 490.05,
			diameter: .5781
		}, 106.165),
		scale: {
			density: 2741.016,
			coefficients: [.846125588, .046896067]
		}
	},
	conductivity: {
		source: "S. K. Mylona, K. D. Antoniadis, M. J. Assael, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 43 (2014) 043104",
		uncertainty: .05,
		range: { maximumTemperature: 700 },
		dilute: ratioOfPolynomials(617.12, [
			[-.00110708, 0],
			[.0108026, 1],
			[-.0289015, 2],
			[.0419227, 3],
			[.0209133, 4],
			[-.00401492, 5]
		], [
			[.259475, 0],
			[-.343879, 1],
			[1, 2]
		]),
		residual: residualPolynomial({
			temperature: 617.12,
			density: 291
		}, [
			[
				-.0497837,
				1,
				0
			],
			[
				.0663073,
				1,
				-1
			],
			[
				.106739,
				2,
				0
			],
			[
				-.146279,
				2,
				-1
			],
			[
				-.0685137,
				3,
				0
			],
			[
				.12143899999999999,
				3,
				-1
			],
			[
				.0226133,
				4,
				0
			],
			[
				-.0462245,
				4,
				-1
			],
			[
				-.0027945500000000002,
				5,
				0
			],
			[
				.00658554,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .056,
			length: 235e-12,
			cutoff: 1416430594.9008498
		})
	},
	surfaceTension: {
		source: "A. Mulero and I. Cachadiña, J. Phys. Chem. Ref. Data 43 (2014) 023104",
		uncertainty: .05,
		criticalTemperature: 617.12,
		terms: [[.0638, 1.22]]
	}
};
export { ethylbenzene };
