import { i as residualPolynomial, n as olchowySengers, r as ratioOfPolynomials } from "./conductivity-forms-BHaRmIGF.js";
import { l as powersOfTemperature, t as batschinskiHildebrand, u as rainwaterFriend } from "./viscosity-forms-Che9Ldi2.js";
var ethanol = {
	id: "EtOH",
	viscosity: {
		source: "S. B. Kiselev, J. F. Ely, I. M. Abdulagatov and M. L. Huber, Ind. Eng. Chem. Res. 44 (2005) 6916-6927",
		uncertainty: .05,
		dilute: powersOfTemperature(1, [
			[-103116e-11, 0],
			[3.48379e-8, 1],
			[-650264e-17, 2]
		]),
		virial: rainwaterFriend({
			energy: 362.6,
			diameter: .453
		}),
		residual: batschinskiHildebrand({
			temperature: 513.9,
			molarDensity: 5991,
			powers: [
				[
					.000131194057,
					2,
					0
				],
				[
					-.000382240694,
					2,
					1
				],
				[
					-805700894e-13,
					3,
					0
				],
				[
					.000153811778,
					3,
					1
				],
				[
					-.000110578307,
					3,
					2
				]
			],
			free: {
				terms: [[
					.0237222995,
					1,
					0
				]],
				numerator: [[-3.38264465, 0], [12.7568864, -.5]]
			}
		})
	},
	conductivity: {
		source: "M. J. Assael, E. A. Sykioti, M. L. Huber and R. A. Perkins, J. Phys. Chem. Ref. Data 42 (2013) 023102",
		uncertainty: .05,
		range: {
			maximumTemperature: 600,
			maximumPressure: 245e6
		},
		dilute: ratioOfPolynomials(514.71, [
			[-.00209575, 0],
			[.0199045, 1],
			[-.053964, 2],
			[.0821223, 3],
			[-.00198864, 4],
			[-495513e-9, 5]
		], [
			[.17223, 0],
			[-.078273, 1],
			[1, 2]
		]),
		residual: residualPolynomial({
			temperature: 514.71,
			density: 273.186
		}, [
			[
				.0267222,
				1,
				0
			],
			[
				.0177166,
				1,
				-1
			],
			[
				.148279,
				2,
				0
			],
			[
				-.0893088,
				2,
				-1
			],
			[
				-.130429,
				3,
				0
			],
			[
				.0684664,
				3,
				-1
			],
			[
				.0346232,
				4,
				0
			],
			[
				-.0145702,
				4,
				-1
			],
			[
				-.00244293,
				5,
				0
			],
			[
				809189e-9,
				5,
				-1
			]
		]),
		critical: olchowySengers({
			amplitude: .05885,
			length: 164296e-15,
			cutoff: 188e7
		})
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 513.9,
		terms: [[.05, .952]]
	}
};
export { ethanol };
