import { r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/ethylene.ts
var diluteConductivity = dippr102([
	86806e-10,
	1.4559,
	299.72,
	-29403
]);
var ethylene = {
	id: "C2=",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .1,
		range: {
			minimumTemperature: 110,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			20789e-10,
			.4163,
			352.7,
			0
		]),
		scale: {
			density: 7636.929315628,
			from: 1.97,
			coefficients: [
				1.41668,
				-.37031,
				.07684
			]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 110,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 7636.929315628,
			from: 1.699,
			coefficients: [1.10226, -.03284]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 282.35,
		terms: [[.0477, 1.17]]
	}
};
export { ethylene };
