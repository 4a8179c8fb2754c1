import { ot as Refusal, st as stated } from "./kit-R3DteEWw.js";
import { s as solveOnIsentrope } from "./powers-Cvsw2QJ_.js";
import { S as solveLinearSystem } from "./flash-B3v-eZaH.js";
import { t as at } from "./numbers-B9p0Uz0H.js";
// engineering/properties/equilibrium/mixture-range.ts
var kinds = {
	temperature: "temperature",
	pressure: "absolutePressure",
	enthalpy: "specificEnergy",
	entropy: "specificEntropy",
	quality: "number"
};
/** The limits of an equation of state of mixtures as refusals that name the argument. NaN is outside every range. */
var MixtureRange = class {
	equation;
	minimumTemperature;
	maximumTemperature;
	maximumPressure;
	constructor(equation, range) {
		this.equation = equation;
		this.minimumTemperature = range.minimumTemperature;
		this.maximumTemperature = range.maximumTemperature;
		this.maximumPressure = range.maximumPressure;
	}
	requireTemperature(temperature) {
		const { minimumTemperature, maximumTemperature, equation } = this;
		if (temperature >= minimumTemperature && temperature <= maximumTemperature) return;
		throw new Refusal(`the temperature must be from {least} to {most} in ${equation}, and is {value}`, {
			least: stated("temperature", minimumTemperature),
			most: stated("temperature", maximumTemperature),
			value: stated("temperature", temperature)
		});
	}
	requirePressure(pressure) {
		const { maximumPressure, equation } = this;
		if (pressure > 0 && pressure <= maximumPressure) return;
		throw new Refusal(`the pressure must be above zero and up to {most} in ${equation}, and is {value}`, {
			most: stated("absolutePressure", maximumPressure),
			value: stated("absolutePressure", pressure)
		});
	}
	/** Vapour mass fraction. */
	requireQuality(quality) {
		if (quality >= 0 && quality <= 1) return;
		throw new Refusal("the quality must be from 0 to 1, and is {value}", { value: stated("number", quality) });
	}
	requireFinite(name, value) {
		if (Number.isFinite(value)) return;
		throw new Refusal(`the ${name} is beyond the range of numbers`);
	}
	/** A pair of values that no state within the range has. */
	noState(given) {
		const { words, values } = worded(given);
		return new Refusal(`${words} are no state of the fluid within the range of ${this.equation}`, values);
	}
	/** A pair of values whose equilibrium was not found, as happens next to critical points and where three phases meet. */
	noEquilibrium(given) {
		const { words, values } = worded(given);
		return new Refusal(`no equilibrium of the fluid was found by ${this.equation} at ${words}`, values);
	}
	/** A bubble point, a dew point or a state between them that the fluid does not have, or that was not found. */
	noSaturation(given) {
		const { words, values } = worded(given);
		return new Refusal(`no liquid and vapour in equilibrium were found by ${this.equation} at ${words}`, values);
	}
};
function worded(given) {
	const entries = Object.entries(given);
	return {
		words: entries.map(([name]) => `${name} {${name}}`).join(" and "),
		values: Object.fromEntries(entries.map(([name, si]) => [name, stated(kinds[name], si)]))
	};
}
// engineering/properties/equilibrium/mixture-states.ts
/** Where the search for a state of given enthalpy and entropy begins, and the lowest pressure at which it looks, Pa. */
var startPressure = 1e6;
var lowestPressure = 1;
/** States of a mixture, or of one component, by every pair. What is not found or out of range is a Refusal. */
var MixtureStates = class {
	limits;
	constructor(limits) {
		this.limits = limits;
	}
	/** State at p in Pa and T in K. */
	atPT(pressure, temperature) {
		this.limits.requireTemperature(temperature);
		this.limits.requirePressure(pressure);
		this.forget();
		return this.flashAtPT(pressure, temperature);
	}
	/** State at p in Pa and h in J/kg. */
	atPH(pressure, enthalpy) {
		return this.atPressure(pressure, "enthalpy", enthalpy);
	}
	/** State at p in Pa and s in J/(kg·K). */
	atPS(pressure, entropy) {
		return this.atPressure(pressure, "entropy", entropy);
	}
	/** State at h in J/kg and s in J/(kg·K). */
	atHS(enthalpy, entropy) {
		const { limits } = this;
		limits.requireFinite("enthalpy", enthalpy);
		limits.requireFinite("entropy", entropy);
		this.forget();
		const ends = {
			start: startPressure,
			least: lowestPressure,
			most: limits.maximumPressure
		};
		if (!solveOnIsentrope({
			...this.walkAt({
				enthalpy,
				entropy
			}),
			...ends
		}, enthalpy)) throw limits.noState({
			enthalpy,
			entropy
		});
		return this.walkedTo({
			enthalpy,
			entropy
		});
	}
	/** State at T in K and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the lowest pressure. */
	atTX(temperature, quality) {
		this.limits.requireTemperature(temperature);
		return this.atQuality({ temperature }, quality);
	}
	/** State at p in Pa and the vapour mass fraction: 0 is the bubble point, 1 the dew point of the highest temperature. */
	atPX(pressure, quality) {
		this.limits.requirePressure(pressure);
		return this.atQuality({ pressure }, quality);
	}
	/** The p-T envelope from 1 bar on; undefined of a pure fluid and where it could not be traced. */
	envelope() {
		this.forget();
		return this.region.envelope();
	}
	atPressure(pressure, caloric, value) {
		this.limits.requirePressure(pressure);
		this.limits.requireFinite(caloric, value);
		this.forget();
		return this.flashAtPressure(pressure, caloric, value);
	}
	atQuality(given, quality) {
		this.limits.requireQuality(quality);
		this.forget();
		if (!this.region.find(given, quality)) throw this.limits.noSaturation({
			...given,
			quality
		});
		return this.saturated();
	}
};
// engineering/properties/equilibrium/saturation.ts
var substitutions = 30;
/** The shortest stride in the quality on the way to the one asked for. */
var shortestStride = 1e-4;
/**
* Finds a bubble or a dew point at T or p and leaves it in the solver, beginning with Wilson's K. False where none is found, as
* beyond the critical point, or where what appears there is the other phase.
*/
function findSaturation(solver, wilson, z, given, end) {
	solver.liquid.begin("liquid");
	solver.vapour.begin("vapour");
	startFromWilson(solver, wilson, z, given, end);
	substitute(solver, wilson, z, given, end);
	const fraction = {
		place: solver.fraction,
		value: end === "dew" ? 1 : 0
	};
	return solver.solve(z, specified(solver, given), fraction) && solver.isVapourAboveLiquid;
}
/**
* Goes from the solution in the solver, of the vapour mass fraction `from`, to that of the fraction `to` at the same T or p.
* False where it does not get there.
*/
function followQuality(solver, z, given, from, to) {
	const fixed = specified(solver, given);
	const before = solver.unknowns.slice();
	let reached = from;
	let stride = to - from;
	while (reached !== to) {
		const next = Math.abs(stride) < Math.abs(to - reached) ? reached + stride : to;
		solver.unknowns[solver.fraction] = at(before, solver.fraction) + next - reached;
		if (solver.solve(z, fixed, {
			place: solver.quality,
			value: next
		}) && solver.isVapourAboveLiquid) {
			before.set(solver.unknowns);
			reached = next;
		} else {
			stride *= .4;
			if (Math.abs(stride) < shortestStride) return false;
			solver.unknowns.set(before);
			solver.liquid.begin("liquid");
			solver.vapour.begin("vapour");
		}
	}
	return true;
}
/** T or p as a quantity that is given to the solver. */
function specified(solver, given) {
	return "temperature" in given ? {
		place: solver.lnT,
		value: Math.log(given.temperature)
	} : {
		place: solver.lnP,
		value: Math.log(given.pressure)
	};
}
/** Sets the unknowns to Wilson's solution at T or p. */
function startFromWilson(solver, { constant, slope }, z, given, end) {
	const { unknowns, size } = solver;
	const sign = end === "bubble" ? 1 : -1;
	/** ln p of Wilson's saturation at T, and its slope by 1/T. */
	const wilsonAt = (inverse) => {
		let largest = -Infinity;
		for (let i = 0; i < size; i += 1) largest = Math.max(largest, sign * (at(constant, i) - at(slope, i) * inverse));
		let sum = 0;
		let weighted = 0;
		for (let i = 0; i < size; i += 1) {
			const part = at(z, i) * Math.exp(sign * (at(constant, i) - at(slope, i) * inverse) - largest);
			sum += part;
			weighted += part * at(slope, i);
		}
		return {
			lnP: sign * (largest + Math.log(sum)),
			by: -weighted / sum
		};
	};
	let inverse;
	let lnP;
	if ("temperature" in given) {
		inverse = 1 / given.temperature;
		lnP = wilsonAt(inverse).lnP;
	} else {
		lnP = Math.log(given.pressure);
		inverse = 1 / 200;
		for (let round = 0; round < 50; round += 1) {
			const { lnP: found, by } = wilsonAt(inverse);
			const step = (lnP - found) / by;
			inverse = Math.max(.3 * inverse, inverse + step);
			if (Math.abs(step) < 1e-10 * inverse) break;
		}
	}
	for (let i = 0; i < size; i += 1) unknowns[i] = at(constant, i) - at(slope, i) * inverse - lnP;
	unknowns[solver.lnT] = -Math.log(inverse);
	unknowns[solver.lnP] = lnP;
	unknowns[solver.fraction] = end === "bubble" ? 0 : 1;
}
/** Improves K and what is not given of T and p by successive substitution, while it makes a difference. */
function substitute(solver, { slope }, z, given, end) {
	const { unknowns, size, x, y, liquid, vapour } = solver;
	const [fixed, appearing, side] = end === "bubble" ? [
		x,
		y,
		1
	] : [
		y,
		x,
		-1
	];
	const free = "temperature" in given ? solver.lnP : solver.lnT;
	for (let round = 0; round < substitutions; round += 1) {
		let sum = 0;
		for (let i = 0; i < size; i += 1) {
			fixed[i] = at(z, i);
			appearing[i] = at(z, i) * Math.exp(side * at(unknowns, i));
			sum += at(appearing, i);
		}
		for (let i = 0; i < size; i += 1) appearing[i] = at(appearing, i) / sum;
		const { temperature, pressure } = solver;
		if (!(liquid.solve(x, temperature, pressure) && vapour.solve(y, temperature, pressure))) return;
		liquid.evaluateFugacities();
		vapour.evaluateFugacities();
		let next = 0;
		let rise = 0;
		for (let i = 0; i < size; i += 1) {
			const lnK = at(liquid.lnPhi, i) - at(vapour.lnPhi, i);
			unknowns[i] = lnK;
			const amount = at(z, i) * Math.exp(side * lnK);
			next += amount;
			rise += amount * at(slope, i) / temperature;
		}
		const missing = side * Math.log(next);
		const change = free === solver.lnP ? missing : -missing * next / rise;
		const longest = free === solver.lnP ? 1.5 : .08;
		const step = Math.max(-longest, Math.min(longest, change));
		unknowns[free] = at(unknowns, free) + step;
		for (let i = 0; i < size; i += 1) unknowns[i] = at(unknowns, i) - (free === solver.lnP ? step : -step * at(slope, i) / temperature);
		if (Math.abs(step) < .001) return;
	}
}
// engineering/properties/equilibrium/envelope.ts
var mostPoints = 250;
/** The longest steps between points, and the shortest in what is given there. */
var longestSteps$1 = {
	lnK: .7,
	lnT: .03,
	lnP: .35
};
var shortestStep = 1e-5;
/** How near to 0 the ln K that is given may be: nearer, two phases are hardly told from one. */
var nearestToCritical = .04;
/** Where no ln K is larger than this a critical point may be near. */
var nearCritical = .7;
/** How fast a ln K has to change there beside T and p to be given, all over their longest steps. */
var passing = .25;
/** The ln K on both sides of a critical point between which it is interpolated. */
var besideCritical = .02;
/**
* The p-T envelope of a mixture, traced as a dew line from a low pressure on through the critical point, where it becomes the
* bubble line. At each point that unknown is given which changes fastest. Undefined where no dew point is found to begin with.
* Source: M. L. Michelsen, Fluid Phase Equilib. 4 (1980) 1.
*/
function traceEnvelope(solver, wilson, z, limits) {
	if (!findSaturation(solver, wilson, z, { pressure: limits.startPressure }, "dew")) return void 0;
	return new EnvelopeTrace(solver, z, limits);
}
/** An envelope with the solutions that it is made of. */
var EnvelopeTrace = class {
	solver;
	z;
	limits;
	envelope;
	knots = [];
	all;
	stride = .1;
	end = "dew";
	predicted;
	constructor(solver, z, limits) {
		this.solver = solver;
		this.z = z;
		this.limits = limits;
		this.predicted = new Float64Array(solver.size + 3);
		this.all = {
			place: solver.fraction,
			value: 1
		};
		this.envelope = this.run();
	}
	/**
	* Unknowns near the bubble or the dew point at T or p: of several that of the highest pressure or the lowest temperature for a
	* bubble point, for a dew point that of the lowest pressure or the highest temperature. Undefined where there is none.
	*/
	near(given, end) {
		const { knots, solver } = this;
		const { place, value } = specified(solver, given);
		const other = place === solver.lnT ? solver.lnP : solver.lnT;
		const first = knots[0]?.unknowns;
		if (end === "dew" && place === solver.lnT && !(first && value > at(first, place))) return void 0;
		const wanted = end === "bubble" === (other === solver.lnP) ? 1 : -1;
		let best;
		for (let k = 1; k < knots.length; k += 1) {
			const [before, after] = [knots[k - 1], knots[k]];
			const share = (value - at(before.unknowns, place)) / (at(after.unknowns, place) - at(before.unknowns, place));
			if (!(share >= 0 && share <= 1) || (share < .5 ? before : after).end !== end) continue;
			const here = before.unknowns.map((from, index) => from + share * (at(after.unknowns, index) - from));
			if (!best || wanted * (at(here, other) - at(best, other)) > 0) best = here;
		}
		if (best && end === "bubble") {
			for (let i = 0; i < solver.size; i += 1) best[i] = -at(best, i);
			best[solver.fraction] = 0;
		}
		return best;
	}
	run() {
		let knot = this.knotHere(this.solver.lnP, void 0);
		while (knot && this.knots.length < mostPoints) {
			this.knots.push(knot);
			if (this.isOutside(knot)) break;
			knot = this.next(knot);
		}
		const { knots } = this;
		const isOpen = knots.length > 0 && this.pressureOf(knots.at(-1)) > this.limits.range.maximumPressure;
		const highest = (place) => this.extreme(place);
		return {
			points: knots.map(({ unknowns, end }) => ({
				...this.place(unknowns),
				end
			})),
			critical: this.critical(),
			cricondentherm: highest(this.solver.lnT),
			cricondenbar: isOpen ? void 0 : highest(this.solver.lnP)
		};
	}
	/** The knot at the solution in the solver, which was found with the unknown `given`. */
	knotHere(given, before) {
		const { solver, z, all } = this;
		const { direction, unknowns, size } = solver;
		if (!solver.findDirection(z, all, {
			place: given,
			value: at(unknowns, given)
		})) return void 0;
		const rate = (k) => at(direction, k) / this.longestStep(k);
		let place = 0;
		for (let k = 1; k < size; k += 1) if (Math.abs(rate(k)) > Math.abs(rate(place))) place = k;
		const share = this.isNearCritical(unknowns) ? passing : 1;
		for (let k = size; k < size + 2; k += 1) if (share * Math.abs(rate(k)) > Math.abs(rate(place))) place = k;
		const earlier = before?.unknowns ?? unknowns;
		let along = before ? 0 : 1;
		for (let k = 0; k < size + 2; k += 1) along += rate(k) * (at(unknowns, k) - at(earlier, k)) / this.longestStep(k);
		const scale = at(direction, place);
		return {
			unknowns: unknowns.slice(),
			slope: direction.map((value) => value / scale),
			place,
			way: Math.sign(along) * Math.sign(scale),
			end: this.end
		};
	}
	/** The next knot of the line; undefined where it ends. */
	next(from) {
		const { solver, z, all } = this;
		const { place } = from;
		for (let { stride } = this; stride > shortestStep; stride *= .4) {
			const goal = this.goal(from, Math.min(stride, this.longestStride(from)), stride === this.stride);
			this.predict(from, goal);
			if (!solver.solve(z, {
				place,
				value: goal
			}, all) || !this.isNear(from)) continue;
			const { iterations } = solver;
			if (this.hasCrossed(from)) this.end = this.end === "dew" ? "bubble" : "dew";
			const knot = this.knotHere(place, from);
			if (iterations <= 3) this.stride = 1.6 * Math.max(stride, .01);
			else if (iterations <= 5) this.stride = stride;
			else this.stride = .5 * stride;
			return knot;
		}
	}
	/**
	* The value that the unknown of a knot is given next. A ln K that comes near 0 at a critical point passes to the other side at
	* once, or if that has failed goes as near as it may first.
	*/
	goal({ unknowns, place, way }, step, isFirst) {
		const start = at(unknowns, place);
		const goal = start + way * step;
		const side = Math.sign(start);
		if (!(place < this.solver.size && this.isNearCritical(unknowns) && way * start < 0) || goal * side >= nearestToCritical) return goal;
		return isFirst || Math.abs(start) < 1.5 * nearestToCritical ? side * Math.min(-.04, goal * side) : side * nearestToCritical;
	}
	/** Sets the unknowns to where the line would be by its slope, and by its curve from the knot before. */
	predict(from, goal) {
		const { solver, knots, predicted } = this;
		const { unknowns, place, slope, way } = from;
		const step = goal - at(unknowns, place);
		const before = knots.at(-2);
		const back = before ? at(before.unknowns, place) - at(unknowns, place) : 0;
		const isUsable = before !== void 0 && at(before.slope, place) * before.way * way > 0 && back * step < 0 && Math.abs(back) > .1 * Math.abs(step);
		for (let k = 0; k < unknowns.length; k += 1) {
			const here = at(unknowns, k);
			const curve = isUsable ? (at(before.unknowns, k) - here - at(slope, k) * back) / (back * back) : 0;
			predicted[k] = here + (at(slope, k) + curve * step) * step;
		}
		solver.unknowns.set(predicted);
	}
	/** The step at which no unknown changes by more than is good for a line of points. */
	longestStride({ slope }) {
		let longest = Infinity;
		for (let k = 0; k < this.solver.size + 2; k += 1) longest = Math.min(longest, this.longestStep(k) / Math.abs(at(slope, k)));
		return longest;
	}
	/** Whether the solution is the next one on the line, near where that was predicted, and not one somewhere else. */
	isNear({ unknowns }) {
		const { solver, predicted } = this;
		let step = 0;
		let miss = 0;
		for (let k = 0; k < solver.size + 2; k += 1) {
			const longest = this.longestStep(k);
			step = Math.max(step, Math.abs(at(predicted, k) - at(unknowns, k)) / longest);
			miss = Math.max(miss, Math.abs(at(predicted, k) - at(solver.unknowns, k)) / longest);
		}
		return miss < .5 * step + .02;
	}
	longestStep(place) {
		if (place < this.solver.size) return longestSteps$1.lnK;
		return place === this.solver.lnT ? longestSteps$1.lnT : longestSteps$1.lnP;
	}
	isNearCritical(unknowns) {
		for (let i = 0; i < this.solver.size; i += 1) if (Math.abs(at(unknowns, i)) > nearCritical) return false;
		return true;
	}
	/** Whether the two phases have changed places since the knot. */
	hasCrossed({ unknowns }) {
		let sum = 0;
		for (let i = 0; i < this.solver.size; i += 1) sum += at(unknowns, i) * at(this.solver.unknowns, i);
		return sum < 0;
	}
	isOutside(knot) {
		const { temperature, pressure } = this.place(knot.unknowns);
		const { startPressure, range } = this.limits;
		const { maximumPressure, minimumTemperature, maximumTemperature } = range;
		if (pressure > maximumPressure || temperature < minimumTemperature || temperature > maximumTemperature) return true;
		return this.knots.length > 3 && pressure < startPressure;
	}
	pressureOf({ unknowns }) {
		return Math.exp(at(unknowns, this.solver.lnP));
	}
	place(unknowns) {
		const { lnT, lnP } = this.solver;
		return {
			temperature: Math.exp(at(unknowns, lnT)),
			pressure: Math.exp(at(unknowns, lnP))
		};
	}
	/** The point where all ln K are 0: by the cubic through solutions close to it on both sides. */
	critical() {
		const { knots, solver } = this;
		const after = knots.findIndex((knot, k) => k > 0 && knot.end !== knots[k - 1].end);
		if (after < 0) return void 0;
		const [first, second] = [knots[after - 1], knots[after]];
		let place = 0;
		for (let i = 1; i < solver.size; i += 1) if (Math.abs(at(first.unknowns, i)) > Math.abs(at(first.unknowns, place))) place = i;
		const side = Math.sign(at(first.unknowns, place)) * besideCritical;
		const near = this.between(first, second, place, side) ?? first;
		const beyond = this.between(first, second, place, -side) ?? second;
		const value = (k) => Math.exp(interpolated(near, beyond, place, k, 0));
		return {
			temperature: value(solver.lnT),
			pressure: value(solver.lnP)
		};
	}
	/** The solution between two knots at a value of an unknown; undefined where it is not found. */
	between(first, second, place, value) {
		const { solver, z, all } = this;
		for (let k = 0; k < first.unknowns.length; k += 1) solver.unknowns[k] = interpolated(first, second, place, k, value);
		return solver.solve(z, {
			place,
			value
		}, all) ? this.knotHere(place, void 0) : void 0;
	}
	/** The highest point of ln T or ln p on the line, solved for; undefined where it has none. */
	extreme(place) {
		const { knots } = this;
		let best = 0;
		knots.forEach(({ unknowns }, k) => {
			if (at(unknowns, place) > at(knots[best].unknowns, place)) best = k;
		});
		if (best === 0 || best === knots.length - 1) return void 0;
		const knot = knots[best];
		const [first, second] = at(knot.slope, place) * knot.way > 0 ? [knot, knots[best + 1]] : [knots[best - 1], knot];
		return this.extremeBetween(first, second, place);
	}
	/** Where the slope of an unknown by the one that was given passes 0 between two knots, by bisection of their cubic and a solution there. */
	extremeBetween(first, second, place) {
		const given = first.place;
		let low = at(first.unknowns, given);
		let high = at(second.unknowns, given);
		for (let round = 0; round < 60; round += 1) {
			const third = (high - low) / 3;
			const value = (s) => interpolated(first, second, given, place, s);
			if (value(low + third) < value(high - third)) low += third;
			else high -= third;
		}
		const goal = .5 * (low + high);
		const { unknowns } = this.between(first, second, given, goal) ?? { unknowns: first.unknowns.map((_, k) => interpolated(first, second, given, k, goal)) };
		return this.place(unknowns);
	}
};
/** An unknown between two knots, by the cubic in the unknown `given` that has their values and slopes. */
function interpolated(first, second, given, place, s) {
	const from = at(first.unknowns, given);
	const width = at(second.unknowns, given) - from;
	const t = (s - from) / width;
	const slopeOf = (knot) => at(knot.slope, place) / at(knot.slope, given) * width;
	const [a, b] = [at(first.unknowns, place), at(second.unknowns, place)];
	const u = 1 - t;
	return u * u * (1 + 2 * t) * a + t * t * (1 + 2 * u) * b + t * u * (u * slopeOf(first) - t * slopeOf(second));
}
// engineering/properties/equilibrium/two-phase-region.ts
/** Where envelopes begin and end, Pa. */
var envelopeStart = 1e5;
/** The bubble and dew points of a fluid of one composition, what lies between them, and its envelope. */
var TwoPhaseRegion = class {
	solver;
	wilson;
	z;
	range;
	trace;
	isTraced = false;
	constructor(solver, wilson, z, range) {
		this.solver = solver;
		this.wilson = wilson;
		this.z = z;
		this.range = range;
	}
	/** The p-T envelope from 1 bar on; undefined of a pure fluid and where it could not be traced. */
	envelope() {
		return this.traced()?.envelope;
	}
	/**
	* Finds the state of a vapour mass fraction at T or p, and leaves it in the solver; false where there is none or it was not
	* found. Of several the bubble point is that of the highest pressure or the lowest temperature, the dew point that of the
	* lowest pressure or the highest temperature.
	*/
	find(given, quality) {
		const { solver, z } = this;
		const isEnd = quality === 0 || quality === 1;
		return (quality < .5 ? ["bubble", "dew"] : ["dew", "bubble"]).slice(0, isEnd ? 1 : 2).some((end) => {
			return (this.findDirectly(given, end) || this.findOnEnvelope(given, end)) && (isEnd || followQuality(solver, z, given, end === "dew" ? 1 : 0, quality));
		});
	}
	findDirectly(given, end) {
		const { solver, wilson, z } = this;
		return findSaturation(solver, wilson, z, given, end) && this.isInRange();
	}
	isInRange() {
		const { solver, range } = this;
		const { temperature, pressure } = solver;
		const { minimumTemperature, maximumTemperature, maximumPressure } = range;
		return temperature >= minimumTemperature && temperature <= maximumTemperature && pressure <= maximumPressure;
	}
	traced() {
		const { solver, wilson, z, range } = this;
		if (z.length > 1 && !this.isTraced) this.trace = traceEnvelope(solver, wilson, z, {
			range,
			startPressure: envelopeStart
		});
		this.isTraced = true;
		return this.trace;
	}
	/** Looks where the envelope passes T or p, for a point that is not found directly. */
	findOnEnvelope(given, end) {
		const { solver, z } = this;
		const start = this.traced()?.near(given, end);
		if (!start) return false;
		solver.unknowns.set(start);
		solver.liquid.begin("liquid");
		solver.vapour.begin("vapour");
		const value = end === "dew" ? 1 : 0;
		return solver.solve(z, specified(solver, given), {
			place: solver.fraction,
			value
		}) && this.isInRange();
	}
};
// engineering/properties/equilibrium/two-phase-solver.ts
var mostIterations = 25;
/** Within which equal fugacities are equal, in ln φ. */
var equal = 1e-11;
/** The same where rounding, far from the ideal gas, allows no more. */
var nearlyEqual = 1e-9;
/** The largest steps of ln K_i, ln T, ln p and the vapour fraction. */
var longestSteps = {
	lnK: 2.5,
	lnT: .1,
	lnP: 1,
	fraction: .6
};
/** Two phases are the same where no ln K and not the logarithm of their volumes' ratio is further from 0. */
var same = 1e-5;
/**
* Two phases of a mixture in equilibrium by Newton's method in ln K_i, ln T, ln p and the vapour mole fraction β: equal
* fugacities, Σ (y_i − x_i) = 0, and any two quantities given. Converges quadratically from a near start, whatever is given,
* and through a critical point where the quantity given is a ln K_i. Source: M. L. Michelsen, Fluid Phase Equilib. 4 (1980) 1.
*/
var TwoPhaseSolver = class {
	liquid;
	vapour;
	masses;
	size;
	/** ln K_i, ln T, ln p, β. */
	unknowns;
	/** Mole fractions of the liquid and of the vapour. */
	x;
	y;
	/** Of `findDirection`: derivatives of the unknowns by the second quantity given. */
	direction;
	/** Iterations of the last solution. */
	iterations = 0;
	matrix;
	right;
	constructor(liquid, vapour, masses) {
		this.liquid = liquid;
		this.vapour = vapour;
		this.masses = masses;
		const { size } = liquid;
		this.size = size;
		this.unknowns = new Float64Array(size + 3);
		this.direction = new Float64Array(size + 3);
		this.x = new Float64Array(size);
		this.y = new Float64Array(size);
		this.matrix = new Float64Array((size + 3) * (size + 3));
		this.right = new Float64Array(size + 3);
	}
	/** Places of what can be given beside each ln K_i: ln T, ln p, β and the vapour mass fraction, no unknown by itself. */
	get lnT() {
		return this.size;
	}
	get lnP() {
		return this.size + 1;
	}
	get fraction() {
		return this.size + 2;
	}
	get quality() {
		return this.size + 3;
	}
	get temperature() {
		return Math.exp(at(this.unknowns, this.size));
	}
	get pressure() {
		return Math.exp(at(this.unknowns, this.size + 1));
	}
	get vapourFraction() {
		return at(this.unknowns, this.size + 2);
	}
	/**
	* Solves for the feed z from the unknowns as they are set, the phases going on from where they were left or begun. False
	* where it does not converge to two different phases; the unknowns then mean nothing.
	*/
	solve(z, first, second) {
		const { size, matrix, right, unknowns } = this;
		for (let iteration = 1; iteration <= mostIterations; iteration += 1) {
			this.iterations = iteration;
			if (!this.evaluate(z)) return false;
			const off = this.assemble(z, first, second);
			if (off < equal) return this.isDistinct();
			if (!solveLinearSystem(matrix, right, size + 3)) return false;
			const largest = this.advance(z);
			if (!(largest < 1e6)) return false;
			if (largest < 1e-12) return off < nearlyEqual && this.evaluate(z) && this.isDistinct();
		}
		return unknowns.every(Number.isFinite) && this.assemble(z, first, second) < nearlyEqual && this.isDistinct();
	}
	/** Whether the solution is a vapour above a liquid, and neither two liquids nor the other way round. */
	get isVapourAboveLiquid() {
		const { x, y, masses, liquid, vapour } = this;
		let below = 0;
		let above = 0;
		for (let i = 0; i < this.size; i += 1) {
			below += at(x, i) * at(masses, i);
			above += at(y, i) * at(masses, i);
		}
		return !vapour.isLiquid && above / vapour.volume < below / liquid.volume;
	}
	/** Finds how the solution moves with the second quantity given; false where it does not move with it. */
	findDirection(z, first, second) {
		const { size, matrix, right, direction } = this;
		this.assemble(z, first, second);
		right.fill(0);
		right[size + 2] = 1;
		if (!solveLinearSystem(matrix, right, size + 3)) return false;
		direction.set(right);
		return direction.every(Number.isFinite);
	}
	/** Sets the two phases of the unknowns and evaluates them; false where one is none. */
	evaluate(z) {
		const { size, unknowns, x, y, liquid, vapour } = this;
		const beta = at(unknowns, size + 2);
		let inLiquid = 0;
		let inVapour = 0;
		for (let i = 0; i < size; i += 1) {
			const K = Math.exp(at(unknowns, i));
			const share = at(z, i) / (1 + beta * (K - 1));
			x[i] = share;
			y[i] = K * share;
			inLiquid += share;
			inVapour += K * share;
		}
		if (!(inLiquid > 0 && inVapour > 0 && inLiquid < Infinity && inVapour < Infinity)) return false;
		for (let i = 0; i < size; i += 1) {
			x[i] = at(x, i) / inLiquid;
			y[i] = at(y, i) / inVapour;
		}
		const { temperature, pressure } = this;
		if (!(liquid.solve(x, temperature, pressure) && vapour.solve(y, temperature, pressure))) return false;
		liquid.evaluateDerivatives();
		vapour.evaluateDerivatives();
		this.excess = Math.log(inVapour / inLiquid);
		return true;
	}
	/** ln(Σ y_i/Σ x_i) before they were brought to 1. */
	excess = NaN;
	/** Linearises the equations about the phases as evaluated; returns how far from solved they are. */
	assemble(z, first, second) {
		const { size, unknowns, x, y, liquid, vapour, matrix, right } = this;
		const width = size + 3;
		const beta = at(unknowns, size + 2);
		let off = Math.abs(this.excess);
		let slope = 0;
		for (let i = 0; i < size; i += 1) {
			const row = i * width;
			let byFraction = 0;
			for (let j = 0; j < size; j += 1) {
				const inVapour = at(vapour.byAmount, i * size + j);
				const inLiquid = at(liquid.byAmount, i * size + j);
				const spread = at(x, j) * at(y, j) / at(z, j);
				const apart = (at(y, j) - at(x, j)) / at(z, j);
				matrix[row + j] = spread * ((1 - beta) * inVapour + beta * inLiquid);
				byFraction += apart * (at(x, j) * inLiquid - at(y, j) * inVapour);
			}
			matrix[row + i] = at(matrix, row + i) + 1;
			matrix[row + size] = at(vapour.byTemperature, i) - at(liquid.byTemperature, i);
			matrix[row + size + 1] = at(vapour.byPressure, i) - at(liquid.byPressure, i);
			matrix[row + size + 2] = byFraction;
			const missing = at(liquid.lnPhi, i) - at(vapour.lnPhi, i) - at(unknowns, i);
			right[i] = missing;
			off = Math.max(off, Math.abs(missing));
			matrix[size * width + i] = at(x, i) * at(y, i) / at(z, i);
			slope -= (at(y, i) - at(x, i)) ** 2 / at(z, i);
		}
		const balance = size * width;
		matrix[balance + size] = 0;
		matrix[balance + size + 1] = 0;
		matrix[balance + size + 2] = slope;
		right[size] = -this.excess;
		off = Math.max(off, Math.abs(this.specify(z, size + 1, first)));
		return Math.max(off, Math.abs(this.specify(z, size + 2, second)));
	}
	/** Writes "the quantity has the value" into a row; returns what it misses. */
	specify(z, index, given) {
		const { size, unknowns, masses, x, y, matrix, right } = this;
		const width = size + 3;
		const row = index * width;
		matrix.fill(0, row, row + width);
		if ("write" in given) {
			const missing = given.write(matrix.subarray(row, row + width));
			right[index] = missing;
			return missing;
		}
		const { place, value } = given;
		if (place < width) {
			matrix[row + place] = 1;
			const missing = value - at(unknowns, place);
			right[index] = missing;
			return missing;
		}
		const beta = at(unknowns, size + 2);
		let mass = 0;
		let inVapour = 0;
		let slope = 0;
		for (let i = 0; i < size; i += 1) {
			mass += at(z, i) * at(masses, i);
			inVapour += at(y, i) * at(masses, i);
			slope -= at(y, i) * (at(y, i) - at(x, i)) / at(z, i) * at(masses, i);
		}
		for (let i = 0; i < size; i += 1) matrix[row + i] = beta * (1 - beta) * at(x, i) * at(y, i) * at(masses, i) / (at(z, i) * mass);
		matrix[row + size + 2] = (inVapour + beta * slope) / mass;
		const missing = value - beta * inVapour / mass;
		right[index] = missing;
		return missing;
	}
	/** Takes the step, shortened where it goes beyond what a linearisation is good for; returns its largest part. */
	advance(z) {
		const { size, unknowns, right } = this;
		let largest = 0;
		let share = 1;
		for (let k = 0; k < size + 3; k += 1) {
			const length = Math.abs(at(right, k));
			largest = Math.max(largest, length);
			share = Math.min(share, this.longestStep(k) / length);
		}
		for (let k = 0; k < size + 3; k += 1) unknowns[k] = at(unknowns, k) + share * at(right, k);
		for (let attempt = 0; attempt < 30 && !this.isBetweenPoles(z); attempt += 1) {
			unknowns[size + 2] = at(unknowns, size + 2) - .5 * share * at(right, size + 2);
			right[size + 2] = .5 * at(right, size + 2);
		}
		return largest;
	}
	longestStep(place) {
		if (place < this.size) return longestSteps.lnK;
		if (place === this.size) return longestSteps.lnT;
		return place === this.size + 1 ? longestSteps.lnP : longestSteps.fraction;
	}
	/** Whether β leaves every amount in each phase positive. */
	isBetweenPoles(z) {
		const { unknowns, size } = this;
		const beta = at(unknowns, size + 2);
		for (let i = 0; i < z.length; i += 1) if (!(1 + beta * Math.expm1(at(unknowns, i)) > 1e-12)) return false;
		return true;
	}
	isDistinct() {
		const { size, unknowns, liquid, vapour } = this;
		let difference = Math.abs(Math.log(vapour.volume / liquid.volume));
		for (let i = 0; i < size; i += 1) difference = Math.max(difference, Math.abs(at(unknowns, i)));
		return difference > same;
	}
};
export { MixtureRange as a, MixtureStates as i, TwoPhaseRegion as n, findSaturation as r, TwoPhaseSolver as t };
