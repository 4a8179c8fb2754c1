import { r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/1-butene.ts
var diluteConductivity = dippr102([
	96809e-9,
	1.1153,
	781.82,
	0
]);
var butene1 = {
	id: "1C4=",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .1,
		range: {
			minimumTemperature: 165,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			6.9744e-7,
			.5462,
			305.25,
			0
		]),
		scale: {
			density: 4240,
			from: 2.259,
			coefficients: [
				2.33802,
				-.97365,
				.17396
			]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .1,
		range: {
			minimumTemperature: 165,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 4240,
			from: 2.63,
			coefficients: [1.25972, -.08187]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 419.29,
		terms: [[.05644, 1.248]]
	}
};
export { butene1 };
