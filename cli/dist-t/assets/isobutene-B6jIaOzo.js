import { r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/isobutene.ts
var diluteConductivity = dippr102([
	-488.1,
	.8877,
	-14485e5,
	0
]);
var isobutene = {
	id: "iC4=",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .06,
		range: {
			minimumTemperature: 132.81,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			9.0981e-7,
			.49288,
			260.08,
			0
		]),
		scale: {
			density: 4170,
			from: 2.677,
			coefficients: [1.02856, -.00775]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .1,
		range: {
			minimumTemperature: 132.81,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 4170,
			from: 1.784,
			coefficients: [1.07664, -.02036]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 418.09,
		terms: [[.0545, 1.23]]
	}
};
export { isobutene };
