// engineering/flow/orifice/critical-flow.ts
/** Discharge coefficient of a thick square-edged plate, 1 ≤ t/d ≤ 6, in critical flow (Cunningham; Ward-Smith 1979). */
var thickPlateCoefficient = .83932;
/**
* The pressure ratio p2/p1 at and below which an isentropic throat is sonic: (2/(κ+1))^(κ/(κ−1)).
* κ = 1 is the limit 1/√e.
*/
function criticalPressureRatio(kappa) {
	if (Math.abs(kappa - 1) < 1e-7) return Math.exp(-.5);
	return (2 / (kappa + 1)) ** (kappa / (kappa - 1));
}
/**
* Velocity, m/s, of an ideal gas expanding isentropically from rest at `upstreamPressure` (Pa, absolute) and `density`
* (kg/m³) to p2/p1 = `pressureRatio`; sonic at and below the critical ratio. κ = 1 is the limit.
*/
function jetSpeed({ upstreamPressure, density, kappa, pressureRatio }) {
	const r = Math.max(pressureRatio, criticalPressureRatio(kappa));
	const share = Math.abs(kappa - 1) < 1e-7 ? -Math.log(r) : kappa / (kappa - 1) * -Math.expm1((kappa - 1) / kappa * Math.log(r));
	return Math.sqrt(2 * upstreamPressure * share / density);
}
/**
* Mass flux, kg/(m²·s), of an ideal gas expanding isentropically from rest at `upstreamPressure` (Pa, absolute) and
* `density` (kg/m³) to p2/p1 = `pressureRatio`, or to the critical ratio where that is lower.
* Source: R. W. Miller, Flow Measurement Engineering Handbook, 3rd ed., chapter 13.
*/
function isentropicMassFlux({ upstreamPressure, density, kappa, pressureRatio }) {
	const r = Math.max(pressureRatio, criticalPressureRatio(kappa));
	const logarithm = Math.log(r);
	const expansion = Math.abs(kappa - 1) < 1e-7 ? -logarithm * r ** 2 : kappa / (kappa - 1) * Math.exp(2 / kappa * logarithm) * -Math.expm1((kappa - 1) / kappa * logarithm);
	return Math.sqrt(2 * density * upstreamPressure * expansion);
}
export { thickPlateCoefficient as i, isentropicMassFlux as n, jetSpeed as r, criticalPressureRatio as t };
