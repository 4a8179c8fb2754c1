import { t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102, r as crossSection, t as batschinskiHildebrand } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/cyclohexane.ts
var dilute = crossSection(1.9592e-7, [
	-1.5093,
	364.87,
	-39537
]);
var dense = batschinskiHildebrand({
	temperature: 553.6,
	molarDensity: 3224,
	powers: [
		[
			335234e-9,
			2.2,
			1
		],
		[
			78494803e-13,
			2.5,
			0
		],
		[
			-.0006873976,
			2.5,
			1
		],
		[
			.0003620868,
			2.8,
			1
		],
		[
			-104793856e-13,
			10,
			0
		],
		[
			25521774e-13,
			10,
			1
		],
		[
			172734993e-13,
			11,
			0
		],
		[
			-59372242e-13,
			11,
			1
		],
		[
			-106186149e-13,
			12,
			0
		],
		[
			43982781e-13,
			12,
			1
		],
		[
			28894928e-13,
			13,
			0
		],
		[
			-13468174e-13,
			13,
			1
		],
		[
			-2.938491e-7,
			14,
			0
		],
		[
			1.487134e-7,
			14,
			1
		]
	]
});
/** The viscosity beyond that of the dilute gas, Pa·s. */
function residual(state) {
	const { temperature, molarDensity } = state;
	return (5.09643e-9 - 338721e-11 / temperature + 337477e-9 / temperature ** 2) * molarDensity + dense(state);
}
var diluteConductivity = dippr102([
	859e-9,
	1.7709,
	243,
	0
]);
var cyclohexane = {
	id: "cC6",
	viscosity: {
		source: "U. Tariq, A. R. B. Jusoh, N. Riesco and V. Vesovic, J. Phys. Chem. Ref. Data 43 (2014) 033101",
		uncertainty: .05,
		range: {
			maximumTemperature: 700,
			maximumPressure: 11e7
		},
		dilute,
		residual
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 279.69,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 3224,
			from: 2.652,
			coefficients: [1.15972, -.04043]
		}
	},
	surfaceTension: {
		source: "A. Mulero, I. Cachadiña and M. I. Parra, J. Phys. Chem. Ref. Data 41 (2012) 043105",
		uncertainty: .05,
		criticalTemperature: 553.64,
		terms: [[.06485, 1.263]]
	}
};
export { cyclohexane };
