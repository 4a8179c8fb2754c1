import { r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/carbon-monoxide.ts
var diluteConductivity = dippr102([
	59882e-8,
	.6863,
	57.13,
	501.92
]);
var carbonMonoxide = {
	id: "CO",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .08,
		range: {
			minimumTemperature: 68.16,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			11127e-10,
			.5338,
			94.7,
			0
		]),
		scale: {
			density: 10850,
			from: 1.686,
			coefficients: [
				2.89096,
				-1.38054,
				.25645
			]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 68.16,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 10850,
			from: 1.733,
			coefficients: [.95496, .01131]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 132.86,
		terms: [[.02843, 1.148]]
	}
};
export { carbonMonoxide };
