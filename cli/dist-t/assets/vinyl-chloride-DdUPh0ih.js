import { i as vdiSurfaceTension, r as perryViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/vinyl-chloride.ts
var diluteConductivity = dippr102([
	-229.41,
	.59582,
	-16943e4,
	0
]);
var vinylChloride = {
	id: "VCM",
	viscosity: {
		fitted: true,
		source: perryViscosity,
		uncertainty: .1,
		range: {
			minimumTemperature: 190,
			maximumTemperature: 1e3
		},
		dilute: dippr102([
			2.379e-7,
			.71517,
			102.84,
			0
		]),
		scale: {
			density: 5650,
			from: 1.805,
			coefficients: [
				1.8165,
				-.6764,
				.1331
			]
		}
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 190,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 5650,
			from: 2.27,
			coefficients: [1.24568, -.0889]
		}
	},
	surfaceTension: {
		source: vdiSurfaceTension,
		uncertainty: .05,
		criticalTemperature: 432.05,
		terms: [[.07032, 1.2727]]
	}
};
export { vinylChloride };
