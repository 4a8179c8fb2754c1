import { ot as Refusal, w as step } from "./kit-R3DteEWw.js";
import { H as kc, L as flowRate, _ as areaInfo, it as areaFor } from "./vapour-back-pressure-MXsNfhbZ.js";
// engineering/relief/maximum.ts
var golden = (3 - Math.sqrt(5)) / 2;
/** Relative to x, where f is flat to the last digit about its maximum. */
var tolerance = 1e-7;
/**
* The greatest value of `f` from `from` up to `to`, positive, where it has one maximum: Brent's minimisation of −f,
* parabolas with golden sections where they fail, and the ends looked at too.
* Source: R. P. Brent, Algorithms for Minimization without Derivatives (1973), chapter 5.
*/
function greatestWithin(f, from, to) {
	let [low, high] = [from, to];
	let best = low + golden * (high - low);
	let [second, third] = [best, best];
	let fBest = f(best);
	let [fSecond, fThird] = [fBest, fBest];
	let step = 0;
	let before = 0;
	for (let count = 0; count < 60; count += 1) {
		const middle = (low + high) / 2;
		const slack = tolerance * Math.abs(best);
		if (Math.abs(best - middle) <= 2 * slack - (high - low) / 2) break;
		const r = (best - second) * (fThird - fBest);
		const q = (best - third) * (fSecond - fBest);
		const sum = (best - third) * q - (best - second) * r;
		const denominator = 2 * (q - r);
		const numerator = denominator > 0 ? -sum : sum;
		const size = Math.abs(denominator);
		if (Math.abs(before) > slack && Math.abs(numerator) < Math.abs(size * before / 2) && numerator > size * (low - best) && numerator < size * (high - best)) {
			before = step;
			step = numerator / size;
			const next = best + step;
			if (next - low < 2 * slack || high - next < 2 * slack) step = best < middle ? slack : -slack;
		} else {
			before = (best < middle ? high : low) - best;
			step = golden * before;
		}
		const x = best + (Math.abs(step) >= slack ? step : step > 0 ? slack : -slack);
		const value = f(x);
		if (value >= fBest) {
			if (x < best) high = best;
			else low = best;
			[third, fThird, second, fSecond, best, fBest] = [
				second,
				fSecond,
				best,
				fBest,
				x,
				value
			];
		} else {
			if (x < best) low = x;
			else high = x;
			if (value >= fSecond || second === best) [third, fThird, second, fSecond] = [
				second,
				fSecond,
				x,
				value
			];
			else if (value >= fThird || third === best || third === second) [third, fThird] = [x, value];
		}
	}
	for (const end of [from, to]) {
		const value = f(end);
		if (value > fBest) [best, fBest] = [end, value];
	}
	return {
		x: best,
		f: fBest
	};
}
// engineering/relief/nozzle.ts
/** Half of the 8-point Gauss–Legendre rule on [−1, 1]. */
var nodes = [
	.1834346424956498,
	.525532409916329,
	.7966664774136267,
	.9602898564975363
];
var weights = [
	.362683783378362,
	.31370664587788727,
	.22238103445337448,
	.10122853629037626
];
/** ∫ v dp from `low` to `high`, in one application of the rule to ln p. */
function work(volume, low, high) {
	const half = Math.log(high / low) / 2;
	const centre = Math.sqrt(low) * Math.sqrt(high);
	let sum = 0;
	for (let index = 0; index < nodes.length; index += 1) {
		const reach = Math.exp(half * (nodes[index] ?? 0));
		const [above, below] = [centre * reach, centre / reach];
		sum += (weights[index] ?? 0) * (volume(above) * above + volume(below) * below);
	}
	return sum * half;
}
/** Intervals in which the work of expansion is added up before the maximum is refined. */
var intervals = 6;
/** Pressures from the inlet down to the lowest, evenly in their logarithm, and the kinks between them. */
function pressuresDown(inlet, lowest, kinks, count) {
	const pressures = [inlet];
	for (let step = 1; step < count; step += 1) pressures.push(inlet * (lowest / inlet) ** (step / count));
	pressures.push(lowest);
	const bends = kinks.filter((kink) => kink > lowest && kink < inlet);
	return bends.length === 0 ? pressures : [...pressures, ...bends].toSorted((a, b) => b - a);
}
/**
* The greatest of a flux that has one maximum, but for kinks: the best of the pressures, then of the intervals beside it.
* Where the flux still rises towards the lowest pressure, the throat is there.
*/
function throatAmong(pressures, kinks, flux) {
	let best = 0;
	let massFlux = -Infinity;
	for (const [index, pressure] of pressures.entries()) {
		const value = flux(pressure, Math.max(0, index - 1));
		if (value > massFlux) [best, massFlux] = [index, value];
	}
	const [above, at, below] = [
		pressures[best - 1],
		pressures[best] ?? NaN,
		pressures[best + 1]
	];
	if (above === void 0) return {
		pressure: at,
		massFlux
	};
	if (below === void 0) {
		if (flux(at * 1.000001, best - 1) < massFlux) return {
			pressure: at,
			massFlux
		};
		const found = greatestWithin((p) => flux(p, best - 1), at, above);
		return found.f > massFlux ? {
			pressure: found.x,
			massFlux: found.f
		} : {
			pressure: at,
			massFlux
		};
	}
	return (!kinks.includes(at) ? [greatestWithin((p) => flux(p, best - 1), below, above)] : [greatestWithin((p) => flux(p, best - 1), at, above), greatestWithin((p) => flux(p, best), below, at)]).reduce((throat, { x, f }) => f > throat.massFlux ? {
		pressure: x,
		massFlux: f
	} : throat, {
		pressure: at,
		massFlux
	});
}
/** The lowest throat pressure to be looked at. Refusal where nothing flows. */
function lowestThroat(inlet, back, least) {
	if (!(back < inlet)) throw new Refusal("the back pressure is not below the relieving pressure: nothing flows");
	return Math.max(back, Math.min(least, inlet / 2));
}
/**
* The mass flux through an ideal nozzle by direct integration: G(p) = √(2∫v dp)/v(p) along the isentrope
* `volume(p)`, m³/kg, made greatest over the throat pressures from `inletPressure` down to `backPressure`, Pa.
* Source: the mass flux integral of API 520-I, annex C. Refusal where nothing flows.
*/
function nozzleThroat(volume, inletPressure, backPressure, { least, kinks = [] }) {
	const pressures = pressuresDown(inletPressure, lowestThroat(inletPressure, backPressure, least), kinks, intervals);
	const works = [0];
	for (let index = 1; index < pressures.length; index += 1) {
		const further = work(volume, pressures[index] ?? NaN, pressures[index - 1] ?? NaN);
		works.push((works[index - 1] ?? NaN) + further);
	}
	return throatAmong(pressures, kinks, (pressure, interval) => {
		const start = pressures[interval] ?? NaN;
		const done = (pressure === pressures[interval + 1] ? works[interval + 1] : void 0) ?? (works[interval] ?? NaN) + (pressure < start ? work(volume, pressure, start) : 0);
		return Math.sqrt(2 * done) / volume(pressure);
	});
}
/**
* The same where the enthalpy along the isentrope is known, so that the integral is a difference: `state(p)` gives h, J/kg,
* and v, m³/kg, at the throat; `enthalpy` is that of the inlet. Between kinks the flux has one maximum. Refusal where
* nothing flows.
*/
function nozzleThroatByEnthalpy(state, enthalpy, inletPressure, backPressure, { least, kinks = [] }) {
	return throatAmong(pressuresDown(inletPressure, lowestThroat(inletPressure, backPressure, least), kinks, 1), kinks, (pressure) => {
		const throat = state(pressure);
		return Math.sqrt(2 * Math.max(0, enthalpy - throat.enthalpy)) / throat.specificVolume;
	});
}
// calculators/relief-valve-pro/nozzle.ts
/** The nozzle of a valve: what it passes at its throat, and the area it needs. */
var nozzleSource = "Isentropic nozzle, integrated directly";
var throatPressureInfo = {
	label: "Throat pressure",
	symbol: "p_t",
	kind: "absolutePressure",
	unit: "bar(abs)"
};
var massFluxInfo = {
	label: "Mass flux of the nozzle",
	symbol: "G",
	kind: "massFlux",
	unit: "kg/(s·m²)"
};
/** Pressure and mass flux at the throat of a nozzle that is integrated with the volumes of `by`. */
function throatOf(throat, by, integral) {
	return {
		throatPressure: step("throatPressure", { throat }, {
			...throatPressureInfo,
			source: `${by}: where the mass flux is greatest`
		}, (v) => v.throat.pressure),
		massFlux: step("massFlux", { throat }, {
			...massFluxInfo,
			source: `${by}: ${integral}`
		}, (v) => v.throat.massFlux)
	};
}
/** The area by the mass flux of an ideal nozzle. */
function nozzleArea({ massFlux, kd, backPressureFactor }, source) {
	return step("requiredArea", {
		flowRate,
		massFlux,
		kd,
		backPressureFactor,
		kc
	}, {
		...areaInfo,
		equation: "A = q_m/(K_d*K_b*K_c*G)",
		source
	}, (v) => areaFor(v.flowRate, v.massFlux, v.kd * v.backPressureFactor * v.kc));
}
export { throatPressureInfo as a, throatOf as i, nozzleArea as n, nozzleThroat as o, nozzleSource as r, nozzleThroatByEnthalpy as s, massFluxInfo as t };
