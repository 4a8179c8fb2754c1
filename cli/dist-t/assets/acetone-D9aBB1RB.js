import { r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/acetone.ts
var diluteConductivity = dippr102([
	-26.8,
	.9098,
	-1265e5,
	0
]);
var acetone = {
	id: "Acetone",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .05,
		range: {
			minimumTemperature: 190,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			3.1005e-8,
			.9762,
			23.139,
			0
		]),
		scale: {
			density: 4700,
			from: 2.743,
			coefficients: [.73729, .07791]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 178.5,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 4700,
			from: 2.682,
			coefficients: [1.08652, -.02634]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 508.1,
		terms: [[.0633, 1.16]]
	}
};
export { acetone };
