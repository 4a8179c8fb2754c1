import { ot as Refusal } from "./kit-R3DteEWw.js";
import { n as perryLiquidViscosity, t as perryConductivity } from "./sources-BqS_hkIS.js";
import { i as dippr102 } from "./viscosity-forms-Che9Ldi2.js";
// engineering/properties/transport/fluids/propylene-glycol.ts
var dilute = dippr102([
	4.543e-8,
	.9173,
	61,
	0
]);
/** μ of the saturated liquid, Pa·s: table 2-313. */
function saturatedLiquid(T) {
	return Math.exp(-804.54 + 30487 / T + 130.79 * Math.log(T) - .15449 * T);
}
/** Liquid from twice the critical density on, gas up to a third of it; between them nothing is known. */
function residualViscosity({ temperature, molarDensity, fluid }) {
	const reduced = molarDensity / fluid.equation.critical.density;
	if (reduced <= 1 / 3) return 0;
	if (reduced >= 2) return saturatedLiquid(temperature) - dilute(temperature);
	throw new Refusal("the viscosity of propylene glycol is known of the liquid and of the thin vapour only");
}
var diluteConductivity = dippr102([
	1666e-7,
	.9765,
	706,
	0
]);
var propyleneGlycol = {
	id: "PG",
	viscosity: {
		source: perryLiquidViscosity,
		uncertainty: .15,
		range: {
			minimumTemperature: 213.15,
			maximumTemperature: 500.8,
			maximumPressure: 1e7
		},
		dilute,
		residual: residualViscosity
	},
	conductivity: {
		fitted: true,
		source: perryConductivity,
		uncertainty: .06,
		range: {
			minimumTemperature: 213.15,
			maximumTemperature: 1e3
		},
		dilute: (state) => diluteConductivity(state.temperature),
		scale: {
			density: 4460,
			from: 2.631,
			coefficients: [1.67665, -.22883]
		}
	}
};
export { propyleneGlycol };
