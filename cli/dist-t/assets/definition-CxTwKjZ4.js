import { t as carriedComposition } from "./carried-BblwiDin.js";
import { A as list, B as info, C as seenTogether, D as choice, E as calculation, Ft as meta, G as missing, I as upperFirst, K as ruledOut, M as rows, N as text, O as column, P as table$1, S as picture, T as value$1, U as Absent, V as warning, W as absent, Y as measured$1, _t as gasConstant$1, at as requireShare, b as longValue, ct as absolute, gt as atmosphere, h as check, it as requirePositive, j as quantity, k as filled, lt as gauge, mt as formatNumber, nt as requireFinite, o as label, ot as Refusal, r as disagreement, rt as requireNotNegative, s as path, st as stated, ut as fromSi, v as fields$1, w as step, x as maybe, y as fill$1, yt as standardGravity, z as error } from "./kit-R3DteEWw.js";
import { S as solveLinearSystem, a as Mixture, b as setFeed, c as createState, d as FluidState, f as PhaseState, g as fillFromSolver, h as equilibriumAtTp, i as flashUv, l as PhaseKernel, m as equilibriumAtPressure, n as flashPs, o as componentOf, p as equilibriumAtUv, r as flashTp, s as createMixture, t as flashPh, v as fillSinglePhase, x as components } from "./flash-B3v-eZaH.js";
import { n as drawVerticalVessel, r as uprightWidth, t as drawHorizontalVessel } from "./vessel-drawings-b-A7IN3f.js";
import { i as frictionFactor, o as lineReynoldsNumber } from "./friction-factor-BfV-1J0q.js";
import { c as vesselHeight, i as liquidVolume, l as vesselVolume, o as vessel, r as liquidSurface, s as vesselArea, t as levelOfVolume, u as wettedArea } from "./vessel-BRBWK25H.js";
import { n as relativeFlowCoefficient } from "./opening-Dc9Pmalt.js";
import { n as componentsWithoutAir, r as fluidComponents } from "./fluid-components-cMYHkf6A.js";
import { n as gergSource } from "./fluid-DrduMkw_.js";
import { d as referencePressure, n as at } from "./model-CHZD2gUi.js";
import { D as evaluateRegion2, M as evaluateRegion1, h as surfaceTensionAt, w as SteamProperties } from "./saturated-pair-mWGFE35l.js";
import { t as backgroundConductivity } from "./conductivity-ILusN_C6.js";
import { t as viscosity } from "./viscosity-BiaO5ZFZ.js";
import { a as fugacity, i as Fugacity, n as likenessToLiquid$1, r as phaseAt, t as mixtureSaturationPressure } from "./saturation-B-yZSGaC.js";
import { a as denseConductivity, c as setCoefficients, i as ChungFluid, o as denseViscosity, r as quantumGases, s as diluteViscosity } from "./quantum-gases-D2MNCNsQ.js";
import { c as ellipsoidalHead, d as standardTorisphericalHead, l as flatHead, n as headArea, u as hemisphericalHead } from "./upright-head-DBfPRaYA.js";
import { r as wettedFireHeat, t as fireHeight } from "./wetted-area-rbK_XIFZ.js";
import { t as sublimationPressure } from "./ice-BRpRqBk6.js";
import { i as conductivityTable, t as conductivityPoints } from "./conductivity-B6qkgSE4.js";
import { a as vacuum, t as absoluteZero } from "./shared-fields-D5hou02i.js";
import { n as namesOf, t as aliasesOf } from "./component-names-CPjptNj7.js";
// engineering/numerics/linear-integral.ts
/**
* The integral of a positive table over x from 0 on, in closed form, and its inverse. Between the points the table is
* straight, beyond its ends constant. Throws a RangeError for a table without points, whose x does not rise from above 0, or
* with a value that is not positive.
*/
var LinearIntegral = class {
	#x;
	#values;
	/** The integral at each point. */
	#sums;
	constructor(points) {
		if (points.length === 0) throw new RangeError("a table needs at least one point");
		points.forEach(([x, value], index) => {
			if (!(x > (points[index - 1]?.[0] ?? 0))) throw new RangeError("x of a table must rise from above 0");
			if (!(value > 0)) throw new RangeError(`values of a table must be positive, got ${value} at ${x}`);
		});
		this.#x = points.map(([x]) => x);
		this.#values = points.map(([, value]) => value);
		const sums = [];
		points.forEach(([x, value], index) => {
			const [before, valueBefore] = points[index - 1] ?? [0, value];
			sums.push((sums[index - 1] ?? 0) + (value + valueBefore) / 2 * (x - before));
		});
		this.#sums = sums;
	}
	/** ∫ from 0 to x. */
	integral(x) {
		if (x <= (this.#x[0] ?? 0)) return (this.#values[0] ?? 0) * x;
		const at = this.#pieceOf(this.#x, x);
		const beyond = x - (this.#x[at] ?? 0);
		return (this.#sums[at] ?? 0) + beyond * (this.#from(at) + this.#slope(at) * beyond / 2);
	}
	/** The x at which the integral is a given one. */
	inverse(integral) {
		if (integral <= (this.#sums[0] ?? 0)) return integral / (this.#values[0] ?? 1);
		const at = this.#pieceOf(this.#sums, integral);
		const rest = integral - (this.#sums[at] ?? 0);
		const [from, slope] = [this.#from(at), this.#slope(at)];
		return (this.#x[at] ?? 0) + 2 * rest / (from + Math.sqrt(from * from + 2 * slope * rest));
	}
	/** The last point at or below, the first where all are above. */
	#pieceOf(places, place) {
		let at = 0;
		while (at < places.length - 1 && place >= (places[at + 1] ?? Infinity)) at += 1;
		return at;
	}
	#from(at) {
		return this.#values[at] ?? 0;
	}
	/** Of the piece that begins at a point; 0 beyond the last. */
	#slope(at) {
		const [x, next] = [this.#x[at], this.#x[at + 1]];
		const [value, nextValue] = [this.#values[at], this.#values[at + 1]];
		if (x === void 0 || next === void 0 || value === void 0 || nextValue === void 0) return 0;
		return (nextValue - value) / (next - x);
	}
};
// engineering/numerics/monotone.ts
/**
* The curve through points of rising x, as a function: between two points it stays between their values. Where a y is missing
* there is a gap; two points of the same x are a step, at which the second counts. Undefined in a gap and beyond the points.
* Source: F. N. Fritsch and J. Butland, A method for constructing local monotone piecewise cubic interpolants, SIAM J. Sci.
* Stat. Comput. 5 (1984) 300–304; at the ends of a piece by three points, as in PCHIP.
*/
function monotoneCurve(xs, ys) {
	/** Slope of the straight line from a point to the next; undefined where the curve has a gap or a step. */
	const secant = (index) => {
		const [from, to] = [ys[index], ys[index + 1]];
		const width = (xs[index + 1] ?? NaN) - (xs[index] ?? NaN);
		return from === void 0 || to === void 0 || !(width > 0) ? void 0 : (to - from) / width;
	};
	const width = (index) => (xs[index + 1] ?? NaN) - (xs[index] ?? NaN);
	const slope = (index) => {
		const [before, after] = [secant(index - 1), secant(index)];
		if (before !== void 0 && after !== void 0) return inner(before, after, width(index - 1), width(index));
		if (after !== void 0) return outer(after, secant(index + 1), width(index), width(index + 1));
		if (before !== void 0) return outer(before, secant(index - 2), width(index - 1), width(index - 2));
		return 0;
	};
	return (x) => {
		const index = lastUpTo(xs, x);
		const from = ys[index];
		if (from === void 0 || xs[index] === x) return from;
		const [line, h] = [secant(index), width(index)];
		if (line === void 0) return void 0;
		const t = (x - (xs[index] ?? NaN)) / h;
		const [start, end] = [slope(index), slope(index + 1)];
		return from + h * t * (line + (1 - t) * ((1 - t) * (start - line) - t * (end - line)));
	};
}
/** The slope at a point between two others: 0 at an extreme, else the harmonic mean weighted by the distances. */
function inner(before, after, widthBefore, widthAfter) {
	if (!(before * after > 0)) return 0;
	const [one, other] = [2 * widthAfter + widthBefore, widthAfter + 2 * widthBefore];
	return (one + other) / (one / before + other / after);
}
/** The slope at the end of a piece, by the secant there and the next one inwards. */
function outer(near, far, widthNear, widthFar) {
	if (far === void 0) return near;
	const found = ((2 * widthNear + widthFar) * near - widthNear * far) / (widthNear + widthFar);
	if (!(found * near > 0)) return 0;
	return near * far < 0 && Math.abs(found) > 3 * Math.abs(near) ? 3 * near : found;
}
/** The place of the last x that is not above `x`; −1 where all are. */
function lastUpTo(xs, x) {
	let [low, high] = [-1, xs.length - 1];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((xs[middle] ?? Infinity) <= x) low = middle;
		else high = middle - 1;
	}
	return low;
}
// engineering/numerics/secant.ts
var mostRounds$4 = 100;
/**
* The root of a function that rises, or falls, throughout, by secants from a guess; halves what brackets the root where a
* secant leaves it. The last step is smaller than the tolerance, and the error of it far smaller where the function is
* smooth. Returns undefined where there is none within the bounds, or the function is not a number on the way.
*/
function secantRoot(f, search) {
	const { guess, tolerance, least = -Infinity, most = Infinity } = search;
	const rising = Math.sign(search.slope);
	let [low, high] = [least, most];
	let { slope } = search;
	let x = Math.min(most, Math.max(least, guess));
	let y = f(x);
	for (let round = 0; round < mostRounds$4; round += 1) {
		if (y === 0) return {
			x,
			slope
		};
		if (Number.isNaN(y)) return void 0;
		if (rising * y > 0) high = x;
		else low = x;
		let next = x - y / slope;
		if (next < low || next > high) {
			const bound = next < low ? low : high;
			next = (bound === least || bound === most) && x !== bound && Number.isFinite(bound) ? bound : (low + high) / 2;
		}
		if (!Number.isFinite(next) || next === x && (x === least || x === most)) return void 0;
		if (Math.abs(next - x) <= tolerance) return {
			x: next,
			slope
		};
		const there = f(next);
		const secant = (there - y) / (next - x);
		if (rising * secant > 0) slope = secant;
		[x, y] = [next, there];
	}
}
// engineering/numerics/dense.ts
/**
* LU factors with partial pivoting of the leading n×n block of a row-major matrix of row length `stride`, in place.
* `pivots` receives the row exchanged at each column. False where the block is singular or holds a number that is none.
*/
function factorize(matrix, n, stride, pivots) {
	for (let column = 0; column < n; column += 1) {
		let pivot = column;
		let largest = Math.abs(matrix[column * stride + column] ?? 0);
		for (let row = column + 1; row < n; row += 1) {
			const size = Math.abs(matrix[row * stride + column] ?? 0);
			if (size > largest) {
				largest = size;
				pivot = row;
			}
		}
		if (!(largest > 0 && largest < Infinity)) return false;
		pivots[column] = pivot;
		const top = column * stride;
		if (pivot !== column) {
			const other = pivot * stride;
			for (let k = 0; k < n; k += 1) {
				const kept = matrix[top + k] ?? 0;
				matrix[top + k] = matrix[other + k] ?? 0;
				matrix[other + k] = kept;
			}
		}
		const reciprocal = 1 / (matrix[top + column] ?? 0);
		for (let row = column + 1; row < n; row += 1) {
			const start = row * stride;
			const factor = (matrix[start + column] ?? 0) * reciprocal;
			if (factor === 0) continue;
			matrix[start + column] = factor;
			for (let k = column + 1; k < n; k += 1) matrix[start + k] = (matrix[start + k] ?? 0) - factor * (matrix[top + k] ?? 0);
		}
	}
	return true;
}
/** Solves the factorized system for the right-hand side in the first n entries of `vector`, in place. */
function substitute(factors, n, stride, pivots, vector) {
	for (let column = 0; column < n; column += 1) {
		const pivot = pivots[column] ?? column;
		if (pivot === column) continue;
		const kept = vector[column] ?? 0;
		vector[column] = vector[pivot] ?? 0;
		vector[pivot] = kept;
	}
	for (let row = 1; row < n; row += 1) {
		let sum = vector[row] ?? 0;
		const start = row * stride;
		for (let k = 0; k < row; k += 1) sum -= (factors[start + k] ?? 0) * (vector[k] ?? 0);
		vector[row] = sum;
	}
	for (let row = n - 1; row >= 0; row -= 1) {
		let sum = vector[row] ?? 0;
		const start = row * stride;
		for (let k = row + 1; k < n; k += 1) sum -= (factors[start + k] ?? 0) * (vector[k] ?? 0);
		vector[row] = sum / (factors[start + row] ?? 0);
	}
}
// engineering/numerics/difference-jacobian.ts
/**
* Change of a state, relative to it or its scale, by which its column is found: large beside the noise of what is found by
* iteration within f, which a smaller one would take for stiffness.
*/
var usualReach = 1e-7;
/** What is tried one after the other until f is on one branch with the state. */
var reaches$1 = [
	usualReach,
	-1e-7,
	usualReach / 10,
	-1e-7 / 10,
	usualReach / 100,
	-1e-7 / 100
];
/**
* The Jacobian of a stiff system by differences to one side. Where f has a kink, its slope across it is that of neither side and
* may be taken for a stiffness that is not there, so that the column is found on the branch of f that the state is on.
*/
var DifferenceJacobian = class {
	/** ∂f_row/∂y_column at row·columns + column, of all states by those that f depends on. */
	values;
	#system;
	#columns;
	#trial;
	#rate;
	#scale;
	constructor(system) {
		const { size } = system;
		this.#system = system;
		this.#columns = size - system.integrals;
		this.values = new Float64Array(size * this.#columns);
		this.#trial = new Float64Array(size);
		this.#rate = new Float64Array(size);
		this.#scale = new Float64Array(size);
	}
	/** Finds it at a state whose rate and branch are known; returns how often f was evaluated. */
	find(time, state, rate, branch) {
		this.#trial.set(state);
		this.#system.scale(state, this.#scale);
		let evaluations = 0;
		for (let column = 0; column < this.#columns; column += 1) {
			const at = state[column] ?? 0;
			const unit = Math.max(Math.abs(at), this.#scale[column] ?? 0);
			let isFound = false;
			for (const reach of reaches$1) {
				const trial = at + reach * unit;
				if (at > 0 && trial < 0) continue;
				this.#trial[column] = trial;
				evaluations += 1;
				if (!this.#evaluate(time)) continue;
				const isBeside = this.#system.branch?.() === branch;
				if (isBeside || !isFound) this.#fill(column, trial - at, rate);
				isFound = true;
				if (isBeside) break;
			}
			if (!isFound) {
				this.#rate.set(rate);
				this.#fill(column, 1, rate);
			}
			this.#trial[column] = at;
		}
		return evaluations;
	}
	/** Evaluates f at the trial; false where that is no state. */
	#evaluate(time) {
		try {
			this.#system.derivative(time, this.#trial, this.#rate);
			return true;
		} catch (error) {
			if (error instanceof RangeError) return false;
			throw error;
		}
	}
	#fill(column, change, rate) {
		for (let row = 0; row < rate.length; row += 1) {
			const slope = ((this.#rate[row] ?? 0) - (rate[row] ?? 0)) / change;
			this.values[row * this.#columns + column] = Number.isFinite(slope) ? slope : 0;
		}
	}
};
// engineering/numerics/stiff.ts
var gamma = .435866521508459;
/** Stages at t + share·h. */
var stageTimes = [
	0,
	.871733043016918,
	.731579957788852,
	1
];
/** Stage states y + Σ a·u, and right-hand sides f + Σ c·u/h; the rows of stages 2 to 4. */
var a = [
	[2],
	[1.4192173174557647, -.2592322116729697],
	[
		4.18476048231916,
		-.2851920173554959,
		2.294280360279042
	]
];
var c = [
	[-4.588560720558084],
	[-4.18476048231916, .2851920173554959],
	[
		-6.368179200128358,
		-6.795620944466836,
		2.870098604331056
	]
];
/** Difference of the two solutions. */
var difference$1 = [
	.2777499476479681,
	-1.403239895175999,
	1.7726301276675507,
	.5
];
/** Accepted steps before the Jacobian is found again. */
var jacobianAge = 6;
/** Shortest step relative to the time reached or, near the start, to the longest step. */
var shortestStep = 1e-13;
/** The error before counts as at least this: after a step without any, a small one would otherwise shorten the next. */
var leastErrorBefore = .01;
/**
* Integrates a stiff system by ROS34PW2, a linearly implicit method of order 3 with an embedded one of order 2 that keeps
* its order with any approximation of the Jacobian, which is therefore found by differences and kept for several steps.
* Linear combinations of the states that f keeps constant stay so to rounding.
* Source: J. Rang, L. Angermann, New Rosenbrock W-methods of order 3 for partial differential algebraic equations of
* index 1, BIT 45 (2005) 761.
*/
var StiffIntegrator = class {
	/** Time and state reached, and where the last step began. */
	time;
	state;
	rate;
	previousTime;
	previousState;
	previousRate;
	accepted = 0;
	rejected = 0;
	evaluations = 0;
	#system;
	#options;
	#dependent;
	#jacobian;
	#factors;
	#pivots;
	#stages;
	#trial;
	#trialRate;
	#scale;
	#sums;
	#step;
	#errorBefore = 1;
	#age = Infinity;
	#branch;
	/** Starts at a state, which is copied. Throws a RangeError where f cannot be evaluated there. */
	constructor(system, time, state, options) {
		const { size } = system;
		this.#system = system;
		this.#options = options;
		this.#dependent = size - system.integrals;
		this.#jacobian = new DifferenceJacobian(system);
		this.#factors = new Float64Array(this.#dependent * this.#dependent);
		this.#pivots = new Int32Array(this.#dependent);
		this.#stages = Array.from({ length: 4 }, () => new Float64Array(size));
		this.#trial = new Float64Array(size);
		this.#trialRate = new Float64Array(size);
		this.#scale = new Float64Array(size);
		this.#sums = new Float64Array(size);
		this.#step = options.firstStep;
		this.time = time;
		this.previousTime = time;
		this.state = Float64Array.from(state);
		this.previousState = Float64Array.from(state);
		this.rate = new Float64Array(size);
		this.previousRate = new Float64Array(size);
		this.#start();
	}
	/** Continues from another time and state, as after an event; the step starts again at most as long as `firstStep`. */
	restart(time, state) {
		this.time = time;
		this.state.set(state);
		this.#step = Math.min(this.#step, this.#options.firstStep);
		this.#errorBefore = 1;
		this.#start();
	}
	/**
	* One accepted step, not beyond `limit`. Throws a RangeError when the step becomes too short for the time to advance or
	* the allowed number of steps is used up.
	*/
	advance(limit) {
		const { tolerance, largestStep, mostSteps } = this.#options;
		const { size } = this.#system;
		for (;;) {
			if (this.accepted + this.rejected >= mostSteps) throw new RangeError(`the integration took more than ${mostSteps} steps to reach ${this.time.toPrecision(4)} s`);
			const wanted = Math.min(this.#step, largestStep);
			const remaining = limit - this.time;
			const h = remaining <= wanted * 1.000001 ? remaining : Math.min(wanted, remaining / 2);
			if (!(h > shortestStep * Math.max(this.time, largestStep))) throw new RangeError(`the integration cannot go on beyond ${this.time.toPrecision(4)} s`);
			if (this.#age >= jacobianAge) this.#findJacobian();
			const error = this.#attempt(h) / tolerance;
			if (!(error <= 1)) {
				this.rejected += 1;
				const shrink = Number.isFinite(error) ? Math.max(.2, .85 * error ** (-1 / 3)) : .2;
				this.#step = h * shrink;
				if (this.#age > 0) this.#age = Infinity;
				continue;
			}
			this.accepted += 1;
			this.#age += 1;
			const growth = .85 * Math.max(error, 1e-6) ** (-.7 / 3) * this.#errorBefore ** (.4 / 3);
			const next = h * Math.min(3, Math.max(.3, growth));
			this.#step = h < wanted ? Math.max(next, wanted) : next;
			this.#errorBefore = Math.max(error, leastErrorBefore);
			this.previousTime = this.time;
			this.previousState.set(this.state);
			this.previousRate.set(this.rate);
			this.time = remaining === h ? limit : this.time + h;
			for (let index = 0; index < size; index += 1) this.state[index] = this.#trial[index] ?? 0;
			this.rate.set(this.#trialRate);
			this.#branch = this.#system.branch?.();
			return;
		}
	}
	/** The state at a time within the last step, by the cubic through both ends; exact linear combinations stay so. */
	interpolate(time, into) {
		const h = this.time - this.previousTime;
		const s = h === 0 ? 1 : (time - this.previousTime) / h;
		const from = (1 + 2 * s) * (1 - s) * (1 - s);
		const fromRate = s * (1 - s) * (1 - s) * h;
		const toRate = s * s * (s - 1) * h;
		for (let index = 0; index < into.length; index += 1) into[index] = from * (this.previousState[index] ?? 0) + (1 - from) * (this.state[index] ?? 0) + fromRate * (this.previousRate[index] ?? 0) + toRate * (this.rate[index] ?? 0);
	}
	#evaluate(time, state, rate) {
		this.evaluations += 1;
		this.#system.derivative(time, state, rate);
	}
	#start() {
		this.previousTime = this.time;
		this.previousState.set(this.state);
		this.#evaluate(this.time, this.state, this.rate);
		this.#branch = this.#system.branch?.();
		this.previousRate.set(this.rate);
		this.#age = Infinity;
	}
	#findJacobian() {
		this.evaluations += this.#jacobian.find(this.time, this.state, this.rate, this.#branch);
		this.#age = 0;
	}
	/** Evaluates into the trial rate; false where the state is none. */
	#possible(time, state) {
		try {
			this.#evaluate(time, state, this.#trialRate);
			return true;
		} catch (error) {
			if (error instanceof RangeError) return false;
			throw error;
		}
	}
	/** The step's error relative to the scale, the new state in the trial and its rate found; NaN where there is none. */
	#attempt(h) {
		const n = this.#dependent;
		if (!this.#factorized(h)) return NaN;
		for (let stage = 0; stage < 4; stage += 1) {
			const into = this.#stages[stage] ?? this.#trial;
			if (stage === 0) into.set(this.rate);
			else {
				this.#combine(a[stage - 1] ?? [], this.state, 1, this.#trial);
				if (!this.#possible(this.time + (stageTimes[stage] ?? 1) * h, this.#trial)) return NaN;
				this.#combine(c[stage - 1] ?? [], this.#trialRate, 1 / h, into);
			}
			substitute(this.#factors, n, n, this.#pivots, into);
			this.#integrate(into, h);
		}
		const last = this.#stages[3] ?? this.#trial;
		for (let index = 0; index < last.length; index += 1) this.#trial[index] = (this.#trial[index] ?? 0) + (last[index] ?? 0);
		this.#system.scale(this.state, this.#scale);
		const worst = this.#worstError();
		if (!Number.isFinite(worst) || worst > this.#options.tolerance) return worst;
		if (!this.#possible(this.time + h, this.#trial)) return NaN;
		return this.#trialRate.some((value) => !Number.isFinite(value)) ? NaN : worst;
	}
	/** The factors of 1/(γ·h) − J; false where there are none. */
	#factorized(h) {
		const n = this.#dependent;
		const factors = this.#factors;
		const jacobian = this.#jacobian.values;
		const diagonal = 1 / (gamma * h);
		for (let index = 0; index < n * n; index += 1) factors[index] = -(jacobian[index] ?? 0);
		for (let index = 0; index < n; index += 1) factors[index * n + index] = (factors[index * n + index] ?? 0) + diagonal;
		return factorize(factors, n, n, this.#pivots);
	}
	/** What a stage adds to the integrals, from what it adds to the other states. */
	#integrate(stage, h) {
		const n = this.#dependent;
		const jacobian = this.#jacobian.values;
		const diagonal = 1 / (gamma * h);
		for (let row = n; row < stage.length; row += 1) {
			let sum = stage[row] ?? 0;
			for (let column = 0; column < n; column += 1) sum += (jacobian[row * n + column] ?? 0) * (stage[column] ?? 0);
			stage[row] = sum / diagonal;
		}
	}
	/** The largest difference of the two solutions over the scale of its state; NaN where one is no number. */
	#worstError() {
		const scale = this.#scale;
		const sums = this.#add(difference$1);
		let worst = 0;
		for (let index = 0; index < scale.length; index += 1) {
			const relative = Math.abs(sums[index] ?? 0) / (scale[index] ?? 1);
			if (!(relative <= worst)) worst = relative;
		}
		return worst;
	}
	/** into = base + weight·Σ coefficients·stages. */
	#combine(coefficients, base, weight, into) {
		const sums = this.#add(coefficients);
		for (let index = 0; index < into.length; index += 1) into[index] = (base[index] ?? 0) + weight * (sums[index] ?? 0);
	}
	/** Σ coefficients·stages of each state, over as many stages as there are coefficients; the same array at every call. */
	#add(coefficients) {
		const sums = this.#sums;
		sums.fill(0);
		for (let stage = 0; stage < coefficients.length; stage += 1) {
			const coefficient = coefficients[stage] ?? 0;
			const increments = this.#stages[stage] ?? sums;
			for (let index = 0; index < sums.length; index += 1) sums[index] = (sums[index] ?? 0) + coefficient * (increments[index] ?? 0);
		}
		return sums;
	}
};
// engineering/properties/eos/chemical-potential.ts
/** Chemical potential of each component of a phase as a flash or `phaseAt` has left it, J/mol: Σ x_i·μ_i = h − T·s. */
function chemicalPotentials(mixture, phase, out) {
	const { model, solver, size } = mixture;
	const { temperature: T, pressure, moleFractions } = phase;
	const kernel = solver.vapour;
	kernel.n.set(moleFractions);
	kernel.volume = phase.molarVolume;
	for (let i = 0; i < size; i += 1) kernel.volume += at(moleFractions, i) * at(model.c, i);
	kernel.evaluate(T);
	const lnReference = Math.log(referencePressure);
	for (let i = 0; i < size; i += 1) {
		const ideal = at(model.idealEnthalpy, i) - T * at(model.idealEntropy, i);
		out[i] = ideal + gasConstant$1 * T * (at(kernel.lnF, i) - lnReference) - pressure * at(model.c, i);
	}
}
// engineering/properties/eos/free-water/enclosure.ts
/**
* An interval in which a quantity rises through the value that is sought, given by how far it is above that. The next place is
* where the line between the ends passes 0 for as long as that brings the nearer end to half of what it missed, and the middle
* otherwise: a quantity that leaps is enclosed as fast as by halving.
*/
var Enclosure = class {
	low;
	high;
	/** NaN until both ends are found. */
	lowExcess = NaN;
	highExcess = NaN;
	halves = false;
	constructor(low, high) {
		this.low = low;
		this.high = high;
	}
	get isClosed() {
		return this.hasLow && this.hasHigh;
	}
	get hasLow() {
		return !Number.isNaN(this.lowExcess);
	}
	get hasHigh() {
		return !Number.isNaN(this.highExcess);
	}
	get width() {
		return this.high - this.low;
	}
	/** Takes a place within, and by how much the quantity is above what is sought there. */
	take(place, excess) {
		const before = this.nearest;
		if (excess > 0) {
			this.high = place;
			this.highExcess = excess;
		} else {
			this.low = place;
			this.lowExcess = excess;
		}
		this.halves = !(this.nearest < .5 * before);
	}
	/** Where to look next, once both ends are found. */
	next() {
		const { low, high, lowExcess, highExcess } = this;
		const middle = .5 * (low + high);
		if (this.halves) return middle;
		const place = low + (high - low) * lowExcess / (lowExcess - highExcess);
		return place > low && place < high ? place : middle;
	}
	/** What the nearer end misses; of one that is not found, no matter what. */
	get nearest() {
		const { lowExcess, highExcess } = this;
		return this.isClosed ? Math.min(-lowExcess, highExcess) : Infinity;
	}
};
// engineering/properties/eos/free-water/flash-specified.ts
/** Changes of the phases that are there before another way is taken. */
var mostChanges = 6;
/** ln of fugacities up to which water is not taken out. */
var noGain = 1e-10;
/**
* Equilibrium of the feed at work with two quantities given, from the phases that the state holds, which come and go one by
* one. False where that does not end in an equilibrium; what is left in the state is then only where to start.
*/
function followsFrom(wet, given, one, other, state) {
	for (let change = 0; change < mostChanges; change += 1) {
		const outcome = state.freeWater > 0 ? withWater(wet, given, one, other, state) : withoutWater(wet, given, one, other, state);
		if (outcome !== "changed") return outcome === "found";
	}
	return false;
}
/** The fluid without free water; where its water would rather be liquid, some is taken out to begin with. */
function withoutWater(wet, given, one, other, state) {
	const { mixture, index } = wet;
	wet.setRest(at(wet.feed, index));
	try {
		if (given === "UV") equilibriumAtUv(mixture, one, other + mixture.whole.c, state.rest);
		else equilibriumAtPressure(mixture, given, one, other, state.rest);
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
		return "lost";
	}
	const { temperature, pressure } = state.rest;
	const excess = wet.excess(state);
	if (!(excess > noGain)) {
		wet.complete(0, temperature, pressure, state);
		return "found";
	}
	wet.complete(at(wet.feed, index) * -Math.expm1(-Math.min(excess, 1)), temperature, pressure, state);
	return "changed";
}
/** The fluid with free water, its other phases as the state has them. */
function withWater(wet, given, one, other, state) {
	const two = state.rest.condition === "two-phase";
	if (solves(wet, given, one, other, state, two)) return settled$1(wet, two, state);
	const { freeWater } = wet.solver;
	if (!two) {
		if (!(freeWater < 0)) return "lost";
		state.freeWater = 0;
		return "changed";
	}
	const { vapourFraction } = state.rest;
	const order = vapourFraction > .5 ? ["vapour", "liquid"] : ["liquid", "vapour"];
	const { freeWater: before } = state;
	for (const condition of order) {
		state.rest.condition = condition;
		state.freeWater = before;
		if (solves(wet, given, one, other, state, false)) {
			const outcome = settled$1(wet, false, state);
			if (outcome === "found") return outcome;
			if (state.freeWater === 0) return outcome;
		}
	}
	return "lost";
}
function solves(wet, given, one, other, state, two) {
	wet.load(state);
	return wet.solver.solve(given, one, other, wet.feed, two);
}
/** What a solution means: an equilibrium, or phases that have come or gone. */
function settled$1(wet, two, state) {
	const { solver, mixture } = wet;
	const { freeWater, temperature, pressure } = solver;
	if (!(freeWater > 0)) {
		state.freeWater = 0;
		return "changed";
	}
	wet.take(two, state);
	if (two) return "found";
	const { whole, stability } = mixture;
	if (wet.isStable(temperature, pressure, whole.volume)) return "found";
	const { rest } = state;
	const only = rest.condition === "liquid" ? rest.liquid : rest.vapour;
	const lighter = stability.volume > stability.feedVolume;
	const begun = lighter ? rest.vapour : rest.liquid;
	const kept = lighter ? rest.liquid : rest.vapour;
	kept.moleFractions.set(only.moleFractions);
	kept.molarVolume = only.molarVolume;
	let sum = 0;
	for (let i = 0; i < mixture.size; i += 1) sum += Math.exp(at(stability.lnW, i));
	let translation = 0;
	for (let i = 0; i < mixture.size; i += 1) {
		begun.moleFractions[i] = Math.exp(at(stability.lnW, i)) / sum;
		translation += at(begun.moleFractions, i) * at(mixture.model.c, i);
	}
	begun.molarVolume = stability.volume - translation;
	const share = .01;
	rest.condition = "two-phase";
	rest.vapourFraction = lighter ? share : .99;
	return "changed";
}
/** K, the triple point: below it liquid water is carried on with the heat capacity and the expansion that it has here. */
var lowestTemperature = 273.16;
/** J/(mol·K), of liquid water at its triple point by IAPWS-IF97. */
var coldHeatCapacity = 76.02;
/** K. Here the ideal gas of IAPWS-IF97 and that of the equation of state have the same enthalpy and entropy. */
var commonTemperature = 350;
/** Pa, at which steam is an ideal gas to every digit that is carried. */
var idealPressure = .1;
/**
* Pure liquid water by IAPWS-IF97, region 1, per mole, on the enthalpy and entropy of the equation of state whose gas it
* stands in equilibrium with: all follows from one Gibbs energy, so that balances close. Below the triple point it is
* liquid still, with constant heat capacity: no ice is modelled.
*/
var LiquidWater = class {
	temperature = NaN;
	pressure = NaN;
	/** m³/mol, and its derivatives at constant p, at constant T. */
	volume = NaN;
	volumeT = NaN;
	volumeP = NaN;
	enthalpy = NaN;
	entropy = NaN;
	cp = NaN;
	/** ln(f/Pa) as the equation of state has it before its volumes are translated, with derivatives in T and p. */
	lnF = NaN;
	lnFT = NaN;
	lnFP = NaN;
	#model;
	#index;
	#molarMass;
	#steam = new SteamProperties();
	#enthalpyOffset;
	#entropyOffset;
	/** Of the component at `index` of a model. */
	constructor(model, index) {
		this.#model = model;
		this.#index = index;
		this.#molarMass = at(model.molarMass, index);
		const steam = this.#steam;
		steam.temperature = commonTemperature;
		steam.pressure = idealPressure;
		evaluateRegion2(steam);
		model.setTemperature(commonTemperature);
		this.#enthalpyOffset = at(model.idealEnthalpy, index) - this.#molarMass * steam.enthalpy;
		this.#entropyOffset = at(model.idealEntropy, index) - (this.#molarMass * steam.entropy + gasConstant$1 * Math.log(idealPressure / referencePressure));
	}
	/** Evaluates everything at T in K and p in Pa. */
	evaluate(T, p) {
		const steam = this.#steam;
		const M = this.#molarMass;
		const cold = T < lowestTemperature;
		steam.temperature = cold ? lowestTemperature : T;
		steam.pressure = p;
		evaluateRegion1(steam);
		this.temperature = T;
		this.pressure = p;
		this.volume = M * steam.specificVolume;
		this.volumeT = M * steam.volumeExpansion;
		this.volumeP = M * steam.volumeCompression;
		this.enthalpy = M * steam.enthalpy + this.#enthalpyOffset;
		this.entropy = M * steam.entropy + this.#entropyOffset;
		this.cp = M * steam.isobaricHeatCapacity;
		if (cold) this.#cool(T);
		const model = this.#model;
		model.setTemperature(T);
		const ideal = at(model.idealEnthalpy, this.#index);
		const RT = gasConstant$1 * T;
		const translation = at(model.c, this.#index) / RT;
		const chemical = this.enthalpy - T * this.entropy - ideal + T * at(model.idealEntropy, this.#index);
		this.lnF = Math.log(referencePressure) + chemical / RT + p * translation;
		this.lnFT = (ideal - this.enthalpy) / (RT * T) - p * translation / T;
		this.lnFP = this.volume / RT + translation;
	}
	/** From the triple point down to T. */
	#cool(T) {
		const fall = T - lowestTemperature;
		this.volume += this.volumeT * fall;
		this.enthalpy += coldHeatCapacity * fall;
		this.entropy += coldHeatCapacity * Math.log(T / lowestTemperature);
		this.cp = coldHeatCapacity;
	}
	/** Copies what has been evaluated into the state of a phase. */
	fill(phase) {
		const { temperature: T, pressure: p, volume: v, volumeT, volumeP, cp } = this;
		const M = this.#molarMass;
		const cv = cp + T * volumeT * volumeT / volumeP;
		phase.temperature = T;
		phase.pressure = p;
		phase.molarMass = M;
		phase.molarVolume = v;
		phase.density = M / v;
		phase.compressibility = p * v / (gasConstant$1 * T);
		phase.molarEnthalpy = this.enthalpy;
		phase.molarInternalEnergy = this.enthalpy - p * v;
		phase.molarEntropy = this.entropy;
		phase.molarCp = cp;
		phase.molarCv = cv;
		phase.molarCpIdeal = at(this.#model.idealCp, this.#index);
		phase.speedOfSound = v * Math.sqrt(-cp / (cv * volumeP * M));
		phase.pressureByTemperature = -volumeT / volumeP;
		phase.pressureByVolume = 1 / volumeP;
		phase.moleFractions.fill(0);
		phase.moleFractions[this.#index] = 1;
	}
};
// engineering/properties/eos/free-water/water-alone.ts
/** K, relative: the end of Newton's method. */
var settled = 1e-13;
/** ln of the fugacity of steam over that of liquid water, with its derivative in T; the steam is left in `whole`. */
function gapAt(wet, T, p) {
	const { mixture, water, index, feed } = wet;
	const { whole, solver, model } = mixture;
	const kernel = solver.vapour;
	wet.setRest(at(feed, index));
	kernel.n.set(feed);
	kernel.volume = whole.volumeAt(T, p, "vapour");
	kernel.evaluate(T);
	water.evaluate(T, p);
	model.setTemperature(T);
	const byT = at(kernel.lnFT, index) - at(kernel.lnFV, index) * kernel.pressureT / kernel.pressureV;
	return {
		gap: at(kernel.lnF, index) - water.lnF,
		slope: byT - water.lnFT
	};
}
/** Fills the state with steam at T and p, or with liquid water. */
function fill(wet, T, p, liquid, state) {
	const { whole } = wet.mixture;
	wet.setRest(at(wet.feed, wet.index));
	whole.evaluate(T, whole.volumeAt(T, p, "vapour"));
	fillSinglePhase(wet.mixture, p, "vapour", state.rest);
	wet.complete(liquid ? 1 : 0, T, p, state);
}
/** Water alone at T and p. */
function waterAloneAtTp(wet, T, p, state) {
	fill(wet, T, p, T <= 623.15 && gapAt(wet, T, p).gap > 0, state);
}
/**
* Water alone at p and a molar enthalpy or entropy: liquid, steam or both at the temperature at which their fugacities are
* equal. False where steam is not in the range of that calculation, so that it has to be sought otherwise.
*/
function waterAloneAtPressure(wet, quantity, p, value, state) {
	const name = quantity === "PH" ? "molarEnthalpy" : "molarEntropy";
	let boiling = 1 / (1 / 373 - Math.log(p / 101325) / 5e3);
	for (let round = 0;; round += 1) {
		if (!(boiling > 200 && boiling < 623.15) || round === 60) return false;
		const { gap, slope } = gapAt(wet, boiling, p);
		const change = Math.max(-30, Math.min(30, -gap / slope));
		boiling += change;
		if (Math.abs(change) < settled * boiling) break;
	}
	fill(wet, boiling, p, false, state);
	const steam = state[name];
	fill(wet, boiling, p, true, state);
	const liquid = state[name];
	if (value > steam) return false;
	if (value >= liquid) {
		wet.complete((steam - value) / (steam - liquid), boiling, p, state);
		return true;
	}
	let T = boiling;
	for (let round = 0; round < 60; round += 1) {
		wet.water.evaluate(T, p);
		const { enthalpy, entropy, cp } = wet.water;
		const step = quantity === "PH" ? (value - enthalpy) / cp : T * Math.expm1(Math.min(1, (value - entropy) / cp));
		T = Math.max(.7 * T, T + step);
		if (Math.abs(step) < settled * T) {
			fill(wet, T, p, true, state);
			return true;
		}
	}
	return false;
}
// engineering/properties/eos/free-water/flash-tp.ts
var mostRounds$3 = 100;
/** ln of fugacities within which the amount of water is near enough for Newton's method. */
var near = .01;
/** How much nearer it has to be after that has failed. */
var nearer = .001;
/** ln of fugacities, and of the amount of water, from which nothing is left to be found. */
var exact$1 = 1e-12;
var narrow$1 = 1e-14;
/**
* Equilibrium of the feed at work at T and p: the water that what is left can hold, its fugacity that of pure liquid water,
* enclosed between none and all of it. RangeError where no method finds the phases of what is left.
*/
function equilibriumAtTpWithWater(wet, T, p, state) {
	if (wet.isWaterAlone) {
		waterAloneAtTp(wet, T, p, state);
		return;
	}
	const { feed, index, mixture } = wet;
	const all = at(feed, index);
	const held = (amount) => {
		wet.setRest(amount);
		equilibriumAtTp(mixture, T, p, state.rest);
		return wet.excess(state);
	};
	if (!(T <= 623.15)) {
		held(all);
		wet.complete(0, T, p, state);
		return;
	}
	wet.water.evaluate(T, p);
	const fraction = Math.exp(wet.water.lnF) / p;
	const most = Math.log(all);
	let place = fraction < .99 ? Math.min(most, Math.log((1 - all) * fraction / (1 - fraction))) : most;
	const enclosure = new Enclosure(-Infinity, most);
	let enough = near;
	let pace = 1;
	for (let round = 0; round < mostRounds$3; round += 1) {
		const amount = place < most ? Math.exp(place) : all;
		const gap = held(amount);
		if (amount === all && gap <= 0) {
			wet.complete(0, T, p, state);
			return;
		}
		if (Math.abs(gap) < enough) {
			enough *= nearer;
			wet.complete(all - amount, T, p, state);
			wet.load(state);
			const two = state.rest.condition === "two-phase";
			if (wet.solver.solve("TP", T, p, feed, two) && wet.solver.freeWater > 0) {
				wet.take(two, state);
				if (two || wet.isStable(T, p, wet.mixture.whole.volume)) return;
			}
		}
		enclosure.take(place, gap);
		if (Math.abs(gap) < exact$1 || enclosure.width < narrow$1) {
			wet.complete(all - amount, T, p, state);
			return;
		}
		if (enclosure.isClosed) place = enclosure.next();
		else {
			place = Math.min(most, place - pace * gap);
			pace *= 2;
		}
	}
	throw new RangeError(`no equilibrium with free water found at ${T} K and ${p} Pa`);
}
// engineering/properties/eos/free-water/state.ts
/** Equilibrium of a fluid with free water, per mole of the whole; flashes start from what the last one left in it. */
var FreeWaterState = class {
	/** Nothing until a flash has filled it. */
	isFound = false;
	/** K. */
	temperature = NaN;
	/** Pa. */
	pressure = NaN;
	/** Moles of free water per mole of fluid, 0 to 1. */
	freeWater = 0;
	/** m³/mol. */
	molarVolume = NaN;
	/** J/mol. */
	molarEnthalpy = NaN;
	molarInternalEnergy = NaN;
	/** J/(mol·K). */
	molarEntropy = NaN;
	/** Everything but the free water, per mole of it: vapour, hydrocarbon liquid or both. Nothing where all is water. */
	rest;
	/** Current only where there is free water. */
	water;
	constructor(components) {
		this.rest = new FluidState(components);
		this.water = new PhaseState(components);
	}
	/** Makes the next flash start from what another one has found. */
	startFrom(other) {
		this.isFound = other.isFound;
		this.temperature = other.temperature;
		this.pressure = other.pressure;
		this.freeWater = other.freeWater;
		this.rest.startFrom(other.rest);
		this.rest.pressure = other.rest.pressure;
		for (const root of ["vapour", "liquid"]) {
			this.rest[root].molarVolume = other.rest[root].molarVolume;
			this.rest[root].moleFractions.set(other.rest[root].moleFractions);
		}
	}
};
// engineering/properties/eos/free-water/flash.ts
/** Relative width of T at which two phases at one T are taken to lie between what is found on both sides. */
var narrow = 1e-7;
/** How near u, h and s are found, over R·T of 300 K or R. */
var exact = 1e-12;
/** Equilibrium at T in K and p in Pa of one mole of composition z with free water. RangeError where there is none. */
function flashWetTp(wet, temperature, pressure, z, state) {
	requirePositive("temperature", temperature);
	requirePositive("pressure", pressure);
	wet.setFeed(z);
	equilibriumAtTpWithWater(wet, temperature, pressure, state);
}
/** The same at p in Pa and a molar enthalpy, J/mol, or entropy, J/(mol·K). */
function flashWetAtPressure(wet, given, pressure, value, z, state) {
	requirePositive("pressure", pressure);
	requireFinite("value", value);
	wet.setFeed(z);
	if (wet.isWaterAlone) {
		if (waterAloneAtPressure(wet, given, pressure, value, state)) return;
	} else if (state.isFound && followsFrom(wet, given, pressure, value, state)) return;
	searchT(wet, given, pressure, value, state, (T, trial) => equilibriumAtTpWithWater(wet, T, pressure, trial));
}
/** The same at a molar internal energy, J/mol, and a molar volume, m³/mol. */
function flashWetUv(wet, molarInternalEnergy, molarVolume, z, state) {
	requireFinite("molarInternalEnergy", molarInternalEnergy);
	requirePositive("molarVolume", molarVolume);
	wet.setFeed(z);
	if (state.isFound && followsFrom(wet, "UV", molarInternalEnergy, molarVolume, state)) return;
	searchT(wet, "UV", molarInternalEnergy, molarVolume, state, (T, trial) => atTv(wet, T, molarVolume, trial));
}
/** Equilibrium at T and v: encloses ln p, in which v falls. */
function atTv(wet, T, v, trial) {
	const enclosure = new Enclosure(-Infinity, Infinity);
	let lnP = Math.log(gasConstant$1 * T / v) - .5;
	for (let round = 0; round < 80 && !(enclosure.width < 1e-9); round += 1) {
		equilibriumAtTpWithWater(wet, T, Math.exp(lnP), trial);
		const excess = -Math.log(trial.molarVolume / v);
		if (Math.abs(excess) < 1e-12) return;
		enclosure.take(lnP, excess);
		if (!enclosure.hasLow) lnP -= 1;
		else if (!enclosure.hasHigh) lnP += 1;
		else lnP = enclosure.next();
	}
}
/**
* Encloses T, in which u, h and s rise at what else is given, and tries to follow to the solution from each equilibrium on
* the way.
*/
function searchT(wet, given, one, other, state, find) {
	const value = given === "UV" ? one : other;
	const quantity = given === "UV" ? "molarInternalEnergy" : given === "PH" ? "molarEnthalpy" : "molarEntropy";
	const components = wet.feed.length;
	const unit = gasConstant$1 * (given === "PS" ? 1 : 300);
	const enclosure = new Enclosure(wet.mixture.lowestTemperature, wet.mixture.highestTemperature);
	let [low, high] = [new FreeWaterState(components), new FreeWaterState(components)];
	let T = state.temperature > enclosure.low && state.temperature < enclosure.high ? state.temperature : 300;
	for (let round = 0; round < 150; round += 1) {
		const trial = new FreeWaterState(components);
		find(T, trial);
		const before = new FreeWaterState(components);
		before.startFrom(trial);
		const excess = trial[quantity] - value;
		enclosure.take(T, excess);
		if (excess > 0) high = trial;
		else low = trial;
		state.startFrom(before);
		if (!wet.isWaterAlone && followsFrom(wet, given, one, other, state)) return;
		if (enclosure.isClosed && enclosure.width < narrow * T) {
			between$1(low, high, value, quantity, state);
			if (!wet.isWaterAlone && followsFrom(wet, given, one, other, state)) return;
		}
		if (Math.abs(excess) < exact * unit || enclosure.width < 1e-14 * T) {
			state.startFrom(trial);
			find(T, state);
			return;
		}
		if (!enclosure.hasLow) T = Math.max(T / 1.15, .5 * (enclosure.low + T));
		else if (!enclosure.hasHigh) T = Math.min(1.15 * T, .5 * (enclosure.high + T));
		else T = enclosure.next();
	}
	throw new RangeError(`no equilibrium with free water found at ${one} and ${other} (${given})`);
}
/** Begins between two equilibria at one T, of which one has a phase that the other has not: by the lever rule. */
function between$1(low, high, value, quantity, state) {
	const share = Math.min(.99, Math.max(.01, (value - low[quantity]) / (high[quantity] - low[quantity])));
	state.startFrom(low);
	state.freeWater = share * high.freeWater + (1 - share) * low.freeWater;
	const vapour = high.rest.condition === "liquid" ? high.rest.liquid : high.rest.vapour;
	const liquid = low.rest.condition === "vapour" ? low.rest.vapour : low.rest.liquid;
	if (low.rest.condition === high.rest.condition) return;
	state.rest.condition = "two-phase";
	state.rest.vapourFraction = share;
	state.rest.vapour.molarVolume = vapour.molarVolume;
	state.rest.vapour.moleFractions.set(vapour.moleFractions);
	state.rest.liquid.molarVolume = liquid.molarVolume;
	state.rest.liquid.moleFractions.set(liquid.moleFractions);
}
// engineering/properties/eos/free-water/solver.ts
var maximumIterations = 30;
/** A step in logarithms from which nothing has come back. */
var lost = 1e4;
/** Below this share of the fluid a phase counts as gone. */
var smallestShare = 1e-11;
/** Moles per mole of fluid lost in rounding: the logarithm of the amount of the least phase comes no nearer than to its share of that. */
var rounding = 1e-12;
/** How far that may still move when nothing comes nearer any more. */
var coarsest = .001;
/**
* One or two phases of the equation of state in equilibrium with free water, by Newton's method on all equations at once:
* equal fugacities, one pressure and two specifications, in the logarithms of T, p, of the volumes and of the amounts, those
* of each component in the phase that holds less of it. The water may come out negative, which tells that there is none.
*/
var FreeWaterSolver = class {
	temperature = NaN;
	pressure = NaN;
	/** Moles of free water per mole of fluid. */
	freeWater = NaN;
	#first;
	#second;
	#water;
	#model;
	#index;
	#matrix;
	#step;
	/** dn_i of the first phase and of the second by the variable of component i. */
	#move;
	/** −c_i: how a translated volume answers to the amounts. */
	#translations;
	#two = false;
	#unknowns = 0;
	/** Works on two phases, of which the second is left out where there is one. */
	constructor(model, index, first, second, water) {
		const { size } = model;
		this.#model = model;
		this.#index = index;
		this.#first = first;
		this.#second = second;
		this.#water = water;
		this.#translations = model.c.map((c) => -c);
		const most = size + 5;
		this.#matrix = new Float64Array(most * most);
		this.#step = new Float64Array(most);
		this.#move = [new Float64Array(size), new Float64Array(size)];
	}
	/**
	* Solves from the amounts and volumes in the phases, from T and p; the amounts and the free water must add up to the feed
	* z, one mole; V is translated. False where there is no convergence to phases that differ.
	*/
	solve(specification, one, other, z, two) {
		const step = this.#step;
		this.#two = two;
		this.#unknowns = two ? this.#model.size + 5 : 4;
		let before = Infinity;
		for (let iteration = 1; iteration <= maximumIterations; iteration += 1) {
			const { temperature: T, pressure: p } = this;
			if (!(T > 100 && T < 643.15 && p > 0 && p < 1e10)) return false;
			this.#first.evaluate(T);
			if (two) this.#second.evaluate(T);
			this.#water.evaluate(T, p);
			if (!(this.#first.total > 0)) return false;
			if (two && !(this.#first.total > smallestShare && this.#second.total > smallestShare)) return false;
			this.#assemble(specification, one, other);
			if (!solveLinearSystem(this.#matrix, step, this.#unknowns)) return false;
			let largest = 0;
			for (let k = 0; k < this.#unknowns; k += 1) largest = Math.max(largest, Math.abs(at(step, k)));
			if (!(largest < lost) || !this.#advance(z)) return false;
			const least = Math.min(this.#first.total, two ? this.#second.total : Infinity);
			const coarse = Math.min(coarsest, Math.max(1e-7, rounding / least));
			if (largest < 1e-9 || largest < coarse && largest >= .5 * before) return this.#isSound();
			before = largest;
		}
		return false;
	}
	/** Columns of the variables: of water in each phase, T, p, and volumes. */
	get #columns() {
		const { size } = this.#model;
		return this.#two ? {
			waterFirst: this.#index,
			T: size,
			P: size + 1,
			first: size + 2,
			second: size + 3,
			waterSecond: size + 4
		} : {
			waterFirst: 0,
			T: 1,
			P: 2,
			first: 3,
			second: -1,
			waterSecond: -1
		};
	}
	/** Linearises the equations about the phases as evaluated. */
	#assemble(specification, one, other) {
		const matrix = this.#matrix;
		const unknowns = this.#unknowns;
		const w = this.#index;
		matrix.fill(0, 0, unknowns * unknowns);
		this.#setMoves();
		const first = this.#first;
		const second = this.#second;
		const water = this.#water;
		const { size } = this.#model;
		const { T, P } = this.#columns;
		let row = 0;
		this.#addLnF(row, 0, w, 1);
		matrix[row * unknowns + T] = at(matrix, row * unknowns + T) - water.lnFT * this.temperature;
		matrix[row * unknowns + P] = -water.lnFP * this.pressure;
		this.#step[row] = water.lnF - at(first.lnF, w);
		row += 1;
		if (this.#two) for (let i = 0; i < size; i += 1) {
			this.#addLnF(row, 0, i, 1);
			this.#addLnF(row, 1, i, -1);
			this.#step[row] = at(second.lnF, i) - at(first.lnF, i);
			row += 1;
		}
		for (let phase = 0; phase < (this.#two ? 2 : 1); phase += 1) {
			const kernel = phase === 0 ? first : second;
			const scale = 1 / this.pressure;
			this.#add(row, phase, kernel.pressureN, kernel.pressureT, kernel.pressureV, scale);
			matrix[row * unknowns + P] = -1;
			this.#step[row] = 1 - kernel.pressure * scale;
			row += 1;
		}
		this.#specify(row, specification[0], one);
		this.#specify(row + 1, specification[1], other);
	}
	/** How the amounts answer to the variables. */
	#setMoves() {
		const w = this.#index;
		const [ofFirst, ofSecond] = this.#move;
		for (let i = 0; i < this.#model.size; i += 1) {
			const inFirst = at(this.#first.n, i);
			const inSecond = this.#two ? at(this.#second.n, i) : 0;
			const move = i === w ? inFirst : !this.#two ? 0 : inFirst < inSecond ? inFirst : -inSecond;
			ofFirst[i] = move;
			ofSecond[i] = i === w ? inSecond : -move;
		}
	}
	/** Adds the derivatives of a quantity of a phase, by n, T and V, to a row. */
	#add(row, phase, byN, byT, byV, scale) {
		const matrix = this.#matrix;
		const kernel = phase === 0 ? this.#first : this.#second;
		const columns = this.#columns;
		const from = row * this.#unknowns;
		const move = this.#move[phase];
		const addTo = (column, value) => {
			matrix[from + column] = at(matrix, from + column) + value * scale;
		};
		for (let i = 0; i < this.#model.size; i += 1) if (i === this.#index) addTo(phase === 0 ? columns.waterFirst : columns.waterSecond, at(byN, i) * at(move, i));
		else if (this.#two) addTo(i, at(byN, i) * at(move, i));
		addTo(columns.T, byT * this.temperature);
		addTo(phase === 0 ? columns.first : columns.second, byV * kernel.volume);
	}
	#addLnF(row, phase, i, sign) {
		const kernel = phase === 0 ? this.#first : this.#second;
		const { size } = this.#model;
		const byN = kernel.lnFN.subarray(i * size, (i + 1) * size);
		this.#add(row, phase, byN, at(kernel.lnFT, i), at(kernel.lnFV, i), sign);
		const { waterFirst, waterSecond } = this.#columns;
		const own = i === this.#index ? phase === 0 ? waterFirst : waterSecond : i;
		const place = row * this.#unknowns + own;
		this.#matrix[place] = at(this.#matrix, place) + sign * at(this.#move[phase], i) / at(kernel.n, i);
	}
	/** Writes the equation "the quantity has the value" into a row. */
	#specify(row, quantity, value) {
		const matrix = this.#matrix;
		const columns = this.#columns;
		const from = row * this.#unknowns;
		const { temperature: T, pressure: p } = this;
		if (quantity === "T" || quantity === "P") {
			matrix[from + columns[quantity]] = 1;
			this.#step[row] = Math.log(value / (quantity === "T" ? T : p));
			return;
		}
		const water = this.#water;
		const scale = quantity === "V" ? 1 / value : quantity === "S" ? 1 / 8 : 1 / (8 * T);
		let total = 0;
		for (let phase = 0; phase < (this.#two ? 2 : 1); phase += 1) {
			const kernel = phase === 0 ? this.#first : this.#second;
			if (quantity === "S") {
				this.#add(row, phase, kernel.entropyN, kernel.internalEnergyT / T, kernel.pressureT, scale);
				total += kernel.entropy;
			} else if (quantity !== "V") {
				this.#add(row, phase, kernel.internalEnergyN, kernel.internalEnergyT, kernel.internalEnergyV, scale);
				total += kernel.internalEnergy;
			}
			const share = quantity === "V" ? 1 : quantity === "H" ? p : 0;
			if (share === 0) continue;
			const translated = kernel.volume - kernel.translation;
			this.#add(row, phase, this.#translations, 0, 1, scale * share);
			total += share * translated;
			if (quantity === "H") matrix[from + columns.P] = at(matrix, from + columns.P) + translated * p * scale;
		}
		const { volume: v, volumeT, volumeP, enthalpy, entropy, cp } = water;
		const [own, byT, byP] = {
			V: [
				v,
				volumeT,
				volumeP
			],
			H: [
				enthalpy,
				cp,
				v - T * volumeT
			],
			U: [
				enthalpy - p * v,
				cp - p * volumeT,
				-T * volumeT - p * volumeP
			],
			S: [
				entropy,
				cp / T,
				-volumeT
			]
		}[quantity];
		const { freeWater } = this;
		const addTo = (column, change) => {
			matrix[from + column] = at(matrix, from + column) + change * scale;
		};
		addTo(columns.T, freeWater * byT * T);
		addTo(columns.P, freeWater * byP * p);
		addTo(columns.waterFirst, -own * at(this.#first.n, this.#index));
		if (this.#two) addTo(columns.waterSecond, -own * at(this.#second.n, this.#index));
		this.#step[row] = (value - total - freeWater * own) * scale;
	}
	/** Takes the step, shortened where it goes beyond what a linearisation is good for. */
	#advance(z) {
		const step = this.#step;
		const first = this.#first;
		const second = this.#second;
		const w = this.#index;
		const columns = this.#columns;
		const { size } = this.#model;
		const size1 = (column) => Math.abs(at(step, column));
		let share = Math.min(1, 1.5 / size1(columns.waterFirst), .2 / size1(columns.T), 1 / size1(columns.P));
		share = Math.min(share, 1 / size1(columns.first));
		if (this.#two) {
			share = Math.min(share, .25 / size1(columns.second), 1.5 / size1(columns.waterSecond));
			for (let i = 0; i < size; i += 1) share = Math.min(share, 1.5 / size1(i));
		}
		const grown = (column) => Math.exp(share * at(step, column));
		first.n[w] = at(first.n, w) * grown(columns.waterFirst);
		if (this.#two) second.n[w] = at(second.n, w) * grown(columns.waterSecond);
		for (let i = 0; i < size; i += 1) {
			if (i === w || !this.#two) continue;
			const zi = at(z, i);
			const inFirst = at(first.n, i);
			const inSecond = at(second.n, i);
			if (inFirst < inSecond) {
				first.n[i] = Math.min(inFirst * grown(i), (1 - .3 * (inSecond / zi)) * zi);
				second.n[i] = zi - at(first.n, i);
			} else {
				second.n[i] = Math.min(inSecond * grown(i), (1 - .3 * (inFirst / zi)) * zi);
				first.n[i] = zi - at(second.n, i);
			}
		}
		this.freeWater = at(z, w) - at(first.n, w) - (this.#two ? at(second.n, w) : 0);
		this.temperature *= grown(columns.T);
		this.pressure *= grown(columns.P);
		first.volume *= grown(columns.first);
		if (this.#two) second.volume *= grown(columns.second);
		return this.#hasRoom(first) && (!this.#two || this.#hasRoom(second));
	}
	#hasRoom({ n, volume }) {
		let covolume = 0;
		for (let i = 0; i < this.#model.size; i += 1) covolume += at(n, i) * at(this.#model.b, i);
		return volume > covolume;
	}
	/** Whether the phases are none of water itself, and two of them not twice the same. */
	#isSound() {
		const first = this.#first;
		const second = this.#second;
		if (this.#model.isApart(first.n, first.volume)) return false;
		if (!this.#two) return first.pressureV < 0;
		if (this.#model.isApart(second.n, second.volume)) return false;
		let difference = Math.abs(Math.log(first.volume * second.total / (second.volume * first.total)));
		for (let i = 0; i < this.#model.size; i += 1) {
			const K = at(first.n, i) * second.total / (at(second.n, i) * first.total);
			difference = Math.max(difference, Math.abs(Math.log(K)));
		}
		return difference > 1e-5;
	}
};
// engineering/properties/eos/free-water/wet-mixture.ts
/** Share of everything but water below which a fluid is water alone. */
var nothing = 1e-9;
/**
* A mixture with water and what its equilibria with free water are worked out with, so that no call allocates: one mixture
* serves one calculation at a time.
*/
var WetMixture = class {
	mixture;
	/** Place of water among the components. */
	index;
	water;
	solver;
	/** Composition at work, absent components at a trace. */
	feed;
	#rest;
	#kernel;
	constructor(ids) {
		this.mixture = createMixture(ids, { apart: "H2O" });
		this.index = ids.indexOf("H2O");
		if (this.index < 0) throw new RangeError("free water needs water among the components");
		const { model, solver } = this.mixture;
		this.water = new LiquidWater(model, this.index);
		this.solver = new FreeWaterSolver(model, this.index, solver.vapour, solver.liquid, this.water);
		this.feed = new Float64Array(ids.length);
		this.#rest = new Float64Array(ids.length);
		this.#kernel = new PhaseKernel(model);
	}
	/** Makes z the composition at work. RangeError unless it is one. */
	setFeed(z) {
		setFeed(this.mixture, z);
		this.feed.set(this.mixture.feed);
	}
	/** Whether the feed is water alone. */
	get isWaterAlone() {
		return 1 - at(this.feed, this.index) < nothing;
	}
	/** Makes the feed with no more than some moles of its water the composition that the equation of state works on. */
	setRest(water) {
		const rest = this.#rest;
		rest.set(this.feed);
		rest[this.index] = water;
		let left = 0;
		for (let i = 0; i < rest.length; i += 1) left += at(rest, i);
		for (let i = 0; i < rest.length; i += 1) rest[i] = at(rest, i) / left;
		setFeed(this.mixture, rest);
	}
	/** ln(f/Pa) of water in what is left, as found, above that of free water at its T and p; −∞ where there is none so hot. */
	excess(state) {
		const { rest } = state;
		const phase = rest.condition === "liquid" ? rest.liquid : rest.vapour;
		if (!(phase.temperature <= 623.15)) return -Infinity;
		const kernel = this.#kernel;
		kernel.n.set(phase.moleFractions);
		let translation = 0;
		for (let i = 0; i < kernel.n.length; i += 1) {
			if (at(kernel.n, i) <= 0) kernel.n[i] = 1e-300;
			translation += at(kernel.n, i) * at(this.mixture.model.c, i);
		}
		kernel.volume = phase.molarVolume + translation;
		kernel.evaluate(phase.temperature);
		this.water.evaluate(phase.temperature, phase.pressure);
		return at(kernel.lnF, this.index) - this.water.lnF;
	}
	/** Puts the phases of a state before the solver, its free water as it is. */
	load({ rest, freeWater, temperature, pressure }) {
		const { mixture, solver, feed, index } = this;
		const { vapour, liquid } = mixture.solver;
		const two = rest.condition === "two-phase";
		const only = rest.condition === "liquid" ? rest.liquid : rest.vapour;
		const amount = 1 - freeWater;
		const share = two ? rest.vapourFraction : 1;
		const first = two ? rest.vapour : only;
		let inFirst = 0;
		let inSecond = 0;
		let ofFirst = 0;
		let ofSecond = 0;
		for (let i = 0; i < mixture.size; i += 1) {
			const a = amount * share * Math.max(at(first.moleFractions, i), 1e-300);
			const b = two ? amount * (1 - share) * Math.max(at(rest.liquid.moleFractions, i), 1e-300) : 0;
			const held = i === index ? Math.min(a + b, .999999 * at(feed, i)) : at(feed, i);
			vapour.n[i] = held * (a / (a + b));
			liquid.n[i] = held * (b / (a + b));
			inFirst += at(vapour.n, i);
			inSecond += at(liquid.n, i);
			ofFirst += at(vapour.n, i) * at(mixture.model.c, i);
			ofSecond += at(liquid.n, i) * at(mixture.model.c, i);
		}
		vapour.volume = inFirst * first.molarVolume + ofFirst;
		if (two) liquid.volume = inSecond * rest.liquid.molarVolume + ofSecond;
		solver.temperature = temperature;
		solver.pressure = pressure;
		solver.freeWater = at(feed, index) - at(vapour.n, index) - (two ? at(liquid.n, index) : 0);
	}
	/** Fills a state with what the solver has found. */
	take(two, state) {
		const { mixture, solver } = this;
		const { freeWater, temperature: T, pressure: p } = solver;
		const { vapour, liquid } = mixture.solver;
		this.setRest(at(vapour.n, this.index) + (two ? at(liquid.n, this.index) : 0));
		const { whole } = mixture;
		if (two) {
			mixture.solver.temperature = T;
			fillFromSolver(mixture, state.rest);
		} else {
			const { volume, total } = vapour;
			whole.evaluate(T, volume / total);
			fillSinglePhase(mixture, p, whole.isLiquidLike(T, volume / total) ? "liquid" : "vapour", state.rest);
		}
		this.complete(freeWater, T, p, state);
	}
	/** Completes a state whose rest has been filled with its free water. */
	complete(freeWater, T, p, state) {
		const { rest, water } = state;
		const left = freeWater === 1 ? 0 : 1 - freeWater;
		state.isFound = true;
		state.freeWater = freeWater;
		state.temperature = T;
		state.pressure = p;
		if (freeWater > 0) {
			this.water.evaluate(T, p);
			this.water.fill(water);
		}
		const sum = (ofRest, ofWater) => (left > 0 ? left * ofRest : 0) + (freeWater > 0 ? freeWater * ofWater : 0);
		state.molarVolume = sum(rest.molarVolume, water.molarVolume);
		state.molarEnthalpy = sum(rest.molarEnthalpy, water.molarEnthalpy);
		state.molarInternalEnergy = sum(rest.molarInternalEnergy, water.molarInternalEnergy);
		state.molarEntropy = sum(rest.molarEntropy, water.molarEntropy);
	}
	/** Whether what is left of the feed, one phase at T and p, is stable, water's own liquid not looked for. */
	isStable(T, p, v) {
		const { whole, stability, feed } = this.mixture;
		if (Math.abs(whole.stableVolume(T, p) - v) > 1e-6 * v) return false;
		return !stability.isUnstable(feed, T, p);
	}
};
// engineering/properties/eos/free-water/transport.ts
/** K, below which viscosity, conductivity and tension of supercooled water are held: the releases are stated from 273 K. */
var lowest$2 = 253.15;
/** Viscosity of liquid water, Pa·s, IAPWS R12-08. */
function freeWaterViscosity({ temperature, density }) {
	return viscosity(density, Math.max(lowest$2, temperature));
}
/** Conductivity of liquid water, W/(m·K), IAPWS R15-11 without its critical enhancement. */
function freeWaterConductivity({ temperature, density }) {
	return backgroundConductivity(density, Math.max(lowest$2, temperature));
}
/** Surface tension of water, N/m, IAPWS R1-76. */
function freeWaterSurfaceTension({ temperature }) {
	return surfaceTensionAt(Math.max(lowest$2, temperature));
}
// engineering/properties/eos/published.ts
var source$4 = "thermo library (C. Bell and contributors), test values of its Peng–Robinson equations; without volume translation";
function fluidOf$1(Tc, pc, omega) {
	return {
		...componentOf("nC6"),
		criticalTemperature: Tc,
		criticalPressure: pc,
		acentricFactor: omega
	};
}
var hexane = new Mixture([fluidOf$1(507.6, 3025e3, .2975)], { translated: false });
/** ω = 0.734: the branch of the α function that 1978 brought. */
var heavy = new Mixture([fluidOf$1(632, 535e4, .734)], { translated: false });
var nitrogenMethane = new Mixture([fluidOf$1(126.1, 3394e3, .04), fluidOf$1(190.6, 4604e3, .011)], {
	translated: false,
	interaction: () => 0
});
var hexaneName = "n-hexane (Tc 507.6 K, pc 3.025 MPa, ω 0.2975)";
var heavyName = "fluid of Tc 632 K, pc 5.35 MPa, ω 0.734 (1978 α)";
var mixtureName = "nitrogen and methane, 1:1, k_ij = 0, 115 K, 1 MPa";
function phase(mixture, T, z, root) {
	const state = new PhaseState(mixture.size);
	phaseAt(mixture, T, 1e6, z, root, state);
	return state;
}
function enthalpyDeparture(mixture, T, root) {
	return phase(mixture, T, [1], root).molarEnthalpy - mixture.whole.idealEnthalpy;
}
function entropyDeparture(mixture, T) {
	return phase(mixture, T, [1], "liquid").molarEntropy - mixture.whole.idealEntropy + gasConstant$1 * Math.log(1e6 / 101325);
}
function coefficient(root, index) {
	const out = new Fugacity(nitrogenMethane);
	fugacity(nitrogenMethane, 115, 1e6, [.5, .5], root, out);
	return Math.exp(out.lnCoefficients[index] ?? NaN);
}
function attraction(derivative) {
	phase(nitrogenMethane, 115, [.5, .5], "vapour");
	const { whole } = nitrogenMethane;
	return derivative ? whole.attractionT : whole.attraction;
}
var mixed = [.5, .5];
/** Figures that other programs print for the same equation of state. */
var publishedEosValues = [
	value(`${hexaneName}, 299 K, 1 MPa: liquid volume`, "0.0001302221251", "m³/mol", () => phase(hexane, 299, [1], "liquid").molarVolume),
	value(`${hexaneName}, 299 K, 1 MPa: liquid enthalpy departure`, "-31134.75084", "J/mol", () => enthalpyDeparture(hexane, 299, "liquid")),
	value(`${hexaneName}, 299 K, 1 MPa: liquid entropy departure`, "-72.475619", "J/(mol·K)", () => entropyDeparture(hexane, 299)),
	value(`${hexaneName}, 400 K, 1 MPa: liquid volume`, "0.0001560731848", "m³/mol", () => phase(hexane, 400, [1], "liquid").molarVolume),
	value(`${hexaneName}, 400 K, 1 MPa: vapour volume`, "0.002141876817", "m³/mol", () => phase(hexane, 400, [1], "vapour").molarVolume),
	value(`${hexaneName}, 400 K, 1 MPa: liquid enthalpy departure`, "-26111.87757", "J/mol", () => enthalpyDeparture(hexane, 400, "liquid")),
	value(`${hexaneName}, 400 K, 1 MPa: vapour enthalpy departure`, "-3549.300578", "J/mol", () => enthalpyDeparture(hexane, 400, "vapour")),
	value(`${heavyName}, 299 K, 1 MPa: liquid volume`, "0.00008351962897", "m³/mol", () => phase(heavy, 299, [1], "liquid").molarVolume),
	value(`${heavyName}, 299 K, 1 MPa: liquid enthalpy departure`, "-63764.67109", "J/mol", () => enthalpyDeparture(heavy, 299, "liquid")),
	value(`${heavyName}, 299 K, 1 MPa: liquid entropy departure`, "-130.7371532", "J/(mol·K)", () => entropyDeparture(heavy, 299)),
	value(`${mixtureName}: liquid volume`, "0.00003625736294", "m³/mol", () => phase(nitrogenMethane, 115, mixed, "liquid").molarVolume),
	value(`${mixtureName}: vapour volume`, "0.0007006659231", "m³/mol", () => phase(nitrogenMethane, 115, mixed, "vapour").molarVolume),
	value(`${mixtureName}: attraction a·α`, "0.2187649001", "J·m³/mol²", () => attraction(false)),
	value(`${mixtureName}: d(a·α)/dT`, "-0.0006346637957", "J·m³/(mol²·K)", () => attraction(true)),
	value(`${mixtureName}: φ of nitrogen, liquid`, "1.587721676", "1", () => coefficient("liquid", 0)),
	value(`${mixtureName}: φ of methane, liquid`, "0.1469371045", "1", () => coefficient("liquid", 1)),
	value(`${mixtureName}: φ of nitrogen, vapour`, "0.8730618494", "1", () => coefficient("vapour", 0)),
	value(`${mixtureName}: φ of methane, vapour`, "0.7162292766", "1", () => coefficient("vapour", 1))
];
function value(label, expected, unit, compute) {
	return {
		label,
		expected,
		unit,
		source: source$4,
		compute
	};
}
// engineering/properties/eos/quantum-correction.ts
var correctedIn = /* @__PURE__ */ new WeakMap();
function corrected(mixture) {
	const known = correctedIn.get(mixture);
	if (known !== void 0) return known;
	const made = mixture.components.flatMap((component, index) => {
		const gas = quantumGases.get(component.id);
		if (gas === void 0) return [];
		const { molarMass } = component;
		const fluid = Object.assign(new ChungFluid(), {
			molarMass: 1e3 * molarMass,
			...gas.constants
		});
		setCoefficients(fluid);
		return [{
			index,
			gas,
			fluid,
			molarMass
		}];
	});
	correctedIn.set(mixture, made);
	return made;
}
/** The correlations are not followed beyond: K, and m³/mol, which at 300 K is reached at some 2000 bar. */
var hottest = 1e3;
var densest = 3e-5;
/** Temperature, K, and molar volume, m³/mol, at which the pure components are compared. */
function compared$2({ temperature, molarVolume }) {
	return {
		T: Math.min(temperature, hottest),
		V: Math.max(molarVolume, densest)
	};
}
/** Π r_i^x_i of what the correlation of each such component gives over what Chung gives, as pure fluids. */
function correction(mixture, phase, ratioOf) {
	let logarithm = 0;
	for (const component of corrected(mixture)) {
		const share = at(phase.moleFractions, component.index);
		if (share > 0) logarithm += share * Math.log(ratioOf(component));
	}
	return Math.exp(logarithm);
}
/**
* By what the viscosity of a phase after Chung is multiplied so that pure hydrogen and helium have that of their own
* correlations, at the temperature and molar volume of the phase. In a mixture each counts by its mole fraction, beside
* Chung's mixing rules: an interpolation of this program's own, within 6 % of 1 up to 200 bar, and 1 without them.
*/
function viscosityCorrection(mixture, phase) {
	const { T, V } = compared$2(phase);
	return correction(mixture, phase, ({ gas, fluid, molarMass }) => gas.viscosity(T, molarMass / V) / denseViscosity(fluid, T, 1e6 * V, diluteViscosity(fluid, T)));
}
/** The same for the thermal conductivity. */
function conductivityCorrection(mixture, phase) {
	const { T, V } = compared$2(phase);
	const { model } = mixture;
	return correction(mixture, phase, ({ index, gas, fluid, molarMass }) => {
		model.setTemperature(T);
		const cv = at(model.idealCp, index) / gasConstant$1 - 1;
		return gas.conductivity(T, molarMass / V) / denseConductivity(fluid, T, 1e6 * V, cv, diluteViscosity(fluid, T));
	});
}
// engineering/properties/eos/transport.ts
/** Dipole moments in debye: Poling, Prausnitz and O'Connell, 5th ed., appendix A. Those not here are taken as 0. */
var dipoleMoments = /* @__PURE__ */ new Map([
	["H2S", .9],
	["H2O", 1.8],
	["NH3", 1.5],
	["MeOH", 1.7],
	["SO2", 1.6]
]);
/** Association factors κ of Chung et al. (1988). */
var associationFactors = /* @__PURE__ */ new Map([["H2O", .076], ["MeOH", .215]]);
/** The constants that Chung's mixing rules take of a component. */
function constantsOf(component) {
	const { criticalTemperature, criticalVolume, acentricFactor } = component;
	return quantumGases.get(component.id)?.constants ?? {
		criticalTemperature,
		criticalVolume: 1e6 * criticalVolume,
		acentricFactor
	};
}
var pairsOf = /* @__PURE__ */ new WeakMap();
function pairs(mixture) {
	const known = pairsOf.get(mixture);
	if (known !== void 0) return known;
	const { components } = mixture;
	const table = (value) => Float64Array.from(components.flatMap((first) => components.map((second) => value(first, second))));
	const tableOf = (value) => table((i, j) => value(constantsOf(i), constantsOf(j)));
	const volume = tableOf((i, j) => Math.sqrt(i.criticalVolume * j.criticalVolume));
	const made = {
		volume,
		area: volume.map((value) => value ** (2 / 3)),
		temperature: tableOf((i, j) => Math.sqrt(i.criticalTemperature * j.criticalTemperature)),
		rootMass: table((i, j) => Math.sqrt(2e3 * i.molarMass * j.molarMass / (i.molarMass + j.molarMass))),
		dipole: table((i, j) => ((dipoleMoments.get(i.id) ?? 0) * (dipoleMoments.get(j.id) ?? 0)) ** 2),
		omega: tableOf((i, j) => (i.acentricFactor + j.acentricFactor) / 2),
		association: table((i, j) => Math.sqrt((associationFactors.get(i.id) ?? 0) * (associationFactors.get(j.id) ?? 0))),
		fluid: new ChungFluid(),
		x: new Float64Array(components.length).fill(NaN)
	};
	pairsOf.set(mixture, made);
	return made;
}
function isSame(x, y) {
	for (let i = 0; i < x.length; i += 1) if (x[i] !== y[i]) return false;
	return true;
}
/** One fluid for the mixture: equations 9-5.24 to 9-5.41 of Poling et al., interaction parameters 1. */
function mix(mixture, x) {
	const { volume, area, temperature, rootMass, dipole, omega, association, fluid, x: before } = pairs(mixture);
	if (isSame(x, before)) return fluid;
	let cube = 0;
	let energy = 0;
	let momentum = 0;
	let polar = 0;
	let acentric = 0;
	let associated = 0;
	for (let i = 0, k = 0; i < mixture.size; i += 1) for (let j = 0; j < mixture.size; j += 1, k += 1) {
		const weight = at(x, i) * at(x, j);
		const sigma3 = weight * at(volume, k);
		cube += sigma3;
		energy += sigma3 * at(temperature, k);
		momentum += weight * at(area, k) * at(temperature, k) * at(rootMass, k);
		polar += weight * at(dipole, k) / at(volume, k);
		acentric += sigma3 * at(omega, k);
		associated += weight * at(association, k);
	}
	const Tc = energy / cube;
	const rootMixed = momentum / (Tc * cube ** (2 / 3));
	fluid.criticalVolume = cube;
	fluid.criticalTemperature = Tc;
	fluid.molarMass = rootMixed * rootMixed;
	fluid.acentricFactor = acentric / cube;
	fluid.association = associated;
	fluid.dipole4 = 131.3 ** 4 * polar * cube / (cube * Tc) ** 2;
	setCoefficients(fluid);
	before.set(x);
	return fluid;
}
/**
* Viscosity of a phase as a flash or `phaseAt` has left it, Pa·s, after Chung et al. (1988): usually within 5 % for gases
* and 10 to 15 % for liquids without hydrogen bonds; the density is that of the equation of state. Pure hydrogen and helium
* have the viscosity of their own correlations.
*/
function phaseViscosity(mixture, phase) {
	const fluid = mix(mixture, phase.moleFractions);
	const { temperature: T, molarVolume } = phase;
	return viscosityCorrection(mixture, phase) * denseViscosity(fluid, T, 1e6 * molarVolume, diluteViscosity(fluid, T));
}
/** Thermal conductivity of a phase, W/(m·K), after Chung et al. (1988); otherwise as `phaseViscosity`. */
function phaseThermalConductivity(mixture, phase) {
	const fluid = mix(mixture, phase.moleFractions);
	const { temperature: T, molarVolume, molarCpIdeal } = phase;
	const byChung = denseConductivity(fluid, T, 1e6 * molarVolume, molarCpIdeal / gasConstant$1 - 1, diluteViscosity(fluid, T));
	return conductivityCorrection(mixture, phase) * byChung;
}
/**
* Surface tension of a liquid phase against its vapour, N/m: Pitzer's corresponding-states relation with mole-fraction
* averages of the critical constants; 0 from the averaged critical temperature on. Within about 5 % for non-polar liquids.
* Source: Poling, Prausnitz and O'Connell, The Properties of Gases and Liquids, 5th ed., equation 12-3.7.
*/
function liquidSurfaceTension(mixture, liquid) {
	let Tc = 0;
	let pc = 0;
	let omega = 0;
	mixture.components.forEach((component, i) => {
		const share = at(liquid.moleFractions, i);
		Tc += share * component.criticalTemperature;
		pc += share * component.criticalPressure;
		omega += share * component.acentricFactor;
	});
	const Tr = liquid.temperature / Tc;
	if (!(Tr < 1)) return 0;
	const shape = (1.86 + 1.18 * omega) / 19.05 * ((3.75 + .91 * omega) / (.291 - .08 * omega)) ** (2 / 3);
	return .001 * (pc / 1e5) ** (2 / 3) * Tc ** (1 / 3) * shape * (1 - Tr) ** (11 / 9);
}
// engineering/properties/followed.ts
/**
* The reference equation of one component, or GERG-2008 for several; where one of them has none, which. Water alone has none
* that goes with the others: the formulation for industrial use is made of regions that meet with a step.
*/
function bestEquationOf(ids) {
	const [id = "", ...others] = ids;
	if (others.length > 0) {
		const without = componentsWithoutAir(ids).find((each) => !fluidComponents.some((known) => known.id === each && known.inGerg));
		return without === void 0 ? { method: "gerg2008" } : {
			method: void 0,
			without
		};
	}
	return id !== "H2O" && fluidComponents.some((known) => known.id === id) ? { method: "reference" } : {
		method: void 0,
		without: id
	};
}
var loaded = /* @__PURE__ */ new Map();
/** Loads what `followedPure` needs for a component that has a reference equation. Undefined where it is there. */
function loadFollowedPure(id) {
	return loaded.has(id) ? void 0 : load(id);
}
async function load(id) {
	const [{ PureEquilibrium }, { loadPureTransport }] = await Promise.all([import("./reference-CjCf52aE.js"), import("./transport-Bz6wRj9P.js")]);
	const transport = await loadPureTransport(id);
	loaded.set(id, {
		transport,
		equilibrium: () => new PureEquilibrium(transport.fluid)
	});
}
/** A pure fluid that `loadFollowedPure` has loaded. */
function followedPure(id) {
	const found = loaded.get(id);
	if (!found) throw new Error("the data of a fluid are used before they are loaded");
	return found;
}
var mixtures;
/** Loads what `followedMixture` needs. Undefined where it is there. */
function loadFollowedMixture() {
	return mixtures ? void 0 : loadGerg();
}
async function loadGerg() {
	const { gergRange: range, GergMixture, MixtureEquilibrium } = await import("./gerg-g69MyMUE.js");
	mixtures = {
		equilibrium: (ids) => new MixtureEquilibrium(ids),
		phase: (ids) => new GergMixture(ids),
		source: gergSource,
		range
	};
}
/** Mixtures by GERG-2008, which `loadFollowedMixture` has loaded. */
function followedMixture() {
	if (!mixtures) throw new Error("the data of a fluid are used before they are loaded");
	return mixtures;
}
// engineering/vessels/blowdown/balances.ts
/** How well mass, energy and volume close over a run, and the heat that keeps an isothermal gas at its temperature. */
var Balances = class {
	errors = {
		mass: 0,
		energy: 0,
		volume: 0
	};
	/** Heat that an isothermal gas has taken up so far, J. */
	takenUp = 0;
	#model;
	#system;
	#starting;
	#volume;
	#initialEnergy;
	#energyScale;
	/** Begins with the state at the start. */
	constructor(model, system, starting, volume, state) {
		this.#model = model;
		this.#system = system;
		this.#starting = starting;
		this.#volume = volume;
		const { contents, gasEnergy, liquidEnergy } = starting;
		this.#initialEnergy = gasEnergy + liquidEnergy + this.#wallEnergy(state);
		this.#energyScale = contents.moles * 25 * contents.temperature;
	}
	/** Mass of each component, and volume. */
	checkContents({ gasVolume, liquidVolume }, state) {
		const { moles, composition } = this.#starting.contents;
		composition.forEach((fraction, component) => {
			const now = this.#model.moles(state, component) + this.#system.molesOut(state, component);
			this.#worst("mass", Math.abs(now - fraction * moles) / moles);
		});
		this.#worst("volume", Math.abs(gasVolume + liquidVolume - this.#volume) / this.#volume);
	}
	/** Energy of contents and wall with what left and what came in. */
	checkEnergy(state) {
		const energy = this.#model.energy() + this.#wallEnergy(state);
		const exchanged = this.#system.integral(state, "heatToWall") - this.#system.integral(state, "enthalpyOut");
		this.#worst("energy", Math.abs(energy - this.#initialEnergy - exchanged) / this.#energyScale);
	}
	/** Heat that an isothermal gas took up since it was last asked for, J: from what it holds and what left. */
	isothermalHeat(state) {
		const total = this.#model.energy() + this.#system.integral(state, "enthalpyOut") - this.#starting.gasEnergy;
		const heat = total - this.takenUp;
		this.takenUp = total;
		return heat;
	}
	#wallEnergy(state) {
		return this.#system.wall?.energy(state, this.#system.wallOffset) ?? 0;
	}
	#worst(balance, error) {
		if (!(error <= this.errors[balance])) this.errors[balance] = error;
	}
};
// engineering/flow/line/real-fluid.ts
/**
* The density of a flow from that of the fluid by pressure and specific enthalpy, J/kg: h = h0 − G²/(2·ρ²), by secants on the
* kinetic energy.
*/
function densityOfFlow(density, stagnationEnthalpy) {
	let fall = 0;
	let last;
	return (pressure, massFlux) => {
		if (massFlux === 0) return density(pressure, stagnationEnthalpy);
		const half = massFlux ** 2 / 2;
		const about = last === void 0 ? void 0 : last.density * pressure / last.pressure;
		let energy = half / (about ?? density(pressure, stagnationEnthalpy)) ** 2;
		if (about === void 0) energy /= 1 + fall * energy;
		let [before, restBefore] = [0, 0];
		let found = 0;
		for (let round = 0; round < 60; round += 1) {
			found = density(pressure, stagnationEnthalpy - energy);
			const rest = half / found ** 2 - energy;
			if (Math.abs(rest) <= 1e-9 * energy) break;
			if (round > 0) {
				const slope = (rest - restBefore) / (energy - before);
				if (slope < -1) fall = (-1 - slope) / energy;
			}
			[before, restBefore] = [energy, rest];
			energy = Math.max(.2 * energy, energy + rest / (1 + fall * energy));
		}
		last = {
			pressure,
			density: found
		};
		return found;
	};
}
/**
* Adiabatic flow of any fluid with friction through a line of constant bore, homogeneous where it has two phases. Its
* stagnation enthalpy stays, so that its states along the line are those with h = h0 − G²/(2·ρ²), and from inlet to outlet
* f·L/D + ΣK = 2/G²·∫ρ dp − 2·ln(ρ1/ρ2), the integral from p2 up to p1. The flow chokes where G²·dρ/dp = ρ² along it.
* Source: A. H. Shapiro, The Dynamics and Thermodynamics of Compressible Fluid Flow (1953), ch. 6; for two phases
* J. C. Leung, AIChE J. 32 (1986) 1743.
*/
var RealFluidLine = class {
	#densityOf;
	#massFlux;
	#memory;
	/**
	* A flux in kg/(m²·s), and what lines of the same fluid remember of where they choked. Throws a RangeError for a flux that
	* is not positive.
	*/
	constructor(densityOf, massFlux, memory = { pressureByFlux: void 0 }) {
		requirePositive("massFlux", massFlux);
		this.#densityOf = densityOf;
		this.#massFlux = massFlux;
		this.#memory = memory;
	}
	/** Density where the pressure is this, kg/m³; the fluid is left at that state. */
	density(pressure) {
		return this.#densityOf(pressure, this.#massFlux);
	}
	/** G²·(dρ/dp)/ρ² along the flow at a pressure, 1 where it chokes and less before: its Mach number squared, near 1. */
	approach(pressure) {
		const above = this.density(pressure * (1 + apart$1));
		const below = this.density(pressure * (1 - apart$1));
		const density = Math.sqrt(above * below);
		return this.#massFlux ** 2 * (above - below) / (2 * apart$1 * pressure * density ** 2);
	}
	/** The pressure at the outlet for one behind it: that, or the one at which the flow chokes where it is higher. */
	outletPressure(behind) {
		const guess = this.#sonicGuess(behind);
		if (guess < behind || guess === behind && this.approach(behind) <= 1) return behind;
		const least = Math.log(behind);
		const sonic = secantRoot((logarithm) => Math.log(this.approach(Math.exp(logarithm))), {
			guess: Math.log(guess),
			slope: -2,
			tolerance: 1e-4,
			least
		});
		if (sonic === void 0 || sonic.x <= least) return behind;
		const pressure = Math.exp(sonic.x);
		this.#memory.pressureByFlux = pressure / this.#massFlux;
		return pressure;
	}
	/** About the pressure at which the flow chokes, that behind the outlet where it may be there, and 0 where it is surely not. */
	#sonicGuess(behind) {
		const { pressureByFlux } = this.#memory;
		if (pressureByFlux !== void 0) {
			const guess = pressureByFlux * this.#massFlux;
			if (guess > clearlyChoked * behind) return guess;
		}
		let drive = this.#driveAt(behind);
		if (drive < surelySubsonic * behind) return 0;
		let guess = behind;
		for (let round = 0; round < 3; round += 1) {
			guess = Math.max(behind, sonicShare * drive);
			if (guess > behind) drive = this.#driveAt(guess);
		}
		return guess;
	}
	/** G·√(p/ρ), Pa, of the fluid at rest at a pressure. */
	#driveAt(pressure) {
		return this.#massFlux * Math.sqrt(pressure / this.#densityOf(pressure, 0));
	}
	/** f·L/D + ΣK over which the pressure falls from one to another. */
	resistanceBetween(inlet, outlet) {
		const middle = Math.log(inlet * outlet) / 2;
		const reach = Math.log(inlet / outlet) / 2;
		const [, points] = quadratures.find(([most]) => Math.abs(reach) <= most) ?? finest;
		let integral = 0;
		for (const [place, weight] of points) {
			const pressure = Math.exp(middle + place * reach);
			integral += weight * pressure * this.density(pressure);
		}
		const expansion = Math.log(this.density(inlet) / this.density(outlet));
		return 2 * reach * integral / this.#massFlux ** 2 - 2 * expansion;
	}
	/** The pressure at the inlet of a resistance that ends at a pressure. Throws a RangeError where none is found. */
	inletPressure(outlet, resistance) {
		requireNotNegative("resistance", resistance);
		if (resistance === 0) return outlet;
		const elasticity = outlet / this.density(outlet);
		const guess = Math.sqrt(outlet ** 2 + this.#massFlux ** 2 * elasticity * (resistance + 1));
		const found = secantRoot((logarithm) => this.resistanceBetween(Math.exp(logarithm), outlet) - resistance, {
			guess: Math.log(guess),
			slope: 2 * guess ** 2 / (elasticity * this.#massFlux ** 2),
			tolerance: 1e-10,
			least: Math.log(outlet)
		});
		if (found === void 0) throw new RangeError("no pressure was found at the inlet of the line");
		return Math.exp(found.x);
	}
};
/** Relative step of a pressure between which the slope of the density is taken. */
var apart$1 = 1e-4;
/** Pressure over G·√(p/ρ) at rest where a flow chokes, about: √(2/(γ·(γ + 1))) of an ideal gas. */
var sonicShare = .85;
/** G·√(p/ρ) over a pressure below which no flow chokes there. */
var surelySubsonic = .6;
/** Pressure at which a flow choked before, in proportion to its flux, over that behind from which it still does. */
var clearlyChoked = 1.05;
/** A rule of Gauss and Legendre from the places above 0 and their weights, from the highest place down. */
function symmetric(half, centre = []) {
	return [
		...half,
		...centre,
		...half.toReversed().map(([place, weight]) => [-place, weight])
	];
}
/**
* Rules by half the logarithm of the pressure ratio up to which they are exact to about a part in 10⁹.
* Source: Abramowitz and Stegun, table 25.4.
*/
var finest = [Infinity, symmetric([
	[.960289856497536, .101228536290376],
	[.796666477413627, .222381034453374],
	[.525532409916329, .313706645877887],
	[.18343464249565, .362683783378362]
])];
var quadratures = [
	[.1, symmetric([[.774596669241483, .555555555555556]], [[0, .888888888888889]])],
	[.25, symmetric([[.861136311594053, .347854845137454], [.339981043584856, .652145154862546]])],
	[.6, symmetric([
		[.932469514203152, .17132449237917],
		[.661209386466265, .360761573048139],
		[.238619186083197, .467913934572691]
	])],
	finest
];
// engineering/vessels/blowdown/fire-span.ts
/** The span of the fire of a heat specification: all of the run unless it says otherwise; undefined without a fire. */
function fireSpan(heat) {
	return heat.mode === "pool-fire" || heat.mode === "fire-flux" ? heat.burns ?? { from: 0 } : void 0;
}
/** Whether a fire burns from a time on. */
function burnsFrom(heat, time) {
	const span = fireSpan(heat);
	return span !== void 0 && time >= span.from && time < (span.to ?? Infinity);
}
/** Times at which a fire begins or ends, s. */
function fireTimes(heat) {
	const span = fireSpan(heat);
	return span === void 0 ? [] : [span.from, span.to ?? Infinity].filter((time) => time > 0 && time < Infinity);
}
// engineering/vessels/blowdown/check.ts
/** How far mole fractions may be from a sum of 1. */
var fractionSlack = 1e-6;
/**
* Refuses a specification that cannot be simulated, with one sentence that names what is wrong. What needs the fluid's
* properties (a vessel full of liquid, below the triple point) is refused when the initial contents are found.
*/
function checkBlowdown(spec, options) {
	const { shape, initial } = spec;
	requirePositive("initial temperature", initial.temperature);
	requirePositive("initial pressure", initial.pressure);
	if (spec.wallTemperature !== void 0) requirePositive("wallTemperature", spec.wallTemperature);
	checkComposition(spec);
	if (initial.level !== void 0) {
		const height = vesselHeight(shape);
		if (!(initial.level >= 0 && initial.level < height)) throw new RangeError(initial.level >= height ? `level: the vessel is full of liquid at ${initial.level} m (its height is ${height} m); a blowdown needs a gas space` : `level must be at least 0, got ${initial.level}`);
	}
	checkWall(spec);
	checkOutlet(spec);
	checkRelief(spec);
	checkScheduled(spec);
	checkHeat(spec);
	checkOptions(options);
}
function notNegative(name, value) {
	if (value !== void 0 && !(value >= 0 && value < Infinity)) throw new RangeError(`${name} must be at least 0, got ${value}`);
}
function checkComposition({ fluid }) {
	if (fluid.model === "ideal-gas") return;
	if (fluid.composition.length === 0) throw new RangeError("composition must name at least one component");
	for (const { id, fraction } of fluid.composition) notNegative(`fraction of ${id}`, fraction);
	const ids = fluid.composition.map(({ id }) => id);
	const twice = ids.find((id, index) => ids.indexOf(id) !== index);
	if (twice !== void 0) throw new RangeError(`composition names ${twice} twice`);
	const sum = fluid.composition.reduce((total, { fraction }) => total + fraction, 0);
	if (!(Math.abs(sum - 1) <= fractionSlack)) throw new RangeError(`composition must sum to 1, got ${Number(sum.toPrecision(8))}`);
}
function checkWall({ wall, heat, shape }) {
	if (heat.mode === "isothermal" || heat.mode === "adiabatic") return;
	const layers = [
		["liner", wall.liner],
		["wall", wall.metal],
		["insulation", wall.insulation]
	];
	for (const [name, layer] of layers) {
		if (layer === void 0) continue;
		requirePositive(`${name} thickness`, layer.thickness);
		requirePositive(`${name} density`, layer.density);
		requirePositive(`${name} heat capacity`, layer.heatCapacity);
		requirePositive(`${name} conductivity`, layer.conductivity);
		if (layer.thickness > 10 * shape.diameter) throw new RangeError(`${name} thickness must be at most ten diameters of the vessel, got ${layer.thickness} m`);
	}
}
function checkOutlet({ outlet, relief, scheduled, shape, initial }) {
	if (outlet === void 0 && relief === void 0 && scheduled === void 0) throw new RangeError("the vessel needs an outlet: a blowdown valve, a relief valve or a given flow");
	if (outlet === void 0) return;
	requirePositive("orifice diameter", outlet.diameter);
	if (outlet.diameter >= shape.diameter) throw new RangeError(`orifice diameter must be below that of the vessel (${shape.diameter} m), got ${outlet.diameter} m`);
	requireShare("discharge coefficient", outlet.dischargeCoefficient);
	requirePositive("back pressure", outlet.backPressure);
	if (outlet.backPressure >= initial.pressure) throw new RangeError(`back pressure must be below the initial pressure (${initial.pressure} Pa), got ${outlet.backPressure} Pa`);
	if (outlet.tailPipe !== void 0) checkTailPipe(outlet.tailPipe, outlet.diameter);
	notNegative("start delay", outlet.startDelay);
	notNegative("opening time", outlet.openingTime);
	if (outlet.opening !== void 0) checkOpening(outlet.opening);
	const nozzle = outlet.swell?.nozzleHeight;
	const height = vesselHeight(shape);
	if (nozzle !== void 0 && !(nozzle > 0 && nozzle <= height)) throw new RangeError(`nozzle height must be above 0 and at most that of the vessel (${height} m), got ${nozzle} m`);
}
function checkOpening(opening) {
	if (opening.kind === "equal-percentage" && !(opening.rangeability > 1)) throw new RangeError(`rangeability must be above 1, got ${opening.rangeability}`);
	if (opening.kind !== "table") return;
	const { strokes, shares } = opening;
	if (!(strokes.every((stroke, index) => index === 0 || stroke > (strokes[index - 1] ?? 0)) && strokes.length > 1 && strokes[0] === 0 && strokes.at(-1) === 1)) throw new RangeError("strokes must rise from 0 to 1");
	if (shares.length !== strokes.length || shares.some((share) => !(share >= 0 && share <= 1))) throw new RangeError("open shares must be between 0 and 1, one for each stroke");
	if (shares.at(-1) !== 1) throw new RangeError("a valve must be fully open at the end of its stroke");
}
function checkTailPipe({ insideDiameter, length, roughness, fittings, wall }, orifice) {
	requirePositive("inside diameter of the tail pipe", insideDiameter);
	requirePositive("length of the tail pipe", length);
	notNegative("roughness of the tail pipe", roughness);
	if (roughness > .05 * insideDiameter) throw new RangeError(`roughness of the tail pipe must be at most a twentieth of its bore, got ${roughness} m`);
	notNegative("fittings of the tail pipe", fittings);
	requirePositive("wall thickness of the tail pipe", wall.thickness);
	requirePositive("wall density of the tail pipe", wall.density);
	requirePositive("wall heat capacity of the tail pipe", wall.heatCapacity);
	if (orifice > insideDiameter) throw new RangeError(`orifice diameter must be at most that of its tail pipe (${insideDiameter} m), got ${orifice} m`);
}
function checkRelief({ relief, shape }) {
	if (relief === void 0) return;
	requirePositive("relief area", relief.area);
	if (relief.area >= Math.PI / 4 * shape.diameter ** 2) throw new RangeError(`relief area must be below the cross-section of the vessel, got ${relief.area} m²`);
	requireShare("relief discharge coefficient", relief.dischargeCoefficient);
	requirePositive("relief back pressure", relief.backPressure);
	if (relief.setPressure <= relief.backPressure) throw new RangeError(`relief set pressure must be above its back pressure (${relief.backPressure} Pa), got ${relief.setPressure} Pa`);
	if (relief.accumulation !== void 0) requirePositive("accumulation", relief.accumulation);
	const { reseatPressure } = relief;
	if (reseatPressure !== void 0 && !(reseatPressure < relief.setPressure && reseatPressure > 0)) throw new RangeError(`reseat pressure must be positive and below the set pressure (${relief.setPressure} Pa), got ${reseatPressure} Pa`);
}
function checkScheduled({ scheduled }) {
	if (scheduled === void 0) return;
	const { times, flows } = scheduled;
	if (times.length === 0 || times.length !== flows.length) throw new RangeError("the given flow needs a time for each flow and at least one of both");
	for (const flow of flows) notNegative("the given flow", flow);
	if (times.some((time, index) => index > 0 && !(time > (times[index - 1] ?? 0)))) throw new RangeError("times of the given flow must increase");
}
function checkHeat({ heat }) {
	if (heat.mode === "isothermal" || heat.mode === "adiabatic") return;
	const { ambientTemperature, outerCoefficient, windSpeed, emissivity } = heat;
	if (!(ambientTemperature >= 150 && ambientTemperature <= 400)) throw new RangeError(`ambient temperature must be between 150 and 400 K, got ${ambientTemperature}`);
	notNegative("outer coefficient", outerCoefficient);
	notNegative("wind speed", windSpeed);
	notNegative("emissivity", emissivity);
	if ((emissivity ?? 0) > 1) throw new RangeError(`emissivity must be at most 1, got ${emissivity}`);
	const span = fireSpan(heat);
	notNegative("start of the fire", span?.from);
	if (span?.to !== void 0 && !(span.to > span.from)) throw new RangeError(`the fire must end after it begins (${span.from} s), got ${span.to} s`);
	if (heat.mode === "pool-fire") notNegative("environment factor", heat.environmentFactor);
	if (heat.mode === "fire-flux") {
		notNegative("exposed share", heat.exposedShare);
		if ((heat.exposedShare ?? 1) > 1) throw new RangeError(`exposed share must be at most 1, got ${heat.exposedShare}`);
	}
}
function checkOptions(options) {
	requirePositive("end time", options.endTime);
	if (options.endPressure !== void 0) requirePositive("end pressure", options.endPressure);
	const tolerance = options.tolerance ?? 1e-4;
	if (!(tolerance >= 1e-10 && tolerance <= .01)) throw new RangeError(`tolerance must be between 1e-10 and 0.01, got ${tolerance}`);
	notNegative("gas coefficient", options.gasCoefficient);
	notNegative("liquid coefficient", options.liquidCoefficient);
	if (options.wallCells !== void 0 && !(options.wallCells >= 2 && options.wallCells <= 200)) throw new RangeError(`wall cells must be between 2 and 200, got ${options.wallCells}`);
	if (options.dropletTime !== void 0) requirePositive("droplet time", options.dropletTime);
	if (options.bubbleTime !== void 0) requirePositive("bubble time", options.bubbleTime);
	if (options.maxSteps !== void 0) requirePositive("maximum of steps", options.maxSteps);
}
// engineering/vessels/blowdown/models/mixed-liquid.ts
/** A hydrocarbon liquid and the free water below it as one, per mole of both; each stays as it is. */
var MixedLiquid = class extends PhaseState {
	/** Of the volume, how much is water. */
	waterVolumeShare = NaN;
	hydrocarbon;
	water;
	/** Puts a molar share of free water under a hydrocarbon liquid of the same temperature and pressure. */
	combine(hydrocarbon, water, share) {
		const rest = 1 - share;
		const sum = (of) => (rest === 0 ? 0 : rest * of(hydrocarbon)) + (share === 0 ? 0 : share * of(water));
		const { temperature: T, pressure: p } = water;
		this.hydrocarbon = hydrocarbon;
		this.water = water;
		for (let i = 0; i < this.moleFractions.length; i += 1) this.moleFractions[i] = sum(({ moleFractions }) => moleFractions[i] ?? 0);
		const v = sum(({ molarVolume }) => molarVolume);
		const byPressure = sum(({ pressureByVolume }) => 1 / pressureByVolume);
		const byTemperature = sum((phase) => -phase.pressureByTemperature / phase.pressureByVolume);
		const cp = sum(({ molarCp }) => molarCp);
		const cv = cp + T * byTemperature * byTemperature / byPressure;
		this.temperature = T;
		this.pressure = p;
		this.molarMass = sum(({ molarMass }) => molarMass);
		this.molarVolume = v;
		this.density = this.molarMass / v;
		this.compressibility = sum(({ compressibility }) => compressibility);
		this.molarEnthalpy = sum(({ molarEnthalpy }) => molarEnthalpy);
		this.molarInternalEnergy = this.molarEnthalpy - p * v;
		this.molarEntropy = sum(({ molarEntropy }) => molarEntropy);
		this.molarCp = cp;
		this.molarCv = cv;
		this.molarCpIdeal = sum(({ molarCpIdeal }) => molarCpIdeal);
		this.pressureByVolume = 1 / byPressure;
		this.pressureByTemperature = -byTemperature / byPressure;
		this.speedOfSound = v * Math.sqrt(-cp / (cv * byPressure * this.molarMass));
		this.waterVolumeShare = share * water.molarVolume / v;
	}
	/** A property of both by their volumes: what each has where it wets the wall. */
	byVolume(ofHydrocarbon, ofWater) {
		const { hydrocarbon, water, waterVolumeShare: share } = this;
		return (hydrocarbon === void 0 || share === 1 ? 0 : (1 - share) * ofHydrocarbon(hydrocarbon)) + (water === void 0 || share === 0 ? 0 : share * ofWater(water));
	}
};
// engineering/vessels/blowdown/level-swell/drift-flux.ts
/**
* Of the regimes with slip: K of the rise velocity, and the distribution parameter C₀ that is the best estimate. With C₀ = 1
* the liquid swells most.
* Source: H. G. Fisher et al., Emergency Relief System Design Using DIERS Technology, AIChE (1992); J. Etchells and J. Wilday,
* Workbook for Chemical Reactor Relief System Sizing, HSE CRR 136/1998. Certainty: the relations as they are in general use, held
* against the balance of drift flux that they follow from, not against worked examples of these books.
*/
var driftFlux = {
	"churn-turbulent": {
		rise: 1.53,
		bestDistribution: 1.5
	},
	bubbly: {
		rise: 1.18,
		bestDistribution: 1.2
	}
};
/** Rise velocity of a bubble, m/s: u∞ = K·(σ·g·(ρ_l − ρ_g))^¼/√ρ_l, from surface tension, N/m, and densities, kg/m³. */
function riseVelocity(regime, surfaceTension, liquidDensity, gasDensity) {
	requirePositive("liquidDensity", liquidDensity);
	const buoyancy = Math.max(0, surfaceTension) * standardGravity * Math.max(0, liquidDensity - gasDensity);
	return driftFlux[regime].rise * buoyancy ** .25 / Math.sqrt(liquidDensity);
}
/** How much other bubbles slow one down, over its void: (1 − α)²/(1 − α³) of bubbly flow, 1 of churn-turbulent flow. */
function hindrance(regime, voidFraction) {
	if (regime === "churn-turbulent") return 1;
	return (1 - voidFraction) / (1 + voidFraction + voidFraction ** 2);
}
/**
* Mean void of a liquid that boils throughout in an upright vessel and from which ψ = j_g/u∞ parts at the top: of churn-turbulent
* flow ψ = 2α/(1 − C₀·α), of bubbly flow ψ = α·(1 − α)²/((1 − α³)·(1 − C₀·α)). 1 where more vapour comes than can part.
*/
function meanVoid(regime, psi, distribution = 1) {
	requireNotNegative("psi", psi);
	if (regime === "churn-turbulent") return psi === Infinity ? 1 / distribution : psi / (2 + distribution * psi);
	return bubblyVoid(psi, distribution);
}
/** ψ from the mean void, with C₀ = 1: 2α/(1 − α) of churn-turbulent flow, α/(1 + α + α²) of bubbly flow. */
function psiOfMean(regime, mean) {
	return regime === "churn-turbulent" ? 2 * mean / (1 - mean) : mean / (1 + mean + mean ** 2);
}
/** ψ from the void at the surface, with C₀ = 1: half of that in churn-turbulent flow. */
function psiOfSurface(regime, there) {
	return regime === "churn-turbulent" ? there / (1 - there) : psiOfMean(regime, there);
}
/** Void at the surface: α = ψ/(1 + C₀·ψ) of churn-turbulent flow; of bubbly flow its mean counts for it. */
function surfaceVoid(regime, psi, distribution = 1) {
	requireNotNegative("psi", psi);
	if (regime === "churn-turbulent") return psi === Infinity ? 1 / distribution : psi / (1 + distribution * psi);
	return bubblyVoid(psi, distribution);
}
/** Void at the surface from the mean one, of an upright vessel: 2α/(1 + C₀·α) of churn-turbulent flow. */
function surfaceOfMean(regime, mean, distribution = 1) {
	return regime === "churn-turbulent" ? 2 * mean / (1 + distribution * mean) : mean;
}
/**
* The void of bubbly flow, which grows with ψ up to pure vapour, or without bound up to 1/C₀: with C₀ = 1 the root of
* ψ = α/(1 + α + α²), which has none above ψ = 1/3; else by bisection.
*/
function bubblyVoid(psi, distribution) {
	if (distribution === 1) {
		const rest = (1 - psi) ** 2 - 4 * psi ** 2;
		return psi >= 1 / 3 ? 1 : 2 * psi / (1 - psi + Math.sqrt(Math.max(0, rest)));
	}
	let low = 0;
	let high = 1 / distribution;
	for (let halving = 0; halving < 50; halving += 1) {
		const middle = (low + high) / 2;
		if (middle * hindrance("bubbly", middle) / (1 - distribution * middle) < psi) low = middle;
		else high = middle;
	}
	return (low + high) / 2;
}
/**
* Mass share of vapour in what leaves by a nozzle that the swollen liquid has reached: drift flux at the surface with the void α there,
* j_g = α·(C₀·(j_g + j_l) + u), both velocities from the flow out of it. Never above 1.
* Flow kg/s, area of the vessel there m², slip velocity u m/s (the rise velocity, hindered), densities kg/m³.
*/
function vapourShare(flow, { area, voidFraction, slip, gasDensity, liquidDensity }, distribution = 1) {
	const dragged = distribution * voidFraction;
	const slipping = flow > 0 ? voidFraction * area * slip / flow : Infinity;
	return Math.min(1, (slipping + dragged / liquidDensity) / ((1 - dragged) / gasDensity + dragged / liquidDensity));
}
// engineering/vessels/blowdown/level-swell/carried-share.ts
/** Rounds of the search, and how near two shares are the same. */
var mostRounds$2 = 30;
var same = 1e-9;
/**
* Mass share of vapour that flow and surface agree on: the surface gives a share for a flow, and the nozzle a flow for a share. The flow
* grows as the share falls, about as its root, so that going round contracts; Steffensen's method makes few rounds of it.
* `flowAt` kg/s.
*/
function agreedShare(surface, flowAt, start) {
	const next = (share) => vapourShare(flowAt(share), surface);
	let share = start;
	for (let round = 0; round < mostRounds$2; round += 1) {
		const one = next(share);
		if (Math.abs(one - share) <= same) return one;
		const two = next(one);
		const bend = two - 2 * one + share;
		const jumped = bend === 0 ? two : share - (one - share) ** 2 / bend;
		share = jumped > 0 && jumped <= 1 ? jumped : two;
		if (Math.abs(two - one) <= same) return two;
	}
	return share;
}
// engineering/vessels/blowdown/level-swell/swollen-level.ts
/** Of a liquid that does not foam, below a nozzle at the top. */
var usualSwell = { regime: "churn-turbulent" };
/** Share of the vessel's volume below which liquid is none. */
var traceOfLiquid$2 = 1e-6;
/** What a moment's contents are for the swelling of their liquid; undefined where there is no liquid beside gas. */
function boilingLiquid(fluid, { gas, liquid, liquidVolume, gasVolume }) {
	if (gas === void 0 || liquid === void 0) return void 0;
	if (liquidVolume <= traceOfLiquid$2 * (liquidVolume + gasVolume)) return void 0;
	return {
		gasDensity: gas.density,
		liquidDensity: liquid.density,
		surfaceTension: fluid.surfaceTension(liquid),
		liquidVolume
	};
}
/** Heights between the bottom and the nozzle at which a swollen surface is tried. */
var heights = 120;
/**
* The swollen liquid of a vessel, by the drift flux of vapour that rises all through it, with the distribution parameter at which
* it swells most. In an upright vessel the mean void counts; in one that lies, for which these relations were not made, the void
* at the surface counts for all of the liquid: it is highest there, because surface and vapour below grow apart with the height.
*/
var SwollenLiquid = class {
	regime;
	nozzleHeight;
	#shape;
	#upright;
	#tried;
	constructor(shape, { regime, nozzleHeight = vesselHeight(shape) }) {
		const top = vesselHeight(shape) * .999999;
		this.regime = regime;
		this.nozzleHeight = nozzleHeight;
		this.#shape = shape;
		this.#upright = shape.orientation === "vertical";
		this.#tried = Array.from({ length: heights }, (_, index) => {
			const level = Math.min(top, nozzleHeight * (index + 1) / heights);
			return {
				volume: liquidVolume(shape, level),
				area: liquidSurface(shape, level)
			};
		});
	}
	/** The liquid, m³ at rest, that can be under the nozzle while vapour, m³/s, parts from it, and where it would stand then. */
	#most(vapour, rise) {
		let found = {
			room: 0,
			volume: 0,
			area: 0
		};
		for (const { volume, area } of this.#tried) {
			const room = volume * (1 - this.#void(vapour, rise, area));
			if (room >= found.room) found = {
				room,
				volume,
				area
			};
		}
		return found;
	}
	#void(vapour, rise, area) {
		if (this.regime === "homogeneous") return vapour > 0 ? 1 : 0;
		if (vapour === 0) return 0;
		const psi = vapour / (rise * area);
		return this.#upright ? meanVoid(this.regime, psi) : surfaceVoid(this.regime, psi);
	}
	#rise({ surfaceTension, liquidDensity, gasDensity }) {
		return this.regime === "homogeneous" ? 0 : riseVelocity(this.regime, surfaceTension, liquidDensity, gasDensity);
	}
	/** Liquid, m³ at rest, that has no room under the nozzle while this vapour, m³/s, leaves by it; 0 where it stays below. */
	excess(liquid, vapour) {
		return Math.max(0, liquid.liquidVolume - this.#most(vapour, this.#rise(liquid)).room);
	}
	/** Most vapour, m³/s, that parts below the nozzle: 0 where none does. */
	mostVapour(liquid) {
		const { regime } = this;
		if (regime === "homogeneous") return 0;
		const rise = this.#rise(liquid);
		const most = this.#tried.map(({ volume, area }) => {
			const mean = Math.max(0, 1 - liquid.liquidVolume / volume);
			return rise * area * (this.#upright ? psiOfMean(regime, mean) : psiOfSurface(regime, mean));
		});
		return Math.max(...most);
	}
	/** Height of the swollen liquid, m; that of the nozzle where it reaches it. */
	level(liquid, vapour) {
		const { liquidVolume: still } = liquid;
		const rise = this.#rise(liquid);
		let below = {
			volume: 0,
			room: 0
		};
		for (const { volume, area } of this.#tried) {
			const room = volume * (1 - this.#void(vapour, rise, area));
			if (room >= still) {
				const share = (still - below.room) / (room - below.room);
				return levelOfVolume(this.#shape, Math.max(still, below.volume + share * (volume - below.volume)));
			}
			if (room > below.room) below = {
				volume,
				room
			};
		}
		return this.nozzleHeight;
	}
	/** The surface at the nozzle that the liquid has reached; undefined of foam, which leaves as it is. */
	surface(liquid, vapour) {
		if (this.regime === "homogeneous") return void 0;
		const rise = this.#rise(liquid);
		const { volume, area } = this.#most(vapour, rise);
		const mean = Math.max(0, 1 - liquid.liquidVolume / volume);
		const voidFraction = this.#upright ? surfaceOfMean(this.regime, mean) : mean;
		return {
			area,
			voidFraction,
			slip: rise * hindrance(this.regime, voidFraction),
			...liquid
		};
	}
};
// engineering/vessels/blowdown/opening.ts
/** Share of its area that a valve has open at a time, s; its stroke grows in proportion to the time. */
function openShare(time, { startDelay = 0, openingTime = 0, opening }) {
	if (!(openingTime > 0)) return 1;
	const stroke = Math.min(1, Math.max(0, (time - startDelay) / openingTime));
	return opening === void 0 ? stroke : shareAt(stroke, opening);
}
/** Times at which an opening begins, changes its slope and ends, s. */
function openingTimes({ startDelay = 0, openingTime = 0, opening }) {
	return [
		0,
		...opening?.kind === "table" ? opening.strokes.slice(1, -1) : [],
		1
	].map((stroke) => startDelay + stroke * openingTime);
}
function shareAt(stroke, opening) {
	switch (opening.kind) {
		case "equal-percentage": return relativeFlowCoefficient(stroke, "Equal percentage", opening.rangeability);
		case "quick-opening": return Math.sqrt(stroke);
		case "table": {
			const { strokes, shares } = opening;
			const after = Math.max(1, strokes.findIndex((each) => each >= stroke));
			const [from = 0, to = 1] = [strokes[after - 1], strokes[after]];
			const [start = 0, end = 1] = [shares[after - 1], shares[after]];
			return start + (stroke - from) / (to - from) * (end - start);
		}
	}
}
// engineering/vessels/blowdown/models/fluid.ts
/** Expansion with temperature at constant pressure, 1/K: −(∂p/∂T)_v/(v·(∂p/∂v)_T). */
function expansion({ pressureByTemperature, pressureByVolume, molarVolume }) {
	return -pressureByTemperature / (molarVolume * pressureByVolume);
}
// engineering/vessels/blowdown/tail-pipe/pipe-states.ts
/** How near the energy must come, as a temperature relative to it, until the rest is linear. */
var nearlyExact = 1e-6;
var mostRounds$1 = 30;
/** States of a stream on its way through a pipe: of a gas that does not condense by its phase alone, else in equilibrium. */
var PipeStates = class {
	#point;
	#gas;
	#stream;
	#asGas = false;
	#found = false;
	constructor(fluid, stream) {
		this.#point = fluid.point();
		this.#gas = fluid.phasePoint();
		this.#stream = stream;
	}
	/** The stream at rest at a pressure, in equilibrium. */
	atRest(pressure) {
		const { composition, enthalpy, molarMass } = this.#stream;
		this.#point.ph(composition, pressure, enthalpy * molarMass);
		return this.#point.state;
	}
	/**
	* Chooses how states are found: by the gas alone where it is one at rest at both ends of the pipe, and moving at the outlet,
	* whose pressure a function gives.
	*/
	choose(inlet, behind, outletPressure) {
		this.#asGas = [inlet, behind].every((pressure) => this.atRest(pressure).condition === "vapour");
		this.#found = false;
		if (!this.#asGas) return;
		const outlet = outletPressure();
		this.#point.ph(this.#stream.composition, outlet, this.#gas.phase.molarEnthalpy);
		this.#asGas = this.#point.state.condition === "vapour";
	}
	get state() {
		const { condition, vapour, liquid } = this.#point.state;
		const single = condition === "two-phase" ? void 0 : condition === "liquid" ? liquid : vapour;
		return {
			phase: this.#asGas ? this.#gas.phase : single,
			equilibrium: this.#point.state
		};
	}
	get density() {
		return this.#asGas ? this.#gasDensity : this.#mixtureDensity;
	}
	/** Of the kinetic energy, which is left out of the enthalpy of the stream at rest. */
	#mixtureDensity = densityOfFlow((pressure, taken) => {
		const { composition, enthalpy, molarMass } = this.#stream;
		this.#point.ph(composition, pressure, (enthalpy + taken) * molarMass);
		return molarMass / this.#point.state.molarVolume;
	}, 0);
	/** By Newton's method on the temperature, which starts along an isenthalpic from the state before. */
	#gasDensity = (pressure, massFlux) => {
		const { composition, enthalpy, molarMass } = this.#stream;
		const { phase } = this.#gas;
		let { temperature } = this.#found ? phase : this.#point.state;
		if (this.#found) {
			const throttling = (phase.temperature * expansion(phase) - 1) * phase.molarVolume / phase.molarCp;
			const predicted = temperature + throttling * (pressure - phase.pressure);
			temperature = Math.max(.8 * temperature, Math.min(1.2 * temperature, predicted));
		}
		for (let round = 0; round < mostRounds$1; round += 1) {
			this.#gas.at(composition, temperature, pressure);
			this.#found = true;
			const growth = expansion(phase);
			const twice = (massFlux / phase.density) ** 2;
			const change = -(phase.molarEnthalpy / molarMass + twice / 2 - enthalpy) / (phase.molarCp / molarMass + twice * growth);
			if (Math.abs(change) < nearlyExact * temperature) return phase.density * Math.exp(-growth * change);
			temperature = Math.max(.7 * temperature, Math.min(1.4 * temperature, temperature + change));
		}
		throw new RangeError("no state was found in the pipe");
	};
};
// engineering/vessels/blowdown/tail-pipe/pipe-stream.ts
/** What flows from a vessel into a pipe, of both phases as one. */
var PipeStream = class {
	/** kg/s. */
	massFlow = 0;
	/** kg/mol. */
	molarMass = NaN;
	/** J/kg, at rest. */
	enthalpy = NaN;
	composition;
	constructor(components) {
		this.composition = new Float64Array(components);
	}
	/** Takes what leaves contents. */
	take({ gasMoles, liquidMoles }, contents) {
		const { gas } = contents;
		const liquid = contents.drawn ?? contents.liquid;
		const fromGas = gas === void 0 ? 0 : gasMoles;
		const fromLiquid = liquid === void 0 ? 0 : liquidMoles;
		const moles = fromGas + fromLiquid;
		this.massFlow = fromGas * (gas?.molarMass ?? 0) + fromLiquid * (liquid?.molarMass ?? 0);
		if (!(moles > 0)) return;
		this.molarMass = this.massFlow / moles;
		this.enthalpy = (fromGas * (gas?.molarEnthalpy ?? 0) + fromLiquid * (liquid?.molarEnthalpy ?? 0)) / this.massFlow;
		for (let component = 0; component < this.composition.length; component += 1) {
			const amount = fromGas * (gas?.moleFractions[component] ?? 0) + fromLiquid * (liquid?.moleFractions[component] ?? 0);
			this.composition[component] = amount / moles;
		}
	}
};
// engineering/vessels/blowdown/tail-pipe/pipe-flow.ts
/** A stream through a pipe: adiabatic, with friction, homogeneous where it has two phases and in equilibrium. */
var PipeFlow = class {
	stream;
	#fluid;
	#pipe;
	#states;
	#area;
	#sonic = { pressureByFlux: void 0 };
	#viscosity = NaN;
	constructor(fluid, pipe) {
		this.#fluid = fluid;
		this.#pipe = pipe;
		this.stream = new PipeStream(fluid.ids.length);
		this.#states = new PipeStates(fluid, this.stream);
		this.#area = Math.PI / 4 * pipe.insideDiameter ** 2;
	}
	get state() {
		return this.#states.state;
	}
	/** Chooses how the states of the stream are found between a pressure at the inlet and one behind the pipe. */
	choose(inlet, behind) {
		this.#states.choose(inlet, behind, () => {
			const line = this.line();
			const outlet = line.outletPressure(behind);
			line.density(outlet);
			return outlet;
		});
		this.#viscosity = homogeneousViscosity(this.#fluid, this.#states.atRest(behind));
	}
	/** The line of the stream as it is now. */
	line() {
		return new RealFluidLine(this.#states.density, this.stream.massFlow / this.#area, this.#sonic);
	}
	/** f·L/D + ΣK, the friction factor by the viscosity at the pressure behind the pipe. */
	resistance() {
		const { insideDiameter, length, roughness, fittings } = this.#pipe;
		const reynolds = lineReynoldsNumber(this.stream.massFlow, insideDiameter, this.#viscosity);
		return frictionFactor(reynolds, roughness / insideDiameter) * length / insideDiameter + fittings;
	}
};
/** Viscosity, Pa·s, of two phases as one: 1/μ = x/μg + (1 − x)/μl by mass. Source: McAdams, Woods, Heroman, Trans. ASME 64 (1942) 193. */
function homogeneousViscosity(fluid, { condition, vapour, liquid, vapourFraction }) {
	if (condition === "liquid") return fluid.viscosity(liquid);
	if (condition !== "two-phase") return fluid.viscosity(vapour);
	const vapourMass = vapourFraction * vapour.molarMass;
	const quality = vapourMass / (vapourMass + (1 - vapourFraction) * liquid.molarMass);
	return 1 / (quality / fluid.viscosity(vapour) + (1 - quality) / fluid.viscosity(liquid));
}
// engineering/vessels/blowdown/tail-pipe/tail-pipe.ts
/** How near to the pressure of a choked throat that behind it may come before it is worked out anew. */
var clear$1 = 1.15;
/** Change of the contents' temperature, relative, up to which a pressure found before says where that behind the valve is. */
var sameTemperature = .03;
/**
* The flow of a blowdown valve through its tail pipe: adiabatic, with friction, homogeneous where it has two phases and in
* equilibrium. The pressure behind the valve is the one from which its flow reaches the header.
*/
var TailPipeFlow = class {
	/** Pressure behind the valve, Pa; that of the header where nothing flows. */
	inletPressure;
	/** What would flow straight into the header, kg/s. */
	freeFlow = 0;
	pipe;
	/** Pressure of the header, which may change between two flows. */
	behind;
	#flow;
	#stream;
	#settled;
	constructor(fluid, pipe, behind) {
		this.pipe = pipe;
		this.behind = behind;
		this.inletPressure = behind;
		this.#flow = new PipeFlow(fluid, pipe);
		this.#stream = this.#flow.stream;
	}
	/** Nothing flows. */
	rest() {
		this.inletPressure = this.behind;
		this.freeFlow = 0;
		this.#stream.massFlow = 0;
	}
	/**
	* Whether the pipe is sure to leave a choked valve alone. Its inlet pressure grows by less than the square of the flow, and
	* than in proportion to that of the header, so that one found before bounds it while the temperature is about the same.
	*/
	staysBelow({ choked, pressure }, flow, contents) {
		this.freeFlow = flow;
		const settled = this.#settled;
		if (!choked || settled === void 0) return false;
		const temperature = temperatureOf(contents);
		const growth = Math.max(1, flow / settled.flow) ** 2 * Math.max(1, this.behind / settled.behind);
		return Math.abs(temperature / settled.temperature - 1) < sameTemperature && clear$1 * growth * settled.pressure < pressure;
	}
	/**
	* Finds the pressure behind the valve, whose flow from contents a function writes for a pressure there and leaves as that of
	* the pressure found.
	*/
	settle(valve, contents) {
		const { behind } = this;
		const upstream = contents.pressure;
		if (!(this.freeFlow > 0 && upstream > behind)) {
			this.rest();
			return;
		}
		const { slope, pressure: guess } = this.#begin(valve, contents);
		const excess = (logarithm) => {
			const inlet = Math.exp(logarithm);
			this.#stream.take(valve(inlet), contents);
			if (!(this.#stream.massFlow > 0)) return 1;
			const line = this.#flow.line();
			const wanted = this.#flow.resistance();
			const passed = line.resistanceBetween(inlet, line.outletPressure(behind));
			return (passed - wanted) / (Math.abs(passed) + wanted);
		};
		const found = secantRoot(excess, {
			guess: Math.log(guess),
			slope,
			tolerance: 1e-8,
			least: Math.log(behind),
			most: Math.log(upstream)
		});
		if (found === void 0) throw new RangeError("no pressure was found behind the blowdown valve");
		const pressure = Math.exp(found.x);
		this.#stream.take(valve(pressure), contents);
		const { massFlow } = this.#stream;
		this.#settled = {
			pressure,
			behind,
			flow: massFlow,
			temperature: temperatureOf(contents),
			slope: found.slope
		};
		this.inletPressure = pressure;
	}
	/** Sees that the pressure behind the valve is that of these flows, which may not have been worked out to the digit. */
	complete(flows, contents) {
		this.#stream.take(flows, contents);
		if (!(this.#stream.massFlow > 0)) {
			this.rest();
			return;
		}
		if (!flows.choked) return;
		this.#flow.choose(this.#settled?.pressure ?? this.behind, this.behind);
		const line = this.#flow.line();
		this.inletPressure = line.inletPressure(line.outletPressure(this.behind), this.#flow.resistance());
	}
	/** The stream that flows, its line and its states there; undefined where nothing flows. */
	get flowing() {
		if (!(this.#stream.massFlow > 0)) return void 0;
		this.#flow.choose(this.inletPressure, this.behind);
		return {
			line: this.#flow.line(),
			stream: this.#stream,
			state: () => this.#flow.state
		};
	}
	/** Where to look first for the pressure behind the valve, and how fast the excess of resistance rises there. */
	#begin(valve, contents) {
		const { behind } = this;
		const settled = this.#settled;
		this.#stream.take(valve(behind), contents);
		if (settled !== void 0 && settled.pressure > behind && settled.pressure < contents.pressure) {
			this.#flow.choose(settled.pressure, behind);
			return settled;
		}
		this.#flow.choose(behind, behind);
		const line = this.#flow.line();
		const asked = line.inletPressure(line.outletPressure(behind), this.#flow.resistance());
		const pressure = Math.min(asked, Math.sqrt(behind * contents.pressure));
		return {
			pressure,
			slope: Math.max(1, .5 / Math.log(pressure / behind))
		};
	}
};
/** K. */
function temperatureOf({ gas, liquid }) {
	return gas?.temperature ?? liquid?.temperature ?? NaN;
}
// engineering/vessels/blowdown/throat.ts
/** Mach number squared below which the flow grows in proportion to it and no longer as its root: flow at no difference is 0, and smooth. */
var slowFlow = .001;
/** Velocity, m/s, from twice the drop of specific enthalpy, with a smooth start at 0. */
function velocityOf(squared, soundSquared) {
	const start = slowFlow * soundSquared;
	if (squared >= start) return Math.sqrt(squared);
	const share = Math.max(0, squared) / start;
	return Math.sqrt(start) * share * (1.5 - .5 * share);
}
/**
* Isentropic flow of a gas that does not condense, real gas: the pressure where the velocity is that of sound, or the back
* pressure if that is above it. Each step corrects the throat's temperature for entropy and its pressure for velocity.
* Starts from the throat found before, in proportion to the pressure upstream.
*/
var GasThroat = class {
	#point;
	#ratio = .54;
	constructor(fluid) {
		this.#point = fluid.phasePoint();
	}
	/** Flow from an upstream phase; false where none is found, because the gas would have to condense on the way. */
	flow(upstream, backPressure, into) {
		const { pressure, temperature, molarMass, molarEnthalpy, molarEntropy, moleFractions } = upstream;
		if (pressure <= backPressure) {
			into.flux = 0;
			into.choked = false;
			into.pressure = backPressure;
			return true;
		}
		const { phase } = this.#point;
		let throatPressure = Math.max(backPressure, this.#ratio * pressure);
		let throatTemperature = temperature * (throatPressure / pressure) ** isentropicExponent(upstream);
		for (let round = 0; round < 60; round += 1) {
			this.#point.at(moleFractions, throatTemperature, throatPressure);
			const entropyError = molarEntropy - phase.molarEntropy;
			const heating = Math.max(.5, Math.min(2, Math.exp(entropyError / phase.molarCp)));
			const velocitySquared = 2 * (molarEnthalpy - (phase.molarEnthalpy + phase.temperature * entropyError * (1 + entropyError / (2 * phase.molarCp)))) / molarMass;
			const soundSquared = phase.speedOfSound ** 2 * heating;
			const excess = soundSquared - velocitySquared;
			const settled = Math.abs(entropyError) < 1e-9 * phase.molarCp;
			const atBack = throatPressure <= backPressure;
			const sonic = Math.abs(excess) < 1e-9 * soundSquared;
			if (settled && (sonic || atBack && excess > 0)) {
				into.flux = velocityOf(velocitySquared, soundSquared) * phase.density;
				into.choked = sonic;
				into.pressure = throatPressure;
				if (sonic) this.#ratio = throatPressure / pressure;
				return true;
			}
			const slope = 2 / phase.density + .25 * soundSquared / throatPressure;
			const next = throatPressure - excess / slope;
			const bounded = Math.max(.5 * throatPressure, backPressure, Math.min(.999999 * pressure, next));
			throatTemperature = phase.temperature * heating * (bounded / throatPressure) ** isentropicExponent(phase);
			throatPressure = bounded;
		}
		return false;
	}
};
/** (∂ ln T/∂ ln p)_s = −p·(∂p/∂T)_v/((∂p/∂v)_T·cp). */
function isentropicExponent({ pressure, pressureByTemperature, pressureByVolume, molarCp }) {
	return Math.max(0, Math.min(.6, -(pressure * pressureByTemperature) / (pressureByVolume * molarCp)));
}
/**
* The nearest of fixed logarithms of the pressure ratio, so that two upstream states that differ little are judged at the
* same ones and their flows differ without noise, as a derivative by differences needs it.
*/
function onGrid(logarithm) {
	return Math.round(logarithm / .005) * .005;
}
/** Ratio of fluxes a step apart below which the largest is at a kink: where it is smooth they differ by less. */
var kink$1 = .988;
/** How far, as a logarithm of the pressure, the flux is compared beside the place where a second phase begins. */
var besideOnset = 1e-5;
/**
* Homogeneous equilibrium flow: the largest flux along the isentropic flashes from upstream to the back pressure. Parabolas
* through three fluxes around the throat found before, or the place among them where a liquid begins to flash, which has a
* kink that no parabola follows; a search of the whole range where there is none or it has moved.
*/
var EquilibriumThroat = class {
	#point;
	#ratio = void 0;
	#subcritical = false;
	constructor(fluid) {
		this.#point = fluid.point();
	}
	/** Flow from an upstream state of the given composition, molar mass, enthalpy and entropy. */
	flow(upstream, backPressure, into) {
		const { pressure } = upstream;
		into.choked = false;
		into.flux = 0;
		into.pressure = backPressure;
		if (pressure <= backPressure) return;
		const lowest = Math.log(backPressure / pressure);
		let best = this.#ratio === void 0 ? NaN : this.#refined(upstream, onGrid(Math.log(this.#ratio)), lowest);
		if (this.#subcritical && this.#tried(upstream, lowest) > this.#tried(upstream, lowest * .99)) best = lowest;
		if (!(best >= lowest)) best = this.#searched(upstream, lowest);
		into.flux = this.#flux(upstream, best);
		into.choked = best > lowest;
		into.pressure = pressure * Math.exp(best);
		this.#subcritical = !into.choked;
		this.#ratio = into.choked ? Math.exp(best) : void 0;
	}
	/**
	* Where a second phase begins between three fluxes about the logarithm of a pressure ratio, if the flux is largest there,
	* else the vertex of the parabola through them; NaN where it lies outside them.
	*/
	#refined(upstream, about, lowest) {
		const reach = .01;
		if (about - reach < lowest || about + reach > -1e-4) return NaN;
		const middle = this.#tried(upstream, about);
		const above = this.#tried(upstream, about + reach);
		const one = this.#secondPhase === 0;
		const below = this.#tried(upstream, about - reach);
		if (one && this.#secondPhase > 0 && below < kink$1 * Math.max(middle, above)) {
			const onset = this.#onset(upstream, about - reach, about + reach);
			const most = this.#tried(upstream, onset);
			if (most > this.#tried(upstream, onset + besideOnset) && most > this.#tried(upstream, onset - besideOnset)) return onset;
		}
		const curvature = above - 2 * middle + below;
		if (!(curvature < 0)) return NaN;
		const shift = -.5 * (above - below) / curvature;
		return Math.abs(shift) <= 1.5 ? about + shift * reach : NaN;
	}
	/** Where a second phase begins, from where it is there, as just tried, up to where it is not: by secants or bisection. */
	#onset(upstream, there, absent) {
		let low = there;
		let share = this.#secondPhase;
		let high = absent;
		let next = (low + high) / 2;
		for (let round = 0; round < 50 && high - low > 1e-11; round += 1) {
			this.#tried(upstream, next);
			const found = this.#secondPhase;
			const secant = next - (next - low) * found / (found - share);
			if (found > 0) {
				low = next;
				share = found;
			} else high = next;
			next = found > 0 && secant > low && secant < high ? secant : (low + high) / 2;
		}
		return high;
	}
	/** Molar share of the lesser phase in the equilibrium tried last. */
	get #secondPhase() {
		const { condition, vapourFraction } = this.#point.state;
		return condition === "two-phase" ? Math.min(vapourFraction, 1 - vapourFraction) : 0;
	}
	/** The logarithm of the pressure ratio of largest flux by golden section; `lowest` where the flux grows down to it. */
	#searched(upstream, lowest) {
		const golden = (Math.sqrt(5) - 1) / 2;
		let low = lowest;
		let high = 0;
		let left = high - golden * (high - low);
		let right = low + golden * (high - low);
		let fluxLeft = this.#tried(upstream, left);
		let fluxRight = this.#tried(upstream, right);
		while (high - low > 1e-5) if (fluxLeft >= fluxRight) {
			high = right;
			right = left;
			fluxRight = fluxLeft;
			left = high - golden * (high - low);
			fluxLeft = this.#tried(upstream, left);
		} else {
			low = left;
			left = right;
			fluxLeft = fluxRight;
			right = low + golden * (high - low);
			fluxRight = this.#tried(upstream, right);
		}
		const best = (low + high) / 2;
		return best - lowest < 2e-5 ? lowest : best;
	}
	/** The flux on the way of a search: nothing where no equilibrium is found, for the search goes on elsewhere. */
	#tried(upstream, logarithm) {
		try {
			return this.#flux(upstream, logarithm);
		} catch (error) {
			if (error instanceof RangeError || error instanceof Refusal) return 0;
			throw error;
		}
	}
	#flux(upstream, logarithm) {
		const { pressure, composition, molarMass, molarEnthalpy, molarEntropy, soundSquared } = upstream;
		this.#point.ps(composition, pressure * Math.exp(logarithm), molarEntropy);
		const { state } = this.#point;
		return velocityOf(2 * (molarEnthalpy - state.molarEnthalpy) / molarMass, soundSquared) * molarMass / state.molarVolume;
	}
};
// engineering/vessels/blowdown/outlets.ts
/** Share of the vessel's volume below which a phase no longer fills the outlet that draws it, and the other comes along. */
var exhaustion = .002;
/** Lowest gauge share below the set pressure where a popped relief valve closes unless it is said. */
var usualBlowdown = .07;
var usualAccumulation = .1;
/** Where a popped relief valve closes. */
function reseatPressure({ reseatPressure: given, setPressure }) {
	return given ?? setPressure - usualBlowdown * gauge(setPressure);
}
function throatsOf(fluid) {
	return {
		gas: new GasThroat(fluid),
		condensing: new EquilibriumThroat(fluid),
		mixed: new EquilibriumThroat(fluid)
	};
}
/** The outlets of a vessel. */
var Outlets = class {
	/** Whether a relief valve that pops is open, and whether the blowdown valve has begun to open. */
	popped = false;
	begun = false;
	/** Whether vapour condenses in the throat: as asked for, or since a dense gas could not be expanded without. */
	condensing;
	tailPipe;
	#spec;
	#fluid;
	#swollen;
	#volume;
	#blowdownThroats;
	#reliefThroats;
	/** Those of the blowdown valve while the pressure behind it is sought. */
	#settlingThroats;
	/** The pressure of the header at a time; undefined where none is given. */
	#headerAt;
	#mixing;
	#composition;
	#throat = {
		flux: 0,
		choked: false,
		pressure: 0
	};
	constructor(spec, fluid, volume, throat) {
		this.#spec = spec;
		this.#fluid = fluid;
		this.#volume = volume;
		this.condensing = throat === "equilibrium" && fluid.condensable;
		this.#blowdownThroats = throatsOf(fluid);
		this.#reliefThroats = throatsOf(fluid);
		this.#settlingThroats = throatsOf(fluid);
		const { outlet, header } = spec;
		if (outlet?.draw === "level-swell") this.#swollen = new SwollenLiquid(spec.shape, outlet.swell ?? usualSwell);
		if (header !== void 0) this.#headerAt = headerCurve(header);
		if (outlet?.tailPipe !== void 0) this.tailPipe = new TailPipeFlow(fluid, outlet.tailPipe, outlet.backPressure);
		this.#mixing = fluid.point();
		this.#composition = new Float64Array(fluid.ids.length);
	}
	/** Times at which an outlet begins or ends to change, s. */
	breakTimes() {
		const { outlet, scheduled, header } = this.#spec;
		return [
			...outlet === void 0 ? [] : openingTimes(outlet),
			...scheduled?.times ?? [],
			...header?.bends ?? []
		];
	}
	/** Writes what leaves at a time from these contents. */
	flows(time, contents, into) {
		const { outlet, relief, scheduled } = this.#spec;
		into.gasMoles = 0;
		into.liquidMoles = 0;
		into.choked = false;
		into.blowdown = 0;
		into.relief = 0;
		into.scheduled = 0;
		if (outlet !== void 0 && this.begun) {
			const area = openShare(time, outlet) * outlet.dischargeCoefficient * (Math.PI / 4) * outlet.diameter * outlet.diameter;
			const behind = this.#headerAt?.(time) ?? outlet.backPressure;
			if (this.tailPipe !== void 0) this.tailPipe.behind = behind;
			if (area > 0) this.#blowdown(outlet, area, behind, contents, into);
			else this.tailPipe?.rest();
		}
		if (relief !== void 0) {
			const area = this.#lift(relief, contents.pressure) * relief.dischargeCoefficient * relief.area;
			const behind = this.#headerAt?.(time) ?? relief.backPressure;
			if (area > 0) into.relief = this.#through("vapour", area, behind, contents, this.#reliefThroats, into);
		}
		if (scheduled !== void 0 && contents.gas !== void 0) {
			into.scheduled = scheduledFlow(scheduled, time);
			into.gasMoles += into.scheduled / contents.gas.molarMass;
		}
	}
	#blowdown({ draw = "vapour" }, area, behind, contents, into) {
		const from = (back, throats) => {
			into.gasMoles = 0;
			into.liquidMoles = 0;
			into.blowdown = this.#through(draw, area, back, contents, throats, into);
			into.choked = this.#throat.choked;
		};
		from(behind, this.#blowdownThroats);
		if (this.tailPipe === void 0 || this.tailPipe.staysBelow(this.#throat, into.blowdown, contents)) return;
		this.tailPipe.settle((back) => {
			from(back, this.#settlingThroats);
			return into;
		}, contents);
	}
	#lift({ action, setPressure, accumulation }, pressure) {
		if (action === "pop") return this.popped ? 1 : 0;
		const rise = (accumulation ?? usualAccumulation) * gauge(setPressure);
		return Math.min(1, Math.max(0, (pressure - setPressure) / rise));
	}
	/** Mass flow, kg/s, through an effective area, its moles added by phase. */
	#through(draw, area, backPressure, contents, throats, into) {
		const { gas, gasMoles, liquidMoles, gasVolume, liquidVolume } = contents;
		const liquid = contents.drawn ?? contents.liquid;
		const share = gas === void 0 ? 1 : liquid === void 0 ? 0 : void 0;
		const enough = (volume) => Math.min(1, volume / (exhaustion * this.#volume));
		let liquidArea = share ?? (draw === "vapour" || draw === "level-swell" ? 1 - enough(gasVolume) : enough(liquidVolume));
		let liquidShare = 1;
		if (draw === "mixed") {
			liquidShare = liquidMoles / (gasMoles + liquidMoles);
			liquidArea = liquidShare > 0 ? 1 : 0;
		}
		if (draw === "level-swell") {
			const carried = this.#carried(area, backPressure, contents, throats);
			if (carried !== void 0) {
				liquidShare = carried.share;
				liquidArea = carried.area;
			}
		}
		let flow = 0;
		if (gas !== void 0 && liquidArea < 1) flow += this.#gasStream(gas, (1 - liquidArea) * area, backPressure, throats, into);
		if (liquid !== void 0 && liquidArea > 0) flow += this.#stream(gas, liquid, liquidShare, liquidArea * area, backPressure, throats.mixed, into);
		return flow;
	}
	/**
	* The share of the area through which the swollen liquid leaves with its vapour, and the molar share of liquid in that; undefined
	* where the liquid stays below the nozzle, or there is only one phase.
	*/
	#carried(area, back, contents, throats) {
		const { gas, liquid, gasMoles, liquidMoles } = contents;
		const boiling = boilingLiquid(this.#fluid, contents);
		if (this.#swollen === void 0 || boiling === void 0 || gas === void 0 || liquid === void 0) return void 0;
		const none = {
			gasMoles: 0,
			liquidMoles: 0
		};
		const gasFlow = this.#gasStream(gas, area, back, throats, { ...none });
		const vapour = gasFlow / gas.density;
		const excess = this.#swollen.excess(boiling, vapour);
		if (excess === 0) return void 0;
		const reached = Math.min(1, excess / (exhaustion * this.#volume));
		const surface = this.#swollen.surface(boiling, vapour);
		if (surface === void 0) return {
			area: reached,
			share: liquidMoles / (gasMoles + liquidMoles)
		};
		const molar = (massShare) => {
			const ofLiquid = (1 - massShare) / liquid.molarMass;
			return ofLiquid / (ofLiquid + massShare / gas.molarMass);
		};
		const flowAt = (massShare) => (1 - reached) * gasFlow + this.#stream(gas, liquid, molar(massShare), reached * area, back, throats.mixed, { ...none });
		return {
			area: reached,
			share: molar(agreedShare(surface, flowAt, 1))
		};
	}
	#gasStream(gas, area, back, throats, into) {
		if (!this.condensing) this.condensing = !throats.gas.flow(gas, back, this.#throat);
		if (this.condensing) return this.#stream(gas, void 0, 0, area, back, throats.condensing, into);
		const flow = area * this.#throat.flux;
		into.gasMoles += flow / gas.molarMass;
		return flow;
	}
	/** A stream of both phases in the given molar share of liquid, flashing in equilibrium. */
	#stream(gas, liquid, liquidShare, area, back, throat, into) {
		const gasShare = 1 - liquidShare;
		const blend = (of) => (gas === void 0 || gasShare === 0 ? 0 : gasShare * of(gas)) + (liquid === void 0 || liquidShare === 0 ? 0 : liquidShare * of(liquid));
		for (let component = 0; component < this.#composition.length; component += 1) this.#composition[component] = blend((phase) => phase.moleFractions[component] ?? 0);
		const molarMass = blend((phase) => phase.molarMass);
		const pressure = (gas ?? liquid)?.pressure ?? 0;
		const molarEnthalpy = blend((phase) => phase.molarEnthalpy);
		let molarEntropy = blend((phase) => phase.molarEntropy);
		if (gasShare > 0 && liquidShare > 0 && gas?.temperature !== liquid?.temperature) {
			this.#mixing.ph(this.#composition, pressure, molarEnthalpy);
			({molarEntropy} = this.#mixing.state);
		}
		const upstream = {
			pressure,
			composition: this.#composition,
			molarMass,
			molarEnthalpy,
			molarEntropy,
			soundSquared: blend((phase) => phase.speedOfSound ** 2)
		};
		throat.flow(upstream, back, this.#throat);
		const flow = area * this.#throat.flux;
		into.gasMoles += flow / molarMass * gasShare;
		into.liquidMoles += flow / molarMass * liquidShare;
		return flow;
	}
};
function headerCurve({ times, pressures }) {
	const curve = monotoneCurve(times, pressures);
	const [first = NaN, last = NaN] = [pressures[0], pressures.at(-1)];
	return (time) => curve(time) ?? (time < (times[0] ?? 0) ? first : last);
}
function scheduledFlow({ times, flows }, time) {
	const after = times.findIndex((at) => at > time);
	if (after === -1) return flows.at(-1) ?? 0;
	if (after === 0) return flows[0] ?? 0;
	const from = times[after - 1] ?? 0;
	const share = (time - from) / ((times[after] ?? 0) - from);
	const start = flows[after - 1] ?? 0;
	return start + share * ((flows[after] ?? 0) - start);
}
// engineering/vessels/blowdown/free-water/free-water-below.ts
/** Free water at the bottom of a vessel: how much there is, and that an outlet there draws it before the liquid above. */
var FreeWaterBelow = class {
	#drawn;
	#enough;
	#fromBottom;
	constructor(fluid, volume, fromBottom) {
		this.#drawn = new MixedLiquid(fluid.ids.length);
		this.#enough = exhaustion * volume;
		this.#fromBottom = fromBottom;
	}
	/** Of the free water in `total` moles of fluid. The last of it leaves with the liquid above, so that nothing changes at once. */
	read({ phase, moles, above, molesAbove }, total) {
		const waterVolume = moles * total * phase.molarVolume;
		const waterMass = moles * total * phase.molarMass;
		if (!this.#fromBottom) return {
			waterMass,
			waterVolume
		};
		const fills = (volume) => Math.min(1, volume / this.#enough);
		const ofWater = fills(waterVolume);
		const ofOther = molesAbove > 0 ? (1 - ofWater) * fills(molesAbove * total * above.molarVolume) : 0;
		this.#drawn.combine(above, phase, ofOther > 0 ? ofWater / (ofWater + ofOther) : 1);
		return {
			waterMass,
			waterVolume,
			drawn: this.#drawn
		};
	}
};
// engineering/vessels/blowdown/models/equilibrium.ts
/** Typical molar heat capacity, J/(mol·K): the measure of errors in energy. */
var typicalHeatCapacity$1 = 25;
/** Relative shifts of volume tried one after the other where no equilibrium is found. */
var nearbyVolumes = [
	0,
	1e-9,
	1e-8,
	1e-7,
	1e-6
];
/**
* Contents at one temperature: gas and liquid in equilibrium. States: moles of each component and internal energy, J; the
* flash at given energy and volume gives temperature and pressure.
*/
var EquilibriumContents = class {
	states;
	#fluid;
	#point;
	#volume;
	#initial;
	#composition;
	#found;
	#below;
	#contents;
	/** `moles` and `energy` J are the initial contents of the volume, m³; `fromBottom` says that an outlet draws liquid there. */
	constructor(fluid, volume, moles, energy, fromBottom = false) {
		this.#fluid = fluid;
		this.#point = fluid.point();
		this.#volume = volume;
		this.#below = new FreeWaterBelow(fluid, volume, fromBottom);
		this.states = moles.length + 1;
		this.#initial = new Float64Array(this.states);
		this.#initial.set(moles);
		this.#initial[moles.length] = energy;
		this.#composition = new Float64Array(moles.length);
		this.#found = new Float64Array(this.states).fill(NaN);
	}
	start(state) {
		state.set(this.#initial);
	}
	scale(state, scale) {
		const total = this.#total(state);
		const size = this.states - 1;
		for (let component = 0; component < size; component += 1) scale[component] = total;
		scale[size] = total * typicalHeatCapacity$1 * this.#point.state.temperature;
	}
	find(state) {
		if (this.#contents !== void 0 && this.#same(state)) return this.#contents;
		this.#contents = void 0;
		const size = this.states - 1;
		const total = this.#total(state);
		for (let component = 0; component < size; component += 1) {
			const share = (state[component] ?? 0) / total;
			if (!(share > -1e-6)) throw new RangeError("the contents of the vessel ran out of a component");
			this.#composition[component] = Math.max(0, share);
		}
		this.#flash((state[size] ?? 0) / total, this.#volume / total);
		this.#contents = this.#read(total);
		this.#found.set(state.subarray(0, this.states));
		return this.#contents;
	}
	rates(state, outflow, toGas, toLiquid, rate) {
		const contents = this.find(state);
		const { gas } = contents;
		const liquid = contents.drawn ?? contents.liquid;
		const size = this.states - 1;
		const fromGas = gas === void 0 ? 0 : outflow.gasMoles;
		const fromLiquid = liquid === void 0 ? 0 : outflow.liquidMoles;
		for (let component = 0; component < size; component += 1) rate[component] = -fromGas * (gas?.moleFractions[component] ?? 0) - fromLiquid * (liquid?.moleFractions[component] ?? 0);
		rate[size] = toGas + toLiquid - fromGas * (gas?.molarEnthalpy ?? 0) - fromLiquid * (liquid?.molarEnthalpy ?? 0);
	}
	energy() {
		const { gas, liquid, gasMoles = 0, liquidMoles = 0 } = this.#contents ?? {};
		return gasMoles * (gas?.molarInternalEnergy ?? 0) + liquidMoles * (liquid?.molarInternalEnergy ?? 0);
	}
	moles(state, component) {
		return state[component] ?? 0;
	}
	/**
	* Where two phases begin close to a critical point they cannot be told apart and no equilibrium is found in a narrow band
	* of volumes; there the state beside it is taken, which the balance of volume then shows.
	*/
	#flash(molarEnergy, molarVolume) {
		for (const shift of nearbyVolumes) try {
			this.#point.uv(this.#composition, molarEnergy, molarVolume * (1 + shift));
			return;
		} catch (error) {
			if (!(error instanceof RangeError) || shift === nearbyVolumes.at(-1)) throw error;
		}
	}
	/**
	* The phases found. A single phase is liquid below the critical temperature and molar volume of its composition. Above
	* that temperature a dense one counts as both, less and less as liquid: what a fire brings to a wetted wall and what
	* convection brings to the contents then change by and by, and the larger heat of the wetted wall lasts a little longer,
	* which is on the safe side. Vapour is never counted as liquid.
	*/
	#read(total) {
		const { condition, pressure, vapourFraction, vapour, liquid, freeWater } = this.#point.state;
		let [gasPhase, liquidPhase, gasShare] = [
			vapour,
			liquid,
			vapourFraction
		];
		if (condition !== "two-phase") {
			gasPhase = condition === "vapour" ? vapour : liquid;
			liquidPhase = gasPhase;
			gasShare = 1 - this.#fluid.likenessToLiquid(gasPhase);
		}
		const gasMoles = gasShare * total;
		const liquidMoles = total - gasMoles;
		const liquidMass = liquidMoles * liquidPhase.molarMass;
		return {
			pressure,
			gas: gasMoles > 0 ? gasPhase : void 0,
			liquid: liquidMoles > 0 ? liquidPhase : void 0,
			gasMoles,
			liquidMoles,
			mass: gasMoles * gasPhase.molarMass + liquidMass,
			liquidMass,
			gasVolume: gasMoles * gasPhase.molarVolume,
			vapourVolume: gasMoles * gasPhase.molarVolume,
			liquidVolume: liquidMoles * liquidPhase.molarVolume,
			...freeWater && this.#below.read(freeWater, total)
		};
	}
	#total(state) {
		let total = 0;
		for (let component = 0; component < this.#fluid.ids.length; component += 1) total += state[component] ?? 0;
		if (!(total > 0)) throw new RangeError("the vessel is empty");
		return total;
	}
	#same(state) {
		for (let index = 0; index < this.states; index += 1) if (state[index] !== this.#found[index]) return false;
		return true;
	}
};
// engineering/heat-transfer/boiling/pool.ts
/** Reduced pressures that the correlation of nucleate boiling was made from. */
var leastReducedPressure = .001;
var mostReducedPressure = .9;
/**
* Heat flux of nucleate pool boiling, W/m², for a wall `superheat` K above saturation; 0 without superheat. `molarMass`
* kg/mol; `roughness` the surface's Rp (DIN 4762), m, 1 µm unless given. The reduced pressure counts as 0.001 to 0.9, in
* which the correlation holds.
* q/ΔT = 55·pr^(0.12 − 0.2·log Rp)·(−log pr)^(−0.55)·M^(−0.5)·q^0.67, with Rp in µm, M in kg/kmol.
* Source: M. G. Cooper, Heat flow rates in saturated nucleate pool boiling, Advances in Heat Transfer 16 (1984) 157.
*/
function nucleateFlux(reducedPressure, molarMass, superheat, roughness = 1e-6) {
	if (!(superheat > 0)) return 0;
	const pr = Math.min(mostReducedPressure, Math.max(leastReducedPressure, reducedPressure));
	return (55 * (pr ** (.12 - .2 * Math.log10(roughness * 1e6)) * (-Math.log10(pr)) ** -.55) * superheat / Math.sqrt(molarMass * 1e3)) ** (1 / .33);
}
/**
* Largest heat flux of nucleate pool boiling, W/m²: q = C·h_fg·ρ_v·[σ·g·(ρ_l − ρ_v)/ρ_v²]^(1/4), C = π/24 unless given.
* Source: N. Zuber, AECU-4439 (1959); Incropera 7th ed., eq. 10.6.
*/
function criticalFlux(fluid, constant = Math.PI / 24) {
	const { liquidDensity, vapourDensity, latentHeat, surfaceTension } = fluid;
	const lift = surfaceTension * standardGravity * Math.max(0, liquidDensity - vapourDensity);
	return constant * latentHeat * Math.sqrt(vapourDensity) * lift ** .25;
}
// engineering/heat-transfer/conduction/layers.ts
/**
* The grid of a wall from the inside outwards. `radius` is the inside radius of its cylinder, m, Infinity for a plane
* wall; `sphericalShare` the share of its inside area that is curved twice, as heads are: areas grow outwards as
* (1 − φ)·(1 + x/r) + φ·(1 + x/r)², and capacities and conductances are exact for that growth, so that the steady flow
* through a cylinder is too. Second order in the cell. Throws a RangeError for a layer without extent.
*/
function wallGrid(layers, radius, sphericalShare = 0) {
	const capacities = [0];
	const conductances = [];
	const layerCapacities = [];
	const edges = [0];
	let inside = 0;
	for (const layer of layers) {
		for (const name of [
			"thickness",
			"density",
			"heatCapacity",
			"conductivity",
			"cells"
		]) requirePositive(`${name} of a wall layer`, layer[name]);
		const width = layer.thickness / layer.cells;
		const heat = layer.density * layer.heatCapacity;
		const own = capacities.map(() => 0);
		layerCapacities.push(own);
		for (let cell = 0; cell < layer.cells; cell += 1) {
			const from = inside + cell * width;
			const middle = from + width / 2;
			const to = from + width;
			const last = capacities.length - 1;
			const [inner, outer] = [heat * grownVolume(from, middle, radius, sphericalShare), heat * grownVolume(middle, to, radius, sphericalShare)];
			capacities[last] = (capacities[last] ?? 0) + inner;
			capacities.push(outer);
			own[last] = (own[last] ?? 0) + inner;
			own.push(outer);
			conductances.push(layer.conductivity / resistanceLength(from, to, radius, sphericalShare));
		}
		inside += layer.thickness;
		edges.push(capacities.length - 1);
	}
	return {
		capacities,
		conductances,
		layerCapacities,
		edges,
		outerArea: grownArea(inside, radius, sphericalShare)
	};
}
/** Area at a depth by inside area. */
function grownArea(depth, radius, sphericalShare) {
	const growth = 1 + depth / radius;
	return (1 - sphericalShare) * growth + sphericalShare * growth * growth;
}
/** Volume between two depths by inside area: Simpson's rule is exact for the quadratic. */
function grownVolume(from, to, radius, sphericalShare) {
	const at = (depth) => grownArea(depth, radius, sphericalShare);
	return (to - from) / 6 * (at(from) + 4 * at((from + to) / 2) + at(to));
}
/** ∫ dx/area between two depths: with g = 1 + x/r, 1/(g·((1 − φ) + φ·g)) integrates to r·ln(g/((1 − φ) + φ·g))/(1 − φ). */
function resistanceLength(from, to, radius, sphericalShare) {
	if (radius === Infinity) return to - from;
	const before = 1 + from / radius;
	const after = 1 + to / radius;
	if (sphericalShare > .999999) return radius * (1 / before - 1 / after);
	const rest = 1 - sphericalShare;
	const blend = (growth) => rest + sphericalShare * growth;
	const ratio = after * blend(before) / (before * blend(after));
	return radius * Math.log(ratio) / rest;
}
/**
* Rate at which each node gains heat by conduction, W per unit of inside area, added to `gains`.
*/
function addConduction(grid, temperatures, gains) {
	for (let index = 0; index < grid.conductances.length; index += 1) {
		const flow = (grid.conductances[index] ?? 0) * ((temperatures[index + 1] ?? 0) - (temperatures[index] ?? 0));
		gains[index] = (gains[index] ?? 0) + flow;
		gains[index + 1] = (gains[index + 1] ?? 0) - flow;
	}
}
// engineering/heat-transfer/conduction/varying-wall.ts
/**
* A wall of which one layer is a metal that varies with its temperature. A node is known by its energy above 0 K, the
* integral of its heat capacity, so that none is lost where the capacity changes; heat flows by the difference of the
* integrals of the conductivity (Kirchhoff), which is exact for the steady flow through a cell.
*/
var VaryingWall = class {
	#grid;
	#contents;
	#conductivity;
	/** Conductances within the metal by unit of its conductivity, 1/m; those of other layers as they are. */
	#conductances;
	#first;
	#last;
	/** Of a grid made with a heat capacity and a conductivity of the layer by which its own are known. */
	constructor(grid, layer, made, metal) {
		this.#grid = grid;
		this.#first = grid.edges[layer] ?? 0;
		this.#last = grid.edges[layer + 1] ?? 0;
		this.#conductivity = new LinearIntegral(metal.conductivity);
		this.#contents = grid.capacities.map((capacity, node) => {
			const own = grid.layerCapacities[layer]?.[node] ?? 0;
			return new LinearIntegral(metal.heatCapacity.map(([temperature, value]) => [temperature, capacity - own + own * (value / made.heatCapacity)]));
		});
		this.#conductances = grid.conductances.map((value, index) => this.#isMetal(index) ? value / made.conductivity : value);
	}
	/** Energy of a node above 0 K, J/m² of inside area. */
	energy(node, temperature) {
		return this.#contents[node]?.integral(temperature) ?? 0;
	}
	/** Temperature of a node, K, by its energy, J/m² of inside area. */
	temperature(node, energy) {
		return this.#contents[node]?.inverse(energy) ?? 0;
	}
	/** Rate at which each node gains heat by conduction, W per unit of inside area, added to `gains`. */
	addConduction(temperatures, gains) {
		let before = this.#conductivity.integral(temperatures[this.#first] ?? 0);
		for (let index = 0; index < this.#grid.conductances.length; index += 1) {
			const [from, to] = [temperatures[index] ?? 0, temperatures[index + 1] ?? 0];
			let difference = to - from;
			if (this.#isMetal(index)) {
				const after = this.#conductivity.integral(to);
				difference = after - before;
				before = after;
			}
			const flow = (this.#conductances[index] ?? 0) * difference;
			gains[index] = (gains[index] ?? 0) + flow;
			gains[index + 1] = (gains[index + 1] ?? 0) - flow;
		}
	}
	/** Whether the conductance after a node lies within the metal. */
	#isMetal(index) {
		return index >= this.#first && index < this.#last;
	}
};
// engineering/heat-transfer/convection/cylinder.ts
/**
* Nusselt number of natural convection around a long horizontal cylinder, on its diameter, to Ra = 10¹².
* Nu = {0.60 + 0.387·Ra^(1/6)/[1 + (0.559/Pr)^(9/16)]^(8/27)}².
* Source: S. W. Churchill, H. H. S. Chu, Int. J. Heat Mass Transfer 18 (1975) 1049; Incropera 7th ed., eq. 9.34.
*/
function horizontalCylinderNusselt(rayleigh, prandtl) {
	const root = .6 + .387 * rayleigh ** (1 / 6) / (1 + (.559 / prandtl) ** (9 / 16)) ** (8 / 27);
	return root * root;
}
/**
* Nusselt number of a cylinder in cross flow, on its diameter, for Re·Pr > 0.2.
* Nu = 0.3 + 0.62·Re^(1/2)·Pr^(1/3)/[1 + (0.4/Pr)^(2/3)]^(1/4)·[1 + (Re/282 000)^(5/8)]^(4/5).
* Source: S. W. Churchill, M. Bernstein, J. Heat Transfer 99 (1977) 300; Incropera 7th ed., eq. 7.54.
*/
function crossFlowNusselt(reynolds, prandtl) {
	return .3 + .62 * Math.sqrt(reynolds) * Math.cbrt(prandtl) / (1 + (.4 / prandtl) ** (2 / 3)) ** .25 * (1 + (reynolds / 282e3) ** .625) ** .8;
}
// engineering/heat-transfer/convection/fluid.ts
/** Specific gas constant of dry air, J/(kg·K). */
var gasConstant = 287.05;
/**
* Dry air at atmospheric pressure as an ideal gas: viscosity and conductivity by Sutherland's law, heat capacity by a
* straight line; within 3 % of tabulated air from 200 to 1000 K. Throws a RangeError below 100 K or above 2500 K.
* Source: F. M. White, Viscous Fluid Flow, 2nd ed., tables 1-2 and 1-3 (Sutherland's constants).
*/
function atmosphericAir(temperature) {
	if (!(temperature >= 100 && temperature <= 2500)) throw new RangeError(`temperature of air must be between 100 and 2500 K, got ${temperature}`);
	const ratio = temperature / 273;
	return {
		density: atmosphere / (gasConstant * temperature),
		viscosity: 1716e-8 * ratio ** 1.5 * 384 / (temperature + 111),
		conductivity: .0241 * ratio ** 1.5 * 467 / (temperature + 194),
		heatCapacity: 1003 + .2 * Math.max(0, temperature - 300),
		expansion: 1 / temperature
	};
}
/** Prandtl number: cp·μ/λ. */
function prandtlNumber({ heatCapacity, viscosity, conductivity }) {
	return heatCapacity * viscosity / conductivity;
}
/** Rayleigh number: g·β·ΔT·L³·ρ²·cp/(μ·λ), on a length, m, and a temperature difference, K, of either sign. */
function rayleighNumber(fluid, difference, length) {
	const { density, viscosity, conductivity, heatCapacity, expansion } = fluid;
	return standardGravity * Math.abs(expansion * difference) * length ** 3 * density * density * heatCapacity / (viscosity * conductivity);
}
// engineering/heat-transfer/convection/inside-pipe.ts
/** Reynolds numbers between which flow in a pipe goes over from laminar to turbulent. Source: Gnielinski (2013). */
var lastLaminar = 2300;
var firstTurbulent = 4e3;
/** Of laminar flow in a round pipe whose wall is at one temperature. */
var laminarNusselt = 3.66;
/**
* Nusselt number of flow in a long round pipe, on its diameter, from the Darcy friction factor of its wall:
* Nu = (f/8)·(Re − 1000)·Pr/[1 + 12.7·(f/8)^(1/2)·(Pr^(2/3) − 1)] from Re = 4000, 3.66 up to Re = 2300, and a straight line
* between them. For 0.5 < Pr < 2000 and Re < 5·10⁶.
* Source: V. Gnielinski, Int. Chem. Eng. 16 (1976) 359; Int. J. Heat Mass Transfer 63 (2013) 134; Incropera 7th ed., eq. 8.62.
*/
function pipeNusselt(reynolds, prandtl, frictionFactor) {
	if (reynolds <= lastLaminar) return laminarNusselt;
	if (reynolds >= firstTurbulent) return turbulentNusselt(reynolds, prandtl, frictionFactor);
	const share = (reynolds - lastLaminar) / 1700;
	return (1 - share) * laminarNusselt + share * turbulentNusselt(firstTurbulent, prandtl, frictionFactor);
}
function turbulentNusselt(reynolds, prandtl, frictionFactor) {
	const eighth = frictionFactor / 8;
	return eighth * (reynolds - 1e3) * prandtl / (1 + 12.7 * Math.sqrt(eighth) * (Math.cbrt(prandtl) ** 2 - 1));
}
// engineering/heat-transfer/convection/plate.ts
/**
* Nusselt number of natural convection at a vertical plate, on its height, for any Rayleigh number.
* Nu = {0.825 + 0.387·Ra^(1/6)/[1 + (0.492/Pr)^(9/16)]^(8/27)}².
* Source: S. W. Churchill, H. H. S. Chu, Int. J. Heat Mass Transfer 18 (1975) 1323; Incropera 7th ed., eq. 9.26.
*/
function verticalPlateNusselt(rayleigh, prandtl) {
	const root = .825 + .387 * rayleigh ** (1 / 6) / (1 + (.492 / prandtl) ** (9 / 16)) ** (8 / 27);
	return root * root;
}
/**
* Nusselt number of natural convection at a vertical wall or in an enclosure by the simple powers usual for vessels:
* the larger of 0.59·Ra^(1/4) (laminar) and 0.13·Ra^(1/3) (turbulent), and at least 1. They meet at Ra = 7.6·10⁷;
* W. H. McAdams changes over at 10⁹, where the two differ by a fifth.
* Source: C. J. Geankoplis, Transport Processes and Unit Operations, 3rd ed., table 4.7-1.
*/
function enclosureNusselt(rayleigh) {
	return Math.max(1, .59 * rayleigh ** .25, .13 * Math.cbrt(rayleigh));
}
/**
* Nusselt number of natural convection at a horizontal surface, on its area divided by its perimeter.
* `driven`: the fluid is unstable, hot below (Nu = 0.54·Ra^(1/4) to Ra = 10⁷, 0.15·Ra^(1/3) above, the larger taken);
* else stable, hot above (Nu = 0.27·Ra^(1/4)). At least 1.
* Source: J. R. Lloyd, W. R. Moran, J. Heat Transfer 96 (1974) 443; W. H. McAdams, Heat Transmission, 3rd ed. (1954).
*/
function horizontalPlateNusselt(rayleigh, driven) {
	const quarter = rayleigh ** .25;
	return driven ? Math.max(1, .54 * quarter, .15 * Math.cbrt(rayleigh)) : Math.max(1, .27 * quarter);
}
// engineering/heat-transfer/convection/outside.ts
/**
* Coefficient from the outside of a vessel to air, W/(m²·K): natural convection of a horizontal cylinder or a vertical
* wall (Churchill and Chu), or wind across the cylinder (Churchill and Bernstein) where that is more. Air at the mean of
* the two temperatures.
*/
function outsideCoefficient({ orientation, diameter, height }, surface, ambient, windSpeed = 0) {
	const air = atmosphericAir((surface + ambient) / 2);
	const prandtl = prandtlNumber(air);
	const difference = surface - ambient;
	const natural = orientation === "horizontal" ? horizontalCylinderNusselt(rayleighNumber(air, difference, diameter), prandtl) * air.conductivity / diameter : verticalPlateNusselt(rayleighNumber(air, difference, height), prandtl) * air.conductivity / height;
	if (windSpeed <= 0) return natural;
	const reynolds = air.density * windSpeed * diameter / air.viscosity;
	return Math.max(natural, crossFlowNusselt(reynolds, prandtl) * air.conductivity / diameter);
}
// engineering/heat-transfer/fire/flux.ts
/** Stefan–Boltzmann constant, W/(m²·K⁴) (CODATA 2018). */
var stefanBoltzmann = 5.670374419e-8;
var api = "API 521, analytical method; figures as collected in the HydDown fire module";
var scandpower = "Scandpower guidelines; figures as collected in the HydDown fire module";
function apiFire(label, flameEmissivity, coefficient, gasTemperature, radiativeTemperature, nominalFlux) {
	return {
		label,
		absorptivity: .75,
		surfaceEmissivity: .75,
		flameEmissivity,
		coefficient,
		gasTemperature,
		radiativeTemperature,
		nominalFlux,
		source: api
	};
}
function scandpowerFire(label, coefficient, temperature, nominalFlux) {
	return {
		label,
		absorptivity: .85,
		flameEmissivity: 1,
		surfaceEmissivity: .85,
		coefficient,
		gasTemperature: temperature,
		radiativeTemperature: temperature,
		nominalFlux,
		source: scandpower
	};
}
/** Usual fires by flux. The figures are of medium to high certainty: check them against the edition you work to. */
var fireScenarios = {
	apiPool: apiFire("Pool fire, average (API 521)", .75, 20, 873.15, 1023.15, 6e4),
	apiJet: apiFire("Jet fire, average (API 521)", .33, 40, 1173.15, 1373.15, 1e5),
	apiPoolPeak: apiFire("Pool fire, peak (API 521)", .75, 20, 1323.15, 1323.15, 15e4),
	apiJetPeakSmall: apiFire("Jet fire, peak, small (API 521)", .75, 90, 1373.15, 1373.15, 25e4),
	apiJetPeakLarge: apiFire("Jet fire, peak, large (API 521)", .87, 100, 1473.15, 1473.15, 35e4),
	scandpowerPool: scandpowerFire("Pool fire, average (Scandpower)", 30, 1077.15, 1e5),
	scandpowerJet: scandpowerFire("Jet fire, average (Scandpower)", 100, 908.15, 1e5),
	scandpowerPoolPeak: scandpowerFire("Pool fire, peak (Scandpower)", 30, 1212.54, 15e4),
	scandpowerJetPeakSmall: scandpowerFire("Jet fire, peak, small (Scandpower)", 100, 1279.29, 25e4),
	scandpowerJetPeakLarge: scandpowerFire("Jet fire, peak, large (Scandpower)", 100, 1429.61, 35e4)
};
/**
* Net flux into a surface in a fire, W/m²: α·ε_f·σ·T_rad⁴ + h·(T_gas − T_w) − ε_w·σ·T_w⁴.
* Source: API 521, 7th ed., the analytical method for fires.
*/
function fireFlux(fire, surface) {
	const radiated = fire.absorptivity * fire.flameEmissivity * stefanBoltzmann * fire.radiativeTemperature ** 4;
	const lost = fire.surfaceEmissivity * stefanBoltzmann * surface ** 4;
	return radiated + fire.coefficient * (fire.gasTemperature - surface) - lost;
}
/** Net radiation from grey surroundings to a surface, W/m²: ε·σ·(T_a⁴ − T_w⁴). */
function radiantFlux(emissivity, surroundings, surface) {
	return emissivity * stefanBoltzmann * (surroundings ** 4 - surface ** 4);
}
// engineering/vessels/blowdown/models/ideal-gas.ts
var referenceTemperature = 298.15;
var IdealPhase = class {
	molarMass;
	molarCp;
	temperature = NaN;
	pressure = NaN;
	molarVolume = NaN;
	moleFractions = Float64Array.of(1);
	constructor(molarMass, molarCp) {
		this.molarMass = molarMass;
		this.molarCp = molarCp;
	}
	compressibility = 1;
	get molarCpIdeal() {
		return this.molarCp;
	}
	get molarCv() {
		return this.molarCp - gasConstant$1;
	}
	get density() {
		return this.molarMass / this.molarVolume;
	}
	get molarEnthalpy() {
		return this.molarCp * (this.temperature - referenceTemperature);
	}
	get molarInternalEnergy() {
		return this.molarEnthalpy - gasConstant$1 * this.temperature;
	}
	get molarEntropy() {
		return this.molarCp * Math.log(this.temperature / referenceTemperature) - gasConstant$1 * Math.log(this.pressure / atmosphere);
	}
	get speedOfSound() {
		const ratio = this.molarCp / (this.molarCp - gasConstant$1);
		return Math.sqrt(ratio * gasConstant$1 * this.temperature / this.molarMass);
	}
	get pressureByTemperature() {
		return gasConstant$1 / this.molarVolume;
	}
	get pressureByVolume() {
		return -this.pressure / this.molarVolume;
	}
	set(temperature, pressure) {
		if (!(temperature > 0 && pressure > 0)) throw new RangeError(`an ideal gas has no state at ${temperature} K and ${pressure} Pa`);
		this.temperature = temperature;
		this.pressure = pressure;
		this.molarVolume = gasConstant$1 * temperature / pressure;
	}
};
/**
* An ideal gas of constant heat capacity ratio as the contents of a vessel: for checks against closed forms. It has the
* viscosity and conductivity of air. Throws a RangeError for a molar mass, kg/mol, that is not positive or a ratio not above 1.
*/
function idealGas(molarMass, heatCapacityRatio) {
	requirePositive("molarMass", molarMass);
	if (!(heatCapacityRatio > 1)) throw new RangeError(`heatCapacityRatio must be above 1, got ${heatCapacityRatio}`);
	const molarCp = gasConstant$1 * heatCapacityRatio / (heatCapacityRatio - 1);
	const create = () => new IdealPhase(molarMass, molarCp);
	return {
		ids: ["ideal gas"],
		molarMasses: Float64Array.of(molarMass),
		tripleTemperatures: [0],
		criticalPressures: [Infinity],
		condensable: false,
		warnings: [],
		point: () => {
			const vapour = create();
			return {
				state: {
					condition: "vapour",
					vapourFraction: 1,
					get temperature() {
						return vapour.temperature;
					},
					get pressure() {
						return vapour.pressure;
					},
					get molarVolume() {
						return vapour.molarVolume;
					},
					get molarEnthalpy() {
						return vapour.molarEnthalpy;
					},
					get molarInternalEnergy() {
						return vapour.molarInternalEnergy;
					},
					get molarEntropy() {
						return vapour.molarEntropy;
					},
					vapour,
					liquid: vapour
				},
				tp: (_, temperature, pressure) => vapour.set(temperature, pressure),
				ph: (_, pressure, enthalpy) => vapour.set(referenceTemperature + enthalpy / molarCp, pressure),
				ps: (_, pressure, entropy) => {
					const exponent = (entropy + gasConstant$1 * Math.log(pressure / atmosphere)) / molarCp;
					vapour.set(referenceTemperature * Math.exp(exponent), pressure);
				},
				boiling: () => {
					throw new RangeError("an ideal gas does not boil");
				},
				uv: (_, energy, volume) => {
					const temperature = (energy + molarCp * referenceTemperature) / (molarCp - gasConstant$1);
					vapour.set(temperature, gasConstant$1 * temperature / volume);
				}
			};
		},
		phasePoint: () => {
			const phase = create();
			return {
				phase,
				at: (_, temperature, pressure) => phase.set(temperature, pressure)
			};
		},
		viscosity: ({ temperature }) => atmosphericAir(Math.min(2500, Math.max(100, temperature))).viscosity,
		conductivity: ({ temperature }) => atmosphericAir(Math.min(2500, Math.max(100, temperature))).conductivity,
		surfaceTension: () => NaN,
		likenessToLiquid: () => 0,
		chemicalPotentials: ({ molarEnthalpy, temperature, molarEntropy }, into) => void into.fill(molarEnthalpy - temperature * molarEntropy),
		boils: () => false
	};
}
// engineering/vessels/blowdown/inside-heat.ts
/** Properties that convection needs, of a phase. */
function convecting(fluid, phase) {
	return {
		density: phase.density,
		viscosity: fluid.viscosity(phase),
		conductivity: fluid.conductivity(phase),
		heatCapacity: phase.molarCp / phase.molarMass,
		expansion: expansion(phase)
	};
}
function boiling(fluid, liquid, vapour) {
	return {
		liquidDensity: liquid.density,
		vapourDensity: vapour.density,
		latentHeat: vapour.molarEnthalpy / vapour.molarMass - liquid.molarEnthalpy / liquid.molarMass,
		surfaceTension: fluid.surfaceTension(liquid)
	};
}
/** Pressure over the mean of the components' critical pressures by mole fraction (Kay's rule). */
function reducedPressure({ criticalPressures }, { pressure, moleFractions }) {
	let critical = 0;
	for (let index = 0; index < moleFractions.length; index += 1) critical += (moleFractions[index] ?? 0) * (criticalPressures[index] ?? 0);
	return pressure / critical;
}
/**
* (ρ_l − ρ_v)/(ρ_l + ρ_v) up to which there is no nucleate boiling, and from which there is nothing else: the latter is
* found at about nine tenths of the critical pressure, up to which correlations of boiling are used.
*/
var contrastWithoutBoiling = .25;
/** Surface tension, N/m, up to which there is no nucleate boiling, and how much more it takes to be all of it. */
var tensionWithoutBoiling = 1e-5;
var tensionOfBoiling = 2e-4;
/** How much nucleate boiling there is by the difference of the phases, 0 to 1, without a jump or a kink. */
function phaseContrast(liquid, vapour) {
	return smooth(((liquid.density - vapour.density) / (liquid.density + vapour.density) - contrastWithoutBoiling) / .30000000000000004);
}
/** From 0 to 1 without a jump or a kink. */
function smooth(share) {
	const bounded = Math.min(1, Math.max(0, share));
	return bounded * bounded * (3 - 2 * bounded);
}
/** Heat fluxes at the inside of a wall, W/m², to the contents. */
var InsideHeat = class {
	#fluid;
	#film;
	#gasCoefficient;
	#liquidCoefficient;
	constructor(fluid, gasCoefficient, liquidCoefficient) {
		this.#fluid = fluid;
		this.#film = fluid.phasePoint();
		this.#gasCoefficient = gasCoefficient;
		this.#liquidCoefficient = liquidCoefficient;
	}
	/**
	* By natural convection of the gas; `height` m. Viscosity and conductivity at the mean of wall and gas temperature;
	* beside a warmer wall heat capacity and expansion are means between the two, which keeps the peaks that both have near
	* the critical point within bounds.
	*/
	toGas(gas, wallTemperature, height) {
		const difference = wallTemperature - gas.temperature;
		if (this.#gasCoefficient !== void 0) return this.#gasCoefficient * difference;
		return this.#toGas(gas, wallTemperature, height);
	}
	#toGas(gas, wallTemperature, height) {
		const difference = wallTemperature - gas.temperature;
		if (Math.abs(difference) < 1e-9) return 0;
		this.#film.at(gas.moleFractions, gas.temperature + difference / 2, gas.pressure);
		const film = convecting(this.#fluid, this.#film.phase);
		if (difference > 1) {
			const { molarVolume } = this.#film.phase;
			this.#film.at(gas.moleFractions, wallTemperature, gas.pressure);
			const atWall = this.#film.phase;
			film.heatCapacity = (atWall.molarEnthalpy - gas.molarEnthalpy) / (gas.molarMass * difference);
			film.expansion = (atWall.molarVolume - gas.molarVolume) / (molarVolume * difference);
		}
		return enclosureNusselt(rayleighNumber(film, difference, height)) * film.conductivity / height * difference;
	}
	/**
	* By natural convection of the liquid or, where the wall is hotter and it is more, nucleate boiling (Cooper), which
	* stays at its largest flux (Zuber) beyond it. Superheat counts from the liquid's own temperature. That a mixture boils
	* less well than its components is left out: the wall comes out colder for it. Boiling counts by `boilingShare`, 0 to 1, and fades out towards the critical point, where the phases cannot be told apart. A liquid
	* without gas is a dense fluid, to which heat passes as to a gas, so that nothing changes where it is called so.
	*/
	toLiquid(liquid, vapour, wallTemperature, height, boilingShare) {
		const difference = wallTemperature - liquid.temperature;
		if (this.#liquidCoefficient !== void 0) return this.#liquidCoefficient * difference;
		if (Math.abs(difference) < 1e-9) return 0;
		const share = vapour === void 0 ? 0 : boilingShare * phaseContrast(liquid, vapour);
		const dense = share < 1 ? (1 - share) * this.#toDense(liquid, wallTemperature, height) : 0;
		return vapour === void 0 || share === 0 ? dense : dense + share * this.#toBoilingLiquid(liquid, vapour, difference, height);
	}
	/** By natural convection as of a gas; of a liquid over free water, which no film of one phase stands for, by its own properties. */
	#toDense(liquid, wallTemperature, height) {
		if (!(liquid instanceof MixedLiquid)) return this.#toGas(liquid, wallTemperature, height);
		return this.#convection(liquid, wallTemperature - liquid.temperature, height);
	}
	#convection(liquid, difference, height) {
		const side = convecting(this.#fluid, liquid);
		return enclosureNusselt(rayleighNumber(side, difference, height)) * side.conductivity / height * difference;
	}
	#toBoilingLiquid(liquid, vapour, difference, height) {
		const convection = this.#convection(liquid, difference, height);
		if (difference < 0) return convection;
		const boilingSide = boiling(this.#fluid, liquid, vapour);
		const share = smooth((boilingSide.surfaceTension - tensionWithoutBoiling) / tensionOfBoiling);
		if (!(share > 0 && boilingSide.latentHeat > 0)) return convection;
		const nucleate = nucleateFlux(reducedPressure(this.#fluid, liquid), liquid.molarMass, difference);
		return Math.max(convection, share * Math.min(nucleate, criticalFlux(boilingSide)));
	}
	/** From gas to liquid through the surface between them, by convection in the gas; `width` m. */
	acrossSurface(gas, liquidTemperature, width) {
		const difference = gas.temperature - liquidTemperature;
		if (Math.abs(difference) < 1e-9) return 0;
		this.#film.at(gas.moleFractions, gas.temperature - difference / 2, gas.pressure);
		const film = convecting(this.#fluid, this.#film.phase);
		const length = width / 4;
		return horizontalPlateNusselt(rayleighNumber(film, difference, length), difference < 0) * film.conductivity / length * difference;
	}
};
// engineering/vessels/blowdown/models/isothermal.ts
/**
* Gas kept at its initial temperature, whatever heat that takes. States: moles of each component.
* Throws a RangeError where the gas would condense: at one temperature its pressure is then not determined.
*/
var IsothermalContents = class {
	states;
	#point;
	#volume;
	#temperature;
	#initial;
	#composition;
	#found;
	#contents;
	#pressure;
	constructor(fluid, volume, moles, temperature, pressure) {
		this.#point = fluid.phasePoint();
		this.#volume = volume;
		this.#temperature = temperature;
		this.#pressure = pressure;
		this.states = moles.length;
		this.#initial = Float64Array.from(moles);
		this.#composition = new Float64Array(moles.length);
		this.#found = new Float64Array(moles.length).fill(NaN);
	}
	start(state) {
		state.set(this.#initial);
	}
	scale(state, scale) {
		scale.fill(total(state, this.states), 0, this.states);
	}
	find(state) {
		if (this.#contents !== void 0 && this.#found.every((moles, index) => moles === state[index])) return this.#contents;
		this.#contents = void 0;
		const moles = total(state, this.states);
		if (!(moles > 0)) throw new RangeError("the vessel is empty");
		for (let index = 0; index < this.states; index += 1) this.#composition[index] = (state[index] ?? 0) / moles;
		const volume = this.#volume / moles;
		const { phase } = this.#point;
		for (let round = 0;; round += 1) {
			this.#point.at(this.#composition, this.#temperature, this.#pressure);
			const step = Math.log(volume / phase.molarVolume) * phase.pressureByVolume * phase.molarVolume / this.#pressure;
			if (Math.abs(step) < 1e-13) break;
			if (round === 50) throw new RangeError("no pressure was found for the gas at its temperature");
			this.#pressure *= Math.exp(Math.max(-.5, Math.min(.5, step)));
		}
		this.#contents = {
			pressure: this.#pressure,
			gas: phase,
			liquid: void 0,
			gasMoles: moles,
			liquidMoles: 0,
			mass: moles * phase.molarMass,
			liquidMass: 0,
			gasVolume: moles * phase.molarVolume,
			vapourVolume: moles * phase.molarVolume,
			liquidVolume: 0
		};
		this.#found.set(state.subarray(0, this.states));
		return this.#contents;
	}
	rates(state, outflow, _toGas, _toLiquid, rate) {
		const { gas } = this.find(state);
		for (let index = 0; index < this.states; index += 1) rate[index] = -outflow.gasMoles * (gas?.moleFractions[index] ?? 0);
	}
	energy() {
		const { gas, gasMoles = 0 } = this.#contents ?? {};
		return gasMoles * (gas?.molarInternalEnergy ?? 0);
	}
	moles(state, component) {
		return state[component] ?? 0;
	}
};
function total(state, count) {
	let sum = 0;
	for (let index = 0; index < count; index += 1) sum += state[index] ?? 0;
	return sum;
}
// engineering/vessels/blowdown/models/wet-transport.ts
/** kg/mol. */
var waterMass = .01801528;
/** Mole fraction of water from which a phase is water alone. */
var alone = 1 - 1e-9;
/** By Chung et al. at the density of the phase, with a little water as `WetTransport` has it. */
function transportOf(mixture) {
	const ids = mixture.components.map(({ id }) => id);
	if (ids.includes("H2O") && ids.length > 1) return new WetTransport(ids);
	return {
		viscosity: (phase) => phaseViscosity(mixture, phase),
		conductivity: (phase) => phaseThermalConductivity(mixture, phase)
	};
}
/**
* Viscosity and conductivity of a phase in which water is one of several components: those of the other components at its
* molar volume by Chung et al., those of water at its part of the density by IAPWS. The one-fluid mixing rule of Chung et al.
* does not take a little water: its association factor brings the viscosity to a pole.
*/
var WetTransport = class {
	#mixture;
	#index;
	#dry;
	/** Of these components, water among them. */
	constructor(ids) {
		this.#index = ids.indexOf("H2O");
		this.#mixture = createMixture(ids.filter((id) => id !== "H2O"));
		this.#dry = new PhaseState(this.#mixture.size);
	}
	/** Pa·s: means by mole fraction times √M (F. Herning and L. Zipperer, Gas- und Wasserfach 79 (1936) 49). */
	viscosity(phase) {
		const mixture = this.#mixture;
		return this.#mean(phase, 1 / 2, (dry) => phaseViscosity(mixture, dry), freeWaterViscosity);
	}
	/** W/(m·K): means by mole fraction times ∛M (D. G. Friend and S. B. Adler, Chem. Eng. Sci. 9 (1958) 24). */
	conductivity(phase) {
		const mixture = this.#mixture;
		return this.#mean(phase, 1 / 3, (dry) => phaseThermalConductivity(mixture, dry), freeWaterConductivity);
	}
	#mean(phase, exponent, ofDry, ofWater) {
		const { temperature, molarVolume, moleFractions, molarMass } = phase;
		const water = moleFractions[this.#index] ?? 0;
		const density = water * waterMass / molarVolume;
		if (water >= alone) return ofWater({
			temperature,
			density
		});
		const dry = this.#dry;
		const left = 1 - water;
		dry.temperature = temperature;
		dry.molarVolume = molarVolume;
		dry.molarCpIdeal = phase.molarCpIdeal;
		dry.molarMass = (molarMass - water * waterMass) / left;
		let place = 0;
		moleFractions.forEach((fraction, component) => {
			if (component === this.#index) return;
			dry.moleFractions[place] = fraction / left;
			place += 1;
		});
		const weight = water * waterMass ** exponent;
		const dryWeight = left * dry.molarMass ** exponent;
		return (weight * ofWater({
			temperature,
			density
		}) + dryWeight * ofDry(dry)) / (weight + dryWeight);
	}
};
// engineering/vessels/blowdown/models/peng-robinson.ts
/** Contents by the Peng–Robinson equation. Throws a RangeError for an unknown component. */
function pengRobinson(ids) {
	const mixture = createMixture(ids);
	const [first] = mixture.components;
	const transport = transportOf(mixture);
	return {
		ids,
		molarMasses: Float64Array.from(mixture.components, ({ molarMass }) => molarMass),
		tripleTemperatures: mixture.components.map(({ tripleTemperature }) => tripleTemperature),
		criticalPressures: mixture.components.map(({ criticalPressure }) => criticalPressure),
		condensable: true,
		warnings: [...mixture.pairsWithoutInteraction.map(([one, other]) => ({ words: `no interaction parameter is known for ${one} and ${other}; 0 was used` })), ...ids.includes("H2O") && ids.length > 1 ? [{ words: "water and hydrocarbons form two liquids, of which only one is modelled" }] : []],
		point: () => {
			const state = createState(mixture);
			return {
				state,
				tp: (composition, temperature, pressure) => flashTp(mixture, temperature, pressure, composition, state),
				ph: (composition, pressure, enthalpy) => flashPh(mixture, pressure, enthalpy, composition, state),
				ps: (composition, pressure, entropy) => flashPs(mixture, pressure, entropy, composition, state),
				boiling: (composition, temperature) => {
					mixtureSaturationPressure(mixture, temperature, composition, "bubble", state);
				},
				uv: (composition, energy, volume) => flashUv(mixture, energy, volume, composition, state)
			};
		},
		phasePoint: () => {
			const phase = new PhaseState(mixture.size);
			return {
				phase,
				at: (composition, temperature, pressure) => phaseAt(mixture, temperature, pressure, composition, "vapour", phase)
			};
		},
		viscosity: (phase) => transport.viscosity(phase),
		conductivity: (phase) => transport.conductivity(phase),
		surfaceTension: (liquid) => liquidSurfaceTension(mixture, liquid),
		likenessToLiquid: (phase) => likenessToLiquid$1(mixture, phase),
		chemicalPotentials: (phase, into) => chemicalPotentials(mixture, phase, into),
		boils: (temperature) => first !== void 0 && mixture.size === 1 && temperature < first.criticalTemperature
	};
}
// engineering/vessels/blowdown/free-water/free-water.ts
/** Components that mix with water, so that there is no free water beside them. */
var mixing = /* @__PURE__ */ new Set(["MeOH", "NH3"]);
/** Whether free water is a phase of its own among these components. */
function mayHaveFreeWater(ids) {
	return ids.length > 1 && ids.includes("H2O") && !ids.some((id) => mixing.has(id));
}
/** What a fluid with free water has been found to be: its liquid is the hydrocarbon liquid and the water below it together. */
var WetState = class {
	found;
	#likeness;
	#mixed;
	/** Moles per mole, after each flash. */
	#vapour = NaN;
	#hydrocarbon = NaN;
	#freeWater;
	constructor(components, likeness) {
		this.found = new FreeWaterState(components);
		this.#likeness = likeness;
		this.#mixed = new MixedLiquid(components);
	}
	/** Reads what a flash has left. A dense phase counts as liquid in the share that it does without water. */
	read() {
		const { rest, freeWater, water } = this.found;
		this.#freeWater = void 0;
		if (!(freeWater > 0)) return;
		const amount = freeWater < 1 - leastRest ? 1 - freeWater : 0;
		const only = rest.condition === "liquid" ? rest.liquid : rest.vapour;
		const two = rest.condition === "two-phase";
		const share = amount === 0 ? 0 : two ? 1 - rest.vapourFraction : this.#likeness(only);
		const above = amount === 0 ? water : two ? rest.liquid : only;
		this.#vapour = (1 - share) * amount;
		this.#hydrocarbon = share * amount;
		const liquid = this.#hydrocarbon + freeWater;
		this.#mixed.combine(above, water, freeWater / liquid);
		this.#freeWater = {
			phase: water,
			above,
			moles: freeWater,
			molesAbove: this.#hydrocarbon,
			only: two || amount === 0 ? void 0 : only
		};
	}
	get condition() {
		if (!this.found.isFound) return void 0;
		if (this.#freeWater === void 0) return this.found.rest.condition;
		return this.#vapour > 0 ? "two-phase" : "liquid";
	}
	get temperature() {
		return this.found.temperature;
	}
	get pressure() {
		return this.found.pressure;
	}
	get vapourFraction() {
		return this.#freeWater === void 0 ? this.found.rest.vapourFraction : this.#vapour;
	}
	get molarVolume() {
		return this.found.molarVolume;
	}
	get molarEnthalpy() {
		return this.found.molarEnthalpy;
	}
	get molarInternalEnergy() {
		return this.found.molarInternalEnergy;
	}
	get molarEntropy() {
		return this.found.molarEntropy;
	}
	get vapour() {
		const { rest } = this.found;
		return this.#freeWater !== void 0 && rest.condition === "liquid" ? rest.liquid : rest.vapour;
	}
	get liquid() {
		return this.#freeWater === void 0 ? this.found.rest.liquid : this.#mixed;
	}
	get freeWater() {
		return this.#freeWater;
	}
};
/** Moles per mole below which there is nothing but water. */
var leastRest = 1e-12;
/**
* Contents by the Peng–Robinson equation whose free water is a third phase, pure liquid water by IAPWS-IF97. Throws a
* RangeError for an unknown component, and without water.
*/
function wetPengRobinson(ids) {
	const dry = pengRobinson(ids);
	const wet = new WetMixture(ids);
	const { mixture } = wet;
	const transport = new WetTransport(ids);
	const likeness = (phase) => phase instanceof MixedLiquid ? 1 : likenessToLiquid$1(mixture, phase);
	return {
		...dry,
		warnings: dry.warnings.filter(({ words }) => !words.includes("water and hydrocarbons")),
		hasFreeWater: true,
		point: () => wetPoint(wet, likeness),
		viscosity: (phase) => ofWet(phase, (each) => transport.viscosity(each), freeWaterViscosity),
		conductivity: (phase) => ofWet(phase, (each) => transport.conductivity(each), freeWaterConductivity),
		surfaceTension: (liquid) => ofWet(liquid, (phase) => liquidSurfaceTension(mixture, phase), freeWaterSurfaceTension),
		likenessToLiquid: likeness,
		chemicalPotentials: (phase, into) => {
			if (phase instanceof MixedLiquid) potentialsWithWater(dry, wet.index, phase, into);
			else dry.chemicalPotentials(phase, into);
		}
	};
}
/**
* The chemical potentials of a liquid with free water in it: that of water from its own phase, the others from the phase
* above. Of water alone all others are put at that of water: so little of them comes to it at first that it is not felt.
*/
function potentialsWithWater(dry, index, { hydrocarbon: above, water }, into) {
	if (above === void 0 || water === void 0) throw new RangeError("the liquid with free water has not been found");
	const ofWater = water.molarEnthalpy - water.temperature * water.molarEntropy;
	if (above === water) into.fill(ofWater);
	else dry.chemicalPotentials(above, into);
	into[index] = ofWater;
}
function wetPoint(wet, likeness) {
	const state = new WetState(wet.feed.length, likeness);
	const { found } = state;
	const finding = (find) => (...given) => {
		find(...given);
		state.read();
	};
	return {
		state,
		tp: finding((z, temperature, pressure) => flashWetTp(wet, temperature, pressure, z, found)),
		ph: finding((z, pressure, enthalpy) => flashWetAtPressure(wet, "PH", pressure, enthalpy, z, found)),
		ps: finding((z, pressure, entropy) => flashWetAtPressure(wet, "PS", pressure, entropy, z, found)),
		boiling: () => {
			throw new RangeError("a mixture does not boil at one temperature");
		},
		uv: finding((z, energy, volume) => flashWetUv(wet, energy, volume, z, found))
	};
}
function ofWet(phase, ofHydrocarbon, ofWater) {
	return phase instanceof MixedLiquid ? phase.byVolume(ofHydrocarbon, ofWater) : ofHydrocarbon(phase);
}
// engineering/vessels/blowdown/models/gerg.ts
/** Relative excess of the reducing temperature within which a dense fluid counts as liquid the less the hotter it is. */
var liquidReach$1 = .1;
/** One phase of a mixture, per mole, as GERG-2008 has left it. */
var GergPhase = class {
	#found;
	constructor(found) {
		this.#found = found;
	}
	/** What was found. */
	get mixture() {
		return this.#found();
	}
	get temperature() {
		return this.mixture.temperature;
	}
	get pressure() {
		return this.mixture.pressure;
	}
	get molarMass() {
		return this.mixture.energy.molarMass;
	}
	get molarVolume() {
		return this.mixture.volume;
	}
	get density() {
		return this.mixture.density;
	}
	get compressibility() {
		const { pressure, volume, temperature } = this.mixture;
		return pressure * volume / (gasConstant$1 * temperature);
	}
	get molarEnthalpy() {
		return this.molarMass * this.mixture.enthalpy;
	}
	get molarInternalEnergy() {
		return this.molarEnthalpy - this.pressure * this.molarVolume;
	}
	get molarEntropy() {
		return this.molarMass * this.mixture.entropy;
	}
	get molarCp() {
		return this.molarMass * this.mixture.cp;
	}
	get molarCv() {
		return this.molarMass * this.mixture.cv;
	}
	get molarCpIdeal() {
		return gasConstant$1 * (1 - this.mixture.energy.ideal.tauTau);
	}
	get speedOfSound() {
		return this.mixture.speedOfSound;
	}
	get pressureByTemperature() {
		return this.mixture.pressureByTemperature;
	}
	get pressureByVolume() {
		return this.mixture.pressureByVolume;
	}
	get moleFractions() {
		return this.mixture.energy.x;
	}
};
/** What a mixture has been found to be. */
var GergState = class {
	vapour;
	liquid;
	#point;
	constructor(point) {
		this.#point = point;
		this.vapour = new GergPhase(() => point.vapour);
		this.liquid = new GergPhase(() => point.liquid);
	}
	get condition() {
		return this.#point.condition;
	}
	get temperature() {
		return this.#point.temperature;
	}
	get pressure() {
		return this.#point.pressure;
	}
	get vapourFraction() {
		return this.#point.vapourFraction;
	}
	get molarVolume() {
		return this.#point.molarVolume;
	}
	get molarEnthalpy() {
		return this.#point.molarEnthalpy;
	}
	get molarInternalEnergy() {
		return this.#point.molarInternalEnergy;
	}
	get molarEntropy() {
		return this.#point.molarEntropy;
	}
};
/** Contents of several components by GERG-2008, whose data have been loaded; viscosity and conductivity at its density by Chung. */
function gergMixture(ids) {
	const followed = followedMixture();
	const cubic = createMixture(ids);
	const transport = transportOf(cubic);
	return {
		ids,
		molarMasses: Float64Array.from(followed.phase(ids).components, ({ molarMass }) => molarMass),
		tripleTemperatures: cubic.components.map(({ tripleTemperature }) => tripleTemperature),
		criticalPressures: cubic.components.map(({ criticalPressure }) => criticalPressure),
		condensable: true,
		warnings: ids.includes("H2O") ? [{ words: "water and hydrocarbons form two liquids, of which only one is modelled" }] : [],
		basis: {
			equation: "GERG-2008",
			source: followed.source,
			transport: ids.includes("H2O") ? "by Chung et al. (1988) at its density, of its water by IAPWS" : "by Chung et al. (1988) at its density",
			...followed.range
		},
		point: () => {
			const point = followed.equilibrium(ids);
			return {
				state: new GergState(point),
				tp: (composition, temperature, pressure) => point.atPT(composition, pressure, temperature),
				ph: (composition, pressure, enthalpy) => point.atPH(composition, pressure, enthalpy),
				ps: (composition, pressure, entropy) => point.atPS(composition, pressure, entropy),
				boiling: () => {
					throw new RangeError("a mixture does not boil at one temperature");
				},
				uv: (composition, energy, volume) => point.atUV(composition, energy, volume)
			};
		},
		phasePoint: () => {
			const phase = followed.phase(ids);
			return {
				phase: new GergPhase(() => phase),
				at: (composition, temperature, pressure) => {
					phase.begin("vapour");
					if (!(temperature > 0 && pressure > 0 && phase.solve(composition, temperature, pressure))) throw new RangeError(`GERG-2008 has no phase at ${temperature} K and ${pressure} Pa`);
					phase.evaluateProperties();
				}
			};
		},
		viscosity: (phase) => transport.viscosity(phase),
		conductivity: (phase) => transport.conductivity(phase),
		surfaceTension: (liquid) => liquidSurfaceTension(cubic, liquid),
		likenessToLiquid: (phase) => phase instanceof GergPhase ? likenessToLiquid(phase.mixture) : 0,
		chemicalPotentials: (phase, into) => {
			if (phase instanceof GergPhase) phase.mixture.chemicalPotentials(into);
			else into.fill(NaN);
		},
		boils: () => false
	};
}
/** A single phase is liquid below the reducing temperature and above the reducing density; above that temperature this fades. */
function likenessToLiquid({ delta, temperature, energy }) {
	const room = 1 - 1 / delta;
	if (!(room > 0)) return 0;
	const above = temperature / energy.reducing.temperature - 1;
	const share = Math.min(1, Math.max(0, 1 - above / (liquidReach$1 * room)));
	return share * share * (3 - 2 * share);
}
// engineering/vessels/blowdown/models/pure-transport.ts
/**
* Viscosity, conductivity and surface tension of a pure fluid by the correlations published for it. Outside the temperatures
* for which their sources vouch, and in states for which one has no value, Chung's method carries them on, without a leap at
* the ends. The enhancement of the conductivity about the critical point, which has no end there, is left out.
*/
function pureTransport(id, { transport }) {
	const mixture = createMixture([id]);
	const { model } = mixture;
	const { molarMass } = transport.fluid.equation;
	const { critical } = transport.fluid;
	const scratch = new PhaseState(1);
	scratch.moleFractions[0] = 1;
	const chung = (of, temperature, density) => {
		model.setTemperature(temperature);
		scratch.temperature = temperature;
		scratch.molarVolume = molarMass / density;
		scratch.molarCpIdeal = model.idealCp[0] ?? NaN;
		return of(mixture, scratch);
	};
	const carriedOn = (property, correlation, of) => {
		const { lowest, highest } = transport.temperatureRange(property);
		return ({ temperature, density }) => {
			const within = Math.min(highest, Math.max(lowest, temperature));
			const value = found(correlation, within, density);
			if (value === void 0) return chung(of, temperature, density);
			if (within === temperature) return value;
			return value * chung(of, temperature, density) / chung(of, within, density);
		};
	};
	return {
		viscosity: carriedOn("viscosity", (T, density) => transport.diluteViscosity(T) + transport.residualViscosityAt(T, density / molarMass), phaseViscosity),
		conductivity: carriedOn("conductivity", (T, density) => transport.diluteConductivity(T) + transport.residualConductivityAt(T, density / molarMass), phaseThermalConductivity),
		surfaceTension: (liquid) => {
			if (!(liquid.temperature < critical.temperature)) return 0;
			return found((T) => transport.surfaceTension(T).value, liquid.temperature, liquid.density) ?? liquidSurfaceTension(mixture, liquid);
		}
	};
}
/** What a correlation gives; undefined where it refuses or gives nothing that could be. */
function found(correlation, temperature, density) {
	try {
		const value = correlation(temperature, density);
		return value > 0 && value < Infinity ? value : void 0;
	} catch (error) {
		if (error instanceof Refusal) return void 0;
		throw error;
	}
}
// engineering/vessels/blowdown/models/reference.ts
/** Relative excess of the critical temperature within which a dense fluid counts as liquid the less the hotter it is. */
var liquidReach = .1;
/** One phase of a pure fluid, per mole, as its equation has left it per kg. */
var PurePhase = class {
	moleFractions = Float64Array.of(1);
	molarMass;
	#fluid;
	#found;
	constructor(fluid, found) {
		this.#fluid = fluid;
		this.#found = found;
		this.molarMass = fluid.equation.molarMass;
	}
	get temperature() {
		return this.#found().temperature;
	}
	get pressure() {
		return this.#found().pressure;
	}
	get density() {
		return this.#found().density;
	}
	get molarVolume() {
		return this.molarMass / this.#found().density;
	}
	get compressibility() {
		const { pressure, density, temperature } = this.#found();
		return pressure / (density * this.#fluid.specificGasConstant * temperature);
	}
	get molarEnthalpy() {
		return this.molarMass * this.#found().enthalpy;
	}
	get molarInternalEnergy() {
		const { enthalpy, pressure, density } = this.#found();
		return this.molarMass * (enthalpy - pressure / density);
	}
	get molarEntropy() {
		return this.molarMass * this.#found().entropy;
	}
	get molarCp() {
		return this.molarMass * this.#found().cp;
	}
	get molarCv() {
		return this.molarMass * this.#found().cv;
	}
	get molarCpIdeal() {
		const { ideal, equation } = this.#fluid;
		ideal.evaluate(equation.reducing.temperature / this.#found().temperature);
		return gasConstant$1 * (1 - ideal.tauTau);
	}
	get speedOfSound() {
		return this.#found().speedOfSound;
	}
	get pressureByTemperature() {
		return this.#found().pressureByTemperature;
	}
	get pressureByVolume() {
		const { pressureByDensity, density } = this.#found();
		return -pressureByDensity * density * density / this.molarMass;
	}
};
/** What a pure fluid has been found to be, per mole. */
var PureState = class {
	vapour;
	liquid;
	/** Whether anything has been found yet. */
	isFound = false;
	#point;
	constructor(point) {
		this.#point = point;
		this.vapour = new PurePhase(point.fluid, () => point.vapour);
		this.liquid = new PurePhase(point.fluid, () => point.liquid);
	}
	get condition() {
		return this.isFound ? this.#point.condition : void 0;
	}
	get temperature() {
		return this.vapour.temperature;
	}
	get pressure() {
		return this.vapour.pressure;
	}
	get vapourFraction() {
		return this.#point.quality;
	}
	get molarVolume() {
		return this.#between("molarVolume");
	}
	get molarEnthalpy() {
		return this.#between("molarEnthalpy");
	}
	get molarInternalEnergy() {
		return this.#between("molarInternalEnergy");
	}
	get molarEntropy() {
		return this.#between("molarEntropy");
	}
	#between(name) {
		const { condition, quality } = this.#point;
		const ofVapour = this.vapour[name];
		return condition === "two-phase" ? quality * ofVapour + (1 - quality) * this.liquid[name] : ofVapour;
	}
};
/** Contents of one component by its reference equation, whose data have been loaded. */
function pureReference(id) {
	const followed = followedPure(id);
	const { fluid } = followed.transport;
	const { equation, critical } = fluid;
	const { minimumTemperature, maximumTemperature, maximumPressure } = equation.range;
	const criticalDensity = critical.density * equation.molarMass;
	return {
		ids: [id],
		molarMasses: Float64Array.of(equation.molarMass),
		tripleTemperatures: [minimumTemperature],
		criticalPressures: [critical.pressure],
		condensable: true,
		warnings: [],
		basis: {
			equation: `the reference equation of ${equation.name}`,
			source: equation.source,
			transport: `by the correlations of ${equation.name}`,
			maximumTemperature,
			maximumPressure
		},
		point: () => {
			const point = followed.equilibrium();
			const state = new PureState(point);
			const finding = (find) => (_, ...given) => {
				find(...given);
				state.isFound = true;
			};
			return {
				state,
				tp: finding((temperature, pressure) => point.atPT(pressure, temperature)),
				ph: finding((pressure, enthalpy) => point.atPH(pressure, enthalpy / equation.molarMass)),
				ps: finding((pressure, entropy) => point.atPS(pressure, entropy / equation.molarMass)),
				boiling: finding((temperature) => point.boilingAt(temperature)),
				uv: finding((energy, volume) => point.atUV(energy / equation.molarMass, volume / equation.molarMass))
			};
		},
		phasePoint: () => {
			const point = followed.equilibrium();
			return {
				phase: new PurePhase(fluid, () => point.vapour),
				at: (_, temperature, pressure) => point.gasAt(pressure, temperature)
			};
		},
		...pureTransport(id, followed),
		likenessToLiquid: ({ temperature, density }) => {
			const room = 1 - criticalDensity / density;
			if (!(room > 0)) return 0;
			const share = Math.min(1, Math.max(0, 1 - (temperature / critical.temperature - 1) / (liquidReach * room)));
			return share * share * (3 - 2 * share);
		},
		chemicalPotentials: ({ molarEnthalpy, temperature, molarEntropy }, into) => void into.fill(molarEnthalpy - temperature * molarEntropy),
		boils: (temperature) => temperature < critical.temperature
	};
}
// engineering/vessels/blowdown/models/loaded-contents.ts
/** The components that are there. */
function presentIn(composition) {
	return composition.filter(({ fraction }) => fraction > 0);
}
/**
* Loads the data that a run with these contents needs. Undefined where all of it is there, so that nobody has to wait, and where
* the contents have no such equation, which the run then refuses.
*/
function loadContents(fluid) {
	if (fluid.model !== "reference") return void 0;
	const ids = presentIn(fluid.composition).map(({ id }) => id);
	const [id] = ids;
	if (id === void 0) return void 0;
	switch (bestEquationOf(ids).method) {
		case "reference": return loadFollowedPure(id);
		case "gerg2008": return loadFollowedMixture();
		case void 0: return;
	}
}
/**
* Contents of some components by an equation of state whose data `loadContents` has loaded. Refusal that names the component
* which the equation does not have; free water is a phase of its own by Peng–Robinson. RangeError for a component that nothing here knows.
*/
function fluidOf(model, ids) {
	if (model === "peng-robinson") return mayHaveFreeWater(ids) ? wetPengRobinson(ids) : pengRobinson(ids);
	const best = bestEquationOf(ids);
	const [id = ""] = ids;
	switch (best.method) {
		case "reference": return pureReference(id);
		case "gerg2008": return gergMixture(ids);
		case void 0: {
			const name = fluidComponents.find((known) => known.id === best.without)?.name ?? best.without;
			throw new Refusal(ids.length === 1 ? `there is no reference equation of ${name} for the contents of a vessel` : `${name} is no component of GERG-2008`);
		}
	}
}
// engineering/vessels/blowdown/zone.ts
/** Share of the liquid zone that counts as liquid at least, in how fast its bubbles leave. */
var leastSolid = .1;
/** One zone of the contents: its composition and the flash at its enthalpy or entropy. */
var Zone = class {
	point;
	moles = 0;
	/** Moles that count as gas and as liquid: in the gas zone those of the phases, in the liquid zone by how much a phase is a gas. */
	gasMoles = 0;
	liquidMoles = 0;
	volume = 0;
	mass = 0;
	#composition;
	#molarMasses;
	#ofGas;
	#bubbles;
	/** Per mole of the zone, moles of its vapour and of its liquid that count as gas; free water never does. */
	#gasOfVapour = 0;
	#gasOfLiquid = 0;
	/** Of the gas above or the liquid below. */
	constructor(fluid, ofGas) {
		this.#ofGas = ofGas;
		this.point = fluid.point();
		this.#composition = new Float64Array(fluid.ids.length);
		this.#molarMasses = fluid.molarMasses;
		this.#bubbles = {
			moleFractions: new Float64Array(fluid.ids.length),
			molarEnthalpy: 0
		};
	}
	/** Takes moles of each component. */
	take(amounts) {
		this.moles = 0;
		for (let index = 0; index < amounts.length; index += 1) this.moles += amounts[index] ?? 0;
		this.gasMoles = 0;
		this.liquidMoles = 0;
		this.volume = 0;
		this.mass = 0;
		if (this.moles === 0) return;
		for (let index = 0; index < amounts.length; index += 1) {
			this.#composition[index] = (amounts[index] ?? 0) / this.moles;
			this.mass += (amounts[index] ?? 0) * (this.#molarMasses[index] ?? 0);
		}
	}
	/** Mole fraction of a component in the whole zone. */
	fraction(component) {
		return this.#composition[component] ?? 0;
	}
	/** m³ of the zone that is gas, of each phase as much as it is one. */
	get gaseousVolume() {
		const { vapour } = this.point.state;
		const ofVapour = this.#gasOfVapour > 0 ? this.#gasOfVapour * vapour.molarVolume : 0;
		const ofLiquid = this.#gasOfLiquid > 0 ? this.#gasOfLiquid * this.#liquidAbove.molarVolume : 0;
		return this.moles * (ofVapour + ofLiquid);
	}
	/** Share of the liquid zone's volume that is liquid, not below the least. */
	get liquidVolumeShare() {
		return this.gasMoles > 0 ? Math.max(leastSolid, 1 - this.gaseousVolume / this.volume) : 1;
	}
	/** Share of the gas zone's volume that is gas. */
	get gasVolumeShare() {
		if (!(this.liquidMoles > 0)) return 1;
		return this.gasMoles > 0 ? this.gasMoles * this.phase(true).molarVolume / this.volume : 0;
	}
	/** The gas or the liquid of the zone, or the one phase it is. Free water in a gas of one phase is its liquid. */
	phase(gas) {
		const { condition, vapour, liquid, freeWater } = this.point.state;
		if (this.#ofGas && freeWater?.only !== void 0) return gas ? freeWater.only : freeWater.phase;
		if (condition === "two-phase") return gas ? vapour : liquid;
		return condition === "vapour" ? vapour : liquid;
	}
	/** What counts as gas of the liquid zone, the same object at every call. */
	bubbles() {
		const bubbles = this.#bubbles;
		const { condition, vapour } = this.point.state;
		const liquid = this.#liquidAbove;
		const asGas = this.#gasOfVapour + this.#gasOfLiquid;
		const ofLiquid = asGas > 0 ? this.#gasOfLiquid / asGas : condition === "liquid" ? 1 : 0;
		const blend = (of) => (ofLiquid < 1 ? (1 - ofLiquid) * of(vapour) : 0) + (ofLiquid > 0 ? ofLiquid * of(liquid) : 0);
		for (let index = 0; index < bubbles.moleFractions.length; index += 1) bubbles.moleFractions[index] = blend((phase) => phase.moleFractions[index] ?? 0);
		bubbles.molarEnthalpy = blend((phase) => phase.molarEnthalpy);
		return bubbles;
	}
	/** The liquid without the free water below it, or that water where there is nothing else. */
	get #liquidAbove() {
		const { liquid, freeWater } = this.point.state;
		return freeWater !== void 0 && freeWater.molesAbove > 0 ? freeWater.above : liquid;
	}
	flash(pressure, enthalpy) {
		if (!(this.moles > 0)) throw new RangeError("a zone of the vessel is empty");
		this.point.ph(this.#composition, pressure, enthalpy / this.moles);
		this.#part();
	}
	flashAtEntropy(pressure, entropy) {
		if (!(this.moles > 0)) throw new RangeError("a zone of the vessel is empty");
		this.point.ps(this.#composition, pressure, entropy / this.moles);
		this.#part();
	}
	/**
	* Of the liquid zone, each phase counts as gas by its likeness to one: nothing leaps where the zone passes between one
	* phase and two next to a critical point, and a second liquid does not rise.
	*/
	#part() {
		const { point, moles } = this;
		const { condition, vapourFraction, molarVolume, vapour, freeWater } = point.state;
		const inVapour = condition === "two-phase" ? vapourFraction : condition === "vapour" ? 1 : 0;
		const inLiquid = freeWater?.molesAbove ?? 1 - inVapour;
		this.#gasOfVapour = inVapour > 0 ? inVapour * likenessToGas(vapour) : 0;
		this.#gasOfLiquid = inLiquid > 0 ? inLiquid * likenessToGas(this.#liquidAbove) : 0;
		if (this.#ofGas && freeWater?.only !== void 0) this.gasMoles = (1 - freeWater.moles) * moles;
		else if (this.#ofGas) this.gasMoles = condition === "two-phase" ? vapourFraction * moles : moles;
		else this.gasMoles = (this.#gasOfVapour + this.#gasOfLiquid) * moles;
		this.liquidMoles = moles - this.gasMoles;
		this.volume = moles * molarVolume;
	}
};
/**
* How much a phase is a gas, 0 to 1, by T·(∂p/∂T)_v/p, which is 1 of an ideal gas, about 6 at the critical point and more
* of a liquid, and changes without a leap.
*/
function likenessToGas({ temperature, pressure, pressureByTemperature }) {
	const share = Math.min(1, Math.max(0, (5 - temperature * pressureByTemperature / pressure) / 2));
	return share * share * (3 - 2 * share);
}
// engineering/vessels/blowdown/zones.ts
/** Typical molar heat capacity, J/(mol·K): the measure of errors in energy. */
var typicalHeatCapacity = 25;
/**
* Share of all moles up to which the liquid zone counts as not there: so far below the follower that nothing can be felt of
* the change, where as much falls into a vanishing zone as leaves it and it comes and goes all the time.
*/
var leastZone = 1e-13;
/** Share of all moles that the liquid zone counts as at least in the measure of errors, and how much it may lessen it. */
var measuredZone = .05;
var mostLenient = 20;
/**
* Share of all moles that what the liquid zone holds follows the gas with: without effect while there is liquid, it lets
* the zone begin and end as a little of the gas.
*/
var follower = 1e-6;
/** Relative excess of the gas's density over the liquid's at which the zones change places as fast as droplets fall. */
var fullOverturn = .05;
/** Relative difference of two slopes from which on there is a kink between where they were found. */
var kink = .1;
/** Of the logarithm of what the zones fill by that of the pressure, about. */
var usualSlope = -.7;
/**
* Contents as a gas and a liquid zone, each with its own temperature and composition, at one pressure. What condenses in
* the gas zone falls into the liquid, what boils in the liquid zone rises into the gas, each with a time constant; heat
* passes through the surface between them. Where the gas becomes the denser of the two they mix. What does not boil does
* not evaporate: a liquid far below its boiling point, such as a little water under gas, keeps warmer here than it would.
* Free water lies below the liquid at its temperature; what condenses of it in the gas falls like other droplets.
* Partial phase equilibrium, as in D'Alessandro et al., Process Safety and Environmental Protection 97 (2015).
*
* States: moles of each component in all and internal energy, J, which are kept whatever the error in what belongs to which
* zone; moles, mole fractions and molar entropy, J/(mol·K), of the liquid zone. As fractions and per mole these stay sound
* while the zone vanishes, and no change of the pressure changes them. The pressure is that at which the liquid zone, flashed
* at its entropy, and the gas zone, at the energy that is left for it, fill the vessel.
*/
var ZoneContents = class {
	states;
	#size;
	#options;
	#volume;
	#start;
	#gas;
	#liquid;
	#fluid;
	#below;
	/** What depends on the contents alone, of those last asked for: chemical potentials of the liquid zone, W through the surface. */
	#potentials;
	#across = 0;
	#known;
	#found;
	#amounts;
	#startPressure;
	#pressure;
	/** Of the logarithm of what the zones fill by that of the pressure, where it was last found. */
	#slope = usualSlope;
	#contents;
	constructor(fluid, volume, starting, options) {
		const { gasMoles, liquidMoles, gasEnergy, liquidEnergy, contents } = starting;
		const size = gasMoles.length;
		this.#size = size;
		this.states = 2 * size + 3;
		this.#options = options;
		this.#volume = volume;
		const ofGas = sumOf(gasMoles, size);
		const ofLiquid = sumOf(liquidMoles, size);
		this.#start = new Float64Array(this.states);
		for (let index = 0; index < size; index += 1) {
			this.#start[index] = (gasMoles[index] ?? 0) + (liquidMoles[index] ?? 0);
			this.#start[size + 2 + index] = ofLiquid > 0 ? (liquidMoles[index] ?? 0) / ofLiquid : (gasMoles[index] ?? 0) / ofGas;
		}
		this.#start[size] = gasEnergy + liquidEnergy;
		this.#start[size + 1] = ofLiquid;
		this.#start[2 * size + 2] = ofLiquid > 0 ? starting.liquidEntropy : starting.gasEntropy;
		this.#gas = new Zone(fluid, true);
		this.#liquid = new Zone(fluid, false);
		this.#fluid = fluid;
		this.#below = new FreeWaterBelow(fluid, volume, options.fromBottom);
		this.#potentials = new Float64Array(size);
		this.#found = new Float64Array(this.states).fill(NaN);
		this.#amounts = new Float64Array(size);
		this.#startPressure = contents.pressure;
		this.#pressure = contents.pressure;
	}
	start(state) {
		state.set(this.#start);
	}
	scale(state, scale) {
		const size = this.#size;
		const all = sumOf(state, size);
		const inLiquid = Math.max(0, state[size + 1] ?? 0);
		const measured = Math.max(inLiquid, measuredZone * all);
		const lenient = inLiquid > 0 ? Math.min(mostLenient, measured / inLiquid) : mostLenient;
		const perMole = typicalHeatCapacity * this.#gas.point.state.temperature;
		scale.fill(all, 0, size);
		scale[size] = all * perMole;
		scale[size + 1] = measured;
		scale.fill(lenient, size + 2, 2 * size + 2);
		scale[2 * size + 2] = 3 * lenient * typicalHeatCapacity;
	}
	find(state) {
		if (this.#contents !== void 0 && this.#same(state)) return this.#contents;
		this.#contents = void 0;
		this.#pressure = this.#solve(state);
		this.#contents = this.#read();
		this.#found.set(state.subarray(0, this.states));
		return this.#contents;
	}
	rates(state, outflow, toGas, toLiquid, rate) {
		const contents = this.find(state);
		const size = this.#size;
		const { dropletTime, bubbleTime } = this.#options;
		const gasZone = this.#gas;
		const liquidZone = this.#liquid;
		const fromGas = contents.gas === void 0 ? 0 : outflow.gasMoles;
		const drawn = contents.drawn ?? contents.liquid;
		const fromLiquid = drawn === void 0 ? 0 : outflow.liquidMoles;
		const falling = gasZone.liquidMoles * gasZone.gasVolumeShare / dropletTime;
		const solid = liquidZone.liquidVolumeShare;
		const rising = liquidZone.gasMoles / (bubbleTime * solid * solid * solid);
		const exchange = this.#exchange();
		const droplets = gasZone.phase(false);
		const bubbles = liquidZone.moles > 0 ? liquidZone.bubbles() : droplets;
		const atLeast = liquidZone.moles + follower * (gasZone.moles + liquidZone.moles);
		for (let index = 0; index < size; index += 1) {
			const ofGas = contents.gas?.moleFractions[index] ?? 0;
			const ofLiquid = drawn?.moleFractions[index] ?? 0;
			const own = state[size + 2 + index] ?? 0;
			rate[index] = -fromGas * ofGas - fromLiquid * ofLiquid;
			rate[size + 2 + index] = (falling * ((droplets.moleFractions[index] ?? 0) - own) - rising * ((bubbles.moleFractions[index] ?? 0) - own) - fromLiquid * (ofLiquid - own) + exchange * (gasZone.fraction(index) - own)) / atLeast;
		}
		rate[size + 1] = falling - rising - fromLiquid;
		const gasEnthalpy = contents.gas?.molarEnthalpy ?? 0;
		const liquidEnthalpy = drawn?.molarEnthalpy ?? 0;
		rate[size] = toGas + toLiquid - fromGas * gasEnthalpy - fromLiquid * liquidEnthalpy;
		if (!(liquidZone.moles > 0)) {
			const own = state[2 * size + 2] ?? 0;
			const { molarEntropy } = gasZone.point.state;
			rate[2 * size + 2] = (falling + exchange) * (molarEntropy - own) / atLeast;
			return;
		}
		this.#know(contents);
		const own = liquidZone.point.state.molarEnthalpy;
		const heating = (toLiquid + this.#across + falling * (droplets.molarEnthalpy - own) - rising * (bubbles.molarEnthalpy - own) - fromLiquid * (liquidEnthalpy - own) + exchange * (gasZone.point.state.molarEnthalpy - own)) / atLeast;
		rate[2 * size + 2] = this.#entropyRate(rate.subarray(size + 2, 2 * size + 2), heating);
	}
	energy() {
		return this.#gas.moles * this.#gas.point.state.molarEnthalpy + (this.#liquid.moles > 0 ? this.#liquid.moles * this.#liquid.point.state.molarEnthalpy : 0) - this.#pressure * this.#volume;
	}
	moles(state, component) {
		return state[component] ?? 0;
	}
	/** Moles a second that gas and liquid zone exchange as they are: next to nothing, but where the gas is the denser. */
	#exchange() {
		const gas = this.#gas;
		const liquid = this.#liquid;
		const { dropletTime } = this.#options;
		const following = follower * (gas.moles + liquid.moles) / dropletTime;
		if (!(liquid.moles > 0 && gas.moles > 0)) return following;
		const excess = gas.mass * liquid.volume / (gas.volume * liquid.mass) - 1;
		return following + Math.min(1, Math.max(0, excess / fullOverturn)) * Math.min(gas.moles, liquid.moles) / dropletTime;
	}
	/**
	* The pressure at which the zones fill the vessel, sought from the one found last. A step that is far too long asks for
	* states that are none, and what is found for them may lead nowhere: then the search begins where the run began.
	*/
	#solve(state) {
		try {
			return Math.exp(this.#enclose(state, this.#pressure));
		} catch (error) {
			if (!(error instanceof RangeError) || this.#pressure === this.#startPressure) throw error;
			this.#slope = usualSlope;
			return Math.exp(this.#enclose(state, this.#startPressure));
		}
	}
	/**
	* The logarithm of the pressure at which the zones fill the vessel. By secants, the first with the slope found last; where
	* one leaves what is known of both sides or gets no nearer, by bisection, for where the liquid begins to boil the slope
	* changes at once.
	*/
	#enclose(state, start) {
		let logarithm = Math.log(start);
		let excess = this.#excess(Math.exp(logarithm), state);
		let low = -Infinity;
		let high = Infinity;
		let slope = this.#slope;
		let taken = 0;
		let nearer = true;
		for (let round = 0; round < 120; round += 1) {
			if (Math.abs(excess) < 1e-11) return logarithm;
			if (excess > 0) low = logarithm;
			else high = logarithm;
			if (high - low < 4e-15 * Math.max(1, Math.abs(low))) return logarithm;
			const before = {
				logarithm,
				excess
			};
			const step = Math.max(-.7, Math.min(.7, -excess / slope));
			if (low === -Infinity || high === Infinity) {
				taken = nearer ? step : Math.sign(step) * Math.max(Math.abs(step), 4 * Math.abs(taken));
				logarithm += taken;
			} else {
				const secant = logarithm + step;
				logarithm = nearer && secant > low && secant < high ? secant : (low + high) / 2;
			}
			excess = this.#excess(Math.exp(logarithm), state);
			if (logarithm !== before.logarithm) {
				const secant = Math.min(-.02, (excess - before.excess) / (logarithm - before.logarithm));
				const kinked = round === 0 && Math.abs(secant / slope - 1) > kink;
				if (!kinked) slope = secant;
				if (!kinked && Math.abs(excess) > 1e-9) this.#slope = slope;
			}
			nearer = Math.abs(excess) < .5 * Math.abs(before.excess);
		}
		throw new RangeError("no pressure was found at which the zones fill the vessel");
	}
	/** What the zones fill more than the vessel, as the logarithm of their ratio, at a pressure. */
	#excess(pressure, state) {
		const size = this.#size;
		const gas = this.#gas;
		const liquid = this.#liquid;
		const amounts = this.#amounts;
		const all = sumOf(state, size);
		const inLiquid = state[size + 1] ?? 0;
		const there = inLiquid > leastZone * all ? inLiquid : 0;
		for (let index = 0; index < size; index += 1) amounts[index] = there * Math.max(0, state[size + 2 + index] ?? 0);
		const sum = sumOf(amounts, size);
		for (let index = 0; index < size; index += 1) amounts[index] = sum > 0 ? (amounts[index] ?? 0) * there / sum : 0;
		liquid.take(amounts);
		for (let index = 0; index < size; index += 1) amounts[index] = Math.max(0, (state[index] ?? 0) - (amounts[index] ?? 0));
		gas.take(amounts);
		if (there > 0) liquid.flashAtEntropy(pressure, there * (state[2 * size + 2] ?? 0));
		const liquidEnthalpy = there > 0 ? there * liquid.point.state.molarEnthalpy : 0;
		gas.flash(pressure, (state[size] ?? 0) + pressure * this.#volume - liquidEnthalpy);
		return Math.log((gas.volume + liquid.volume) / this.#volume);
	}
	/** Finds what depends on the contents alone, where it is not that of the same ones. */
	#know(contents) {
		if (contents === this.#known) return;
		this.#known = contents;
		this.#across = this.#options.acrossSurface(contents);
		this.#fluid.chemicalPotentials(this.#liquid.phase(false), this.#potentials);
	}
	/**
	* ds/dt of the liquid zone from the rates of its mole fractions and of its molar enthalpy at constant pressure, by
	* T·ds = dh − Σ μ_i·dx_i: unlike dp/dt it does not leap where a phase appears, whose potentials are those of the other.
	*/
	#entropyRate(fractionRates, heating) {
		const potentials = this.#potentials;
		let bound = 0;
		for (let index = 0; index < this.#size; index += 1) bound += (potentials[index] ?? 0) * (fractionRates[index] ?? 0);
		return (heating - bound) / this.#liquid.point.state.temperature;
	}
	#read() {
		const gas = this.#gas;
		const liquid = this.#liquid;
		const gasPhase = gas.moles > 0 ? gas.phase(true) : void 0;
		const liquidPhase = liquid.moles > 0 ? liquid.phase(false) : void 0;
		const liquidMass = liquid.mass;
		const freeWater = liquid.moles > 0 ? liquid.point.state.freeWater : void 0;
		return {
			pressure: this.#pressure,
			gas: gasPhase,
			liquid: liquidPhase,
			gasMoles: gas.moles,
			liquidMoles: liquid.moles,
			mass: gas.mass + liquidMass,
			liquidMass,
			gasVolume: gas.volume,
			vapourVolume: gas.gaseousVolume,
			liquidVolume: liquid.volume,
			gasHoldsWater: gas.moles > 0 && gas.point.state.freeWater !== void 0,
			...freeWater && this.#below.read(freeWater, liquid.moles)
		};
	}
	#same(state) {
		for (let index = 0; index < this.states; index += 1) if (state[index] !== this.#found[index]) return false;
		return true;
	}
};
/** Σ of the first so many values. */
function sumOf(values, count) {
	let sum = 0;
	for (let index = 0; index < count; index += 1) sum += values[index] ?? 0;
	return sum;
}
// engineering/vessels/blowdown/models/chosen-model.ts
/** Time constant of droplets and bubbles, s; longer in long runs, in which shorter ones could not be told apart. */
var zoneTime = (endTime) => Math.max(1, endTime / 1e3);
/** The fluid of a specification and its composition: mole fractions of the components that are there. */
function chosenFluid({ fluid }) {
	if (fluid.model === "ideal-gas") return {
		fluid: idealGas(fluid.molarMass, fluid.heatCapacityRatio),
		composition: Float64Array.of(1)
	};
	const present = presentIn(fluid.composition);
	const sum = present.reduce((total, { fraction }) => total + fraction, 0);
	return {
		fluid: fluidOf(fluid.model, present.map(({ id }) => id)),
		composition: Float64Array.from(present, ({ fraction }) => fraction / sum)
	};
}
/** How the contents change. Throws a RangeError where a vessel with liquid is to be kept at one temperature. */
function chosenModel(spec, fluid, starting, table, options) {
	const { volume } = table;
	const { contents, gasMoles, liquidMoles } = starting;
	const moles = gasMoles.map((amount, index) => amount + (liquidMoles[index] ?? 0));
	if (spec.heat.mode === "isothermal") {
		if (contents.liquid !== void 0) throw new RangeError("a vessel with liquid cannot be kept at one temperature: its pressure would not fall");
		return new IsothermalContents(fluid, volume, moles, contents.temperature, contents.pressure);
	}
	if (options.model === "non-equilibrium" && fluid.condensable) {
		const inside = new InsideHeat(fluid, void 0, void 0);
		return new ZoneContents(fluid, volume, starting, {
			dropletTime: options.dropletTime ?? zoneTime(options.endTime),
			bubbleTime: options.bubbleTime ?? zoneTime(options.endTime),
			fromBottom: spec.outlet?.draw === "liquid",
			acrossSurface: ({ gas, liquid, liquidVolume }) => gas === void 0 || liquid === void 0 ? 0 : table.surface(liquidVolume) * inside.acrossSurface(gas, liquid.temperature, spec.shape.diameter)
		});
	}
	return new EquilibriumContents(fluid, volume, moles, starting.gasEnergy + starting.liquidEnergy, spec.outlet?.draw === "liquid");
}
// engineering/vessels/blowdown/models/shape-table.ts
/**
* Depth, m, to which the last of a liquid gathers at least: no plate is level enough for less to cover it. Assumed, about
* what the flatness of a head and the slope to its drain leave; a thinner film over a flat head would find more warm metal
* than a dished one offers, and boil away.
*/
var leastDepth = .01;
/** Lines of the table: with this many, interpolation errs by less than 2·10⁻⁵ of the whole. */
var lines = 400;
/** Levels are spaced closely near empty and full, where volumes grow as a root. */
function columnsOf(shape) {
	const height = vesselHeight(shape);
	const levels = Array.from({ length: 401 }, (_, index) => height / 2 * (1 - Math.cos(Math.PI * index / lines)));
	levels[lines] = height;
	return {
		levels,
		volumes: levels.map((level) => liquidVolume(shape, level)),
		wetted: levels.map((level) => wettedArea(shape, level)),
		surfaces: levels.map((level) => liquidSurface(shape, level))
	};
}
/** The table of a vessel. */
function shapeTable(shape) {
	const area = vesselArea(shape);
	const curved = shape.heads.filter(({ form }) => form !== "flat").reduce((sum, head) => sum + headArea(head), 0);
	let columns;
	function read(from, to, x) {
		columns ??= columnsOf(shape);
		const { [from]: xs, [to]: ys } = columns;
		let low = 0;
		let high = lines;
		if (!(x > (xs[0] ?? 0))) return ys[0] ?? 0;
		if (x >= (xs[lines] ?? 0)) return ys[lines] ?? 0;
		while (high - low > 1) {
			const middle = low + high >> 1;
			if ((xs[middle] ?? 0) <= x) low = middle;
			else high = middle;
		}
		const start = xs[low] ?? 0;
		const share = (x - start) / ((xs[high] ?? 1) - start);
		const value = ys[low] ?? 0;
		return value + share * ((ys[high] ?? 0) - value);
	}
	return {
		volume: vesselVolume(shape),
		area,
		height: vesselHeight(shape),
		curvedShare: Math.min(1, curved / area),
		wettedArea: (liquid) => liquid <= 0 ? 0 : Math.min(read("volumes", "wetted", liquid), liquid / leastDepth),
		level: (liquid) => liquid <= 0 ? 0 : read("volumes", "levels", liquid),
		surface: (liquid) => read("volumes", "surfaces", liquid),
		areaBelow: (level) => read("levels", "wetted", level)
	};
}
/** The level, m, of a liquid volume, exactly; 0 without liquid. */
function exactLevel(shape, liquid) {
	return liquid <= 0 ? 0 : levelOfVolume(shape, Math.min(liquid, vesselVolume(shape)));
}
// engineering/vessels/blowdown/solid.ts
/** What may become solid in a blowdown: no model of the contents has a solid phase. */
/** Mole fraction from which a component makes up most of the contents: where it freezes, a run ends. */
var most = .5;
/** Mole fraction below which nobody is told that a component may freeze. */
var least$1 = 1e-6;
/** Share of the vessel's volume below which liquid is not looked at. */
var traceOfLiquid$1 = 1e-6;
/**
* What to say of components that are below their triple point from the start. Throws a RangeError where one of them makes
* up most of the contents.
*/
function solidAtStart(fluid, composition, temperature) {
	return fluid.tripleTemperatures.flatMap((triple, component) => {
		const fraction = composition[component] ?? 0;
		if (temperature >= triple || fraction === 0) return [];
		const id = fluid.ids[component] ?? "";
		if (fraction >= most) throw new RangeError(`initial temperature ${temperature} K is below the triple point of ${id} (${triple} K), which would be solid`);
		return [{
			words: `${id} is below its triple point of {triple} from the start and may form a solid, which is not modelled`,
			values: { triple: stated("temperature", triple) }
		}];
	});
}
/** The triple point, K, below which liquid of a component that makes up most of the contents has cooled; free water by what there is of it now. */
function frozenBelow(fluid, composition, { liquid, liquidVolume, gasMoles, liquidMoles, waterMass = 0 }, volume) {
	if (liquid === void 0 || liquidVolume < traceOfLiquid$1 * volume) return void 0;
	return fluid.tripleTemperatures.find((triple, component) => {
		const share = isFreeWater(fluid, component) ? waterMass / (fluid.molarMasses[component] ?? NaN) / (gasMoles + liquidMoles) : composition[component] ?? 0;
		return liquid.temperature < triple && share >= most;
	});
}
/** Whether a component is water whose ice is spoken of where free water is watched. */
function isFreeWater({ hasFreeWater, ids }, component) {
	return hasFreeWater === true && ids[component] === "H2O";
}
/** What to say of components whose triple point lies between the start of a run and the lowest temperature in it, K. */
function solidOnTheWay(fluid, composition, start, lowest) {
	return fluid.tripleTemperatures.flatMap((triple, component) => {
		if (lowest >= triple || start < triple || (composition[component] ?? 0) < least$1) return [];
		if (isFreeWater(fluid, component)) return [];
		return [{
			words: `the contents fall to {lowest}, below the triple point of ${fluid.ids[component] ?? ""} ({triple}); it may form a solid, which is not modelled`,
			values: {
				lowest: stated("temperature", lowest),
				triple: stated("temperature", triple)
			}
		}];
	});
}
/** What to say where that which leaves is colder, K, than the triple point of what makes up most of the contents. */
function solidDownstream(fluid, composition, lowest) {
	return fluid.tripleTemperatures.flatMap((triple, component) => {
		if (lowest === void 0 || lowest >= triple || (composition[component] ?? 0) < most) return [];
		if (isFreeWater(fluid, component)) return [];
		return [{
			words: `what leaves falls to {lowest} downstream of the valve, below the triple point of ${fluid.ids[component] ?? ""} ({triple}); the solid that forms there is not modelled`,
			values: {
				lowest: stated("temperature", lowest),
				triple: stated("temperature", triple)
			}
		}];
	});
}
// engineering/vessels/blowdown/initial.ts
/**
* The contents at the start. Throws a RangeError where the vessel is full of liquid, where a level is given to contents
* of a single phase, and below the triple point of a component that makes up half of them or more.
*/
function startingContents(spec, fluid, composition) {
	const { shape, initial } = spec;
	const { temperature, level } = initial;
	const warnings = solidAtStart(fluid, composition, temperature);
	const volume = vesselVolume(shape);
	const point = fluid.point();
	const { state } = point;
	let { pressure } = initial;
	if (level !== void 0 && level > 0 && fluid.boils(temperature)) {
		point.boiling(composition, temperature);
		if (Math.abs(pressure - state.pressure) > .01 * state.pressure) warnings.push({
			words: "a single component with a liquid level is at its vapour pressure, so {pressure} was used in place of the pressure entered",
			values: { pressure: stated("gaugePressure", gauge(state.pressure)) }
		});
		({pressure} = state);
	} else point.tp(composition, temperature, pressure);
	const { vapour, liquid } = state;
	if (state.condition === "liquid") throw new RangeError(`the vessel is full of liquid at ${temperature} K and ${pressure} Pa; a blowdown needs a gas space`);
	const both = state.condition === "two-phase";
	if (level !== void 0 && level > 0 && !both) throw new RangeError(`there is no liquid at ${temperature} K and ${pressure} Pa, so that a level cannot be given`);
	const total = volume / state.molarVolume;
	const liquidPart = level === void 0 ? both ? total * (1 - state.vapourFraction) * liquid.molarVolume : 0 : liquidVolume(shape, level);
	const liquidTotal = both ? liquidPart / liquid.molarVolume : 0;
	const gasTotal = (volume - liquidPart) / vapour.molarVolume;
	const gasMoles = vapour.moleFractions.map((fraction) => fraction * gasTotal);
	const liquidMoles = both ? liquid.moleFractions.map((fraction) => fraction * liquidTotal) : new Float64Array(composition.length);
	const moles = gasTotal + liquidTotal;
	const liquidMass = both ? liquidTotal * liquid.molarMass : 0;
	return {
		contents: {
			temperature,
			pressure,
			level: level ?? exactLevel(shape, liquidPart),
			volume,
			mass: gasTotal * vapour.molarMass + liquidMass,
			liquidMass,
			moles,
			composition: Array.from(composition, (_, index) => ((gasMoles[index] ?? 0) + (liquidMoles[index] ?? 0)) / moles),
			vapour: Array.from(vapour.moleFractions),
			liquid: liquidTotal > 0 ? Array.from(liquid.moleFractions) : void 0
		},
		gasMoles,
		liquidMoles,
		gasEnergy: gasTotal * vapour.molarInternalEnergy,
		liquidEnergy: liquidTotal > 0 ? liquidTotal * liquid.molarInternalEnergy : 0,
		gasEntropy: vapour.molarEntropy,
		liquidEntropy: liquid.molarEntropy,
		warnings
	};
}
/** The initial contents with the components in the order of the specification, those of none of them included. */
function inOrderGiven({ fluid: given }, fluid, contents) {
	if (given.model === "ideal-gas") return contents;
	const spread = (fractions) => given.composition.map(({ id }) => fractions[fluid.ids.indexOf(id)] ?? 0);
	const { composition, vapour, liquid } = contents;
	return {
		...contents,
		composition: spread(composition),
		vapour: vapour && spread(vapour),
		liquid: liquid && spread(liquid)
	};
}
// engineering/vessels/blowdown/last-step.ts
/** Shortens the last step of an integration to the moment when a measure of its state, about 1 in size, was 0. */
function goBackTo(integrator, measure) {
	const state = new Float64Array(integrator.state.length);
	let [low, high] = [integrator.previousTime, integrator.time];
	const at = (time) => {
		integrator.interpolate(time, state);
		return measure(state);
	};
	let [below, above] = [at(low), at(high)];
	for (let round = 0; round < 60 && high - low > 1e-12 * high; round += 1) {
		const time = Math.min(high, Math.max(low, low + (high - low) * below / (below - above)));
		const value = at(time);
		if (Math.abs(value) < 1e-10) [low, high] = [time, time];
		else if (value > 0 === below > 0) {
			[low, below] = [time, value];
			above /= 2;
		} else {
			[high, above] = [time, value];
			below /= 2;
		}
	}
	integrator.interpolate(high, state);
	integrator.restart(high, state);
}
// engineering/vessels/blowdown/limits.ts
var temperature$1 = (si) => stated("temperature", si);
var pressure = (si) => stated("absolutePressure", si);
/** Refuses a start beyond the equation of state of the contents. */
function requireWithinLimits({ basis }, initial) {
	if (basis === void 0) return;
	const { equation, minimumTemperature = 0, maximumTemperature, maximumPressure } = basis;
	const start = initial.temperature;
	if (!(start >= minimumTemperature && start <= maximumTemperature)) throw new Refusal(`the initial temperature must be ${minimumTemperature > 0 ? "from {least} to {most}" : "up to {most}"} in ${equation}, and is {start}`, {
		least: temperature$1(minimumTemperature),
		most: temperature$1(maximumTemperature),
		start: temperature$1(start)
	});
	if (!(initial.pressure <= maximumPressure)) throw new Refusal(`the initial pressure must be up to {most} in ${equation}, and is {start}`, {
		most: pressure(maximumPressure),
		start: pressure(initial.pressure)
	});
}
/** What to say of a run that went beyond the equation of state of its contents. */
function beyondLimits({ basis }, series) {
	if (basis === void 0) return [];
	const { equation, minimumTemperature = 0, maximumTemperature, maximumPressure } = basis;
	const temperatures = [...series.gasTemperature, ...series.liquidTemperature].filter((each) => each !== void 0);
	const reach = (values, better) => values.reduce((best, each) => better(best, each), values[0] ?? NaN);
	const [lowest, highest] = [reach(temperatures, Math.min), reach(temperatures, Math.max)];
	const most = reach(series.pressure, Math.max);
	const words = (what) => `${what} {limit}, up to which ${equation} is stated: beyond it is extrapolated`;
	return [
		...lowest < minimumTemperature ? [{
			words: `the contents fall to {reached}, below {limit}, from which on ${equation} is stated: beyond it is extrapolated`,
			values: {
				reached: temperature$1(lowest),
				limit: temperature$1(minimumTemperature)
			}
		}] : [],
		...highest > maximumTemperature ? [{
			words: words("the contents reach {reached}, above"),
			values: {
				reached: temperature$1(highest),
				limit: temperature$1(maximumTemperature)
			}
		}] : [],
		...most > maximumPressure ? [{
			words: words("the pressure reaches {reached}, above"),
			values: {
				reached: pressure(most),
				limit: pressure(maximumPressure)
			}
		}] : []
	];
}
// engineering/vessels/blowdown/vented.ts
/** Writes what leaves a vessel, moment by moment. */
var VentedRecorder = class {
	stream;
	/** Whether at some moment no state downstream was found although something left. */
	lacksDownstream = false;
	#backPressure;
	/** Where what leaves is expanded to the back pressure. */
	downstream;
	#composition;
	constructor(fluid, backPressure) {
		this.#backPressure = backPressure;
		this.downstream = fluid.point();
		this.#composition = new Float64Array(fluid.ids.length);
		const columns = () => fluid.ids.map(() => []);
		this.stream = {
			components: [...fluid.ids],
			composition: columns(),
			vapour: columns(),
			liquid: columns(),
			molarFlow: [],
			molarMass: [],
			molarEnthalpy: [],
			density: [],
			compressibility: [],
			downstreamDensity: [],
			downstreamCompressibility: [],
			downstreamVapour: []
		};
	}
	/** Adds a moment. Gives the temperature of what leaves once it has expanded; undefined where nothing flows or none is found. */
	add(contents, { gasMoles, liquidMoles }) {
		const { stream } = this;
		const { gas } = contents;
		const liquid = contents.drawn ?? contents.liquid;
		const fromGas = gas === void 0 ? 0 : gasMoles;
		const fromLiquid = liquid === void 0 ? 0 : liquidMoles;
		const moles = fromGas + fromLiquid;
		const flows = moles > 0;
		const blend = (of) => (gas === void 0 || fromGas === 0 ? 0 : fromGas / moles * of(gas)) + (liquid === void 0 || fromLiquid === 0 ? 0 : fromLiquid / moles * of(liquid));
		for (let component = 0; component < this.#composition.length; component += 1) {
			const fraction = flows ? blend((phase) => phase.moleFractions[component] ?? 0) : 0;
			this.#composition[component] = fraction;
			stream.composition[component]?.push(flows ? fraction : void 0);
			stream.vapour[component]?.push(fromGas > 0 ? gas?.moleFractions[component] : void 0);
			stream.liquid[component]?.push(fromLiquid > 0 ? liquid?.moleFractions[component] : void 0);
		}
		const molarMass = flows ? blend((phase) => phase.molarMass) : void 0;
		stream.molarFlow.push(flows ? moles : 0);
		stream.molarMass.push(molarMass);
		stream.density.push(molarMass === void 0 ? void 0 : molarMass / blend((phase) => phase.molarVolume));
		stream.compressibility.push(fromGas > 0 ? gas?.compressibility : void 0);
		const molarEnthalpy = flows ? blend((phase) => phase.molarEnthalpy) : void 0;
		stream.molarEnthalpy.push(molarEnthalpy);
		const expanded = molarEnthalpy !== void 0 && this.#expand(molarEnthalpy);
		const { state } = this.downstream;
		const { condition, temperature } = state;
		stream.downstreamDensity.push(expanded && molarMass !== void 0 ? molarMass / state.molarVolume : void 0);
		stream.downstreamVapour.push(expanded ? vapourIn(state.vapourFraction, condition) : void 0);
		stream.downstreamCompressibility.push(expanded && condition !== "liquid" ? state.vapour.compressibility : void 0);
		return expanded ? temperature : void 0;
	}
	/** Finds what leaves at the back pressure and its enthalpy; whether that was found. */
	#expand(enthalpy) {
		try {
			this.downstream.ph(this.#composition, this.#backPressure, enthalpy);
			return true;
		} catch (error) {
			if (!(error instanceof RangeError || error instanceof Refusal)) throw error;
			this.lacksDownstream = true;
			return false;
		}
	}
};
function vapourIn(fraction, condition) {
	return condition === "two-phase" ? fraction : condition === "liquid" ? 0 : 1;
}
/** What became of each component: from the moles at the start, those that left, and those that are still there. */
function releasedComponents({ ids, molarMasses }, initial, released, left) {
	return ids.map((id, component) => {
		const molarMass = molarMasses[component] ?? 0;
		return {
			id,
			initialMass: molarMass * initial(component),
			releasedMass: molarMass * released(component),
			releasedMoles: released(component),
			finalMass: molarMass * left(component)
		};
	});
}
// engineering/vessels/blowdown/record.ts
function emptySeries() {
	return {
		time: [],
		pressure: [],
		gasTemperature: [],
		liquidTemperature: [],
		innerWallTemperatureGas: [],
		outerWallTemperatureGas: [],
		innerWallTemperatureLiquid: [],
		outerWallTemperatureLiquid: [],
		lowestWallTemperature: [],
		highestWallTemperature: [],
		level: [],
		liquidVolume: [],
		freeWaterMass: [],
		freeWaterLevel: [],
		mass: [],
		liquidMass: [],
		massFlow: [],
		vapourFlow: [],
		liquidFlow: [],
		blowdownFlow: [],
		reliefFlow: [],
		downstreamTemperature: [],
		heatToContents: [],
		heatToWall: [],
		dryWallFlux: [],
		heatToDryWall: [],
		heatToWettedWall: []
	};
}
/** The history of a run as it is written, and what is read from it at the end. */
var Recorder = class {
	series = emptySeries();
	vented;
	#shape;
	constructor(fluid, shape, backPressure) {
		this.vented = new VentedRecorder(fluid, backPressure);
		this.#shape = shape;
	}
	/** Adds a moment. */
	add(time, contents, flows, heat, wall, state, wallOffset) {
		const { series } = this;
		const { gas, liquid } = contents;
		const vapourFlow = gas === void 0 ? 0 : flows.gasMoles * gas.molarMass;
		const drawn = contents.drawn ?? liquid;
		const liquidFlow = drawn === void 0 ? 0 : flows.liquidMoles * drawn.molarMass;
		const hasLiquid = liquid !== void 0 && contents.liquidVolume > 1e-9 * (contents.gasVolume + contents.liquidVolume);
		series.time.push(time);
		series.pressure.push(contents.pressure);
		series.gasTemperature.push(gas?.temperature);
		series.liquidTemperature.push(hasLiquid ? liquid.temperature : void 0);
		series.level.push(exactLevel(this.#shape, contents.liquidVolume));
		series.liquidVolume.push(contents.liquidVolume);
		series.freeWaterMass.push(contents.waterMass ?? 0);
		series.freeWaterLevel.push(exactLevel(this.#shape, contents.waterVolume ?? 0));
		series.mass.push(contents.mass);
		series.liquidMass.push(contents.liquidMass);
		series.massFlow.push(vapourFlow + liquidFlow);
		series.vapourFlow.push(vapourFlow);
		series.liquidFlow.push(liquidFlow);
		series.blowdownFlow.push(flows.blowdown);
		series.reliefFlow.push(flows.relief);
		series.downstreamTemperature.push(this.vented.add(contents, flows));
		series.heatToContents.push(heat.toGas + heat.toLiquid);
		series.heatToWall.push(heat.fromOutside);
		series.dryWallFlux.push(wall && heat.dry.insideFlux);
		series.heatToDryWall.push(wall && heat.dry.fromOutside);
		series.heatToWettedWall.push(wall && heat.wetted.fromOutside);
		const [inner, outer] = wall?.metal ?? [0, 0];
		const at = (wetted, node) => wall?.temperature(state, wallOffset, wetted, node);
		const besideGas = gas !== void 0;
		series.innerWallTemperatureGas.push(besideGas ? at(false, inner) : void 0);
		series.outerWallTemperatureGas.push(besideGas ? at(false, outer) : void 0);
		series.innerWallTemperatureLiquid.push(hasLiquid ? at(true, inner) : void 0);
		series.outerWallTemperatureLiquid.push(hasLiquid ? at(true, outer) : void 0);
		let lowest = Infinity;
		let highest = -Infinity;
		for (let node = inner; node <= outer; node += 1) for (const wetted of [false, true]) {
			if (!(wetted ? hasLiquid : besideGas)) continue;
			const temperature = at(wetted, node);
			if (temperature === void 0) continue;
			lowest = Math.min(lowest, temperature);
			highest = Math.max(highest, temperature);
		}
		series.lowestWallTemperature.push(lowest === Infinity ? void 0 : lowest);
		series.highestWallTemperature.push(highest === -Infinity ? void 0 : highest);
	}
	/** Heat, J, that the contents took up since the moment before the last one, where no wall says how much it is. */
	tookUp(heat) {
		const { time, heatToContents } = this.series;
		const last = time.length - 1;
		const elapsed = (time[last] ?? 0) - (time[last - 1] ?? 0);
		heatToContents[last] = elapsed > 0 ? heat / elapsed : 0;
	}
	/** What the history amounts to. */
	summary(initial, released, heat) {
		const { series } = this;
		const lowestGas = lowest$1(series.time, series.gasTemperature);
		const lowestLiquid = lowest$1(series.time, series.liquidTemperature);
		const fluid = [lowestGas, lowestLiquid].filter((found) => found !== void 0);
		const start = {
			value: initial.temperature,
			time: 0
		};
		return {
			initialMass: initial.mass,
			finalMass: series.mass.at(-1) ?? initial.mass,
			finalPressure: series.pressure.at(-1) ?? initial.pressure,
			releasedMass: released.mass,
			releasedLiquid: released.liquid,
			peakFlow: highest(series.time, series.massFlow) ?? {
				value: 0,
				time: 0
			},
			peakPressure: highest(series.time, series.pressure) ?? {
				value: initial.pressure,
				time: 0
			},
			lowestGasTemperature: lowestGas ?? start,
			lowestLiquidTemperature: lowestLiquid,
			lowestFluidTemperature: fluid.reduce((least, next) => next.value < least.value ? next : least, start),
			lowestWallTemperature: lowest$1(series.time, series.lowestWallTemperature),
			highestWallTemperature: highest(series.time, series.highestWallTemperature),
			lowestDownstreamTemperature: lowest$1(series.time, series.downstreamTemperature),
			heatToContents: heat.toContents,
			heatToWall: heat.toWall
		};
	}
};
function extreme(times, values, better) {
	let found;
	values.forEach((value, index) => {
		if (value !== void 0 && (found === void 0 || better(value, found.value))) found = {
			value,
			time: times[index] ?? 0
		};
	});
	return found;
}
/** The lowest, and the highest, of a column. */
var lowest$1 = (times, values) => extreme(times, values, (a, b) => a < b);
var highest = (times, values) => extreme(times, values, (a, b) => a > b);
// engineering/vessels/blowdown/level-swell/swell-record.ts
/** Liquid viscosity, Pa·s, up to which churn-turbulent flow is taken: common practice with the DIERS methods, not held against their text. */
var churnViscosity = .1;
/** Writes how the liquid swells: all vapour that leaves the vessel is taken to have risen through it. */
var SwellRecorder = class {
	#fluid;
	#swollen;
	#acted;
	#times = [];
	#level = [];
	#excess = [];
	#reached = [];
	#leastRoom;
	#viscosity = 0;
	constructor(fluid, shape, swell, acted) {
		this.#fluid = fluid;
		this.#swollen = new SwollenLiquid(shape, swell);
		this.#acted = acted;
	}
	/** Adds a moment with the level of its liquid at rest, m. */
	add(time, contents, flows, restLevel) {
		const boiling = boilingLiquid(this.#fluid, contents);
		const { gas, liquid } = contents;
		const vapour = gas === void 0 ? 0 : flows.gasMoles * gas.molarVolume;
		const carried = this.#acted && flows.liquidMoles > 0;
		const excess = boiling === void 0 ? 0 : this.#swollen.excess(boiling, vapour);
		const reached = excess > 0 || carried || restLevel > this.#swollen.nozzleHeight;
		this.#times.push(time);
		this.#excess.push(excess * (boiling?.liquidDensity ?? 0));
		this.#level.push(reached ? this.#swollen.nozzleHeight : boiling === void 0 ? restLevel : Math.max(restLevel, this.#swollen.level(boiling, vapour)));
		if (reached) this.#reached.push(time);
		this.#room(boiling, flows, vapour);
		if (liquid !== void 0 && boiling !== void 0) this.#viscosity = Math.max(this.#viscosity, this.#fluid.viscosity(liquid));
	}
	#room(boiling, { blowdown, relief, scheduled }, vapour) {
		if (boiling === void 0 || blowdown <= 0 || vapour <= 0) return;
		const through = vapour * blowdown / (blowdown + relief + scheduled);
		const room = Math.max(0, this.#swollen.mostVapour(boiling) - (vapour - through)) / through;
		this.#leastRoom = Math.min(this.#leastRoom ?? Infinity, room);
	}
	/** What the moments amount to; undefined where there never was liquid beside gas. */
	result() {
		const top = highest(this.#times, this.#level);
		const excess = highest(this.#times, this.#excess);
		if (top === void 0 || excess === void 0 || top.value === 0) return void 0;
		const [from] = this.#reached;
		return {
			regime: this.#swollen.regime,
			nozzleHeight: this.#swollen.nozzleHeight,
			acted: this.#acted,
			level: this.#level,
			highest: top,
			reaches: from === void 0 ? void 0 : {
				from,
				to: this.#reached.at(-1) ?? from
			},
			excess,
			leastRoom: this.#leastRoom,
			viscous: this.#swollen.regime === "churn-turbulent" && this.#viscosity > churnViscosity ? this.#viscosity : void 0
		};
	}
};
// engineering/vessels/blowdown/outside-heat.ts
/** What the heat specification means at the outside of the vessel. */
function outsideHeat(spec, heat, table) {
	const surroundings = fluxToSurroundings(spec, heat, table.height);
	const besideGas = rememberedFlux(surroundings);
	const besideLiquid = rememberedFlux(surroundings);
	const toSurroundings = (surface, wetted) => (wetted ? besideLiquid : besideGas)(surface);
	if (heat.mode === "ambient") return {
		burning: false,
		flux: toSurroundings,
		wettedHeat: () => 0
	};
	const fire = fireHeat(heat, table, toSurroundings);
	return {
		burning: burnsFrom(heat, 0),
		flux(surface, wetted, level) {
			return this.burning ? fire.flux(surface, wetted, level) : toSurroundings(surface, wetted);
		},
		wettedHeat(wettedArea, level) {
			return this.burning ? fire.wettedHeat(wettedArea, level) : 0;
		}
	};
}
/** The same flux, found again only where the temperature of the surface is another: most of the state does not change it. */
function rememberedFlux(flux) {
	let known = NaN;
	let found = NaN;
	return (surface) => {
		if (surface !== known) {
			found = flux(surface);
			known = surface;
		}
		return found;
	};
}
/** What is exchanged with the surroundings, W/m² at a surface temperature, K, by a vessel of a height, m. */
function fluxToSurroundings({ shape, wall }, heat, height) {
	const { liner, metal, insulation } = wall;
	const thickness = (liner?.thickness ?? 0) + metal.thickness + (insulation?.thickness ?? 0);
	const outside = {
		orientation: shape.orientation,
		diameter: shape.diameter + 2 * thickness,
		height: height + 2 * thickness
	};
	return (surface) => surroundingsFlux(heat, outside, surface);
}
/** The heat of a fire while it burns. */
function fireHeat(heat, table, toSurroundings) {
	if (heat.mode === "fire-flux") {
		const share = heat.exposedShare ?? 1;
		return {
			flux: (surface, wetted) => share * fireFlux(heat.flux, surface) + (share < 1 ? (1 - share) * toSurroundings(surface, wetted) : 0),
			wettedHeat: () => 0
		};
	}
	const reached = Math.min(table.height, Math.max(0, fireHeight - (heat.elevation ?? 0)));
	const areaReached = table.areaBelow(reached);
	return {
		flux: (surface, wetted, level) => {
			if (wetted) return 0;
			const dry = table.area - table.areaBelow(level);
			const exposed = Math.max(0, areaReached - table.areaBelow(level));
			const share = dry > 0 ? Math.min(1, exposed / dry) : 0;
			return (share === 0 ? 0 : share * fireFlux(fireScenarios.apiPool, surface)) + (share < 1 ? (1 - share) * toSurroundings(surface, wetted) : 0);
		},
		wettedHeat: (wettedArea, level) => {
			const whole = table.areaBelow(level);
			const share = level <= reached || whole === 0 ? 1 : areaReached / whole;
			return wettedFireHeat(Math.max(0, wettedArea) * share, heat.environmentFactor, heat.adequateDrainage);
		}
	};
}
function surroundingsFlux({ ambientTemperature, outerCoefficient, windSpeed, emissivity }, outside, surface) {
	const coefficient = outerCoefficient ?? outsideCoefficient(outside, surface, ambientTemperature, windSpeed);
	const radiation = emissivity === void 0 ? 0 : radiantFlux(emissivity, ambientTemperature, surface);
	return coefficient * (ambientTemperature - surface) + radiation;
}
// engineering/vessels/blowdown/wall.ts
/** Least share of the inside area that either part of the wall keeps, so that its temperature is always defined. */
var leastShare$1 = .001;
/** Share of the whole that a part of the wall counts as at least in the measure of errors. */
var measuredShare = .01;
/** No heat. */
function noHeat() {
	const none = {
		insideFlux: 0,
		fromOutside: 0
	};
	return {
		toGas: 0,
		toLiquid: 0,
		fromOutside: 0,
		dry: { ...none },
		wetted: { ...none }
	};
}
/**
* The wall as two plates, one beside the gas and one beside the liquid, each conducting from inside to outside; no heat
* flows along the wall. States: the energy of each node above 0 K, J, dry plate first, then the wetted area, m². The wetted
* area follows the level with a short lag, a film that drains, and takes the metal's heat along from plate to plate.
*/
var TwoPlateWall = class {
	nodes;
	states;
	grid;
	/** First and last node of the metal. */
	metal;
	/** Whether the wetted area grows at the rates last written. */
	wettedGrows = false;
	#varying;
	#table;
	#outside;
	#lag;
	#temperatures;
	#gains;
	#otherTemperatures;
	constructor(spec, table, outside, cells, lag) {
		const { liner, metal, byTemperature, insulation } = spec.wall;
		const layers = [
			...liner === void 0 ? [] : [{
				...liner,
				cells: Math.max(3, Math.ceil(cells / 2))
			}],
			{
				...metal,
				cells
			},
			...insulation === void 0 ? [] : [{
				...insulation,
				cells: Math.max(3, Math.ceil(cells / 2))
			}]
		];
		this.grid = wallGrid(layers, spec.shape.diameter / 2, table.curvedShare);
		const first = liner === void 0 ? 0 : 1;
		this.metal = [this.grid.edges[first] ?? 0, this.grid.edges[first + 1] ?? 0];
		this.#varying = byTemperature && new VaryingWall(this.grid, first, metal, byTemperature);
		this.nodes = this.grid.capacities.length;
		this.states = 2 * this.nodes + 1;
		this.#table = table;
		this.#outside = outside;
		this.#lag = lag;
		this.#temperatures = new Float64Array(this.nodes);
		this.#otherTemperatures = new Float64Array(this.nodes);
		this.#gains = new Float64Array(this.nodes);
	}
	/** Writes the states of a wall of one temperature. */
	start(state, offset, temperature, liquidVolume) {
		const wetted = this.#target(liquidVolume);
		for (let node = 0; node < this.nodes; node += 1) {
			const energy = this.#varying?.energy(node, temperature) ?? (this.grid.capacities[node] ?? 0) * temperature;
			state[offset + node] = energy * (this.#table.area - wetted);
			state[offset + this.nodes + node] = energy * wetted;
		}
		state[offset + 2 * this.nodes] = wetted;
	}
	/** Sizes against which errors of the states count: those of a small part by its own size only down to a share of all. */
	scale(state, offset, scale) {
		for (let node = 0; node < this.nodes; node += 1) {
			const dry = Math.abs(state[offset + node] ?? 0);
			const wet = Math.abs(state[offset + this.nodes + node] ?? 0);
			const least = measuredShare * (dry + wet);
			scale[offset + node] = Math.max(dry, least);
			scale[offset + this.nodes + node] = Math.max(wet, least);
		}
		const { area } = this.#table;
		const wetted = state[offset + 2 * this.nodes] ?? 0;
		scale[offset + 2 * this.nodes] = 3 * Math.max(Math.min(wetted, area - wetted), measuredShare * area);
	}
	/** Temperature of a node. */
	temperature(state, offset, wetted, node) {
		const energy = state[offset + (wetted ? this.nodes : 0) + node] ?? 0;
		return this.#temperature(node, energy, this.#area(state, offset, wetted));
	}
	/** Energy of the wall above 0 K, J. */
	energy(state, offset) {
		let sum = 0;
		for (let index = 0; index < 2 * this.nodes; index += 1) sum += state[offset + index] ?? 0;
		return sum;
	}
	/** Writes the rates of the wall's states and the heat it exchanges. */
	rates(state, offset, liquidVolume, level, inside, rate, heat) {
		const wettedArea = this.#area(state, offset, true);
		const growth = (this.#target(liquidVolume) - wettedArea) / this.#lag;
		rate[offset + 2 * this.nodes] = growth;
		this.wettedGrows = growth > 0;
		heat.fromOutside = 0;
		heat.toGas = 0;
		heat.toLiquid = 0;
		this.#plateRates(false, state, offset, level, inside, rate, heat);
		this.#plateRates(true, state, offset, level, inside, rate, heat);
		if (growth !== 0) this.#move(growth, state, offset, rate);
	}
	/** Lets metal that the liquid covers or leaves bare, m²/s, take its heat along. */
	#move(growth, state, offset, rate) {
		this.#read(state, offset, growth < 0, this.#otherTemperatures);
		for (let node = 0; node < this.nodes; node += 1) {
			const other = this.#otherTemperatures[node] ?? 0;
			const moved = this.#varying ? growth * this.#varying.energy(node, other) : growth * (this.grid.capacities[node] ?? 0) * other;
			rate[offset + node] = (rate[offset + node] ?? 0) - moved;
			rate[offset + this.nodes + node] = (rate[offset + this.nodes + node] ?? 0) + moved;
		}
	}
	/** Writes the rates of the nodes of one plate, and adds the heat that it exchanges. */
	#plateRates(wetted, state, offset, level, inside, rate, heat) {
		const temperatures = this.#temperatures;
		const gains = this.#gains;
		const last = this.nodes - 1;
		this.#read(state, offset, wetted, temperatures);
		const area = this.#area(state, offset, wetted);
		const { toGas, toLiquid } = inside(wetted, temperatures[0] ?? 0);
		const outer = this.grid.outerArea * this.#outside.flux(temperatures[last] ?? 0, wetted, level);
		gains.fill(0);
		if (this.#varying) this.#varying.addConduction(temperatures, gains);
		else addConduction(this.grid, temperatures, gains);
		gains[0] = (gains[0] ?? 0) - toGas - toLiquid;
		gains[last] = (gains[last] ?? 0) + outer;
		const at = offset + (wetted ? this.nodes : 0);
		for (let node = 0; node < this.nodes; node += 1) rate[at + node] = area * (gains[node] ?? 0);
		const metalEdge = at + this.metal[1];
		const fire = wetted ? this.#outside.wettedHeat(area - leastShare$1 * this.#table.area, level) : 0;
		rate[metalEdge] = (rate[metalEdge] ?? 0) + fire;
		const part = wetted ? heat.wetted : heat.dry;
		part.insideFlux = toGas + toLiquid;
		part.fromOutside = area * outer + fire;
		heat.toGas += area * toGas;
		heat.toLiquid += area * toLiquid;
		heat.fromOutside += part.fromOutside;
	}
	#target(liquidVolume) {
		const { area } = this.#table;
		return Math.min(.999 * area, Math.max(leastShare$1 * area, this.#table.wettedArea(liquidVolume)));
	}
	#area(state, offset, wetted) {
		const wettedArea = state[offset + 2 * this.nodes] ?? 0;
		const area = wetted ? wettedArea : this.#table.area - wettedArea;
		if (!(area > 0)) throw new RangeError("a part of the wall has no area");
		return area;
	}
	/** Temperature of a node with an energy, J, in a plate of an area, m². */
	#temperature(node, energy, area) {
		return this.#varying?.temperature(node, energy / area) ?? energy / ((this.grid.capacities[node] ?? 1) * area);
	}
	#read(state, offset, wetted, into) {
		const area = this.#area(state, offset, wetted);
		const at = offset + (wetted ? this.nodes : 0);
		for (let node = 0; node < this.nodes; node += 1) into[node] = this.#temperature(node, state[at + node] ?? 0, area);
	}
};
// engineering/vessels/blowdown/system.ts
/** Pure integrals at the end of the state: what left and what came in, so that the balances can be checked. */
var integralNames = [
	"enthalpyOut",
	"heatToContents",
	"heatToWall",
	"gasMassOut",
	"liquidMassOut"
];
/**
* Everything that changes during a blowdown as one system of equations. The state holds the contents, the wall, the moles
* of each component that left, and the integrals.
*/
var BlowdownSystem = class {
	size;
	integrals;
	wall;
	outlets;
	flows = {
		gasMoles: 0,
		liquidMoles: 0,
		blowdown: 0,
		relief: 0,
		scheduled: 0,
		choked: false
	};
	heat = noHeat();
	wallOffset;
	#fluid;
	#model;
	#table;
	#inside;
	#outOffset;
	#outside;
	#vertical;
	#diameter;
	#contents;
	#flowing;
	#flowingAt = NaN;
	#gasHeight = 1;
	#liquidHeight = 1;
	/** The last flux of each plate: most of the state does not change it. */
	#besideGas = {
		contents: void 0,
		temperature: NaN,
		toGas: 0,
		toLiquid: 0
	};
	#besideLiquid = {
		contents: void 0,
		temperature: NaN,
		toGas: 0,
		toLiquid: 0
	};
	constructor(spec, options, fluid, model, table) {
		this.#fluid = fluid;
		this.#model = model;
		this.#table = table;
		this.outlets = new Outlets(spec, fluid, table.volume, options.throat);
		this.#inside = new InsideHeat(fluid, options.gasCoefficient, options.liquidCoefficient);
		const { heat } = spec;
		if (heat.mode !== "isothermal" && heat.mode !== "adiabatic") {
			const lag = Math.max(.05, options.endTime / 2e3);
			this.#outside = outsideHeat(spec, heat, table);
			this.wall = new TwoPlateWall(spec, table, this.#outside, Math.round(options.wallCells ?? 8), lag);
		}
		this.wallOffset = model.states;
		this.#outOffset = model.states + (this.wall?.states ?? 0);
		this.integrals = fluid.ids.length + integralNames.length;
		this.size = this.#outOffset + this.integrals;
		this.#vertical = spec.shape.orientation === "vertical";
		this.#diameter = spec.shape.diameter;
	}
	/** The state at the start. */
	start(wallTemperature) {
		const state = new Float64Array(this.size);
		this.#model.start(state.subarray(0, this.#model.states));
		const { liquidVolume } = this.#model.find(state);
		this.wall?.start(state, this.wallOffset, wallTemperature, liquidVolume);
		return state;
	}
	derivative = (time, state, rate) => {
		const contents = this.#model.find(state);
		this.#contents = contents;
		const { flows, heat, wall } = this;
		if (contents !== this.#flowing || time !== this.#flowingAt) this.outlets.flows(time, contents, flows);
		this.#flowing = contents;
		this.#flowingAt = time;
		heat.toGas = 0;
		heat.toLiquid = 0;
		heat.fromOutside = 0;
		if (wall !== void 0) {
			const level = this.#table.level(contents.liquidVolume);
			this.#gasHeight = this.#vertical ? Math.max(this.#table.height - level, .1 * this.#diameter) : this.#diameter;
			this.#liquidHeight = this.#vertical ? Math.max(level, .1 * this.#diameter) : this.#diameter;
			wall.rates(state, this.wallOffset, contents.liquidVolume, level, this.#flux, rate, heat);
		}
		this.#model.rates(state, flows, heat.toGas, heat.toLiquid, rate);
		this.#integrate(contents, rate);
	};
	/** The metal that changes plates is that of the other one where the wetted area grows and where it shrinks. */
	branch = () => this.wall?.wettedGrows === true ? 1 : 0;
	scale = (state, scale) => {
		this.#model.scale(state, scale);
		this.wall?.scale(state, this.wallOffset, scale);
		scale.fill(Infinity, this.#outOffset);
	};
	/** To be called after a valve was opened or shut. */
	valvesChanged() {
		this.#flowing = void 0;
	}
	/** Whether the fire burns now; undefined where nothing comes from outside. */
	get burning() {
		return this.#outside?.burning;
	}
	/** Lets the fire burn, or not; true if that is a change. */
	burn(burning) {
		if (this.#outside === void 0 || this.#outside.burning === burning) return false;
		this.#outside.burning = burning;
		return true;
	}
	/** Moles of a component that left. */
	molesOut(state, component) {
		return state[this.#outOffset + component] ?? 0;
	}
	integral(state, name) {
		return state[this.#outOffset + this.#fluid.ids.length + integralNames.indexOf(name)] ?? 0;
	}
	#integrate(contents, rate) {
		const { gas } = contents;
		const liquid = contents.drawn ?? contents.liquid;
		const { flows, heat } = this;
		const components = this.#fluid.ids.length;
		const fromGas = gas === void 0 ? 0 : flows.gasMoles;
		const fromLiquid = liquid === void 0 ? 0 : flows.liquidMoles;
		for (let component = 0; component < components; component += 1) rate[this.#outOffset + component] = fromGas * (gas?.moleFractions[component] ?? 0) + fromLiquid * (liquid?.moleFractions[component] ?? 0);
		const at = this.#outOffset + components;
		rate[at] = fromGas * (gas?.molarEnthalpy ?? 0) + fromLiquid * (liquid?.molarEnthalpy ?? 0);
		rate[at + 1] = heat.toGas + heat.toLiquid;
		rate[at + 2] = heat.fromOutside;
		rate[at + 3] = fromGas * (gas?.molarMass ?? 0);
		rate[at + 4] = fromLiquid * (liquid?.molarMass ?? 0);
	}
	/**
	* Heat flux at the inside of a plate to what is beside it. Of the wetted plate, the gas takes over while the last of the
	* liquid goes, so that nothing changes at once.
	*/
	#flux = (wetted, temperature) => {
		const memory = wetted ? this.#besideLiquid : this.#besideGas;
		const contents = this.#contents;
		if (contents === void 0 || memory.contents === contents && memory.temperature === temperature) return memory;
		const { gas, liquid, vapourVolume, liquidVolume } = contents;
		const share = Math.min(1, liquidVolume / (traceOfLiquid * this.#table.volume));
		const boilingShare = Math.min(1, vapourVolume / (traceOfLiquid * this.#table.volume));
		const liquidShare = liquid === void 0 ? 0 : gas === void 0 ? 1 : wetted ? share : 0;
		memory.toLiquid = liquid === void 0 || liquidShare === 0 ? 0 : liquidShare * this.#inside.toLiquid(liquid, gas, temperature, this.#liquidHeight, boilingShare);
		memory.toGas = gas === void 0 || liquidShare === 1 ? 0 : (1 - liquidShare) * this.#inside.toGas(gas, temperature, this.#gasHeight);
		memory.contents = contents;
		memory.temperature = temperature;
		return memory;
	};
};
/** Share of the vessel's volume below which liquid no longer covers the wetted plate. */
var traceOfLiquid = 5e-4;
/** Longest step, as a share of the time in which the metal follows the fluid. */
var shareOfLag = .25;
var mostSteps$1 = 40;
/**
* The temperature of a tail pipe's metal, one through its thickness, in cells along it, from what flows through it. The
* fluid takes up what the metal gives, and is warmer by it farther on. Within a step all but the metal's own temperature is
* as in its middle, and the exponential of that is exact. Without surroundings no heat comes from outside.
*/
function tailPipeMetal(pipe, moments, start, surroundings) {
	const { insideDiameter, length, wall } = pipe;
	const cells = 10;
	const outside = insideDiameter + 2 * wall.thickness;
	const cellLength = length / cells;
	const inner = Math.PI * insideDiameter * cellLength;
	const outer = Math.PI * outside * cellLength;
	const capacity = Math.PI / 4 * (outside ** 2 - insideDiameter ** 2) * cellLength * wall.density * wall.heatCapacity;
	const metal = Array.from({ length: cells }, () => start);
	const heat = {
		stored: 0,
		fromOutside: 0,
		toFluid: 0
	};
	let coldest = {
		value: start,
		time: 0,
		place: 0
	};
	const lowest = moments.map((moment, index) => {
		const before = moments[index - 1];
		if (before !== void 0 && moment.time > before.time) advance(before, moment);
		const value = Math.min(...metal);
		if (value < coldest.value) coldest = {
			value,
			time: moment.time,
			place: (metal.indexOf(value) + .5) * cellLength
		};
		return value;
	});
	heat.stored = capacity * metal.reduce((sum, temperature) => sum + temperature - start, 0);
	return {
		lowest,
		coldest,
		heat
	};
	function advance(from, to) {
		const lag = capacity / Math.max(1e-9, inner * Math.max(from.coefficient, to.coefficient));
		const steps = Math.min(mostSteps$1, Math.ceil((to.time - from.time) / (shareOfLag * lag)));
		const step = (to.time - from.time) / steps;
		for (let count = 0; count < steps; count += 1) {
			const share = (count + .5) / steps;
			const between = (one, other) => one + share * (other - one);
			const coefficient = between(from.coefficient, to.coefficient);
			const rate = Math.max(from.heatCapacityRate, to.heatCapacityRate) === Infinity ? Infinity : between(from.heatCapacityRate, to.heatCapacityRate);
			let warmed = 0;
			const taken = rate > 0 && rate < Infinity ? -Math.expm1(-coefficient * inner / rate) : 0;
			const conductance = rate < Infinity ? rate * taken : coefficient * inner;
			for (let cell = 0; cell < cells; cell += 1) {
				const [one, other] = [from.temperatures[cell], to.temperatures[cell]];
				const fluid = between(one ?? other ?? start, other ?? one ?? start) + warmed;
				const old = metal[cell] ?? start;
				const air = surroundings === void 0 ? 0 : outer * outsideConductance(surroundings, outside, old);
				const ambient = surroundings?.ambientTemperature ?? old;
				const total = conductance + air;
				const target = total > 0 ? (conductance * fluid + air * ambient) / total : old;
				const decay = total * step / capacity;
				const next = target + (old - target) * Math.exp(-decay);
				const mean = decay > 1e-9 ? target + (old - target) * -Math.expm1(-decay) / decay : old;
				metal[cell] = next;
				heat.toFluid += conductance * (mean - fluid) * step;
				heat.fromOutside += air * (ambient - mean) * step;
				warmed += taken * (mean - fluid);
			}
		}
	}
}
/** From the surroundings to the outside of a level pipe by convection and radiation, W/(m²·K). */
function outsideConductance(surroundings, diameter, surface) {
	const { ambientTemperature, outerCoefficient, windSpeed, emissivity } = surroundings;
	const convection = outerCoefficient ?? outsideCoefficient({
		orientation: "horizontal",
		diameter,
		height: diameter
	}, surface, ambientTemperature, windSpeed);
	const difference = ambientTemperature - surface;
	if (emissivity === void 0 || Math.abs(difference) < 1e-6) return convection;
	return convection + radiantFlux(emissivity, ambientTemperature, surface) / difference;
}
// engineering/vessels/blowdown/tail-pipe/tail-pipe-profile.ts
/** Pressures along the pipe at which the flow is looked at, even in their logarithms. */
var stations = 7;
/** Relative step of a pressure between which the speed of sound of two phases is taken. */
var apart = .001;
/** Looks along the flow of a tail pipe; undefined where nothing flows. The speed of sound is that of both phases in equilibrium. */
var TailPipeObserver = class {
	#fluid;
	#point;
	constructor(fluid) {
		this.#fluid = fluid;
		this.#point = fluid.point();
	}
	observe(flow) {
		const flowing = flow.flowing;
		if (flowing === void 0) return void 0;
		const { line, stream, state } = flowing;
		const outletPressure = line.outletPressure(flow.behind);
		const area = Math.PI / 4 * flow.pipe.insideDiameter ** 2;
		const massFlux = stream.massFlow / area;
		const fall = Math.log(outletPressure / flow.inletPressure) / 6;
		const passed = [0];
		const temperatures = [];
		let before;
		let atMiddle = {
			coefficient: 0,
			heatCapacityRate: Infinity
		};
		let density = NaN;
		for (let station = 0; station < stations; station += 1) {
			const pressure = flow.inletPressure * Math.exp(fall * station);
			density = line.density(pressure);
			const { phase, equilibrium } = state();
			temperatures.push((phase ?? equilibrium).temperature);
			if (before !== void 0) {
				const friction = -(fall / 2) * (pressure * density + before.pressure * before.density) - massFlux ** 2 * Math.log(before.density / density);
				passed.push((passed.at(-1) ?? 0) + Math.max(0, friction));
			}
			before = {
				pressure,
				density
			};
			if (station === 3) atMiddle = this.#toWall(flow.pipe, stream.massFlow, state());
		}
		const whole = passed.at(-1) ?? 0;
		const outletVelocity = massFlux / density;
		return {
			places: passed.map((part, station) => whole > 0 ? part / whole : station / 6),
			temperatures,
			outletPressure,
			outletVelocity,
			outletMach: outletVelocity / this.#soundSpeed(state(), stream.composition, stream.molarMass),
			...atMiddle
		};
	}
	/**
	* Coefficient at the wall, of two phases the larger of those that either would have if all flowed as it, and what the
	* fluid takes to change its temperature.
	*/
	#toWall(pipe, massFlow, { phase, equilibrium }) {
		const { insideDiameter, roughness } = pipe;
		const of = (side) => {
			const viscosity = this.#fluid.viscosity(side);
			const conductivity = this.#fluid.conductivity(side);
			const prandtl = viscosity * side.molarCp / (side.molarMass * conductivity);
			const reynolds = lineReynoldsNumber(massFlow, insideDiameter, viscosity);
			return pipeNusselt(reynolds, prandtl, frictionFactor(reynolds, roughness / insideDiameter)) * conductivity / insideDiameter;
		};
		if (phase !== void 0) return {
			coefficient: of(phase),
			heatCapacityRate: massFlow * phase.molarCp / phase.molarMass
		};
		const { vapour, liquid } = equilibrium;
		return {
			coefficient: Math.max(of(vapour), of(liquid)),
			heatCapacityRate: Infinity
		};
	}
	#soundSpeed({ phase, equilibrium }, composition, molarMass) {
		if (phase !== void 0) return phase.speedOfSound;
		const { pressure, molarEntropy } = equilibrium;
		const density = (at) => {
			this.#point.ps(composition, at, molarEntropy);
			return molarMass / this.#point.state.molarVolume;
		};
		const rise = density(pressure * 1.001) - density(pressure * .999);
		return Math.sqrt(2 * apart * pressure / rise);
	}
};
// engineering/vessels/blowdown/tail-pipe/tail-pipe-recorder.ts
/** The history of a tail pipe as it is written, and what its metal is found to have been at the end. */
var TailPipeRecorder = class {
	#flow;
	#observer;
	#moments = [];
	#last;
	#isWhole = true;
	#series = {
		inletPressure: [],
		outletPressure: [],
		velocity: [],
		machNumber: [],
		reduction: [],
		lowestFluidTemperature: []
	};
	constructor(fluid, flow) {
		this.#flow = flow;
		this.#observer = new TailPipeObserver(fluid);
	}
	/** Adds a moment, of which the outlets have just been asked for their flows. */
	add(time, flows, contents) {
		const flow = this.#flow;
		const profile = this.#observed(flows, contents);
		const { inletPressure, outletPressure, velocity, machNumber, reduction, lowestFluidTemperature } = this.#series;
		inletPressure.push(flow.inletPressure);
		outletPressure.push(profile?.outletPressure ?? flow.behind);
		velocity.push(profile?.outletVelocity ?? 0);
		machNumber.push(profile?.outletMach ?? 0);
		lowestFluidTemperature.push(profile && Math.min(...profile.temperatures));
		reduction.push(flow.freeFlow > 0 ? Math.max(0, 1 - flows.blowdown / flow.freeFlow) : 0);
		this.#moments.push({
			time,
			coefficient: profile?.coefficient ?? 0,
			heatCapacityRate: profile?.heatCapacityRate ?? 0,
			temperatures: profile === void 0 ? [] : inCells(profile)
		});
	}
	/** The flow along the pipe; that of the moment before where no state is found. */
	#observed(flows, contents) {
		try {
			this.#flow.complete(flows, contents);
			this.#last = this.#observer.observe(this.#flow);
		} catch (error) {
			if (!(error instanceof RangeError || error instanceof Refusal)) throw error;
			this.#isWhole = false;
		}
		return this.#last;
	}
	/** The metal begins at the temperature of the surroundings, or where the vessel has none at that of its contents. */
	result(heat, contentsTemperature) {
		const surroundings = "ambientTemperature" in heat ? heat : void 0;
		const start = surroundings?.ambientTemperature ?? contentsTemperature;
		const metal = tailPipeMetal(this.#flow.pipe, this.#moments, start, surroundings);
		const times = this.#moments.map(({ time }) => time);
		const series = {
			...this.#series,
			lowestMetalTemperature: metal.lowest
		};
		const none = {
			value: 0,
			time: 0
		};
		return {
			series,
			highestInletPressure: highest(times, series.inletPressure) ?? none,
			highestVelocity: highest(times, series.velocity) ?? none,
			highestMachNumber: highest(times, series.machNumber) ?? none,
			lowestFluidTemperature: lowest$1(times, series.lowestFluidTemperature),
			lowestMetalTemperature: metal.coldest,
			isWhole: this.#isWhole,
			largestReduction: highest(times, series.reduction) ?? none
		};
	}
};
/** Temperatures in the middle of each cell, straight between the places where they are known. */
function inCells({ places, temperatures }) {
	return Array.from({ length: 10 }, (_, cell) => {
		const place = (cell + .5) / 10;
		const after = Math.max(1, places.findIndex((each) => each >= place));
		const [from = 0, to = 1] = [places[after - 1], places[after]];
		const [start = NaN, end = NaN] = [temperatures[after - 1], temperatures[after]];
		return to > from ? start + (place - from) / (to - from) * (end - start) : end;
	});
}
// engineering/vessels/blowdown/watched-events.ts
/** Share of the vessel's volume below which liquid is not there. */
var leastLiquid = 1e-6;
/** Share of the run within which liquid that goes and comes is the same: next to a critical point it is lost and found again. */
var sameLiquid = .001;
/** The events of a run in their order; those that need not be met to the last digit are watched for. */
var WatchedEvents = class {
	all = [];
	#volume;
	#endTime;
	#hadLiquid;
	#wasChoked;
	constructor(volume, endTime, hasLiquid) {
		this.#volume = volume;
		this.#endTime = endTime;
		this.#hadLiquid = hasLiquid;
	}
	add(time, kind, text) {
		this.all.push({
			time,
			kind,
			text
		});
	}
	/** Liquid, m³, that appears or goes, and flow that is no longer choked. */
	watch(time, liquidVolume, { choked, blowdown }) {
		const liquid = liquidVolume > leastLiquid * this.#volume;
		if (liquid !== this.#hadLiquid) {
			const last = this.all.at(-1);
			const again = last?.kind === "liquid-gone" && time - last.time < sameLiquid * this.#endTime;
			if (liquid && again) this.all.pop();
			else if (liquid) this.add(time, "liquid-appears", "liquid forms in the vessel");
			else this.add(time, "liquid-gone", "no liquid is left");
			this.#hadLiquid = liquid;
		}
		if (blowdown > 0) {
			if (this.#wasChoked === true && !choked) this.add(time, "flow-subcritical", "flow through the outlet is no longer choked");
			this.#wasChoked = choked;
		}
	}
};
// engineering/vessels/blowdown/free-water/hydrate.ts
var pascalPerPsi = 6894.757293168;
/** Relative densities that the chart of Katz is drawn for; a gas outside counts as the nearest. */
var gravityRange = [.55, 1];
/** kg/mol, of dry air. */
var airMolarMass = .0289647;
/**
* Temperature below which a sweet natural gas and free water form hydrate, from its pressure and its relative density to air:
* 13.47 ln p + 34.27 ln γ − 1.675 ln p ln γ − 20.35, °F and psia; a fit to the gas gravity chart of Katz.
* Source: B. F. Towler and S. Mokhatab, Quickly estimate hydrate formation conditions in natural gases, Hydrocarbon
* Processing 84 (2005) 61.
*/
function hydrateTemperature(pressure, relativeDensity) {
	const [least, most] = gravityRange;
	const lnGravity = Math.log(Math.min(most, Math.max(least, relativeDensity)));
	const lnP = Math.log(pressure / pascalPerPsi);
	return (13.47 * lnP + 34.27 * lnGravity - 1.675 * lnP * lnGravity - 20.35 - 32) / 1.8 + 273.15;
}
/** Relative density of a gas to air, from its molar mass, kg/mol. */
function relativeDensity(molarMass) {
	return molarMass / airMolarMass;
}
// engineering/vessels/blowdown/free-water/water-record.ts
/** K. */
var freezing = 273.15;
/** Share of the vessel's volume below which free water is not looked at. */
var traceOfWater$1 = 1e-6;
/** Watches the water of a run moment by moment. */
var WaterWatch = class {
	#most = {
		value: 0,
		time: 0
	};
	#freezesFrom;
	#coldestFreezing;
	#coldestDownstream;
	#hydrate;
	#volume;
	#index;
	/** Of a vessel of this volume, m³, and of water at this place among the components. */
	constructor(volume, index) {
		this.#volume = volume;
		this.#index = index;
	}
	/** Takes note of a moment; `downstream` is what leaves after it expanded, undefined where nothing was found. */
	watch(time, contents, downstream) {
		const { waterMass = 0, waterVolume = 0, gas, liquid, pressure } = contents;
		const isFree = waterVolume > traceOfWater$1 * this.#volume && liquid !== void 0;
		const { gasHoldsWater = isFree } = contents;
		if (isFree && waterMass > this.#most.value) this.#most = {
			value: waterMass,
			time
		};
		const ofFree = isFree ? liquid.temperature : Infinity;
		if (gas !== void 0 && (isFree || gasHoldsWater)) {
			const temperature = gasHoldsWater ? Math.min(ofFree, gas.temperature) : ofFree;
			this.#watchHydrate(time, temperature, pressure, relativeDensity(gas.molarMass));
		}
		this.#watchIce(time, ofFree, void 0, isFree);
		if (gas !== void 0) this.#watchIce(time, gas.temperature, gas, gasHoldsWater);
		if (downstream === void 0) return;
		const vapour = downstream.condition === "liquid" ? void 0 : downstream.vapour;
		if (this.#freezes(downstream.temperature, vapour, downstream.freeWater !== void 0)) this.#coldestDownstream = colder(this.#coldestDownstream, downstream.temperature, time);
	}
	#watchIce(time, temperature, gas, isFree) {
		if (!this.#freezes(temperature, gas, isFree)) return;
		this.#freezesFrom ??= time;
		this.#coldestFreezing = colder(this.#coldestFreezing, temperature, time);
	}
	/** Whether water freezes: free water below 0 °C, or that of a gas which holds more than ice lets it. */
	#freezes(temperature, gas, isFree) {
		if (!(temperature < freezing)) return false;
		const partial = gas === void 0 ? 0 : (gas.moleFractions[this.#index] ?? 0) * gas.pressure;
		return isFree || partial > sublimationPressure(temperature);
	}
	#watchHydrate(time, temperature, pressure, gravity) {
		const forms = hydrateTemperature(pressure, gravity) + 2;
		const below = forms - temperature;
		if (!(below > 0 && forms > freezing)) return;
		const { from = time, deepest = {
			value: 0,
			time
		}, beyondChart = false } = this.#hydrate ?? {};
		const [least, most] = gravityRange;
		this.#hydrate = {
			from,
			deepest: below > deepest.value ? {
				value: below,
				time
			} : deepest,
			beyondChart: beyondChart || gravity < least || gravity > most
		};
	}
	/** What the run came to; `released` is all water that left, kg. */
	record(released) {
		return {
			released,
			most: this.#most,
			freezesFrom: this.#freezesFrom,
			coldestFreezing: this.#coldestFreezing,
			coldestDownstream: this.#coldestDownstream,
			hydrate: this.#hydrate
		};
	}
};
function colder(before, value, time) {
	return before !== void 0 && before.value <= value ? before : {
		value,
		time
	};
}
var time$1 = (value) => stated("time", value, {
	digits: 3,
	like: "duration"
});
var temperature = (value) => stated("temperature", value, { digits: 3 });
/** What must be said of ice and hydrate. */
function waterClauses({ freezesFrom, coldestFreezing, coldestDownstream, hydrate }) {
	const found = [];
	if (hydrate !== void 0) {
		const beyond = hydrate.beyondChart ? "; the gas is outside the relative densities of 0.55 to 1 that this holds for" : "";
		found.push({
			words: `hydrate may form in the vessel: from {from} on the free water is below the temperature at which hydrate forms, by {below} at most, {allowance} being allowed for the error of the gas gravity method (Towler and Mokhatab, 2005). It may block outlets and instruments; carbon dioxide and hydrogen sulfide, which form hydrate sooner, and inhibitors are not accounted for${beyond}`,
			values: {
				from: time$1(hydrate.from),
				below: stated("temperatureDifference", hydrate.deepest.value, { digits: 2 }),
				allowance: stated("temperatureDifference", 2, { digits: 1 })
			}
		});
	}
	if (freezesFrom !== void 0 && coldestFreezing !== void 0) found.push({
		words: "ice may form in the vessel: from {from} on the contents hold water below {freezing}, and they fall to {lowest}. It is carried on as a liquid, which errs on the cold side",
		values: {
			freezing: temperature(freezing),
			from: time$1(freezesFrom),
			lowest: temperature(coldestFreezing.value)
		}
	});
	if (coldestDownstream !== void 0) found.push({
		words: "ice may form downstream of the valve: what leaves falls to {lowest} with water in it that freezes. Ice or hydrate may block the valve or the tailpipe, which is not modelled",
		values: { lowest: temperature(coldestDownstream.value) }
	});
	return found;
}
// engineering/vessels/blowdown/simulate.ts
var defaultTolerance = 1e-4;
/** Error allowed in a step, relative to what is promised for the run. */
var stepShare = .1;
/** Share of the vessel's volume below which gas no longer counts as a cushion. */
var leastGas = 1e-4;
/** Bulk modulus of a liquid, relative to its pressure, above which the pressure rises at once where no gas is left. */
var stiffness = 50;
/** Openings and closings of a relief valve before the run is given up. */
var mostReliefChanges = 2e3;
/**
* Simulates the blowdown of a vessel until the end time or pressure. Throws a RangeError with one sentence for a
* specification that makes no sense, and where the run cannot go on; the number of steps is bounded, so that it ends.
*/
function simulateBlowdown(spec, options) {
	return new Simulation(spec, options).run();
}
var endings = {
	time: ["end", "end time reached"],
	pressure: ["end-pressure", "end pressure reached"],
	solid: ["solid", "solid would form"],
	"liquid-full": ["liquid-full", "the liquid fills the vessel"]
};
var Simulation = class {
	#spec;
	#options;
	#fluid;
	#starting;
	/** Mole fractions of the components that are there. */
	#composition;
	#model;
	#system;
	#integrator;
	#recorder;
	#tailPipe;
	#events;
	#balances;
	#warnings;
	#water;
	#swell;
	#volume;
	#reliefChanges = 0;
	constructor(spec, options) {
		checkBlowdown(spec, options);
		this.#spec = spec;
		this.#options = options;
		const { fluid, composition } = chosenFluid(spec);
		this.#fluid = fluid;
		requireWithinLimits(fluid, spec.initial);
		if (fluid.hasFreeWater === true && spec.outlet?.draw === "level-swell") throw new RangeError("level swell does not decide what leaves where there may be free water below the liquid");
		this.#starting = startingContents(spec, fluid, composition);
		const { contents } = this.#starting;
		this.#composition = contents.composition;
		this.#warnings = [...fluid.warnings, ...this.#starting.warnings];
		const table = shapeTable(spec.shape);
		this.#volume = table.volume;
		this.#model = chosenModel(spec, fluid, this.#starting, table, options);
		this.#system = new BlowdownSystem(spec, options, fluid, this.#model, table);
		const state = this.#system.start(spec.wallTemperature ?? contents.temperature);
		const { endTime } = options;
		this.#events = new WatchedEvents(this.#volume, endTime, contents.liquid !== void 0);
		this.#beginOutlets(0);
		if (spec.relief?.action === "pop" && contents.pressure >= spec.relief.setPressure) this.#system.outlets.popped = true;
		this.#integrator = new StiffIntegrator(this.#system, 0, state, {
			tolerance: stepShare * (options.tolerance ?? defaultTolerance),
			firstStep: endTime * 1e-5,
			largestStep: endTime / 60,
			mostSteps: options.maxSteps ?? 1e4
		});
		this.#balances = new Balances(this.#model, this.#system, this.#starting, this.#volume, state);
		const back = spec.outlet?.backPressure ?? spec.relief?.backPressure ?? 101325;
		this.#recorder = new Recorder(fluid, spec.shape, back);
		const { tailPipe } = this.#system.outlets;
		if (tailPipe !== void 0) this.#tailPipe = new TailPipeRecorder(fluid, tailPipe);
		const { draw = "vapour", swell = usualSwell } = spec.outlet ?? {};
		if (spec.outlet !== void 0 && (draw === "vapour" || draw === "level-swell")) this.#swell = new SwellRecorder(fluid, spec.shape, swell, draw === "level-swell");
		this.#water = fluid.hasFreeWater === true ? new WaterWatch(this.#volume, fluid.ids.indexOf("H2O")) : void 0;
	}
	run() {
		const { endTime, endPressure, onProgress } = this.#options;
		const integrator = this.#integrator;
		const breaks = [
			...this.#system.outlets.breakTimes(),
			...fireTimes(this.#spec.heat),
			endTime
		].toSorted((one, other) => one - other);
		this.#record();
		let ended = "time";
		while (integrator.time < endTime) {
			const limit = Math.min(endTime, breaks.find((time) => time > integrator.time) ?? endTime);
			this.#advance(limit);
			const { pressure } = this.#contentsNow();
			const before = this.#recorder.series.pressure.at(-1) ?? pressure;
			if (endPressure !== void 0 && before > endPressure && pressure <= endPressure) {
				this.#goBackTo(({ pressure: then }) => (then - endPressure) / endPressure);
				this.#record();
				ended = "pressure";
				break;
			}
			if (pressure >= before && this.#liquidFull()) {
				this.#goBackTo(({ gasVolume }) => gasVolume / (leastGas * this.#volume) - 1);
				this.#record();
				ended = "liquid-full";
				break;
			}
			const triple = frozenBelow(this.#fluid, this.#composition, this.#contentsNow(), this.#volume);
			if (triple !== void 0) {
				this.#goBackTo(({ liquid }) => liquid === void 0 ? 1 : liquid.temperature / triple - 1);
				this.#record();
				ended = "solid";
				break;
			}
			const threshold = this.#reliefThreshold();
			if (threshold !== void 0 && (threshold.opens ? pressure > threshold.at : pressure < threshold.at)) {
				this.#goBackTo(({ pressure: then }) => (then - threshold.at) / threshold.at);
				this.#record();
				this.#switchRelief(threshold.opens);
			} else if (integrator.time === limit && this.#changesAt(limit)) {
				this.#record();
				this.#change(limit);
				integrator.restart(limit, integrator.state);
			}
			this.#record();
			this.#events.watch(integrator.time, this.#recorder.series.liquidVolume.at(-1) ?? 0, this.#system.flows);
			onProgress?.(Math.min(1, integrator.time / endTime));
		}
		onProgress?.(1);
		const [kind, text] = endings[ended];
		this.#events.add(integrator.time, kind, text);
		return this.#result(ended);
	}
	#advance(limit) {
		try {
			this.#integrator.advance(limit);
		} catch (error) {
			if (!(error instanceof RangeError)) throw error;
			throw new RangeError(`${error.message}; try the other model of the contents or a slightly different initial temperature`, { cause: error });
		}
	}
	#contentsNow() {
		return this.#model.find(this.#integrator.state);
	}
	/** Shortens the last step to the moment when a measure of the contents, about 1 in size, was 0. */
	#goBackTo(measure) {
		goBackTo(this.#integrator, (state) => measure(this.#model.find(state)));
	}
	/** Whether the blowdown valve is to begin to open now, or the fire to begin or end. */
	#changesAt(time) {
		const { burning } = this.#system;
		return this.#outletsBeginAt(time) || burning !== void 0 && burning !== burnsFrom(this.#spec.heat, time);
	}
	#change(time) {
		this.#beginOutlets(time);
		const burning = burnsFrom(this.#spec.heat, time);
		if (this.#system.burn(burning)) this.#events.add(time, burning ? "fire-begins" : "fire-ends", burning ? "the fire begins" : "the fire ends");
	}
	/** Whether the blowdown valve is yet to open and its time has come. */
	#outletsBeginAt(time) {
		const { outlet } = this.#spec;
		return outlet !== void 0 && !this.#system.outlets.begun && time >= (outlet.startDelay ?? 0);
	}
	/** Opens the blowdown valve when its time has come. */
	#beginOutlets(time) {
		if (!this.#outletsBeginAt(time)) return;
		this.#system.outlets.begun = true;
		this.#system.valvesChanged();
		this.#events.add(time, "blowdown-opens", "blowdown valve begins to open");
	}
	/** The pressure at which a relief valve that pops changes next. */
	#reliefThreshold() {
		const { relief } = this.#spec;
		if (relief === void 0 || relief.action !== "pop") return void 0;
		const { popped } = this.#system.outlets;
		return popped ? {
			at: reseatPressure(relief),
			opens: false
		} : {
			at: relief.setPressure,
			opens: true
		};
	}
	#switchRelief(opens) {
		this.#reliefChanges += 1;
		if (this.#reliefChanges > mostReliefChanges) throw new RangeError(`the relief valve opened and closed more than ${mostReliefChanges / 2} times: choose a modulating valve or a smaller area`);
		const { time, state } = this.#integrator;
		this.#system.outlets.popped = opens;
		this.#system.valvesChanged();
		if (opens) this.#events.add(time, "relief-opens", "relief valve opens");
		else this.#events.add(time, "relief-closes", "relief valve closes");
		this.#integrator.restart(time, state);
	}
	/** Whether liquid that hardly yields has left no gas above it. */
	#liquidFull() {
		const { liquid, gasVolume, pressure } = this.#contentsNow();
		if (liquid === void 0 || gasVolume >= leastGas * this.#volume) return false;
		return -liquid.molarVolume * liquid.pressureByVolume > stiffness * pressure;
	}
	#record() {
		const { state, time, rate } = this.#integrator;
		const system = this.#system;
		const contents = this.#model.find(state);
		system.derivative(time, state, rate);
		this.#recorder.add(time, contents, system.flows, system.heat, system.wall, state, system.wallOffset);
		this.#tailPipe?.add(time, system.flows, contents);
		this.#swell?.add(time, contents, system.flows, this.#recorder.series.level.at(-1) ?? 0);
		const { series, vented } = this.#recorder;
		const expanded = series.downstreamTemperature.at(-1) === void 0 ? void 0 : vented.downstream.state;
		this.#water?.watch(time, contents, expanded);
		this.#balances.checkContents(contents, state);
		if (this.#spec.heat.mode === "isothermal") this.#recorder.tookUp(this.#balances.isothermalHeat(state));
		else this.#balances.checkEnergy(state);
	}
	/** Water in all that left, kg. */
	#waterOut(state) {
		const index = this.#fluid.ids.indexOf("H2O");
		return this.#system.molesOut(state, index) * (this.#fluid.molarMasses[index] ?? 0);
	}
	#result(ended) {
		const integrator = this.#integrator;
		const system = this.#system;
		const { state } = integrator;
		const gasOut = system.integral(state, "gasMassOut");
		const liquidOut = system.integral(state, "liquidMassOut");
		const heat = {
			toContents: this.#spec.heat.mode === "isothermal" ? this.#balances.takenUp : system.integral(state, "heatToContents"),
			toWall: system.integral(state, "heatToWall")
		};
		const { contents } = this.#starting;
		const summary = this.#recorder.summary(contents, {
			mass: gasOut + liquidOut,
			liquid: liquidOut
		}, heat);
		if (system.outlets.condensing && this.#options.throat !== "equilibrium") this.#warnings.push({ words: "the dense gas condenses as it expands; its flow was calculated as homogeneous equilibrium flow" });
		const lowest = summary.lowestFluidTemperature.value;
		this.#warnings.push(...solidOnTheWay(this.#fluid, this.#composition, contents.temperature, lowest));
		const expanded = summary.lowestDownstreamTemperature?.value;
		this.#warnings.push(...solidDownstream(this.#fluid, this.#composition, expanded));
		const water = this.#water?.record(this.#waterOut(state));
		if (water !== void 0) this.#warnings.push(...waterClauses(water));
		if (this.#recorder.vented.lacksDownstream) this.#warnings.push({ words: "for a part of the run no temperature was found downstream of the valve, which may be colder than the lowest shown" });
		this.#warnings.push(...beyondLimits(this.#fluid, this.#recorder.series));
		const swell = this.#swell?.result();
		return {
			initial: inOrderGiven(this.#spec, this.#fluid, contents),
			series: this.#recorder.series,
			tailPipe: this.#tailPipe?.result(this.#spec.heat, contents.temperature),
			vented: this.#recorder.vented.stream,
			released: releasedComponents(this.#fluid, (component) => contents.moles * (contents.composition[component] ?? 0), (component) => system.molesOut(state, component), (component) => this.#model.moles(state, component)),
			events: this.#events.all,
			summary,
			conservation: this.#balances.errors,
			warnings: this.#warnings,
			...water && { water },
			...swell && { swell },
			ended,
			steps: {
				accepted: integrator.accepted,
				rejected: integrator.rejected,
				evaluations: integrator.evaluations
			}
		};
	}
};
// engineering/vessels/blowdown/times.ts
/**
* Time, s, from which a run stays at or below a pressure until its end, by the cubic through the four nearest moments in
* the logarithm of pressure; 0 where it never is above, undefined where it ends above.
*/
function timeToPressure(run, pressure) {
	const { time, pressure: history } = run.series;
	const last = history.length - 1;
	if ((history[last] ?? Infinity) > pressure * (1 + 1e-9)) return void 0;
	const above = history.findLastIndex((value, index) => index < last && value > pressure);
	if (above === -1) return 0;
	const from = Math.max(0, Math.min(above - 1, last - 3));
	const rows = [];
	for (let index = from; index <= Math.min(last, from + 3); index += 1) rows.push({
		x: Math.log(history[index] ?? 1),
		t: time[index] ?? 0
	});
	const falls = rows.every(({ x }, index) => index === 0 || x < (rows[index - 1]?.x ?? Infinity) - 1e-9);
	const wanted = Math.log(pressure);
	const start = time[above] ?? 0;
	const end = time[above + 1] ?? start;
	const high = Math.log(history[above] ?? 1);
	const low = Math.log(history[above + 1] ?? 1);
	const straight = start + (end - start) * (high - wanted) / (high - low);
	if (!falls || rows.length < 4) return Math.min(end, straight);
	let found = 0;
	for (const row of rows) {
		let weight = row.t;
		for (const other of rows) if (other !== row) weight *= (wanted - other.x) / (row.x - other.x);
		found += weight;
	}
	return found >= start && found <= end ? found : straight;
}
/** A column's value at a time, linear between the moments; undefined where either neighbour has none. */
function valueAt(times, values, time) {
	const after = times.findIndex((at) => at >= time);
	if (after === -1) return values.at(-1);
	const end = values[after];
	if (after === 0 || times[after] === time) return end;
	const start = values[after - 1];
	if (start === void 0 || end === void 0) return void 0;
	const from = times[after - 1] ?? 0;
	return start + (end - start) * (time - from) / ((times[after] ?? 0) - from);
}
// engineering/vessels/blowdown/criteria.ts
/** API 521: pressure to reach, Pa gauge (100 psig), and the time for it, s. */
var lowPressure$1 = 69e4;
var allowedTime = 900;
/** Wall from which carbon steel is given the full time, m. */
var thickWall = .025;
/**
* Whether a run meets the depressuring criteria for fire: to the lower of 690 kPa gauge and half the design pressure
* within 15 minutes of opening, which holds for carbon steel of 25 mm and more.
* Source: API 521, 7th ed., vapour depressuring (as in the editions since the 4th).
*/
function depressuringCriteria(spec, run) {
	const delay = spec.outlet?.startDelay ?? 0;
	const criterion = (pressure) => {
		const found = timeToPressure(run, pressure);
		const time = found === void 0 ? void 0 : Math.max(0, found - delay);
		return {
			pressure,
			time,
			met: time !== void 0 && time <= allowedTime
		};
	};
	const low = criterion(absolute(lowPressure$1));
	const half = spec.designPressure === void 0 ? void 0 : criterion(absolute(spec.designPressure / 2));
	return {
		low,
		half,
		governing: half !== void 0 && half.pressure < low.pressure ? half : low,
		allowedTime,
		thinWall: spec.wall.metal.thickness < thickWall
	};
}
/**
* The lowest temperature anywhere in the metal against the minimum design metal temperature; undefined without one, or
* where the wall was left out of the run.
*/
function brittleFractureCheck(spec, run) {
	const { minimumDesignTemperature } = spec;
	const lowest = run.summary.lowestWallTemperature;
	if (minimumDesignTemperature === void 0 || lowest === void 0) return void 0;
	const margin = lowest.value - minimumDesignTemperature;
	return {
		lowestMetalTemperature: lowest.value,
		time: lowest.time,
		minimumDesignTemperature,
		margin,
		acceptable: margin >= 0
	};
}
// engineering/vessels/blowdown/flare-load.ts
/** Flow of a run at a time since its start, kg/s: linear between its moments, at its last value after its end. */
function flowAt({ series: { time, massFlow } }, at) {
	if (at < 0) return 0;
	let low = 0;
	let high = time.length - 1;
	if (at >= (time[high] ?? 0)) return massFlow[high] ?? 0;
	while (high - low > 1) {
		const middle = low + high >> 1;
		if ((time[middle] ?? 0) <= at) low = middle;
		else high = middle;
	}
	const from = time[low] ?? 0;
	const start = massFlow[low] ?? 0;
	return start + (at - from) / ((time[high] ?? 0) - from) * ((massFlow[high] ?? 0) - start);
}
/**
* The load of several vessels on one flare, each run started after its delay, s. The sum is exact at every moment of every
* run, between which all flows are straight, so that its peak is too; a run counts on with its last flow after its end.
* Throws a RangeError unless there is one delay, not negative, for each run.
*/
function combineLoads(runs, delays) {
	if (runs.length !== delays.length) throw new RangeError(`${runs.length} runs need as many delays, got ${delays.length}`);
	for (const delay of delays) if (!(delay >= 0 && delay < Infinity)) throw new RangeError(`delay must be at least 0, got ${delay}`);
	const moments = /* @__PURE__ */ new Set([0]);
	runs.forEach(({ series }, index) => {
		const delay = delays[index] ?? 0;
		if (delay > 0) moments.add(delay * (1 - 1e-12));
		for (const time of series.time) moments.add(time + delay);
	});
	const time = [...moments].toSorted((one, other) => one - other);
	const flows = runs.map((run, index) => time.map((at) => flowAt(run, at - (delays[index] ?? 0))));
	const flow = time.map((_, moment) => flows.reduce((sum, each) => sum + (each[moment] ?? 0), 0));
	const most = flow.reduce((best, value, index) => value > (flow[best] ?? 0) ? index : best, 0);
	return {
		time,
		flow,
		flows,
		peak: {
			value: flow[most] ?? 0,
			time: time[most] ?? 0
		}
	};
}
/** Vessels up to which every order is tried. */
var mostExhaustive = 6;
var cellsOfLongest = 400;
/**
* Start delays that keep the combined load within a capacity, kg/s, and bring the last vessel down the earliest. Vessels
* are started as early as the ones before them in an order allow; up to six vessels every order is tried, beyond that
* the orders by peak, by duration and by mass, improved by exchanges. For flows that fall from their start the best order
* gives the shortest sequence there is. `durations`, s, say when each vessel counts as down; the end of its run unless given.
* Throws a `RangeError` where a vessel alone, or what flows at the ends of all runs, exceeds the capacity; a `Refusal` where
* no order keeps within it.
*/
function staggeredSequence(runs, capacity, durations = runs.map(({ series }) => series.time.at(-1) ?? 0)) {
	requirePositive("capacity", capacity);
	if (runs.length === 0) return {
		delays: [],
		finish: 0,
		load: combineLoads([], []),
		resolution: 0,
		exhaustive: true
	};
	runs.forEach(({ series }, index) => {
		const peak = Math.max(...series.massFlow);
		if (peak > capacity) throw new RangeError(`vessel ${index + 1} alone releases ${peak.toPrecision(4)} kg/s, more than the capacity of ${capacity} kg/s`);
	});
	const tails = runs.reduce((sum, { series }) => sum + (series.massFlow.at(-1) ?? 0), 0);
	if (tails > capacity) throw new RangeError(`at the ends of their runs the vessels still release ${tails.toPrecision(4)} kg/s together, more than the capacity of ${capacity} kg/s: let the runs go on for longer`);
	const resolution = Math.max(...runs.map(({ series }) => series.time.at(-1) ?? 0)) / cellsOfLongest;
	const search = new OrderSearch(runs.map((run) => cellPeaks(run, resolution)), durations, capacity, resolution);
	const exhaustive = runs.length <= mostExhaustive;
	if (exhaustive) search.everyOrder();
	else search.likelyOrders(runs);
	const delays = search.best;
	if (search.finish === Infinity) throw new Refusal("in any order, what the vessels still release at the end of their runs leaves no capacity for the others; increase the duration");
	return {
		delays,
		finish: search.finish,
		load: combineLoads(runs, delays),
		resolution,
		exhaustive
	};
}
/** The largest flow in each cell of time from the start of a run; the last is the flow it counts on with. */
function cellPeaks(run, resolution) {
	const { time, massFlow } = run.series;
	const count = Math.ceil((time.at(-1) ?? 0) / resolution - 1e-9);
	const peaks = Array.from({ length: count + 1 }, (_, cell) => Math.max(flowAt(run, cell * resolution), flowAt(run, Math.min((cell + 1) * resolution, time.at(-1) ?? 0))));
	time.forEach((at, index) => {
		const cell = Math.min(count, Math.floor(at / resolution));
		peaks[cell] = Math.max(peaks[cell] ?? 0, massFlow[index] ?? 0);
	});
	peaks[count] = massFlow.at(-1) ?? 0;
	return peaks;
}
var OrderSearch = class {
	cells;
	durations;
	capacity;
	resolution;
	best = [];
	finish = Infinity;
	#sum = Infinity;
	#starts;
	constructor(cells, durations, capacity, resolution) {
		this.cells = cells;
		this.durations = durations;
		this.capacity = capacity;
		this.resolution = resolution;
		this.#starts = cells.map(() => 0);
	}
	everyOrder() {
		this.#place([], new Set(this.cells.keys()), 0);
	}
	likelyOrders(runs) {
		const indices = [...this.cells.keys()];
		const by = (key) => indices.toSorted((one, other) => key(other) - key(one));
		const orders = [
			by((index) => Math.max(...this.cells[index] ?? [])),
			by((index) => this.durations[index] ?? 0),
			by((index) => runs[index]?.series.mass[0] ?? 0)
		];
		for (const order of orders) {
			this.#try(order);
			for (let one = 0; one < order.length; one += 1) for (let other = one + 1; other < order.length; other += 1) {
				const exchanged = [...order];
				[exchanged[one], exchanged[other]] = [order[other] ?? 0, order[one] ?? 0];
				const before = this.finish;
				this.#try(exchanged);
				if (this.finish < before) order.splice(0, order.length, ...exchanged);
			}
		}
	}
	#try(order) {
		let used = [];
		let finish = 0;
		for (const index of order) {
			const start = this.#earliest(used, index);
			if (start === void 0) return;
			used = this.#added(used, index, start);
			this.#starts[index] = start;
			finish = Math.max(finish, start * this.resolution + (this.durations[index] ?? 0));
		}
		this.#offer(finish);
	}
	#place(used, left, finish) {
		if (finish > this.finish) return;
		if (left.size === 0) {
			this.#offer(finish);
			return;
		}
		for (const index of left) {
			const start = this.#earliest(used, index);
			if (start === void 0) continue;
			this.#starts[index] = start;
			const rest = new Set(left);
			rest.delete(index);
			const end = Math.max(finish, start * this.resolution + (this.durations[index] ?? 0));
			this.#place(this.#added(used, index, start), rest, end);
		}
	}
	#offer(finish) {
		const sum = this.#starts.reduce((total, start) => total + start, 0);
		if (finish < this.finish || finish === this.finish && sum < this.#sum) {
			this.finish = finish;
			this.#sum = sum;
			this.best = this.#starts.map((start) => start * this.resolution);
		}
	}
	/** The first cell from which a vessel fits on top of what is used, which goes on at its last value; undefined if none. */
	#earliest(used, index) {
		const own = this.cells[index] ?? [];
		const tail = used.at(-1) ?? 0;
		for (let start = 0; start <= used.length; start += 1) {
			const length = Math.max(own.length, used.length - start);
			let fits = true;
			for (let cell = 0; cell < length && fits; cell += 1) fits = (used[start + cell] ?? tail) + (own[cell] ?? own.at(-1) ?? 0) <= this.capacity * (1 + 1e-12);
			if (fits) return start;
		}
	}
	#added(used, index, start) {
		const own = this.cells[index] ?? [];
		const tail = used.at(-1) ?? 0;
		const length = Math.max(used.length, start + own.length);
		return Array.from({ length }, (_, cell) => {
			const before = used[cell] ?? tail;
			return cell < start ? before : before + (own[cell - start] ?? own.at(-1) ?? 0);
		});
	}
};
// engineering/vessels/blowdown/header/header-fluid.ts
/**
* The fluid of a header: all components of its vessels by their equation of state. Throws a Refusal where they differ in it,
* since enthalpies by two equations do not add up.
*/
function headerFluid(vessels) {
	if (new Set(vessels.map(({ spec: { fluid } }) => kindOf(fluid))).size > 1) throw new Refusal("the streams of a header can only be mixed by one equation of state: choose Peng–Robinson for all its vessels");
	const [first] = vessels;
	if (first === void 0) throw new RangeError("a header needs at least one vessel");
	const { fluid } = first.spec;
	if (fluid.model === "ideal-gas") return chosenFluid({ fluid }).fluid;
	const ids = [...new Set(vessels.flatMap(({ spec }) => spec.fluid.model === "ideal-gas" ? [] : presentIn(spec.fluid.composition).map(({ id }) => id)))];
	const composition = ids.map((id) => ({
		id,
		fraction: 1 / ids.length
	}));
	return chosenFluid({ fluid: {
		model: fluid.model,
		composition
	} }).fluid;
}
/** What fluids must have in common for their enthalpies to be on one basis. */
function kindOf(fluid) {
	if (fluid.model === "ideal-gas") return `ideal-gas ${fluid.molarMass} ${fluid.heatCapacityRatio}`;
	if (fluid.model === "peng-robinson") return fluid.model;
	const present = presentIn(fluid.composition);
	return present.length > 1 ? "GERG-2008" : `reference ${present[0]?.id}`;
}
// engineering/vessels/blowdown/header/header-flow.ts
/** kg/s, below which nothing flows. */
var leastFlow = 1e-9;
/**
* The flow of a header: its streams mix where they join and keep their enthalpy, and flow on to the tip as through a tail
* pipe. What stores gas or takes time in the header is left out: it is short beside a blowdown.
*/
var HeaderFlow = class {
	/** Whether a state was found at every moment so far. */
	isWhole = true;
	#header;
	#flow;
	#observer;
	tipPressure;
	#pressure;
	constructor(fluid, header) {
		this.#header = header;
		this.#flow = new PipeFlow(fluid, header);
		this.#observer = new TailPipeObserver(fluid);
		this.tipPressure = header.tipPressure;
		this.#pressure = header.tipPressure;
	}
	/** The pressure where the outlets join, Pa; that found before where no state is found. */
	pressureOf(stream) {
		const { tipPressure } = this;
		if (!this.#take(stream)) return tipPressure;
		this.#attempt(() => {
			this.#flow.choose(Math.max(tipPressure, this.#pressure), tipPressure);
			const line = this.#flow.line();
			this.#pressure = line.inletPressure(line.outletPressure(tipPressure), this.#flow.resistance());
		});
		return this.#pressure;
	}
	/** The flow along the header from the pressure where the outlets join; undefined where nothing flows or no state is found. */
	profileOf(stream, inletPressure) {
		if (!this.#take(stream)) return void 0;
		return this.#attempt(() => {
			this.#flow.choose(inletPressure, this.tipPressure);
			return this.#observer.observe({
				pipe: this.#header,
				behind: this.tipPressure,
				inletPressure,
				flowing: {
					line: this.#flow.line(),
					stream: this.#flow.stream,
					state: () => this.#flow.state
				}
			});
		});
	}
	#attempt(found) {
		try {
			return found();
		} catch (error) {
			if (!(error instanceof RangeError || error instanceof Refusal)) throw error;
			this.isWhole = false;
			return;
		}
	}
	/** Puts a stream into the header; false where nothing flows. */
	#take({ moles, massFlow, enthalpyFlow }) {
		if (!(massFlow > leastFlow)) return false;
		const { stream } = this.#flow;
		const total = moles.reduce((sum, each) => sum + each, 0);
		moles.forEach((each, component) => {
			stream.composition[component] = each / total;
		});
		stream.massFlow = massFlow;
		stream.molarMass = massFlow / total;
		stream.enthalpy = enthalpyFlow / massFlow;
		return true;
	}
};
// engineering/vessels/blowdown/header/header-series.ts
/** The streams of all vessels at a time as one. */
function summed(histories, time, components) {
	const stream = {
		moles: new Float64Array(components),
		massFlow: 0,
		enthalpyFlow: 0
	};
	for (const history of histories) history.addTo(stream, time);
	return stream;
}
/** What there is to tell of a header at some times, from the pressures where the outlets join. */
function seriesOf(histories, times, pressures, flow, streams) {
	const profiles = times.map((_, index) => {
		const [stream, pressure] = [streams[index], pressures[index]];
		return stream === void 0 || pressure === void 0 ? void 0 : flow.profileOf(stream, pressure);
	});
	return {
		time: times,
		flow: streams.map(({ massFlow }) => massFlow),
		flows: histories.map((history) => times.map((time) => history.flowAt(time))),
		pressure: pressures,
		outletPressure: profiles.map((profile) => profile?.outletPressure ?? flow.tipPressure),
		velocity: profiles.map((profile) => profile?.outletVelocity ?? 0),
		machNumber: profiles.map((profile) => profile?.outletMach ?? 0),
		lowestTemperature: profiles.map((profile) => profile && Math.min(...profile.temperatures))
	};
}
/** The extremes of a header's series. */
function extremesOf(series) {
	const none = {
		value: 0,
		time: 0
	};
	const most = (values) => highest(series.time, values) ?? none;
	return {
		peakFlow: most(series.flow),
		peakPressure: most(series.pressure),
		highestVelocity: most(series.velocity),
		highestMachNumber: most(series.machNumber),
		lowestTemperature: lowest$1(series.time, series.lowestTemperature)
	};
}
/** By how much a header is above the pressure of a vessel at the most; undefined where it never is by more than a share of it. */
function mostAbove(history, times, pressures, tolerance) {
	return highest(times, times.map((time, index) => {
		const vessel = history.pressureAt(time);
		const pressure = pressures[index];
		return vessel && pressure && pressure > vessel * (1 + tolerance) ? pressure - vessel : void 0;
	}));
}
// engineering/vessels/blowdown/header/header-spec.ts
/** Refuses a header that cannot be calculated, with one sentence that names what is wrong. */
function checkHeader({ insideDiameter, length, roughness, fittings, tipPressure }) {
	requirePositive("inside diameter of the header", insideDiameter);
	requirePositive("length of the header", length);
	requirePositive("tip pressure", tipPressure);
	if (!(roughness >= 0 && roughness <= .05 * insideDiameter)) throw new RangeError(`roughness of the header must be from 0 to a twentieth of its bore, got ${roughness} m`);
	if (!(fittings >= 0 && fittings < Infinity)) throw new RangeError(`fittings of the header must be at least 0, got ${fittings}`);
}
// engineering/vessels/blowdown/header/moments.ts
/** Share of the largest flow by which it changes from one moment of the header to the next, about. */
var shareOfPeak = .015;
/** Moments at least over the whole time. */
var fewest = 60;
/** Share of the whole time from just before a step of the flow to the step. */
var justBefore = 1e-7;
/**
* The moments at which a header is calculated: those of the runs of its vessels, as far as the flow changes between them,
* all at which a valve begins or ends to open or to close, and just before these.
*/
function momentsOf$1(vessels, flowAt) {
	const end = Math.max(...vessels.map(({ run, delay }) => (run.series.time.at(-1) ?? 0) + delay));
	const steps = vessels.flatMap(({ run, spec: { outlet }, delay }) => [
		delay,
		...outlet === void 0 ? [] : openingTimes(outlet).map((time) => time + delay),
		...run.events.flatMap(({ kind, time }) => kind.startsWith("relief") ? [time + delay] : [])
	]);
	const bends = new Set(steps.flatMap((time) => time > 0 && time < end ? [time - justBefore * end, time] : []));
	const all = /* @__PURE__ */ new Set([
		0,
		end,
		...bends
	]);
	for (const { run, delay } of vessels) for (const time of run.series.time) all.add(time + delay);
	const possible = [...all].filter((time) => time >= 0 && time <= end).toSorted((one, other) => one - other);
	const leastChange = shareOfPeak * Math.max(...possible.map(flowAt));
	const times = [];
	let flow = NaN;
	for (const time of possible) {
		const now = flowAt(time);
		if (!(bends.has(time) || time === 0 || time === end) && Math.abs(now - flow) < leastChange && time - (times.at(-1) ?? 0) < end / fewest) continue;
		times.push(time);
		flow = now;
	}
	return {
		times,
		bends: [...bends].toSorted((one, other) => one - other)
	};
}
// engineering/vessels/blowdown/header/next-pressures.ts
/** Pressure of the header relative to that of a vessel up to which the flow does not feel it, about. */
var choked = .5;
var halvings = 50;
/**
* The pressures that a header is to be given next. A narrow header throttles what makes its pressure, and to give what was
* made would swing; so the pressure is sought at which flow and header agree while the vessels stay as they are. The flow of
* a vessel that feels the header goes as the root of the difference of the squares of both pressures, that difference over
* the header as the square of the flow: exact of an isothermal gas in long pipes, and near enough to lead to where given and
* made are equal. What does not flow is taken to go as it did last.
*/
function nextPressures(moments, tip) {
	const conductances = [];
	let resistance = 0;
	return moments.map(({ given, made, vessels }) => {
		const flow = vessels.reduce((sum, vessel) => sum + vessel.flow, 0);
		if (flow > 0) resistance = (made ** 2 - tip ** 2) / flow ** 2;
		vessels.forEach(({ pressure = 0, flow: own }, vessel) => {
			if (own > 0 && pressure > given) conductances[vessel] = own / Math.sqrt(pressure ** 2 - given ** 2);
		});
		const flowAt = (header) => vessels.reduce((sum, { pressure, flow: own }, vessel) => {
			if (pressure === void 0 || given < choked * pressure) return sum + own;
			return sum + (conductances[vessel] ?? 0) * Math.sqrt(Math.max(0, pressure ** 2 - header ** 2));
		}, 0);
		let [low, high] = [tip, Math.sqrt(tip ** 2 + resistance * flowAt(tip) ** 2)];
		for (let round = 0; round < halvings; round += 1) {
			const middle = (low + high) / 2;
			if (tip ** 2 + resistance * flowAt(middle) ** 2 > middle ** 2) low = middle;
			else high = middle;
		}
		return high;
	});
}
// engineering/vessels/blowdown/header/stream-history.ts
/** What a run releases over time, straight between its moments; its last flow goes on after its end. */
var StreamHistory = class {
	#run;
	#delay;
	/** The place of each of the run's components among those of the header. */
	#places;
	/** Throws a RangeError for a component that the header does not have. */
	constructor(run, delay, ids) {
		this.#run = run;
		this.#delay = delay;
		this.#places = run.vented.components.map((id) => {
			const place = ids.indexOf(id);
			if (place === -1) throw new RangeError(`the header has no component ${id}`);
			return place;
		});
	}
	/** kg/s. */
	flowAt(time) {
		const { massFlow } = this.#run.series;
		return this.#between(time, (index) => massFlow[index] ?? 0);
	}
	/** Adds what is released at a moment. */
	addTo(stream, time) {
		const { molarFlow, molarEnthalpy, composition } = this.#run.vented;
		stream.massFlow += this.flowAt(time);
		stream.enthalpyFlow += this.#between(time, (index) => (molarFlow[index] ?? 0) * (molarEnthalpy[index] ?? 0));
		this.#places.forEach((place, component) => {
			const fractions = composition[component] ?? [];
			const moles = this.#between(time, (index) => (molarFlow[index] ?? 0) * (fractions[index] ?? 0));
			stream.moles[place] = (stream.moles[place] ?? 0) + moles;
		});
	}
	/** The pressure of the vessel; undefined before its run. */
	pressureAt(time) {
		const { pressure } = this.#run.series;
		return time < this.#delay ? void 0 : this.#between(time, (index) => pressure[index] ?? NaN);
	}
	#between(at, of) {
		const { time } = this.#run.series;
		const since = at - this.#delay;
		if (since < 0) return 0;
		let [low, high] = [0, time.length - 1];
		if (since >= (time[high] ?? 0)) return of(high);
		while (high - low > 1) {
			const middle = low + high >> 1;
			if ((time[middle] ?? 0) <= since) low = middle;
			else high = middle;
		}
		const [from, to] = [time[low] ?? 0, time[high] ?? 0];
		const start = of(low);
		return start + (since - from) / (to - from) * (of(high) - start);
	}
};
// engineering/vessels/blowdown/header/simulate-header.ts
/** Largest change of the header's pressure, relative, and of its flow, relative to the peak, with which the rounds end. */
var headerTolerance = .001;
var mostRounds = 12;
/**
* Several vessels through one header to the flare. Each vessel is simulated whole against the header's pressure over time,
* the streams are added up, and the pressure that they make is what the vessels are simulated against next, until neither
* changes. A choked valve does not feel the header, so that few rounds are usual; `converged` tells whether they came to an
* end. Nothing flows back into a vessel. Throws a RangeError for a header or a vessel that makes no sense, a Refusal where the
* streams cannot be mixed.
*/
function simulateHeader(vessels, header, options = {}) {
	return new HeaderSimulation(vessels, header, options).run();
}
var HeaderSimulation = class {
	#vessels;
	#header;
	#fluid;
	#flow;
	#onProgress;
	#runs;
	#histories;
	#moments;
	#done = 0;
	constructor(vessels, header, { onProgress = () => void 0 }) {
		checkHeader(header);
		this.#vessels = vessels;
		this.#header = header;
		this.#onProgress = onProgress;
		this.#fluid = headerFluid(vessels);
		this.#flow = new HeaderFlow(this.#fluid, header);
		this.#runs = vessels.map((vessel) => vessel.alone ?? this.#simulated(vessel, void 0));
		this.#histories = this.#historiesOf(this.#runs);
		const started = vessels.flatMap(({ spec, delay = 0 }, index) => {
			const run = this.#runs[index];
			return run === void 0 ? [] : [{
				spec,
				run,
				delay
			}];
		});
		this.#moments = momentsOf$1(started, (time) => this.#histories.reduce((sum, history) => sum + history.flowAt(time), 0));
	}
	run() {
		let streams = this.#streams();
		let pressures = streams.map((stream) => this.#flow.pressureOf(stream));
		let made = pressures;
		let change = Infinity;
		let rounds = 0;
		while (rounds < mostRounds && change > .001) {
			rounds += 1;
			this.#flow.isWhole = true;
			const given = pressures;
			this.#runs = this.#vessels.map((vessel) => this.#simulated(vessel, this.#historyFor(vessel, given)));
			this.#histories = this.#historiesOf(this.#runs);
			const now = this.#streams();
			made = now.map((stream) => this.#flow.pressureOf(stream));
			change = Math.max(pressureChange(given, made), flowChange(streams, now));
			streams = now;
			pressures = nextPressures(this.#madeOf(given, made), this.#header.tipPressure);
		}
		const series = seriesOf(this.#histories, this.#moments.times, made, this.#flow, streams);
		this.#onProgress(1);
		return {
			series,
			vessels: this.#runs.flatMap((run, index) => {
				const history = this.#histories[index];
				return history === void 0 ? [] : [{
					run,
					above: mostAbove(history, this.#moments.times, made, headerTolerance)
				}];
			}),
			...extremesOf(series),
			rounds,
			change,
			converged: change <= headerTolerance,
			isWhole: this.#flow.isWhole
		};
	}
	#simulated({ spec, options }, header) {
		const run = simulateBlowdown(header === void 0 ? spec : {
			...spec,
			header
		}, options);
		this.#done += 1;
		this.#onProgress(Math.min(.95, this.#done / (3 * this.#vessels.length)));
		return run;
	}
	#historiesOf(runs) {
		return runs.map((run, index) => new StreamHistory(run, this.#vessels[index]?.delay ?? 0, this.#fluid.ids));
	}
	#streams() {
		return this.#moments.times.map((time) => summed(this.#histories, time, this.#fluid.ids.length));
	}
	#madeOf(given, made) {
		return this.#moments.times.map((time, index) => ({
			given: given[index] ?? NaN,
			made: made[index] ?? NaN,
			vessels: this.#histories.map((history) => ({
				pressure: history.pressureAt(time),
				flow: history.flowAt(time)
			}))
		}));
	}
	/** The pressure of the header in the time of a vessel, whose own valve opens exactly where it bends. */
	#historyFor({ spec: { outlet }, delay = 0 }, pressures) {
		const own = outlet === void 0 ? [] : openingTimes(outlet);
		const since = (time) => own.find((at) => Math.abs(time - delay - at) <= sameTime * time) ?? time - delay;
		const { times, bends } = this.#moments;
		return {
			times: times.map(since),
			pressures,
			bends: bends.map(since)
		};
	}
};
/** Rounding of a time that a delay was added to and taken from, relative. */
var sameTime = 1e-12;
function pressureChange(given, made) {
	return made.reduce((most, pressure, moment) => {
		return Math.max(most, Math.abs((given[moment] ?? pressure) / pressure - 1));
	}, 0);
}
function flowChange(before, now) {
	const peak = now.reduce((most, { massFlow }) => Math.max(most, massFlow), 0);
	if (peak === 0) return 0;
	return now.reduce((most, { massFlow }, moment) => {
		return Math.max(most, Math.abs(massFlow - (before[moment]?.massFlow ?? massFlow)) / peak);
	}, 0);
}
// engineering/vessels/blowdown/header/header-sequence.ts
/** Sequences that are tried before none is said to be found. */
var mostTries = 5;
/** By how much a flow stays below one with which a limit was exceeded. */
var clear = .99;
/**
* Start delays with which a header stays within its limits, from what it came to without them. A sequence is sought for the flow
* up to which the limits were kept, and the header calculated with it; where that exceeds a limit, a sequence for less. `durationOf` says
* when a vessel counts as down, s from the start of its run. Throws a Refusal where there is none.
*/
function headerSequence(vessels, header, limits, asEntered, durationOf, { onProgress = () => void 0 } = {}) {
	let found = asEntered;
	let capacity = Math.min(limits.flow, flowWithin(found.series, limits.pressure));
	for (let tried = 0; tried < mostTries; tried += 1) {
		const runs = found.vessels.map(({ run }) => run);
		requireRoom(vessels, runs, capacity);
		const sequence = staggeredSequence(runs, capacity, runs.map(durationOf));
		const delayed = vessels.map((vessel, index) => {
			const [alone, delay = 0] = [runs[index], sequence.delays[index]];
			return {
				...vessel,
				delay,
				...alone && { alone }
			};
		});
		const share = (fraction) => onProgress((tried + fraction) / mostTries);
		found = simulateHeader(delayed, header, { onProgress: share });
		const { peakFlow, peakPressure, series, converged } = found;
		if (peakFlow.value <= limits.flow * 1.001 && peakPressure.value <= limits.pressure * 1.001 && converged) {
			onProgress(1);
			return {
				sequence,
				header: found
			};
		}
		capacity = clear * Math.min(capacity, flowWithin(series, limits.pressure));
	}
	throw new Refusal("no sequence was found that keeps the header within its limits");
}
/** The flow below which a header was never above a pressure, kg/s. */
function flowWithin({ flow, pressure }, limit) {
	const beyond = flow.filter((_, index) => (pressure[index] ?? 0) > limit);
	return beyond.length === 0 ? Infinity : Math.min(...beyond) * .999;
}
function requireRoom(vessels, runs, capacity) {
	runs.forEach(({ summary }, index) => {
		if (summary.peakFlow.value > capacity) throw new Refusal(`${vessels[index]?.name} alone takes the header to its limit`);
	});
	if (runs.reduce((sum, { series }) => sum + (series.massFlow.at(-1) ?? 0), 0) > capacity) throw new Refusal("at the end of their runs the vessels still release more together than the header takes within its limits; increase the duration");
}
// engineering/vessels/blowdown/largest-orifice.ts
/** From one diameter tried to the next, and how near to each other the two found at last are. */
var stride = 1.2;
var nearness = 1.003;
/**
* The largest orifice from the least upwards that keeps a condition. How cold the metal becomes need not go one way with the
* diameter: a small orifice gives the wall time to warm the contents, a very large one leaves little to cool it. So the diameters
* are tried from below, each a fifth larger than the one before, up to the first that fails, and the place between these two is
* halved: what lies beyond is not taken even where the condition is kept there again. Undefined where the least fails.
*/
function largestOrifice(keeps, least, most, onProgress = () => {}) {
	if (!(least > 0 && most >= least)) throw new RangeError(`diameters must rise from above 0, got ${least} to ${most}`);
	const halvings = Math.ceil(Math.log2(Math.log(stride) / Math.log(nearness)));
	const expected = Math.ceil(Math.log(most / least) / Math.log(stride)) + 1 + halvings;
	let tried = 0;
	const isKept = (diameter) => {
		const kept = keeps(diameter);
		tried += 1;
		onProgress(Math.min(1, tried / expected));
		return kept;
	};
	if (!isKept(least)) return void 0;
	let kept = least;
	let failing;
	while (kept < most && failing === void 0) {
		const next = Math.min(most, kept * stride);
		if (isKept(next)) kept = next;
		else failing = next;
	}
	while (failing !== void 0 && failing / kept > nearness) {
		const middle = Math.sqrt(kept * failing);
		if (isKept(middle)) kept = middle;
		else failing = middle;
	}
	onProgress(1);
	return {
		diameter: kept,
		failing,
		tried
	};
}
// engineering/vessels/blowdown/starting-phases.ts
/**
* The phases of contents at the start, whose data `loadContents` has loaded. A single component with a level is at its vapour
* pressure. Refusal where the equation does not have a component or a state.
*/
function startingPhases(spec, { temperature, pressure, level = 0 }) {
	const { fluid, composition } = chosenFluid({ fluid: spec });
	const { basis } = fluid;
	const point = fluid.point();
	const boils = level > 0 && fluid.boils(temperature);
	find(fluid, () => boils ? point.boiling(composition, temperature) : point.tp(composition, temperature, pressure));
	const { state } = point;
	return boils ? {
		condition: "two-phase",
		pressure: state.pressure,
		boils,
		basis
	} : {
		condition: state.condition ?? "vapour",
		pressure,
		boils,
		basis
	};
}
/** An equation that ends somewhere may have no state: that is for the reader. */
function find({ basis }, flash) {
	try {
		flash();
	} catch (error) {
		if (basis === void 0 || !(error instanceof RangeError)) throw error;
		throw new Refusal(`${basis.equation} has no such state at the start`);
	}
}
// engineering/materials/curve.ts
var zeroCelsius = 273.15;
var kelvin$1 = (celsius) => celsius + zeroCelsius;
var fahrenheit = (degrees) => (degrees - 32) / 1.8;
/** Rounding of a temperature that was converted from another unit, K. */
var slack$2 = 1e-9;
/** A table of a source, by rising temperature, interpolated linearly. RangeError for one without points. */
function table(origin, points) {
	const [first, last] = [points[0], points.at(-1)];
	if (!first || !last) throw new RangeError(`the table of ${origin.source} has no points`);
	return {
		...origin,
		from: kelvin$1(first[0]),
		to: kelvin$1(last[0]),
		at: (temperature) => between(points, temperature)
	};
}
function between(points, temperature) {
	const above = points.findIndex(([celsius], index) => index > 0 && temperature <= kelvin$1(celsius) + slack$2);
	const [lower, upper] = [points[above - 1], points[above]];
	if (!lower || !upper) return points[0]?.[1] ?? NaN;
	const share = (temperature - kelvin$1(lower[0])) / (upper[0] - lower[0]);
	return lower[1] + (upper[1] - lower[1]) * share;
}
/** A table in °F whose values are per °F times 10⁻⁶, as the coefficients of expansion of the customary ASME tables. */
function customaryExpansion(origin, points) {
	return table(origin, points.map(([degrees, perMillion]) => [fahrenheit(degrees), perMillion * 18e-7]));
}
/** One figure for a range of temperatures in °C. */
function constant(origin, [from, to], value) {
	return {
		...origin,
		from: kelvin$1(from),
		to: kelvin$1(to),
		at: () => value
	};
}
/** An equation in θ, °C, for a range in °C. */
function inCelsius(origin, [from, to], at) {
	return {
		...origin,
		from: kelvin$1(from),
		to: kelvin$1(to),
		at: (temperature) => at(temperature - zeroCelsius)
	};
}
/** log₁₀ y = Σ aᵢ (log₁₀ T)ⁱ for a range in K, the form of the NIST cryogenic materials database. */
function logPolynomial(origin, [from, to], coefficients) {
	return {
		...origin,
		from,
		to,
		at: (temperature) => 10 ** polynomial(coefficients, Math.log10(temperature))
	};
}
/**
* Mean coefficient of expansion from 20 °C, 1/K, of a change in length ΔL/L = Σ aᵢ Tⁱ for a range in K: its divided
* difference, which has no gap at 20 °C itself.
*/
function meanOfLength(origin, [from, to], coefficients) {
	return {
		...origin,
		from,
		to,
		at: (temperature) => dividedDifference(coefficients, temperature, kelvin$1(20))
	};
}
function polynomial(coefficients, x) {
	return coefficients.reduceRight((sum, coefficient) => sum * x + coefficient, 0);
}
/** (p(x) − p(y))/(x − y) of p = Σ aᵢ xⁱ by Horner's scheme, also where x = y. */
function dividedDifference(coefficients, x, y) {
	let [value, difference] = [0, 0];
	for (const coefficient of coefficients.toReversed()) {
		difference = difference * x + value;
		value = value * y + coefficient;
	}
	return difference;
}
// engineering/materials/fire-metals.ts
var guideline$2 = "Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire, report 27.207.291/R1, 2004";
var collected = "as collected in the programs HydDown and openthermo, which agree; not checked against the print";
function property(source, certainty, remark, factor, points) {
	return {
		source,
		certainty,
		remark,
		points: points.map(([celsius, value]) => [kelvin$1(celsius), value * factor])
	};
}
var strengthTemperatures = [
	20,
	50,
	100,
	150,
	200,
	250,
	300,
	350,
	400,
	450,
	500,
	550,
	600,
	650,
	700,
	750,
	800,
	900,
	1e3,
	1100
];
/** MPa at the temperatures above, up to the last that the source has. */
function strength(remark, values) {
	const points = values.map((value, index) => [strengthTemperatures[index] ?? 0, value]);
	return property(`${guideline$2}; ${collected}`, "medium-low", remark, 1e6, points);
}
var heatTemperatures = [
	20,
	100,
	200,
	300,
	400,
	500,
	600,
	700,
	750,
	800,
	900,
	1e3,
	1100
];
/** J/(kg·K) at the temperatures above. */
function heatCapacity(remark, values) {
	const points = values.map((value, index) => [heatTemperatures[index] ?? 0, value]);
	return property(`${guideline$2}; ${collected}`, "medium-low", remark, 1, points);
}
/** λ = 54 − 0.0333 θ up to 800 °C, 27.3 beyond. */
var carbonSteelConductivity = property("EN 1993-1-2:2005, 3.4.1.3", "high", "Straight between 20 and 800 °C, where it jumps by 0.06 to its last value.", 1, [
	[20, 53.334],
	[800, 54 - .0333 * 800],
	[800.001, 27.3],
	[1200, 27.3]
]);
/** λ = 14.6 + 0.0127 θ. */
var stainlessConductivity$1 = property("EN 1993-1-2:2005, Annex C.3.3", "high", "Given for austenitic and duplex stainless steels alike.", 1, [[20, 14.854], [1200, 29.84]]);
var carbonSteelHeat = heatCapacity("The peak at 750 °C is the change of the lattice; EN 1993-1-2 has a narrower and higher one of about the same heat.", [
	450,
	480,
	510,
	550,
	600,
	660,
	750,
	900,
	1450,
	820,
	540,
	540,
	540
]);
var steelEnd = "The programs continue the table by hand to 1100 °C; what is not of the guideline is left out, so that it ends at 900 °C.";
/** The metals whose strength when hot is known here, in the order of a list to choose from. */
var fireMetals = [
	{
		id: "cs-235lt",
		name: "Carbon steel 235LT",
		strength: strength(steelEnd, [
			420,
			414,
			407,
			403,
			397,
			391,
			382,
			378,
			370,
			353,
			308,
			252,
			189,
			139,
			92,
			59,
			46,
			38
		]),
		heatCapacity: carbonSteelHeat,
		conductivity: carbonSteelConductivity
	},
	{
		id: "cs-360lt",
		name: "Carbon steel 360LT (A333, A671)",
		strength: strength(steelEnd, [
			545,
			537,
			529,
			523,
			515,
			507,
			496,
			491,
			480,
			458,
			400,
			327,
			245,
			180,
			120,
			76,
			60,
			49
		]),
		heatCapacity: carbonSteelHeat,
		conductivity: carbonSteelConductivity
	},
	{
		id: "ss-316",
		name: "Stainless steel 316 (A320, A358)",
		strength: strength("No second source of these figures is at hand.", [
			575,
			549,
			523,
			503,
			489,
			477,
			472,
			466,
			463,
			460,
			449,
			431,
			397,
			357,
			299,
			242,
			184,
			98,
			70,
			60
		]),
		heatCapacity: heatCapacity("Within 4 % of EN 1993-1-2, Annex C.3, up to 800 °C.", [
			472,
			487,
			503,
			512,
			520,
			530,
			541,
			551,
			555,
			559,
			565,
			571,
			577
		]),
		conductivity: stainlessConductivity$1
	},
	{
		id: "duplex-22cr",
		name: "Duplex 22Cr, 2205 (A790)",
		strength: strength("No second source of these figures is at hand.", [
			730,
			701,
			668,
			650,
			640,
			630,
			621,
			606,
			591,
			540,
			482,
			423,
			358,
			299,
			234,
			164,
			124,
			88,
			69,
			58
		]),
		heatCapacity: heatCapacity("Some of the points were put in by interpolation in the programs, without saying which.", [
			480,
			500,
			530,
			560,
			600,
			635,
			670,
			710,
			730,
			750,
			790,
			840,
			840
		]),
		conductivity: stainlessConductivity$1
	},
	{
		id: "6mo",
		name: "6Mo austenitic, 254 SMO (B677)",
		strength: strength("The programs also call it super duplex, which 254 SMO is not: for 25Cr super duplex there are no figures here.", [
			730,
			710,
			680,
			660,
			645,
			633,
			625,
			618,
			610,
			595,
			580,
			550,
			510,
			445,
			380,
			305,
			230,
			130,
			90,
			65
		]),
		heatCapacity: heatCapacity("Constant from 750 °C on.", [
			500,
			520,
			540,
			555,
			570,
			580,
			590,
			600,
			610,
			610,
			610,
			610,
			610
		]),
		conductivity: stainlessConductivity$1
	}
];
var metalsById = new Map(fireMetals.map((metal) => [metal.id, metal]));
/** A metal by its id. RangeError for one that is not listed. */
function fireMetal(id) {
	const metal = metalsById.get(id);
	if (!metal) throw new RangeError(`metal "${id}" is not listed; allowed: ${[...metalsById.keys()].join(", ")}.`);
	return metal;
}
/**
* Tensile strength of a hot metal, Pa, at a temperature in K: straight between the points of its table, below it as at its
* first, and none above its last, where no strength is published.
*/
function hotStrength({ strength: { points } }, temperature) {
	const above = points.findIndex(([at]) => temperature <= at);
	const [upper, lower] = [points[above], points[above - 1]];
	if (!upper) return 0;
	if (!lower) return upper[1];
	return lower[1] + (upper[1] - lower[1]) * (temperature - lower[0]) / (upper[0] - lower[0]);
}
// engineering/materials/impact-test-exemption.ts
/** Which steels a curve stands for, the usual ones: the notes of fig. UCS-66. */
var exemptionCurves = {
	A: "Carbon and low-alloy steel that is not named for another curve; SA-216 WCB and WCC if normalised and tempered",
	B: "Pipe and tubes (SA-106); SA-285 A and B; SA-515 60; SA-516 65 and 70 if not normalised",
	C: "SA-516 55 and 60 if not normalised; SA-387 21 and 22 if normalised and tempered; curve B steels if fine-grained and normalised",
	D: "SA-516 if normalised; SA-203; SA-537; SA-612 if normalised"
};
var inch = .0254;
var kelvinOf = (fahrenheit) => (fahrenheit + 459.67) / 1.8;
/** Thickness, m, up to which a curve is level, and its temperature there, °F. */
var level = {
	A: [.394 * inch, 18],
	B: [.394 * inch, -20],
	C: [.394 * inch, -55],
	D: [.5 * inch, -55]
};
var thickest = 6 * inch;
/** The equations beside the figure: °F of a thickness in inches. */
var beyond = {
	A: (t) => (-76.911 + 284.85 * t - 27.56 * t ** 2) / (1 + 1.7971 * t - .17887 * t ** 2),
	B: (t) => -135.79 + 171.56 * t ** .5 + 103.63 * t - 172 * t ** 1.5 + 73.737 * t ** 2 - 10.535 * t ** 2.5,
	C: (t) => 101.29 - 255.5 / t + 287.86 / t ** 2 - 196.42 / t ** 3 + 69.457 / t ** 4 - 9.8082 / t ** 5,
	D: (t) => -92.965 + 94.065 * t - 39.812 * t ** 2 + 9.6838 * t ** 3 - 1.1698 * t ** 4 + .054687 * t ** 5
};
/**
* Lowest design metal temperature, K, at which a steel needs no impact test, by its governing thickness in m: ASME BPVC
* VIII-1, fig. UCS-66, in the equations of API 579-1/ASME FFS-1, Part 3. Refusal above 6 in
* (152 mm), where the curves end.
*/
function unreducedDesignMetalTemperature(curve, thickness) {
	requirePositive("thickness", thickness);
	const [thin, fahrenheit] = level[curve];
	if (thickness <= thin) return kelvinOf(fahrenheit);
	if (thickness > thickest * (1 + 1e-12)) throw new Refusal("the curves of UCS-66 end at a thickness of {thickest}", { thickest: stated("length", thickest) });
	return kelvinOf(beyond[curve](thickness / inch));
}
/** Ratio of the stress to the allowable one at and below which UCS-66(b)(3) asks for no impact test down to −104 °C. */
var lowRatio = .35;
var lowest = kelvinOf(-155);
var lowestByCurve = kelvinOf(-55);
/**
* How far a stress below the allowable one lowers the temperature, K: ASME BPVC VIII-1, fig. UCS-66.1 (1999 Addenda and
* later) in the equations of API 579-1/ASME FFS-1. The ratio is that of the thickness required to the one that is there, or of the
* stresses; at and below 0.35 the figure ends at 140 °F. RangeError for a negative ratio.
*/
function temperatureReduction(ratio) {
	requireNotNegative("ratio", ratio);
	if (ratio >= .6) return Math.max(0, 100 * (1 - ratio)) / 1.8;
	if (ratio <= lowRatio) return 140 / 1.8;
	const fahrenheit = -9979.57 - 14125 * ratio ** 1.5 + 9088.11 * Math.exp(ratio) - 17.3893 * Math.log(ratio) / ratio ** 2;
	return Math.min(fahrenheit, 140) / 1.8;
}
/**
* Lowest design metal temperature without impact tests, K, of a steel of a thickness, m, that is stressed to a ratio of the
* allowable stress: by fig. UCS-66 and UCS-66.1, not below −48 °C (−55 °F) unless the ratio is at most 0.35, which allows
* −104 °C (−155 °F) (UCS-66(b)). Throws as the functions that it rests on.
*/
function minimumDesignMetalTemperature(curve, thickness, ratio = 1) {
	const unreduced = unreducedDesignMetalTemperature(curve, thickness);
	if (ratio <= lowRatio) return lowest;
	return Math.min(unreduced, Math.max(lowestByCurve, unreduced - temperatureReduction(ratio)));
}
// engineering/materials/nist-cryogenic.ts
/**
* The fits of the NIST cryogenic materials database (trc.nist.gov/cryogenics; Marquardt, Le & Radebaugh, 11th International
* Cryocooler Conference, 2000), most to data of LNG Materials and Fluids (Mann, National Bureau of Standards, 1977).
*/
function nist(material, percent) {
	return {
		source: `NIST cryogenic materials database, ${material}; the fit is within ${percent} % of its data`,
		certainty: "high"
	};
}
var perHundredThousand = (coefficients) => coefficients.map((coefficient) => coefficient * 1e-5);
var stainlessConductivity = [
	-1.4087,
	1.3982,
	.2543,
	-.626,
	.2334,
	.4256,
	-.4658,
	.165,
	-.0199
];
var stainlessLength = perHundredThousand([
	-295.54,
	-.39811,
	.0092683,
	-20261e-9,
	1.7127e-8
]);
var nickelSteelHeatCapacity = [
	15503.108,
	-37280.377,
	26788.417,
	7010.0877,
	-22731.651,
	15386.526,
	-5175.7968,
	896.97274,
	-64.055866
];
var nickelSteelLength = perHundredThousand([
	-210.4,
	-.05699,
	.005072,
	-1381e-8,
	1.897e-8
]);
var stainless304 = {
	conductivity: logPolynomial(nist("304 stainless", 2), [4, 300], stainlessConductivity),
	heatCapacity: logPolynomial(nist("304 stainless", 5), [4, 300], [
		22.0061,
		-127.5528,
		303.647,
		-381.0098,
		274.0328,
		-112.9212,
		24.7593,
		-2.239153
	]),
	expansion: meanOfLength(nist("304 stainless", 1.5), [23, 300], stainlessLength)
};
var stainless316 = {
	conductivity: logPolynomial(nist("316 stainless", 2), [4, 300], stainlessConductivity),
	heatCapacity: logPolynomial(nist("316 stainless", 2), [50, 300], [
		-1879.464,
		3643.198,
		76.70125,
		-6176.028,
		7437.6247,
		-4305.7217,
		1382.4627,
		-237.22704,
		17.05262
	]),
	expansion: meanOfLength(nist("316 stainless", 1.5), [23, 300], stainlessLength)
};
var nickelSteel3 = {
	conductivity: logPolynomial(nist("Fe-3.25Ni", 2), [4, 300], [
		.89481,
		-8.1998,
		22.096,
		-27.645,
		19.7524,
		-8.1113,
		1.77866,
		-.16172
	]),
	heatCapacity: logPolynomial(nist("Fe-2.25Ni to Fe-9Ni", 1), [60, 300], nickelSteelHeatCapacity),
	expansion: meanOfLength(nist("Fe-2.25Ni to Fe-9Ni", 1), [30, 300], nickelSteelLength)
};
var nickelSteel9 = {
	...nickelSteel3,
	conductivity: logPolynomial(nist("Fe-9Ni", 2), [4, 300], [
		-.0712785,
		-3.48735,
		10.6547,
		-12.9153,
		8.89066,
		-3.51482,
		.743643,
		-.0657884
	])
};
var aluminium5083 = {
	conductivity: logPolynomial(nist("5083-O aluminium", 1), [4, 300], [
		-.90933,
		5.751,
		-11.112,
		13.612,
		-9.3977,
		3.6873,
		-.77295,
		.067336
	]),
	heatCapacity: logPolynomial(nist("5083-O aluminium", 5), [4, 300], [
		46.6467,
		-314.292,
		866.662,
		-1298.3,
		1162.27,
		-637.795,
		210.351,
		-38.3094,
		2.96344
	]),
	expansion: meanOfLength(nist("5083-O aluminium", 4), [25, 300], perHundredThousand([
		-412.77,
		-.30389,
		.0087696,
		-99821e-10
	]))
};
var copperHeatCapacity = logPolynomial(nist("OFHC copper", 1), [4, 300], [
	-1.91844,
	-.15973,
	8.61013,
	-18.996,
	21.9661,
	-12.7328,
	3.54322,
	-.3797
]);
/** Copper whose resistance falls to a fiftieth in the cold; purer copper differs below 100 K only. */
var copperConductivity = {
	...nist("OFHC copper of a residual resistance ratio of 50", 1),
	from: 4,
	to: 300,
	at: (temperature) => {
		const root = Math.sqrt(temperature);
		return 10 ** ((1.8743 + root * (-.6018 + root * (.26426 + root * (-.051276 + root * .003723)))) / (1 + root * (-.41538 + root * (.13294 + root * (-.0219 + root * .0014871)))));
	}
};
// engineering/materials/wall-materials.ts
/** A density that is taken for all temperatures, as the standards do. */
function density(source, value) {
	return [constant({
		source: `${source}, taken for all temperatures`,
		certainty: "high"
	}, [-269, 1e3], value)];
}
/** A column of Table TCD of ASME II-D, as the tool for thermal conductivity shows it, without its estimate at 816 °C. */
function tabulatedConductivity(id) {
	const column = conductivityTable.find((each) => each.id === id);
	if (!column) throw new RangeError(`there is no column ${id} in the table of conductivities`);
	const points = conductivityPoints(id).filter(({ estimated }) => !estimated);
	return table({
		source: column.source,
		certainty: column.certainty,
		remark: column.remark
	}, points.map(({ temperature, conductivity }) => [temperature - kelvin$1(0), conductivity]));
}
var asmePlate = "ASTM A20/A20M, the density for the mass of plates";
var stainlessList = "EN 10088-1:2014, Annex E";
var steelFire = {
	source: "EN 1993-1-2:2005, 3.4.1.2",
	certainty: "high"
};
var stainlessFire = {
	source: "EN 1993-1-2:2005, Annex C.3",
	certainty: "high"
};
var customaryTe = {
	source: "ASME BPVC II-D (customary), Table TE-1, coefficient B",
	certainty: "high"
};
var duplexSheet = {
	source: "Outokumpu, Duplex stainless steel, data sheet of Forta DX 2205, after EN 10088-1",
	certainty: "medium-low",
	remark: "Quoted from the data sheet and not checked against the print: check before use."
};
var alloy625Sheet = {
	source: "Special Metals, SMC-063, Inconel alloy 625",
	certainty: "high"
};
var alloy825Sheet = {
	source: "Special Metals, SMC-066, Incoloy alloy 825",
	certainty: "medium-low",
	remark: "Quoted from the data sheet and not checked against the print: check before use."
};
/** Heat capacity of structural steel up to the change of its lattice at 735 °C and beyond it. */
var steelHeatCapacity = [
	inCelsius(steelFire, [20, 600], (t) => 425 + t * (.773 + t * (-.00169 + t * 222e-8))),
	inCelsius(steelFire, [600, 735], (t) => 666 + 13002 / (738 - t)),
	inCelsius(steelFire, [735, 900], (t) => 545 + 17820 / (t - 731)),
	inCelsius(steelFire, [900, 1200], () => 650)
];
var steelColdHeatCapacity = {
	...nickelSteel3.heatCapacity,
	certainty: "medium-low",
	remark: "Measured on nickel steels; at 20 °C it is 4 % above the figure of EN 1993-1-2 for carbon steel."
};
/** Carbon and low-alloy steels: group 1 of the table. */
var group1Expansion = customaryExpansion({
	...customaryTe,
	source: `${customaryTe.source}, group 1`
}, [
	[70, 6.4],
	[100, 6.5],
	[150, 6.6],
	[200, 6.7],
	[250, 6.8],
	[300, 6.9],
	[350, 7],
	[400, 7.1],
	[450, 7.2],
	[500, 7.3],
	[550, 7.3],
	[600, 7.4],
	[650, 7.5],
	[700, 7.6],
	[750, 7.7],
	[800, 7.8],
	[850, 7.9],
	[900, 7.9],
	[950, 8],
	[1e3, 8.1],
	[1050, 8.1],
	[1100, 8.2],
	[1150, 8.3],
	[1200, 8.3],
	[1250, 8.4],
	[1300, 8.4]
]);
var nickel9Expansion = customaryExpansion({
	...customaryTe,
	source: `${customaryTe.source}, 8Ni and 9Ni`
}, [
	[70, 5.5],
	[100, 5.6],
	[150, 5.8],
	[200, 5.9],
	[250, 6.1],
	[300, 6.2],
	[350, 6.3],
	[400, 6.4],
	[450, 6.5],
	[500, 6.6]
]);
var stainlessHeatCapacity = inCelsius(stainlessFire, [20, 1200], (t) => 450 + t * (.28 + t * (-291e-6 + t * 134e-9)));
/** (ΔL/L(θ) − ΔL/L(20 °C))/(θ − 20) of ΔL/L = (16 + 4.79·10⁻³ θ − 1.243·10⁻⁶ θ²) θ · 10⁻⁶. */
var stainlessExpansion = inCelsius(stainlessFire, [20, 1200], (t) => 1e-6 * (16 + .00479 * (t + 20) - 1243e-9 * (t * t + 20 * t + 400)));
var aluminiumFire = {
	source: "EN 1999-1-2:2007, 3.3.1",
	certainty: "high"
};
/** The metals of which vessels and pipes are usually made, in the order of a list to choose from. */
var wallMaterials = [
	{
		id: "carbon-steel",
		name: "Carbon steel (A106-B, A516-70)",
		curves: {
			density: density("EN 1993-1-2:2005, 3.2.2", 7850),
			heatCapacity: [...steelHeatCapacity, steelColdHeatCapacity],
			conductivity: [tabulatedConductivity("CS")],
			expansion: [group1Expansion]
		}
	},
	{
		id: "1.25cr-0.5mo",
		name: "1¼Cr-½Mo steel (A387-11, A335-P11)",
		curves: {
			density: density(asmePlate, 7850),
			heatCapacity: [],
			conductivity: [tabulatedConductivity("C.½Mo / 1¼Cr½M")],
			expansion: [group1Expansion]
		}
	},
	{
		id: "2.25cr-1mo",
		name: "2¼Cr-1Mo steel (A387-22, A335-P22)",
		curves: {
			density: density(asmePlate, 7850),
			heatCapacity: [],
			conductivity: [tabulatedConductivity("2¼Cr1Mo")],
			expansion: [group1Expansion]
		}
	},
	{
		id: "3.5ni",
		name: "3½Ni steel (A203-E, A333-3)",
		curves: {
			density: density(asmePlate, 7850),
			heatCapacity: [nickelSteel3.heatCapacity],
			conductivity: [nickelSteel3.conductivity],
			expansion: [nickelSteel3.expansion, group1Expansion]
		}
	},
	{
		id: "9ni",
		name: "9Ni steel (A353, A553-I)",
		curves: {
			density: density(asmePlate, 7850),
			heatCapacity: [nickelSteel9.heatCapacity],
			conductivity: [nickelSteel9.conductivity],
			expansion: [nickel9Expansion, nickelSteel9.expansion]
		}
	},
	{
		id: "304",
		name: "Stainless steel 304, 304L",
		curves: {
			density: density(stainlessList, 7900),
			heatCapacity: [stainlessHeatCapacity, stainless304.heatCapacity],
			conductivity: [tabulatedConductivity("SS304L"), stainless304.conductivity],
			expansion: [stainlessExpansion, stainless304.expansion]
		}
	},
	{
		id: "316",
		name: "Stainless steel 316, 316L",
		curves: {
			density: density(stainlessList, 8e3),
			heatCapacity: [stainlessHeatCapacity, stainless316.heatCapacity],
			conductivity: [tabulatedConductivity("SS Duplex / 310 / 316 / 321 / 347"), stainless316.conductivity],
			expansion: [stainlessExpansion, stainless316.expansion]
		}
	},
	{
		id: "duplex-2205",
		name: "Duplex stainless steel 2205 (S31803, S32205)",
		curves: {
			density: density(stainlessList, 7800),
			heatCapacity: [table(duplexSheet, [
				[20, 500],
				[100, 530],
				[200, 560],
				[300, 590]
			])],
			conductivity: [tabulatedConductivity("SS Duplex / 310 / 316 / 321 / 347")],
			expansion: [table(duplexSheet, [
				[100, 13e-6],
				[200, 135e-7],
				[300, 14e-6]
			])]
		}
	},
	{
		id: "alloy-625",
		name: "Alloy 625 (N06625)",
		curves: {
			density: density("Special Metals, SMC-063", 8440),
			heatCapacity: [table(alloy625Sheet, [
				[-18, 402],
				[21, 410],
				[93, 427],
				[204, 456],
				[316, 481],
				[427, 511],
				[538, 536],
				[649, 565],
				[760, 590],
				[871, 620],
				[982, 645]
			])],
			conductivity: [table(alloy625Sheet, [
				[-157, 7.2],
				[-129, 7.5],
				[-73, 8.4],
				[-18, 9.2],
				[21, 9.8],
				[38, 10.1],
				[93, 10.8],
				[204, 12.5],
				[316, 14.1],
				[427, 15.7],
				[538, 17.5],
				[649, 19],
				[760, 20.8],
				[871, 22.8],
				[982, 25.2]
			])],
			expansion: [table(alloy625Sheet, [
				[93, 128e-7],
				[204, 131e-7],
				[316, 133e-7],
				[427, 137e-7],
				[538, 14e-6],
				[649, 148e-7],
				[760, 153e-7],
				[871, 158e-7],
				[982, 162e-7]
			])]
		}
	},
	{
		id: "alloy-825",
		name: "Alloy 825 (N08825)",
		curves: {
			density: density("Special Metals, SMC-066", 8140),
			heatCapacity: [constant(alloy825Sheet, [0, 100], 440)],
			conductivity: [table(alloy825Sheet, [
				[26, 11.1],
				[38, 11.3],
				[93, 12.3],
				[204, 14.1],
				[316, 15.8],
				[427, 17.3],
				[538, 18.9]
			])],
			expansion: []
		}
	},
	{
		id: "aluminium-5083",
		name: "Aluminium 5083",
		curves: {
			density: density("ASME BPVC II-D, Table PRD", 2660),
			heatCapacity: [inCelsius(aluminiumFire, [20, 500], (t) => 903 + .41 * t), aluminium5083.heatCapacity],
			conductivity: [table({
				source: "ASME BPVC II-D (metric), Table TCD, A95083",
				certainty: "high"
			}, [
				[20, 116.1],
				[50, 120.6],
				[75, 123.8],
				[100, 126.7],
				[125, 129.5],
				[150, 132.1],
				[175, 134.5],
				[200, 136.7]
			]), aluminium5083.conductivity],
			expansion: [aluminium5083.expansion, inCelsius(aluminiumFire, [20, 500], (t) => 225e-7 + 1e-8 * (t + 20))]
		}
	},
	{
		id: "copper",
		name: "Copper, oxygen-free (C10100, C10200)",
		curves: {
			density: density("Copper Development Association, C10100", 8940),
			heatCapacity: [copperHeatCapacity],
			conductivity: [copperConductivity],
			expansion: []
		}
	}
];
var materialsById = new Map(wallMaterials.map((material) => [material.id, material]));
/** A metal by its id. RangeError for one that is not listed. */
function wallMaterial(id) {
	const material = materialsById.get(id);
	if (!material) throw new RangeError(`material "${id}" is not listed; allowed: ${[...materialsById.keys()].join(", ")}.`);
	return material;
}
// engineering/materials/wall-property.ts
var words = {
	density: "density",
	heatCapacity: "heat capacity",
	conductivity: "thermal conductivity",
	expansion: "coefficient of expansion"
};
/** Rounding of a temperature that was converted from another unit, K. */
var slack$1 = 1e-9;
/** Where figures for a property end, K; undefined where there are none. */
function wallPropertyRange(material, property) {
	const curves = wallMaterial(material).curves[property];
	if (curves.length === 0) return void 0;
	return {
		minimum: Math.min(...curves.map((each) => each.from)),
		maximum: Math.max(...curves.map((each) => each.to))
	};
}
/**
* A property of a metal of vessels and pipes at a temperature in K, by the first source that holds there: tables
* interpolated linearly, equations as published, nothing extrapolated. The coefficient of expansion is the mean one from
* 20 °C. Refusal where no source holds; RangeError for a material that is not listed.
*/
function wallProperty(material, property, temperature) {
	const { name, curves } = wallMaterial(material);
	const curve = curves[property].find((each) => temperature >= each.from - slack$1 && temperature <= each.to + slack$1);
	if (curve) {
		const { source, certainty, remark, at } = curve;
		return {
			value: at(temperature),
			source,
			certainty,
			...remark !== void 0 && { remark }
		};
	}
	const range = wallPropertyRange(material, property);
	if (!range) throw new Refusal(`no published ${words[property]} of ${name} is at hand`);
	throw new Refusal(`the figures for the ${words[property]} of ${name} run from {lowest} to {highest}`, {
		lowest: stated("temperature", range.minimum),
		highest: stated("temperature", range.maximum)
	});
}
// engineering/vessels/blowdown/rupture/local-wall.ts
/** Accuracy of the energy of each part of the wall, relative to it. */
var tolerance = 1e-6;
var mostSteps = 1e5;
/** s. */
var largestStep = 60;
/** How many times better metal conducts in which heat spreads at once: it differs by less than 1 K from side to side. */
var atOnce = 1e3;
/** A spot of the wall that heats up by itself while its inside gives off what another calculation found. */
var LocalWall = class {
	/** Share of the metal's mass that each of its nodes has. */
	shares;
	#grid;
	#wall;
	#metal;
	#integrator;
	#temperatures;
	#fire;
	#burns;
	#toSurroundings;
	#burning;
	#initialEnergy;
	/** The flux at the inside, W/m², straight between two moments, s. */
	#inside;
	constructor(spec) {
		const { liner, metal, insulation } = spec.wall;
		const others = Math.max(3, Math.ceil(spec.cells / 2));
		const layers = [
			...liner === void 0 ? [] : [{
				...liner,
				cells: others
			}],
			{
				...metal,
				cells: spec.cells
			},
			...insulation === void 0 ? [] : [{
				...insulation,
				cells: others
			}]
		];
		const layer = liner === void 0 ? 0 : 1;
		this.#grid = wallGrid(layers, spec.radius, spec.curvedShare);
		const { heatCapacity, conductivity } = spec.metal;
		this.#wall = new VaryingWall(this.#grid, layer, metal, {
			heatCapacity: heatCapacity.points,
			conductivity: spec.uniform ? conductivity.points.map(([temperature, value]) => [temperature, atOnce * value]) : conductivity.points
		});
		this.#metal = [this.#grid.edges[layer] ?? 0, this.#grid.edges[layer + 1] ?? 0];
		this.#fire = spec.fire;
		this.#burns = spec.burns;
		this.#toSurroundings = spec.toSurroundings;
		this.#burning = spec.burns(0);
		this.#inside = {
			from: 0,
			to: 1,
			fluxFrom: spec.insideFlux,
			fluxTo: spec.insideFlux
		};
		const capacities = (this.#grid.layerCapacities[layer] ?? []).slice(this.#metal[0], this.#metal[1] + 1);
		const whole = capacities.reduce((sum, each) => sum + each, 0);
		this.shares = capacities.map((each) => each / whole);
		const nodes = this.#grid.capacities.length;
		this.#temperatures = new Float64Array(nodes);
		const state = new Float64Array(nodes + 1);
		for (let node = 0; node < nodes; node += 1) state[node] = this.#wall.energy(node, spec.temperature);
		this.#initialEnergy = state.reduce((sum, each) => sum + each, 0);
		this.#integrator = new StiffIntegrator({
			size: nodes + 1,
			integrals: 1,
			derivative: this.#derivative,
			scale: this.#scale
		}, 0, state, {
			tolerance,
			firstStep: .01,
			largestStep,
			mostSteps
		});
	}
	/**
	* Follows the wall to a later time, s, until which the flux at its inside, W/m², goes straight to another value. The fire begins
	* and ends at such times alone.
	*/
	advance(to, fluxTo) {
		const from = this.#integrator.time;
		if (!(to > from)) return;
		this.#inside = {
			from,
			to,
			fluxFrom: this.#inside.fluxTo,
			fluxTo
		};
		const burning = this.#burns(from);
		if (burning !== this.#burning) {
			this.#burning = burning;
			this.#integrator.restart(from, this.#integrator.state);
		}
		while (this.#integrator.time < to) this.#integrator.advance(to);
	}
	/** The wall as it is now. */
	now() {
		const [first, last] = this.#metal;
		const { state } = this.#integrator;
		const metal = [];
		for (let node = first; node <= last; node += 1) metal.push(this.#wall.temperature(node, state[node] ?? 0));
		return {
			metal,
			mean: metal.reduce((sum, each, index) => sum + each * (this.shares[index] ?? 0), 0)
		};
	}
	/** |energy of the wall − what it had − what came in| relative to what it has. */
	energyError() {
		const { state } = this.#integrator;
		const nodes = this.#grid.capacities.length;
		const energy = state.subarray(0, nodes).reduce((sum, each) => sum + each, 0);
		return Math.abs(energy - this.#initialEnergy - (state[nodes] ?? 0)) / energy;
	}
	#derivative = (time, state, rate) => {
		const last = this.#temperatures.length - 1;
		for (let node = 0; node <= last; node += 1) this.#temperatures[node] = this.#wall.temperature(node, state[node] ?? 0);
		rate.fill(0);
		this.#wall.addConduction(this.#temperatures, rate);
		const { from, to, fluxFrom, fluxTo } = this.#inside;
		const inside = fluxFrom + (fluxTo - fluxFrom) * (time - from) / (to - from);
		const surface = this.#temperatures[last] ?? 0;
		const flux = this.#burning ? fireFlux(this.#fire, surface) : this.#toSurroundings(surface);
		const outside = this.#grid.outerArea * flux;
		rate[0] = (rate[0] ?? 0) - inside;
		rate[last] = (rate[last] ?? 0) + outside;
		rate[last + 1] = outside - inside;
	};
	#scale = (state, scale) => {
		scale.set(state);
		scale[scale.length - 1] = Infinity;
	};
};
// engineering/vessels/blowdown/rupture/wall-stress.ts
/**
* Stresses at the inside of a closed cylinder, Pa, by Lamé: with K = D²/(D² − d²) the hoop stress is p·(2K − 1), the axial
* p·(K − 1) and the radial −p, of which the von Mises stress is √3·p·K; a longitudinal stress from outside, σ_a, adds to the
* axial one, so that σ_e = √(3·(p·K)² + σ_a²). Pressure above the surroundings, Pa, diameters m. Throws a RangeError where
* the wall has no thickness.
* Source: Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire (2004), appendix C.
*/
function cylinderStress(pressure, insideDiameter, outsideDiameter, longitudinalStress) {
	requirePositive("insideDiameter", insideDiameter);
	requireNotNegative("longitudinalStress", longitudinalStress);
	if (!(outsideDiameter > insideDiameter)) throw new RangeError(`outsideDiameter must be above the inside one, ${insideDiameter} m, got ${outsideDiameter} m`);
	const share = outsideDiameter ** 2 / (outsideDiameter ** 2 - insideDiameter ** 2);
	return {
		hoop: pressure * (2 * share - 1),
		axial: pressure * (share - 1) + longitudinalStress,
		radial: -pressure,
		equivalent: Math.sqrt(3 * (pressure * share) ** 2 + longitudinalStress ** 2)
	};
}
// engineering/vessels/blowdown/rupture/rupture.ts
var defaultStrengthFactor = .85;
var defaultLongitudinalStress = 3e7;
var cells = 8;
/**
* Whether the wall beside the gas ruptures where a fire of its own plays on it, worked out after a run: the run's own fire
* governs the pressure; this one, which begins and ends with it, heats the metal, which gives to the gas what the wall beside the gas gave in the run, less
* than metal so hot would. It ruptures when the von Mises stress of the cylinder reaches the strength counted, the mean of the
* tensile strength across the wall, which yields before it parts. Undefined where the run has no wall.
* Source: Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire (2004), section 5 and appendix C.
*/
function ruptureCheck(spec, run, local) {
	const { series } = run;
	const [firstFlux] = series.dryWallFlux;
	if (firstFlux === void 0) return void 0;
	checkLocalFire(spec, local);
	const lost = local.corrosionAllowance ?? 0;
	const [inside, outside] = [spec.shape.diameter + 2 * lost, spec.shape.diameter + 2 * spec.wall.metal.thickness];
	const metal = fireMetal(local.metal);
	const { across = "uniform" } = local;
	const spot = new LocalWall({
		wall: {
			...spec.wall,
			metal: {
				...spec.wall.metal,
				thickness: spec.wall.metal.thickness - lost
			}
		},
		metal,
		radius: inside / 2,
		curvedShare: 0,
		fire: local.fire,
		burns: (time) => fireSpan(spec.heat) === void 0 || burnsFrom(spec.heat, time),
		toSurroundings: "ambientTemperature" in spec.heat ? fluxToSurroundings(spec, spec.heat, vesselHeight(spec.shape)) : () => 0,
		insideFlux: firstFlux,
		temperature: spec.wallTemperature ?? run.initial.temperature,
		cells: across === "uniform" ? 2 : cells,
		uniform: across === "uniform"
	});
	const tabulated = metal.strength.points[0]?.[1] ?? 1;
	const counted = (local.strengthFactor ?? defaultStrengthFactor) * (local.weldFactor ?? 1) * ((local.tensileStrength ?? tabulated) / tabulated);
	const history = {
		temperature: [],
		hottest: [],
		strength: [],
		stress: []
	};
	let energyError = 0;
	series.time.forEach((time, index) => {
		spot.advance(time, series.dryWallFlux[index] ?? 0);
		const { metal: temperatures, mean } = spot.now();
		history.temperature.push(mean);
		history.hottest.push(Math.max(...temperatures));
		history.strength.push(counted * temperatures.reduce((sum, each, node) => sum + hotStrength(metal, each) * (spot.shares[node] ?? 0), 0));
		const above = gauge(series.pressure[index] ?? 0);
		history.stress.push(cylinderStress(above, inside, outside, local.longitudinalStress ?? defaultLongitudinalStress).equivalent);
		energyError = Math.max(energyError, spot.energyError());
	});
	return {
		history,
		...verdictOf(run, history),
		energyError
	};
}
/** When the stress reaches the strength, straight between two moments, and when it comes nearest to it until then. */
function verdictOf(run, history) {
	const { time } = run.series;
	const spare = history.strength.map((strength, index) => strength - (history.stress[index] ?? 0));
	const first = spare.findIndex((each) => each <= 0);
	if (first !== -1) {
		const [after, before] = [spare[first] ?? 0, spare[first - 1] ?? 0];
		const share = first === 0 ? 0 : before / (before - after);
		const [from, to] = [time[first - 1] ?? 0, time[first] ?? 0];
		const rupture = momentAt(run, history, first === 0 ? to : from + (to - from) * share);
		return {
			rupture,
			least: rupture,
			margin: 0
		};
	}
	const use = history.stress.map((stress, index) => stress / (history.strength[index] ?? 0));
	const most = Math.max(...use);
	return {
		rupture: void 0,
		least: momentAt(run, history, time[use.indexOf(most)] ?? 0),
		margin: 1 - most
	};
}
function momentAt({ series }, history, time) {
	const at = (values) => valueAt(series.time, values, time) ?? 0;
	return {
		time,
		pressure: at(series.pressure),
		mass: at(series.mass),
		temperature: at(history.temperature),
		strength: at(history.strength),
		stress: at(history.stress)
	};
}
/** Refuses what makes no sense, by one sentence. */
function checkLocalFire({ wall }, local) {
	const { corrosionAllowance, strengthFactor, weldFactor, longitudinalStress, tensileStrength } = local;
	if (corrosionAllowance !== void 0) {
		requireNotNegative("corrosionAllowance", corrosionAllowance);
		if (corrosionAllowance >= wall.metal.thickness) throw new RangeError(`corrosionAllowance must be below the wall thickness (${wall.metal.thickness} m), got ${corrosionAllowance} m`);
	}
	if (strengthFactor !== void 0) requireShare("strengthFactor", strengthFactor);
	if (weldFactor !== void 0) requireShare("weldFactor", weldFactor);
	if (longitudinalStress !== void 0) requireNotNegative("longitudinalStress", longitudinalStress);
	if (tensileStrength !== void 0) requirePositive("tensileStrength", tensileStrength);
}
// engineering/vessels/blowdown/sizing.ts
var timeTolerance = 2e-4;
var mostRuns = 12;
/** Runs go on for this many times the time wanted: beyond it an orifice is only known to be too small. */
var patience = 4;
/**
* The orifice that lets a vessel down to a pressure in a given time, by simulating blowdowns: the time falls about as the
* square of the diameter, so that the secant in the logarithms takes three to five runs.
* Throws a `Refusal` where no orifice smaller than the vessel reaches the target, and where the contents freeze or the
* liquid fills the vessel before; a `RangeError` for a target that is not between back pressure and initial pressure.
*/
function sizeOrifice(spec, target, options = {}) {
	const { time, pressure } = target;
	const { initial, outlet, shape } = spec;
	requirePositive("time", time);
	if (!(pressure > outlet.backPressure)) throw new RangeError(`target pressure must be above the back pressure (${outlet.backPressure} Pa), got ${pressure} Pa`);
	if (!(pressure < initial.pressure)) throw new RangeError(`target pressure must be below the initial pressure (${initial.pressure} Pa), got ${pressure} Pa`);
	const delay = outlet.startDelay ?? 0;
	const { onProgress, ...rest } = options;
	const decades = Math.log(initial.pressure / pressure);
	let logDiameter = Math.log(firstGuess(spec, target));
	let before;
	const largest = Math.min(shape.diameter, outlet.tailPipe?.insideDiameter ?? Infinity);
	let [small, large] = [-Infinity, Math.log(largest)];
	for (let runs = 1; runs <= mostRuns; runs += 1) {
		const diameter = Math.exp(logDiameter);
		const done = (runs - 1) / 6;
		const run = simulateBlowdown({
			...spec,
			outlet: {
				...outlet,
				diameter
			}
		}, {
			...rest,
			endTime: delay + patience * time,
			endPressure: pressure,
			...onProgress === void 0 ? {} : { onProgress: (fraction) => onProgress(Math.min(.99, done + Math.min(1, fraction * patience) / 6)) }
		});
		if (run.ended !== "pressure") {
			if (run.ended === "solid") throw new Refusal("the contents would freeze before the target pressure is reached");
			if (run.ended === "liquid-full") throw new Refusal("with an orifice of {diameter} the liquid fills the vessel before the target pressure is reached: lower the initial level", { diameter: stated("length", diameter) });
			small = Math.max(small, logDiameter);
			const fallen = Math.max(.05, Math.log(initial.pressure / run.summary.finalPressure) / decades);
			const growth = Math.max(Math.log(1.5), Math.min(Math.log(4), .5 * Math.log(patience / fallen)));
			logDiameter = next(logDiameter + growth, small, large);
		} else {
			const reached = (run.series.time.at(-1) ?? 0) - delay;
			const logTime = Math.log(reached / (time * .9997));
			if (Math.abs(logTime) < timeTolerance) {
				onProgress?.(1);
				return {
					diameter,
					run,
					runs
				};
			}
			if (logTime > 0) small = Math.max(small, logDiameter);
			else large = Math.min(large, logDiameter);
			const secant = before === void 0 ? -2 : (logTime - before.logTime) / (logDiameter - before.logDiameter);
			before = {
				logDiameter,
				logTime
			};
			logDiameter = next(logDiameter - logTime / (secant < -.2 && secant > -20 ? secant : -2), small, large);
		}
		if (small >= Math.log(largest) - 1e-6) break;
	}
	const within = largest < shape.diameter ? "than the tail pipe brings the vessel" : "than the vessel brings it";
	throw new Refusal(`no orifice smaller ${within} to {pressure} in {time}`, {
		pressure: stated("gaugePressure", pressure - atmosphere),
		time: stated("time", time)
	});
}
/** A diameter kept between those known to be too small and too large. One is too small before it is asked for a larger. */
function next(wanted, small, large) {
	return wanted > small && wanted < large ? wanted : (small + large) / 2;
}
/** Diameter for an ideal gas at one temperature: the pressure falls by e in V/(Cd·A·0.6·c), c taken as 350 m/s. */
function firstGuess({ shape, initial, outlet }, { time, pressure }) {
	const area = Math.PI / 4 * shape.diameter ** 2 * (shape.length + shape.diameter / 2) * Math.log(initial.pressure / pressure) / (time * outlet.dischargeCoefficient * 210);
	return Math.min(.5 * shape.diameter, .9 * (outlet.tailPipe?.insideDiameter ?? Infinity), Math.sqrt(4 * area / Math.PI));
}
// engineering/vessels/blowdown/experiments/compare.ts
/**
* Simulates an experiment and compares every reading within the run with what was computed for its time; by the model
* that the experiment is meant for unless another is given.
*/
function compareExperiment(experiment, model = experiment.options.model) {
	const run = simulateBlowdown(experiment.spec, {
		...experiment.options,
		...model === void 0 ? {} : { model }
	});
	return {
		experiment,
		run,
		curves: experiment.curves.flatMap((curve) => compareCurve(run, curve))
	};
}
/** Nothing where no reading lies within the run. */
function compareCurve(run, curve) {
	const { time } = run.series;
	const end = time.at(-1) ?? 0;
	const compared = curve.points.flatMap(([at, measured]) => {
		const computed = at <= end ? valueAt(time, run.series[curve.quantity], at) : void 0;
		return computed === void 0 ? [] : [{
			time: at,
			measured,
			computed,
			deviation: computed - measured
		}];
	});
	const [first] = compared;
	if (first === void 0) return [];
	const sum = (of) => compared.reduce((total, reading) => total + of(reading), 0);
	const worst = compared.reduce((most, reading) => Math.abs(reading.deviation) > Math.abs(most.deviation) ? reading : most, first);
	return [{
		curve,
		readings: compared,
		mean: sum(({ deviation }) => deviation) / compared.length,
		meanSize: sum(({ deviation }) => Math.abs(deviation)) / compared.length,
		worst
	}];
}
// engineering/vessels/blowdown/experiments/bias.ts
/**
* The bias of an experiment by quantity, each reading counted once: from the curve of a mean where there is one, else from
* the mean of the highest and the lowest that was measured, at the times of the lowest.
*/
function biasOf({ curves }) {
	return [...new Set(curves.map(({ curve }) => curve.quantity))].flatMap((quantity) => {
		const readings = countedOnce(curves.filter(({ curve }) => curve.quantity === quantity));
		const [worst] = readings.toSorted((one, other) => Math.abs(other.deviation) - Math.abs(one.deviation));
		if (worst === void 0) return [];
		return [{
			quantity,
			readings,
			mean: average(readings.map(({ deviation }) => deviation)),
			meanSize: average(readings.map(({ deviation }) => Math.abs(deviation))),
			worst
		}];
	});
}
function countedOnce(curves) {
	const means = curves.filter(({ curve }) => curve.bound === void 0);
	if (means.length > 0) return means.flatMap(({ readings }) => readings);
	const highest = curves.find(({ curve }) => curve.bound === "highest");
	const lowest = curves.find(({ curve }) => curve.bound === "lowest");
	return highest && lowest ? betweenBounds(highest, lowest) : [];
}
function betweenBounds(highest, lowest) {
	const times = highest.readings.map(({ time }) => time);
	const values = highest.readings.map(({ measured }) => measured);
	return lowest.readings.flatMap((reading) => {
		const high = valueAt(times, values, reading.time);
		if (high === void 0) return [];
		const measured = (high + reading.measured) / 2;
		return [{
			...reading,
			measured,
			deviation: reading.computed - measured
		}];
	});
}
function average(values) {
	return values.reduce((sum, value) => sum + value, 0) / values.length;
}
// engineering/vessels/blowdown/experiments/readings/carbon-dioxide.ts
/**
* Readings of nitrogen with carbon dioxide: [s, K]. Digitised from figures; from the validation cases of openthermo (MIT
* licence). Of two first readings at about 0.4 s that lie in the wrong order the warmer one is kept.
*/
var nitrogenCarbonDioxide$1 = {
	gasHigh: [
		[.46729, 293.151],
		[1.5564, 274.535],
		[3.3829, 264.495],
		[5.9208, 256.906],
		[7.9914, 249.317],
		[11.469, 242.955],
		[17.748, 236.111],
		[32.874, 221.694],
		[50.817, 210.468],
		[63.409, 204.619]
	],
	gasLow: [
		[.46729, 293.151],
		[1.5564, 274.535],
		[3.3829, 264.495],
		[5.9208, 256.906],
		[7.9914, 249.317],
		[11.469, 242.955],
		[13.318, 238.305],
		[19.13, 231.46],
		[23.082, 226.57],
		[30.297, 219.973],
		[37.975, 212.397],
		[44.731, 207.758],
		[53.35, 201.655],
		[63.599, 194.33]
	],
	liquidHigh: [
		[.46729, 293.151],
		[1.5564, 274.535],
		[3.3829, 264.495],
		[5.9208, 256.906],
		[11.714, 245.651],
		[17.758, 238.316],
		[23.351, 234.9],
		[27.789, 234.666],
		[31.069, 236.879],
		[33.429, 242.274],
		[35.322, 247.914],
		[39.764, 248.659],
		[43.263, 247.198],
		[46.985, 243.532],
		[51.64, 239.134],
		[55.825, 234.244],
		[63.029, 225.198]
	],
	liquidLow: [
		[.46729, 293.151],
		[1.5564, 274.535],
		[3.3829, 264.495],
		[5.9208, 256.906],
		[7.9914, 249.317],
		[16.814, 236.109],
		[23.1, 230.979],
		[28.231, 228.787],
		[31.975, 230.021],
		[34.325, 233.212],
		[35.751, 238.85],
		[37.635, 242.53],
		[39.746, 244.25],
		[45.345, 242.303],
		[49.764, 237.659],
		[58.144, 230.33],
		[63.495, 224.954]
	]
};
// engineering/vessels/blowdown/experiments/readings/composite-cylinders.ts
/** Readings of hydrogen and helium from composite cylinders: [s, Pa] and [s, K]. Digitised from figures; from the validation cases of HydDown (MIT licence). */
var hydrogen700$1 = {
	wallOuter: [
		[11.4, 300],
		[86.2, 300],
		[161, 299],
		[238, 299],
		[313, 297],
		[388, 294],
		[462, 291],
		[539, 287],
		[614, 284],
		[689, 281]
	],
	gasLow: [
		[16.5, 297],
		[90.6, 281],
		[165, 266],
		[239, 253],
		[313, 241],
		[385, 229],
		[459, 218],
		[534, 220],
		[606, 226],
		[681, 233]
	],
	gas: [
		[8.87, 300],
		[85.5, 282],
		[160, 267],
		[234, 255],
		[311, 244],
		[385, 233],
		[462, 224],
		[537, 226],
		[612, 231],
		[687, 237]
	],
	gasHigh: [
		[8.87, 300],
		[83.1, 287],
		[160, 277],
		[234, 270],
		[312, 263],
		[386, 259],
		[461, 257],
		[538, 260],
		[613, 264],
		[688, 267]
	]
};
var helium700$1 = {
	pressure: [
		[0, 69823e3],
		[24.543, 27579e3],
		[49.952, 14579e3],
		[75.072, 9178800],
		[99.904, 6097700],
		[125.02, 4304900],
		[149.86, 2898500],
		[175.26, 2007600],
		[199.81, 1116400],
		[225.22, 740830],
		[250.05, 365020],
		[275.17, 246990],
		[300, 0]
	],
	gas: [
		[0, 292.52],
		[24.543, 246.99],
		[49.952, 202.36],
		[75.072, 183.85],
		[99.904, 177.51],
		[125.02, 178.82],
		[149.86, 183.29],
		[175.26, 188.66],
		[199.81, 194.47],
		[225.22, 200.74],
		[250.05, 206.56],
		[275.17, 212.38],
		[300, 216.85]
	]
};
var hydrogenSimulator$1 = {
	pressure: [
		[1.9139, 18077e3],
		[42.105, 17303e3],
		[82.297, 16529e3],
		[122.49, 15755e3],
		[160.77, 14981e3],
		[200.96, 14303e3],
		[241.15, 13625e3],
		[281.34, 13043e3],
		[321.53, 12365e3],
		[361.72, 11783e3],
		[400, 11106e3],
		[440.19, 10524e3],
		[480.38, 9942300],
		[520.57, 9360500],
		[560.77, 8874900],
		[600.96, 8389300],
		[639.23, 7807800],
		[679.43, 7226e3],
		[719.62, 6740400],
		[759.81, 6351e3]
	],
	wallOuter: [
		[1.9139, 279.15],
		[42.105, 279.15],
		[82.297, 279.15],
		[122.49, 279.15],
		[160.77, 279.11],
		[200.96, 279.07],
		[241.15, 278.99],
		[281.34, 278.79],
		[321.53, 278.55],
		[361.72, 278.27],
		[400, 277.91],
		[440.19, 277.47],
		[480.38, 277.03],
		[520.57, 276.47],
		[560.77, 275.83],
		[600.96, 275.23],
		[639.23, 274.55],
		[679.43, 273.83],
		[719.62, 273.07],
		[759.81, 272.27]
	],
	wallInner: [
		[1.9139, 279.22],
		[42.105, 278.15],
		[82.297, 276.19],
		[122.49, 274.22],
		[160.77, 272.26],
		[200.96, 270.29],
		[241.15, 268.33],
		[281.34, 266.72],
		[321.53, 264.94],
		[361.72, 263.15],
		[400, 261.36],
		[440.19, 259.76],
		[480.38, 258.15],
		[520.57, 256.72],
		[560.77, 255.11],
		[600.96, 253.69],
		[639.23, 252.26],
		[679.43, 250.83],
		[719.62, 249.58],
		[759.81, 248.33]
	],
	gas: [
		[1.9139, 279.13],
		[42.105, 275.78],
		[82.297, 272.66],
		[122.49, 269.76],
		[160.77, 267.08],
		[200.96, 264.85],
		[241.15, 262.39],
		[281.34, 260.16],
		[321.53, 258.15],
		[361.72, 256.14],
		[400, 254.13],
		[440.19, 252.12],
		[480.38, 250.34],
		[520.57, 248.55],
		[560.77, 246.54],
		[600.96, 244.76],
		[639.23, 242.97],
		[679.43, 241.41],
		[719.62, 239.85],
		[759.81, 238.06]
	]
};
// engineering/vessels/blowdown/experiments/readings/condensing.ts
/**
* Readings of a hydrocarbon mixture that condenses: [s, Pa] and [s, K]. Digitised from figures; from the validation cases of
* openthermo (MIT licence), which give the pressure in atm.
*/
var condensingGas$1 = {
	pressure: [
		[0, 11843879],
		[9.0617, 11029226],
		[20.996, 10016179],
		[55.39, 8953178],
		[90.195, 8022914],
		[129.66, 6976429],
		[177.6, 6228954],
		[236.55, 4983164],
		[286.43, 4053e3],
		[368.62, 3006515],
		[390.66, 2823826],
		[490.79, 1893663],
		[589.7, 1378729],
		[688.81, 930194],
		[895.81, 431878],
		[991.08, 365439],
		[1088.8, 282383],
		[1201.7, 215934],
		[1394.9, 149495],
		[1492.9, 149495]
	],
	gasHigh: [
		[10.93, 291],
		[14.217, 288.8],
		[35.378, 285.77],
		[60.882, 283.92],
		[93.854, 280.88],
		[122.25, 278.44],
		[151.72, 275.25],
		[184.29, 271.72],
		[221.68, 267.88],
		[269.27, 264.14],
		[310.88, 261.35],
		[362.5, 258.41],
		[429.09, 255.22],
		[504.77, 252.83],
		[596.96, 252.08],
		[687.79, 251.73],
		[721.58, 251.78],
		[784.08, 251.88],
		[873.99, 252.47],
		[953.94, 253.27],
		[1027.2, 254.16],
		[1096, 255.75],
		[1181.8, 257.54],
		[1252.6, 259.53],
		[1306.2, 261.12],
		[1360.1, 263.06],
		[1403, 263.96],
		[1496.3, 264.55]
	],
	gasLow: [
		[5.7071, 290.8],
		[13.854, 288.36],
		[25.457, 286.02],
		[47.465, 284.02],
		[69.311, 281.83],
		[89.31, 279.44],
		[97.981, 277.65],
		[121.11, 274.96],
		[144.57, 272.66],
		[175.89, 269.68],
		[207.22, 266.69],
		[243.4, 263.45],
		[291.03, 259.76],
		[332.56, 256.87],
		[389.16, 253.83],
		[427.79, 251.54],
		[490.81, 248.1],
		[561.23, 245.46],
		[617.42, 244.01],
		[672.01, 242.67],
		[721.95, 241.82],
		[755.61, 241.72],
		[794.74, 242.12],
		[863.04, 243.11],
		[917.71, 243.95],
		[1030.4, 247.68],
		[1075.6, 249.38],
		[1149.7, 251.22],
		[1216.9, 252.96],
		[1284.2, 254.8],
		[1344.7, 256.54],
		[1408.2, 257.93],
		[1495.5, 259.47]
	],
	liquidHigh: [
		[3.501, 292.52],
		[36.229, 288.34],
		[64.9, 285.62],
		[86.479, 282.5],
		[133.32, 279.03],
		[190.51, 275.76],
		[232.75, 272.99],
		[282.15, 270.72],
		[334.85, 268.31],
		[391.45, 266.6],
		[464.85, 264.59],
		[538.38, 262.79],
		[566.69, 261.93],
		[610.3, 261.08],
		[675.98, 260.18],
		[780.35, 258.68],
		[867.64, 257.07],
		[955.14, 255.77],
		[1056.2, 254.42],
		[1096.6, 253.82],
		[1163.9, 252.77],
		[1232.9, 251.77],
		[1313.7, 250.57],
		[1404.5, 249.16],
		[1491.7, 247.46]
	],
	liquidLow: [
		[3.501, 292.52],
		[51.581, 286.02],
		[88.62, 280.73],
		[122.03, 277.51],
		[178.28, 272.93],
		[239.16, 270.06],
		[301.78, 267.25],
		[374.67, 264.53],
		[454.72, 262.32],
		[533.4, 260.57],
		[621.01, 259.42],
		[710.25, 258.17],
		[814.59, 256.61],
		[880.13, 255.51],
		[952.72, 254.76],
		[1035.1, 253.46],
		[1107.6, 252.51],
		[1198.4, 251.06],
		[1267.5, 250.21],
		[1351.7, 249.06],
		[1429.3, 248.16],
		[1501.6, 247.01]
	],
	dryWallHigh: [
		[.57001, 293.1],
		[63.436, 291.1],
		[124.56, 289.3],
		[195.51, 287.7],
		[259.09, 286.7],
		[338.37, 285.9],
		[437.02, 284.9],
		[522.48, 284.6],
		[654.78, 284.3],
		[750.11, 284.2],
		[837.65, 284],
		[927.17, 283.9],
		[1030.5, 283.9],
		[1116.2, 283.9],
		[1244.5, 283.6],
		[1341.9, 283.5],
		[1491.9, 283.6]
	],
	dryWallLow: [
		[.52825, 293],
		[61.53, 291.1],
		[82.04, 289.8],
		[131.64, 288.3],
		[179.55, 287.2],
		[229.49, 286.2],
		[302.89, 285.3],
		[351.01, 284.5],
		[424.49, 283.7],
		[519.65, 283.3],
		[630.44, 283],
		[733.65, 282.9],
		[838.8, 282.9],
		[922.52, 282.8],
		[1019.9, 282.7],
		[1113.4, 282.7],
		[1193.2, 282.7],
		[1273.1, 282.7],
		[1351, 282.7],
		[1489.2, 282.5]
	],
	wettedWallHigh: [
		[124.15, 286.2],
		[209.44, 282.73],
		[281.67, 280.07],
		[348.08, 277.46],
		[414.49, 274.86],
		[488.45, 271.91],
		[574.29, 269.13],
		[658.25, 266.46],
		[759.55, 263.45],
		[838.19, 261.48],
		[909.32, 259.92],
		[1013.6, 258.23],
		[1104.3, 256.72],
		[1177.9, 255.8],
		[1276.1, 253.77],
		[1357.1, 252.37],
		[1482.5, 250.11]
	],
	wettedWallLow: [
		[123.74, 285.68],
		[195.07, 281.87],
		[264.85, 278.57],
		[338.18, 274.81],
		[410.1, 271.74],
		[489.7, 268.5],
		[587.22, 265.66],
		[688.78, 263],
		[825.32, 260.04],
		[946.81, 257.83],
		[1047, 255.86],
		[1132.1, 254.7],
		[1213.5, 253.71],
		[1280.8, 252.32],
		[1383.3, 250.81],
		[1478, 249.42]
	]
};
// engineering/vessels/blowdown/experiments/readings/fires.ts
/** Readings of a tank of propane in a fire: [s, Pa] and [s, K]. Digitised from figures; from the validation cases of HydDown (MIT licence). */
var propaneFire = {
	pressure: [
		[8.7032, 533860],
		[69.69, 542860],
		[135.6, 599180],
		[201.34, 706030],
		[231.56, 791050],
		[281.94, 929600],
		[296.81, 1043200],
		[321.79, 1172400],
		[336.61, 1301800],
		[376.83, 1437300],
		[397.33, 1389700],
		[433.23, 1297900],
		[453.84, 1218800],
		[611.56, 1192300],
		[672.56, 1194900],
		[727.87, 1380800],
		[747.99, 1443800],
		[773.92, 1295200],
		[784.65, 1130900],
		[809.91, 1178100],
		[850.31, 1259900],
		[880.61, 1322800],
		[926.28, 1347700],
		[946.84, 1284400],
		[962.41, 1189500],
		[962.63, 1126300],
		[993.37, 1056600],
		[1049.1, 1125600],
		[1125.2, 1178700],
		[1181.1, 1178300],
		[1262.6, 1124e3],
		[1384.9, 1069300],
		[1491.8, 1030600],
		[1558.1, 957420],
		[1660, 887140],
		[1746.7, 820140],
		[1833.4, 756300],
		[1935.3, 701810],
		[2021.8, 675860]
	],
	gas: [
		[8.1229, 283.72],
		[42.692, 282.14],
		[82.617, 283.19],
		[103.87, 281.04],
		[138.51, 284.78],
		[162.56, 291.91],
		[192.02, 306.32],
		[214.77, 316.79],
		[234.91, 330.59],
		[259.11, 349.69],
		[283.36, 372.11],
		[304.83, 386.57],
		[331.68, 404.32],
		[353.31, 430.08],
		[376.2, 450.51],
		[393.66, 463.01],
		[406.95, 462.25],
		[434.74, 450.75],
		[461.15, 435.94],
		[478.35, 429.18],
		[512.91, 426.93],
		[548.88, 430.66],
		[571.58, 437.14],
		[612.97, 448.14],
		[640.95, 451.26],
		[669, 459.7],
		[690.34, 463.53],
		[707.75, 472.71],
		[717.25, 486.59],
		[730.84, 507.76],
		[741.69, 523.63],
		[753.93, 543.47],
		[766, 550.69],
		[783.15, 539.94],
		[794.91, 523.91],
		[808.06, 512.52],
		[832.11, 520.32],
		[852.31, 538.11],
		[869.72, 547.29],
		[900.48, 559.03],
		[933.79, 562.77],
		[960.41, 563.91],
		[977.52, 549.83],
		[986.64, 535.82],
		[999.8, 524.43],
		[1019.7, 523.62],
		[1046.4, 530.07],
		[1095.8, 537.69]
	],
	liquid: [
		[9.3294, 274.41],
		[33.265, 273.57],
		[63.87, 274.02],
		[98.456, 273.77],
		[115.87, 282.95],
		[139.83, 283.44],
		[169.13, 285.89],
		[203.78, 290.29],
		[227.78, 294.77],
		[250.48, 301.25],
		[271.82, 305.08],
		[307.82, 310.8],
		[334.43, 311.27],
		[361.13, 317.73],
		[395.71, 317.48],
		[431.58, 313.23],
		[464.81, 311.66],
		[499.41, 312.08],
		[524.7, 313.23],
		[556.64, 313.66],
		[581.94, 315.47],
		[608.48, 310.63],
		[635.12, 313.1],
		[664.42, 315.54],
		[684.29, 308.76],
		[698.88, 305.99],
		[718.85, 306.51],
		[746.8, 307.64],
		[765.47, 310.83],
		[797.27, 301.3],
		[842.54, 304.29],
		[902.44, 306.52],
		[933.05, 307.63],
		[955.66, 306.8],
		[986.17, 300.6],
		[1030.1, 301.62],
		[1086, 302.54]
	],
	peakWall: [
		[14.539, 279.18],
		[58.079, 278.84],
		[92.943, 286.25],
		[107.6, 321.45],
		[133.87, 356.55],
		[154.32, 387.1],
		[177.7, 425.29],
		[204.02, 472.68],
		[233.24, 518.51],
		[253.75, 564.4],
		[282.96, 608.7],
		[309.22, 640.73],
		[326.8, 680.51],
		[353.08, 718.69],
		[388.05, 752.19],
		[437.58, 794.79],
		[492.87, 829.67],
		[513.25, 843.33],
		[577.22, 868.94],
		[583.02, 867.36],
		[646.98, 891.43],
		[673.15, 903.51]
	]
};
// engineering/vessels/blowdown/experiments/readings/hydrogen.ts
/** Readings of hydrogen from steel vessels: [s, Pa] and [s, K]. Digitised from figures; from the validation cases of HydDown (MIT licence). */
var hydrogenRun7$1 = {
	pressure: [
		[.116, 136e5],
		[3.41, 104e5],
		[6.71, 774e4],
		[9.96, 573e4],
		[13.3, 428e4],
		[16.6, 329e4],
		[19.8, 264e4],
		[23.2, 215e4],
		[26.4, 173e4],
		[29.7, 138e4]
	],
	wallMean: [
		[.334, 299.3],
		[3.56, 300.1],
		[6.79, 299.7],
		[10, 299.2],
		[13.2, 298.4],
		[16.5, 297.8],
		[19.8, 297.1],
		[23, 296.2],
		[26.2, 295.3],
		[29.4, 294.4]
	],
	gas: [
		[.275, 300],
		[3.6, 275.7],
		[6.86, 256.3],
		[10.1, 241.3],
		[13.5, 230.6],
		[16.7, 225.7],
		[20, 222.5],
		[23.3, 222.7],
		[26.6, 225.9],
		[29.9, 233]
	]
};
var hydrogenRun8$1 = {
	pressure: [
		[.945, 137e5],
		[54.3, 102e5],
		[106, 755e4],
		[159, 568e4],
		[213, 44e5],
		[266, 349e4],
		[319, 28e5],
		[372, 221e4],
		[425, 174e4],
		[478, 133e4]
	],
	wallMean: [
		[1.05, 293.4],
		[54.2, 291.5],
		[106, 290],
		[159, 289.1],
		[212, 288.6],
		[264, 287.8],
		[317, 286.9],
		[370, 285.7],
		[423, 284.4],
		[476, 283]
	],
	gas: [
		[0, 291.8],
		[52.1, 278.6],
		[105, 275],
		[158, 273.5],
		[211, 273.3],
		[263, 273.5],
		[317, 273.8],
		[370, 274.3],
		[423, 274.9],
		[476, 275.6]
	]
};
var hydrogenRun9$1 = {
	pressure: [
		[.118, 14e6],
		[1.65, 102e5],
		[3.19, 774e4],
		[4.73, 597e4],
		[6.27, 467e4],
		[7.81, 369e4],
		[9.34, 296e4],
		[10.9, 237e4],
		[12.4, 189e4],
		[14, 149e4]
	],
	wallMean: [
		[.0516, 296.3],
		[3.32, 295.1],
		[6.62, 294.1],
		[9.92, 293],
		[13.2, 291.8]
	],
	gas: [
		[.0242, 294.6],
		[1.56, 271],
		[3.12, 251],
		[4.67, 234.4],
		[6.22, 221.6],
		[7.76, 211.2],
		[9.3, 203.7],
		[10.8, 200.5],
		[12.4, 197.1],
		[13.9, 194.9]
	]
};
var hydrogenSmall$1 = {
	pressure: [
		[.16798, 9655100],
		[2.5253, 6481400],
		[4.8189, 4466300],
		[7.1829, 3251200],
		[9.4805, 2422400],
		[11.846, 1814200],
		[14.145, 1371500],
		[16.512, 1039200],
		[18.812, 817210],
		[21.112, 622830],
		[23.479, 483600],
		[25.779, 371980],
		[28.147, 260330],
		[30.447, 231480],
		[32.815, 202580],
		[35.116, 146140],
		[37.483, 62078],
		[39.784, 33223],
		[42.152, 31916],
		[44.452, 30647]
	],
	gasHigh: [
		[.125, 308],
		[1.33, 295.4],
		[2.54, 279.1],
		[3.28, 270.9],
		[5.3, 258.3],
		[7.46, 255.1],
		[9.29, 252.5],
		[12, 253.2],
		[16.7, 255.8],
		[20.7, 260.5],
		[26.1, 267.2],
		[30.4, 273.3],
		[34.4, 276.8],
		[38, 281.5],
		[42.7, 287.7],
		[47.1, 292.7],
		[49.6, 294.2]
	],
	gasLow: [
		[.26, 307],
		[1.33, 295.7],
		[2.14, 284.2],
		[3.14, 270.2],
		[4.42, 255],
		[6.51, 244.1],
		[7.46, 242],
		[8.87, 240],
		[9.82, 238.4],
		[11.3, 237],
		[13.9, 239.8],
		[17.7, 242.5],
		[22.1, 247.8],
		[26.7, 254.5],
		[31.9, 263.1],
		[37, 269],
		[41.8, 275.3],
		[46.7, 280.3],
		[49.5, 282.2]
	]
};
// engineering/vessels/blowdown/experiments/readings/natural-gas.ts
/**
* Readings of natural gas from a full-scale vessel: [s, Pa] and [s, K]. Digitised from figures; from the validation cases of
* HydDown (MIT licence), the spread of the gas temperature of methane with ethane from those of openthermo (MIT licence).
*/
var methaneEthane$1 = {
	pressure: [
		[.99956, 12166e3],
		[28.905, 1095e4],
		[58.318, 9954100],
		[90.026, 8912100],
		[121.96, 7941500],
		[179.58, 6958100],
		[249.22, 5948800],
		[345.58, 4950800],
		[459.98, 3956900],
		[597.19, 2975600],
		[750.75, 2002900],
		[1059.5, 975680],
		[1407.2, 431400],
		[1994.2, 82466]
	],
	gas: [
		[2.4794, 302.91],
		[20.611, 295.36],
		[60.045, 288.18],
		[92.261, 282.35],
		[134.68, 277.29],
		[189.29, 273.38],
		[243.42, 270.56],
		[303.67, 268.38],
		[396.25, 265.95],
		[504.09, 264.11],
		[645.07, 262.82],
		[783.71, 262.85],
		[923.21, 263.48],
		[1091.1, 264.32],
		[1250, 265.49],
		[1409.4, 267.05],
		[1571.4, 268.74],
		[1744.9, 270.43],
		[1991.4, 272.82]
	],
	wallInner: [
		[2.1357, 302.84],
		[92.15, 301.03],
		[192.19, 298.07],
		[291.84, 295.86],
		[393.75, 294.42],
		[498.96, 293.17],
		[596.96, 292.27],
		[693.84, 291.69],
		[797.5, 291.18],
		[893.45, 290.77],
		[991.06, 290.43],
		[1091.5, 290.11],
		[1192.4, 289.99],
		[1290.7, 289.94],
		[1391.4, 289.88],
		[1492.9, 289.86],
		[1592.9, 289.84],
		[1985.3, 289.82]
	],
	gasHigh: [
		[0, 302.98],
		[26.955, 297],
		[48.045, 290.16],
		[66.41, 287.43],
		[89.262, 282.24],
		[134.62, 278.21],
		[210.74, 273.1],
		[323.1, 268.71],
		[409.46, 266.56],
		[616.24, 264.27],
		[708.68, 264.49],
		[829.79, 265],
		[972.56, 265.88],
		[1079.6, 266.53],
		[1172.5, 267.19],
		[1419.8, 269.58],
		[1645.4, 271.69],
		[1803.2, 273.36],
		[1918, 274.59],
		[1993.4, 275.46]
	],
	gasLow: [
		[1.4002, 302.98],
		[21.646, 295.35],
		[52.991, 288.15],
		[78.853, 282.46],
		[129.85, 277.06],
		[170.97, 272.38],
		[224.57, 269.43],
		[296.51, 267.05],
		[385.96, 264.47],
		[535.54, 261.74],
		[651.8, 261.03],
		[754.65, 261.03],
		[864.81, 261.26],
		[986, 261.84],
		[1210.4, 262.8],
		[1357.4, 264.25],
		[1475.8, 265.63],
		[1597.9, 267],
		[1788, 269.03],
		[1931.4, 270.56],
		[1978.2, 271.14]
	]
};
var naturalGasS9$1 = {
	pressure: [
		[0, 12e6],
		[98.851, 6478800],
		[200, 4787e3],
		[298.85, 2970100],
		[400, 1879700],
		[498.85, 1165600],
		[600, 751880],
		[698.85, 338490],
		[797.7, 250910],
		[901.15, 112640],
		[1e3, 25063],
		[1098.9, 12675],
		[1200, 0]
	],
	gasHigh: [
		[0, 303.01],
		[99.605, 273.59],
		[199.21, 264.88],
		[298.81, 257.47],
		[398.42, 255.08],
		[498.02, 255.08],
		[600, 255.73],
		[699.6, 259.87],
		[799.21, 262.92],
		[901.19, 266.19],
		[1000.8, 269.02],
		[1100.4, 272.07],
		[1200, 274.9]
	],
	gasLow: [
		[0, 303.22],
		[99.605, 270.76],
		[199.21, 262.7],
		[298.81, 254.2],
		[400.79, 250.07],
		[498.02, 248.54],
		[600, 247.67],
		[699.6, 248.98],
		[799.21, 252.68],
		[901.19, 257.25],
		[1000.8, 260.31],
		[1100.4, 262.7],
		[1200, 264.23]
	]
};
// engineering/vessels/blowdown/experiments/readings/nitrogen.ts
/** Readings of nitrogen and air: [s, Pa] and [s, K]. Digitised from figures; from the validation cases of HydDown (MIT licence). */
var nitrogenI1$1 = {
	pressure: [
		[.28869, 15002e3],
		[5.2776, 9255900],
		[10.214, 6572e3],
		[15.131, 5058100],
		[19.77, 3922600],
		[24.674, 3165600],
		[29.847, 2580600],
		[34.747, 2098900],
		[39.644, 1754800],
		[44.541, 1410800],
		[49.436, 1204300],
		[54.331, 997850],
		[59.225, 825810],
		[64.119, 653760],
		[69.012, 550540],
		[73.905, 447310],
		[78.798, 378490],
		[83.69, 309680],
		[88.583, 240860],
		[93.475, 206450],
		[98.367, 172040]
	],
	gasHigh: [
		[.050285, 288.93],
		[5.0799, 261.4],
		[10.09, 238.25],
		[15.068, 222.05],
		[20.011, 213.58],
		[24.94, 208.2],
		[30.124, 206.68],
		[35.029, 206.7],
		[39.933, 206.73],
		[45.109, 207.01],
		[50.004, 209.1],
		[54.896, 211.96],
		[60.059, 215.07],
		[64.947, 218.7],
		[70.106, 222.59],
		[74.997, 225.71],
		[79.885, 229.34],
		[85.048, 232.46],
		[89.94, 235.31],
		[95.102, 238.43],
		[99.994, 241.29]
	],
	gasLow: [
		[.32393, 288.67],
		[5.3957, 251.87],
		[10.408, 228.21],
		[15.37, 215.62],
		[20.328, 203.8],
		[25.264, 196.87],
		[30.191, 192],
		[35.381, 189.2],
		[40.292, 187.68],
		[45.194, 188.22],
		[50.096, 188.76],
		[55.264, 190.84],
		[60.16, 192.67],
		[65.054, 195.01],
		[70.22, 197.61],
		[75.115, 199.7],
		[80.279, 202.56],
		[85.171, 205.42],
		[90.06, 208.79],
		[95.223, 211.91],
		[100.11, 215.28]
	],
	wallInner: [
		[.32276, 288.93],
		[5.2378, 286.64],
		[10.422, 285.12],
		[15.335, 283.34],
		[20.245, 282.08],
		[25.153, 281.33],
		[30.333, 280.59],
		[35.24, 280.1],
		[40.145, 280.12],
		[45.322, 280.15],
		[50.226, 280.17],
		[55.131, 280.2],
		[60.305, 280.74],
		[65.21, 280.77],
		[70.116, 280.53],
		[75.02, 280.56],
		[80.196, 280.84],
		[85.099, 281.12],
		[90.003, 281.41],
		[95.179, 281.69],
		[100.08, 281.72]
	],
	wallOuter: [
		[.049115, 289.18],
		[4.9618, 287.41],
		[10.142, 286.66],
		[15.05, 285.91],
		[19.957, 285.42],
		[25.137, 284.94],
		[30.043, 284.45],
		[34.947, 284.73],
		[40.125, 284.5],
		[45.029, 284.52],
		[49.933, 284.81],
		[55.11, 284.83],
		[60.014, 284.86],
		[65.191, 284.89],
		[70.096, 284.91],
		[75, 284.94],
		[80.177, 284.96],
		[85.081, 285.25],
		[89.984, 285.53],
		[95.16, 285.81],
		[100.06, 286.09]
	]
};
var air790$1 = {
	pressure: [
		[.226, 768830],
		[4.14, 567480],
		[8.06, 423270],
		[12, 325820],
		[15.7, 262130],
		[19.6, 208840],
		[23.6, 171120],
		[27.6, 141200],
		[31.5, 120370],
		[35.2, 108630],
		[39.2, 102090],
		[43.2, 100740],
		[47.1, 100690],
		[50.8, 100640],
		[54.8, 100590]
	],
	gas: [
		[3.58, 285.9],
		[7.65, 275.3],
		[11.4, 265.8],
		[15.2, 261.1],
		[19.2, 257.8],
		[23.2, 256.4],
		[26.8, 256.7],
		[30.8, 257.8],
		[34.7, 260.4],
		[38.6, 264.2],
		[42.5, 268.6],
		[46.2, 272.6],
		[50.1, 276],
		[54, 278.9]
	]
};
// engineering/vessels/blowdown/experiments/set-up.ts
/** What the set-ups of several experiments share. */
var steel = {
	density: 7800,
	heatCapacity: 500,
	conductivity: 45
};
var flatNote = "The vessel is taken as a cylinder with flat ends, as in the collection the readings come from.";
var fittedNote = "The discharge coefficient is not measured: it is the one with which the collection the readings come from fits the pressure.";
var steelNote = "Conductivity of the steel, not stated, taken as 45 W/(m·K).";
var spreadNote = "Highest and lowest are the spread of the thermocouples: a mean temperature belongs between them.";
function flatEnded(orientation, diameter, length) {
	const head = flatHead(diameter);
	return vessel(orientation, diameter, length, [head, head]);
}
function metal$1(thickness, layer = steel) {
	return { metal: {
		...layer,
		thickness
	} };
}
/** A fluid by Peng–Robinson, its mole fractions by id. */
function mixture(fractions) {
	return {
		model: "peng-robinson",
		composition: Object.entries(fractions).map(([id, fraction]) => ({
			id,
			fraction
		}))
	};
}
function curve$2(quantity, label, points) {
	return {
		quantity,
		label,
		points
	};
}
/** The highest and the lowest that was measured of a quantity. */
function spread(quantity, label, highest, lowest) {
	return [{
		quantity,
		label: `${label}, highest measured`,
		points: highest,
		bound: "highest"
	}, {
		quantity,
		label: `${label}, lowest measured`,
		points: lowest,
		bound: "lowest"
	}];
}
// engineering/vessels/blowdown/experiments/composite-cylinders.ts
var hydrogen700 = {
	id: "de-miguel-iv",
	title: "Hydrogen from 700 bar, composite cylinder of 29 L, given flow",
	source: "N. de Miguel, B. Acosta et al., discharge of hydrogen tanks, JRC Petten, as collected in HydDown",
	measured: true,
	spec: {
		shape: flatEnded("horizontal", .23, .697995),
		wall: metal$1(.0245, {
			density: 1249,
			heatCapacity: 1134,
			conductivity: .385
		}),
		fluid: mixture({ H2: 1 }),
		initial: {
			temperature: 298.15,
			pressure: 7e7
		},
		scheduled: {
			times: [
				0,
				300,
				480,
				520,
				690
			],
			flows: [
				.0018,
				.0018,
				.0018,
				8e-4,
				55e-5
			]
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 298.15,
			outerCoefficient: 8
		}
	},
	options: { endTime: 690 },
	curves: [
		curve$2("gasTemperature", "Gas temperature, mean", hydrogen700$1.gas),
		...spread("gasTemperature", "Gas temperature", hydrogen700$1.gasHigh, hydrogen700$1.gasLow),
		curve$2("outerWallTemperatureGas", "Outside wall temperature", hydrogen700$1.wallOuter)
	],
	notes: [flatNote, "The mass flow is that given with the readings; liner and composite are one layer of mean properties."]
};
var helium700 = {
	id: "molkov-helium",
	title: "Helium from 700 bar, composite cylinder of 19 L",
	source: "V. Molkov et al., release experiments at KIT (HYKA-HyJet), as collected in HydDown",
	measured: true,
	spec: {
		shape: flatEnded("horizontal", .18, .7466),
		wall: {
			liner: {
				thickness: .007,
				density: 945,
				heatCapacity: 1584,
				conductivity: .385
			},
			metal: {
				thickness: .017,
				density: 1360,
				heatCapacity: 1020,
				conductivity: .5
			}
		},
		fluid: mixture({ He: 1 }),
		initial: {
			temperature: 293,
			pressure: 7e7
		},
		outlet: {
			diameter: .001,
			dischargeCoefficient: .9,
			backPressure: 101300
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 293.15,
			outerCoefficient: 8
		}
	},
	options: { endTime: 300 },
	curves: [curve$2("pressure", "Pressure", helium700$1.pressure), curve$2("gasTemperature", "Gas temperature", helium700$1.gas)],
	notes: [
		flatNote,
		fittedNote,
		"The readings of the pressure end at 0 bar, which is gauge pressure or an error of digitising."
	]
};
var hydrogenSimulator = {
	id: "simulator-hydrogen",
	title: "Hydrogen from 182 bar, composite wall: another program",
	source: "Results of a commercial dynamic simulator with a one-dimensional wall, as collected in HydDown",
	measured: false,
	spec: {
		shape: flatEnded("horizontal", .619, 6.4),
		wall: metal$1(.024, {
			density: 2e3,
			heatCapacity: 962,
			conductivity: .5
		}),
		fluid: mixture({ H2: 1 }),
		initial: {
			temperature: 279,
			pressure: 182e5
		},
		scheduled: {
			times: [0],
			flows: [.02]
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 279,
			outerCoefficient: 2
		}
	},
	options: { endTime: 760 },
	curves: [
		curve$2("pressure", "Pressure", hydrogenSimulator$1.pressure),
		curve$2("gasTemperature", "Gas temperature", hydrogenSimulator$1.gas),
		curve$2("innerWallTemperatureGas", "Inside wall temperature", hydrogenSimulator$1.wallInner),
		curve$2("outerWallTemperatureGas", "Outside wall temperature", hydrogenSimulator$1.wallOuter)
	],
	notes: [flatNote, "Not an experiment."]
};
// engineering/vessels/blowdown/experiments/condensing.ts
function dished(standard, diameter, length, thickness) {
	const head = standardTorisphericalHead(standard, diameter, thickness);
	return vessel("vertical", diameter, length, [head, head]);
}
var condensingGas = {
	id: "haque-condensing",
	title: "Methane with 28 mol % propane from 116 atm, full-scale vessel: the gas condenses",
	source: "M. A. Haque et al., Trans. IChemE 70 B (1992) 10; R. Szczepanski, Simulation programs for blowdown of pressure vessels, IChemE SONG meeting (1994); S. M. A. Wong, thesis, University College London (1998); as collected in openthermo",
	measured: true,
	spec: {
		shape: dished("asmeFlangedAndDished", 1.13, 2.25, .059),
		wall: metal$1(.059),
		fluid: mixture({
			C1: .64,
			C2: .06,
			C3: .28,
			nC4: .02
		}),
		initial: {
			temperature: 293,
			pressure: 11753700
		},
		outlet: {
			diameter: .01,
			dischargeCoefficient: .8,
			backPressure: 101e3
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 293
		}
	},
	options: {
		endTime: 1500,
		model: "non-equilibrium"
	},
	curves: [
		curve$2("pressure", "Pressure", condensingGas$1.pressure),
		...spread("gasTemperature", "Gas temperature", condensingGas$1.gasHigh, condensingGas$1.gasLow),
		...spread("liquidTemperature", "Liquid temperature", condensingGas$1.liquidHigh, condensingGas$1.liquidLow),
		...spread("innerWallTemperatureGas", "Inside wall beside the gas", condensingGas$1.dryWallHigh, condensingGas$1.dryWallLow),
		...spread("innerWallTemperatureLiquid", "Inside wall beside the liquid", condensingGas$1.wettedWallHigh, condensingGas$1.wettedWallLow)
	],
	notes: [
		fittedNote,
		steelNote,
		spreadNote,
		"Readings of the pressure in atm. The collection runs the experiment once with the vessel lying and once standing; it is taken as standing. Heat from outside by natural convection in air."
	]
};
var nitrogenCarbonDioxide = {
	id: "co2-n2",
	title: "Nitrogen with 30 mol % carbon dioxide from 150 bar",
	source: "Experiment as collected in openthermo (original publication not named there; vessel and orifice are those of experiment I1 of Haque et al., 1992)",
	measured: true,
	keptApart: true,
	spec: {
		shape: dished("klopper", .273, 1.4552, .025),
		wall: metal$1(.025),
		fluid: mixture({
			N2: .7,
			CO2: .3
		}),
		initial: {
			temperature: 290,
			pressure: 15e6
		},
		outlet: {
			diameter: .00635,
			dischargeCoefficient: .8,
			backPressure: 101e3
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 293
		}
	},
	options: {
		endTime: 60,
		model: "non-equilibrium"
	},
	curves: [...spread("gasTemperature", "Gas temperature", nitrogenCarbonDioxide$1.gasHigh, nitrogenCarbonDioxide$1.gasLow), ...spread("liquidTemperature", "Liquid temperature", nitrogenCarbonDioxide$1.liquidHigh, nitrogenCarbonDioxide$1.liquidLow)],
	notes: [
		fittedNote,
		steelNote,
		spreadNote,
		"The pressure was not published. Before there is liquid the thermocouples at the bottom show the gas. Carbon dioxide is below its triple point at the end; a solid is not modelled."
	]
};
// engineering/vessels/blowdown/experiments/fires.ts
function propaneInFire() {
	const diameter = 1.6763;
	const head = hemisphericalHead(diameter);
	return {
		id: "moodie-22",
		title: "Propane tank in a pool fire, filled to 22 %",
		source: "K. Moodie, L. T. Cowley, R. B. Denny, L. M. Small, I. Williams, Fire engulfment tests on a 5 tonne LPG tank, J. Hazardous Materials 20 (1988) 55",
		measured: true,
		spec: {
			shape: vessel("horizontal", diameter, 3.5, [head, head]),
			wall: metal$1(.01185, {
				...steel,
				density: 7700
			}),
			fluid: mixture({ C3: 1 }),
			initial: {
				temperature: 279,
				pressure: 55e4,
				level: .4668
			},
			relief: {
				area: Math.PI / 4 * .03358 ** 2,
				dischargeCoefficient: .975,
				setPressure: 143e4,
				reseatPressure: 1087e3,
				action: "pop",
				backPressure: 101300
			},
			heat: {
				mode: "fire-flux",
				flux: fireScenarios.scandpowerPool,
				exposedShare: .8,
				ambientTemperature: 279
			}
		},
		options: {
			endTime: 900,
			model: "non-equilibrium"
		},
		curves: [
			curve$2("pressure", "Pressure", propaneFire.pressure),
			curve$2("gasTemperature", "Gas temperature", propaneFire.gas),
			curve$2("liquidTemperature", "Liquid temperature", propaneFire.liquid),
			curve$2("highestWallTemperature", "Highest wall temperature", propaneFire.peakWall)
		],
		notes: ["Fire (Scandpower pool fire on 80 % of the tank), area and reseat pressure of the relief valve are those with which the collection the readings come from fits the experiment, not measured.", "Readings of the pressure taken as absolute; the collection does not say."]
	};
}
/** Times in s and pressures in bar of the first opening of the safety valve and of the rupture; K. */
function propaneTank(test, thickness, ambientTemperature, temperature, opening, rupture, liquidAtRupture) {
	const head = standardTorisphericalHead("korbbogen", 1.25, thickness);
	return {
		id: `droste-${test}`,
		title: `Propane tank half full beside an oil fire, test ${test}`,
		source: "B. Droste, W. Schoen, Full scale fire tests with unprotected and thermal insulated LPG storage tanks, J. Hazardous Materials 20 (1988) 41",
		measured: true,
		spec: {
			shape: vessel("horizontal", 1.25, 3.6, [head, head]),
			wall: metal$1(thickness, {
				...steel,
				density: 7700
			}),
			fluid: mixture({ C3: 1 }),
			initial: {
				temperature,
				pressure: 1e6,
				level: .625
			},
			relief: {
				area: Math.PI / 4 * .015 ** 2,
				dischargeCoefficient: .975,
				setPressure: opening[1] * 1e5,
				reseatPressure: opening[1] * 99e3,
				action: "pop",
				backPressure: 101300
			},
			heat: {
				mode: "fire-flux",
				flux: fireScenarios.scandpowerPool,
				exposedShare: .7,
				ambientTemperature
			}
		},
		options: {
			endTime: rupture[0],
			model: "non-equilibrium"
		},
		curves: [curve$2("pressure", "Pressure at the first opening and at the rupture", [opening, rupture].map(([time, pressure]) => [time, pressure * 1e5])), curve$2("liquidTemperature", "Liquid temperature at the rupture", [[rupture[0], liquidAtRupture]])],
		notes: ["Fire (Scandpower pool fire on 70 % of the tank) and size of the safety valve are those of the collection the readings come from, not measured; the valve is set to the pressure at which it was seen to open.", "Pressures taken as absolute; the collection does not say."]
	};
}
// engineering/vessels/blowdown/experiments/hydrogen.ts
function cylinder(run, { diameter, temperature, endTime, backPressure, outerCoefficient, keptApart }, { pressure, gas, wallMean }, notes = []) {
	return {
		id: `byrnes-${run}`,
		title: `Hydrogen from a gas cylinder, run ${run}`,
		source: "W. R. Byrnes, R. C. Reid, F. E. Ruccia, Rapid depressurization of gas storage cylinder, Ind. Eng. Chem. Process Des. Dev. 3 (1964) 206",
		measured: true,
		keptApart,
		spec: {
			shape: flatEnded("vertical", .21742, 1.394),
			wall: metal$1(.0072),
			fluid: mixture({ H2: 1 }),
			initial: {
				temperature,
				pressure: 138e5
			},
			outlet: {
				diameter,
				dischargeCoefficient: .84,
				backPressure
			},
			heat: {
				mode: "ambient",
				ambientTemperature: temperature,
				outerCoefficient
			}
		},
		options: { endTime },
		curves: [
			curve$2("pressure", "Pressure", pressure),
			curve$2("gasTemperature", "Gas temperature", gas),
			curve$2("innerWallTemperatureGas", "Wall temperature", wallMean)
		],
		notes: [
			flatNote,
			fittedNote,
			steelNote,
			...notes
		]
	};
}
var hydrogenRun7 = cylinder(7, {
	diameter: .0027,
	temperature: 299,
	endTime: 30,
	backPressure: 1e5,
	outerCoefficient: 0,
	keptApart: false
}, hydrogenRun7$1);
var hydrogenRun8 = cylinder(8, {
	diameter: 7e-4,
	temperature: 294,
	endTime: 480,
	backPressure: 135e4,
	outerCoefficient: 10,
	keptApart: true
}, hydrogenRun8$1, ["The back pressure of 13.5 bar is that of the collection; the last reading lies below it."]);
var hydrogenRun9 = cylinder(9, {
	diameter: .004,
	temperature: 294,
	endTime: 15,
	backPressure: 1e5,
	outerCoefficient: 0,
	keptApart: false
}, hydrogenRun9$1);
var hydrogenSmall = {
	id: "woodfield-discharge",
	title: "Hydrogen from 100 bar, vessel of 0.9 L",
	source: "P. L. Woodfield, M. Monde, Y. Mitsutake, Measurement of averaged heat transfer coefficients in high-pressure vessel during charging with hydrogen, nitrogen or argon gas, J. Thermal Science and Technology 2 (2007) 180, as collected in HydDown",
	measured: true,
	keptApart: true,
	spec: {
		shape: flatEnded("vertical", .075, .212),
		wall: metal$1(.03),
		fluid: mixture({ H2: 1 }),
		initial: {
			temperature: 305,
			pressure: 1e7
		},
		outlet: {
			diameter: 5e-4,
			dischargeCoefficient: .84,
			backPressure: 1e5
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 305,
			outerCoefficient: 5
		}
	},
	options: { endTime: 50 },
	curves: [curve$2("pressure", "Pressure", hydrogenSmall$1.pressure), ...spread("gasTemperature", "Gas temperature", hydrogenSmall$1.gasHigh, hydrogenSmall$1.gasLow)],
	notes: [
		flatNote,
		fittedNote,
		steelNote,
		spreadNote,
		"The readings of the pressure fall below the atmosphere, which is gauge pressure or an error of digitising; they are taken as they stand."
	]
};
// engineering/vessels/blowdown/experiments/natural-gas.ts
var methaneEthane = {
	id: "haque-natural-gas",
	title: "Methane with 9 mol % ethane from 120 bar, full-scale vessel",
	source: "M. A. Haque et al., Trans. IChemE 70 B (1992) 10, as given in S. M. A. Wong, Development of a mathematical model for blowdown of vessels containing multicomponent hydrocarbon mixtures, thesis, University College London (1998)",
	measured: true,
	spec: {
		shape: flatEnded("vertical", 1.13, 2.771),
		wall: metal$1(.059, {
			...steel,
			heatCapacity: 490
		}),
		fluid: mixture({
			C1: .91,
			C2: .09
		}),
		initial: {
			temperature: 303.01,
			pressure: 12e6
		},
		outlet: {
			diameter: .0063,
			dischargeCoefficient: .97,
			backPressure: 101300
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 303.01,
			outerCoefficient: 5
		}
	},
	options: { endTime: 2e3 },
	curves: [
		curve$2("pressure", "Pressure", methaneEthane$1.pressure),
		curve$2("gasTemperature", "Gas temperature", methaneEthane$1.gas),
		...spread("gasTemperature", "Gas temperature", methaneEthane$1.gasHigh, methaneEthane$1.gasLow),
		curve$2("innerWallTemperatureGas", "Inside wall temperature", methaneEthane$1.wallInner)
	],
	notes: [
		flatNote,
		fittedNote,
		steelNote,
		spreadNote,
		"Openthermo gives the same experiment with dished ends, an orifice of 6.35 mm with a coefficient of 0.85 and pressures in atm: area by volume, and so the pressure, is the same within 2 %.",
		"The last reading of the pressure lies below the atmosphere and can only be an error of digitising."
	]
};
var naturalGasS9 = {
	id: "haque-s9",
	title: "Methane with ethane and 10 mol % propane from 120 bar, experiment S9",
	source: "M. A. Haque et al., Blowdown of pressure vessels II, Trans. IChemE 70 B (1992) 10, as collected in HydDown",
	measured: true,
	keptApart: true,
	spec: {
		shape: flatEnded("vertical", 1.13, 3),
		wall: metal$1(.059),
		fluid: mixture({
			C1: .855,
			C2: .045,
			C3: .1
		}),
		initial: {
			temperature: 303.01,
			pressure: 12e6
		},
		outlet: {
			diameter: .01,
			dischargeCoefficient: .84,
			backPressure: 101300
		},
		heat: {
			mode: "ambient",
			ambientTemperature: 292.15,
			outerCoefficient: 5
		}
	},
	options: {
		endTime: 1200,
		model: "non-equilibrium"
	},
	curves: [curve$2("pressure", "Pressure", naturalGasS9$1.pressure), ...spread("gasTemperature", "Gas temperature", naturalGasS9$1.gasHigh, naturalGasS9$1.gasLow)],
	notes: [
		flatNote,
		fittedNote,
		steelNote,
		spreadNote,
		"The last readings of the pressure fall below the atmosphere, which is gauge pressure or an error of digitising; they are taken as they stand."
	]
};
// engineering/vessels/blowdown/experiments/experiments.ts
/**
* The experiments, those best documented first. Published fillings of cylinders are not among them: a blowdown flows
* outwards only. Of releases from pipes of carbon dioxide (INERIS, test 16) set-ups are published, but no readings that
* could be found.
*/
var blowdownExperiments = [
	condensingGas,
	{
		id: "haque-i1",
		title: "Nitrogen from 150 bar, experiment I1",
		source: "M. A. Haque, S. M. Richardson, G. Saville, G. Chamberlain, L. Shirvill, Blowdown of pressure vessels II, Trans. IChemE 70 B (1992) 10",
		measured: true,
		spec: {
			shape: flatEnded("vertical", .273, 1.524),
			wall: metal$1(.025),
			fluid: mixture({ N2: 1 }),
			initial: {
				temperature: 288,
				pressure: 15e6
			},
			outlet: {
				diameter: .00635,
				dischargeCoefficient: .8,
				backPressure: 101300
			},
			heat: {
				mode: "ambient",
				ambientTemperature: 288,
				outerCoefficient: 5
			}
		},
		options: { endTime: 100.2 },
		curves: [
			curve$2("pressure", "Pressure", nitrogenI1$1.pressure),
			...spread("gasTemperature", "Gas temperature", nitrogenI1$1.gasHigh, nitrogenI1$1.gasLow),
			curve$2("innerWallTemperatureGas", "Inside wall temperature", nitrogenI1$1.wallInner),
			curve$2("outerWallTemperatureGas", "Outside wall temperature", nitrogenI1$1.wallOuter)
		],
		notes: [
			flatNote,
			fittedNote,
			steelNote,
			spreadNote
		]
	},
	methaneEthane,
	naturalGasS9,
	nitrogenCarbonDioxide,
	hydrogenRun7,
	hydrogenRun8,
	hydrogenRun9,
	hydrogenSmall,
	{
		id: "air-790",
		title: "Air from 7.9 bar",
		source: "Published laboratory experiment as collected in HydDown (original publication not named there)",
		measured: true,
		spec: {
			shape: flatEnded("horizontal", .2, .515),
			wall: metal$1(.00818),
			fluid: mixture({
				N2: .7812,
				O2: .2096,
				Ar: .0092
			}),
			initial: {
				temperature: 298,
				pressure: 79e4
			},
			outlet: {
				diameter: .00271,
				dischargeCoefficient: .84,
				backPressure: 1e5
			},
			heat: {
				mode: "ambient",
				ambientTemperature: 298,
				outerCoefficient: 5
			}
		},
		options: { endTime: 60 },
		curves: [curve$2("pressure", "Pressure", air790$1.pressure), curve$2("gasTemperature", "Gas temperature", air790$1.gas)],
		notes: [
			flatNote,
			fittedNote,
			steelNote
		]
	},
	hydrogen700,
	helium700,
	hydrogenSimulator,
	propaneInFire(),
	propaneTank(1, .0059, 283.15, 283.15, [340, 16.4], [720, 24.5], 345.15),
	propaneTank(2, .0064, 275.15, 310.15, [100, 17.3], [440, 39], 358.65),
	propaneTank(3, .0064, 270.15, 299.15, [150, 16], [540, 30.5], 350.65)
];
// calculators/plant-depressurization-pro/words.ts
/** A pressure to be stated gauge, as the fields have it, in the unit that the person typed. */
var statedGauge = (pressure) => stated("gaugePressure", gauge(pressure));
/** A time of the run to be stated, in the unit of its duration. */
var statedTime = (time) => stated("time", time, {
	digits: 3,
	like: "duration"
});
// calculators/plant-depressurization-pro/cautions.ts
/** K; above it the heat capacity of carbon steel is no longer about one value: it has a peak at 735 °C. */
var steelLimit = 873.15;
/** Share of the vessel's diameter above which an orifice is no small opening in it. */
var largeOrifice = .25;
/** How far a pressure may be from the vapour pressure without a word. */
var sameVapourPressure = .01;
/** What must be said of a temperature at which the data of the contents or of the wall no longer hold. */
function temperatureCautions({ composition, equationOfState, initialTemperature }) {
	const field = "initialTemperature";
	const outside = (equationOfState === "peng-robinson" ? components : []).filter(({ id, idealGasHeatCapacity: { range } }) => {
		return composition.some(({ item, amount }) => item === id && amount > 0) && (initialTemperature < range[0] || initialTemperature > range[1]);
	});
	const found = [];
	const [first] = outside;
	if (first) {
		const names = outside.map(({ name }) => name).join(", ");
		const [lowest, highest] = first.idealGasHeatCapacity.range;
		found.push(warning(`The heat capacity of ${names} is known from {lowest} to {highest}; outside that range it is held constant.`, {
			field,
			source: "Poling, Prausnitz, O’Connell, 5th ed.",
			values: {
				lowest: stated("temperature", lowest),
				highest: stated("temperature", highest)
			}
		}));
	}
	if (initialTemperature > steelLimit) found.push(warning("The wall is given a constant heat capacity and its strength is not checked; for steel above {limit} neither is adequate.", {
		field,
		source: "EN 1993-1-2",
		values: { limit: stated("temperature", steelLimit, { digits: 3 }) }
	}));
	return found;
}
/** Mole fraction of hydrogen and gauge pressure, Pa, from which the error of its density counts. */
var muchHydrogen = .2;
var denseHydrogen = 5e6;
/** What must be said of hydrogen at high pressure: no volume translation is published for it with those of the others. */
function hydrogenCautions({ composition, equationOfState, initialPressure }) {
	if (equationOfState !== "peng-robinson") return [];
	return (composition.find(({ item }) => item === "H2")?.amount ?? 0) >= muchHydrogen && initialPressure > denseHydrogen ? [warning("The Peng–Robinson equation overstates the density of hydrogen, by 3 % at {pressure} and by more above that, so the contents and the flow come out high.", {
		field: "composition",
		values: { pressure: stated("gaugePressure", 138e5, {
			digits: 3,
			like: "initialPressure"
		}) }
	})] : [];
}
/** What must be said where another pressure was taken than the one given. */
function pressureCautions({ start, initialPressure }) {
	const off = Math.abs(absolute(initialPressure) / start.pressure - 1);
	return start.boils && off > sameVapourPressure ? [warning("A single component with a liquid level is at its vapour pressure: {own} is used as the initial pressure.", {
		field: "initialPressure",
		values: { own: statedGauge(start.pressure) }
	})] : [];
}
/** What must be said of an opening that draws something else than it is set to, or is out of proportion. */
function outletCautions({ run, draw, simulation }) {
	const found = [];
	if (draw === "liquid" && run.initial.liquidMass === 0) found.push(warning(run.series.liquidMass.some((mass) => mass > 0) ? "There is no liquid at the start: the valve draws vapour until some forms." : "There is no liquid in this run: the valve draws vapour throughout.", { field: "draw" }));
	const { shape, outlet } = simulation.spec;
	if (outlet.diameter > largeOrifice * shape.diameter) found.push(warning("The orifice is larger than a quarter of the vessel diameter: the contents can no longer be treated as at rest.", { field: "orificeDiameter" }));
	return found;
}
/** Share of its quantity from which on a balance that does not close counts. */
var closes = 1e-5;
/** What must be said of balances that do not close: the equations of the run were not solved as well as usual. */
function closureCautions({ run }) {
	const { mass, energy, volume } = run.conservation;
	return [
		{
			off: mass,
			field: "massClosure",
			text: "The mass balance closes to {off} only: take what is released for no better than that."
		},
		{
			off: energy,
			field: "energyClosure",
			text: "The energy balance closes to {off} only: temperatures and pressures are less certain than usual."
		},
		{
			off: volume,
			field: "vesselVolume",
			text: "What the contents fill differs from the volume of the vessel by {off} at worst: the pressure is less certain than usual."
		}
	].flatMap(({ off, field, text }) => off <= closes ? [] : [warning(text, {
		field,
		values: { off: stated("fraction", off, {
			digits: 2,
			unit: "%"
		}) }
	})]);
}
// calculators/plant-depressurization-pro/drawing.ts
/** The fields of this calculator that the geometry calculator's drawing names otherwise. */
var fieldNames = {
	level: "liquidLevel",
	diameter: "insideDiameter",
	length: "tangentLength"
};
function renamed(mark) {
	return mark.field === void 0 ? mark : {
		...mark,
		field: fieldNames[mark.field] ?? mark.field
	};
}
function degrees(temperature) {
	return [measured$1("temperature", temperature, "°C", 3)];
}
/** The width of a vessel on paper from which a temperature stands within it; beside one that is narrower. */
var roomForTemperature = 100;
/** The vessel to scale with its level, the temperatures of gas and liquid in their places, and what leaves it. */
function drawVessel(v) {
	const horizontal = v.shape ? v.shape.orientation === "horizontal" : v.orientation === "Horizontal";
	const shown = {
		vessel: v.shape,
		diameter: v.diameter,
		length: v.length,
		level: v.level
	};
	const drawing = horizontal ? drawHorizontalVessel(shown) : drawVerticalVessel(shown);
	const bottom = drawing.height - 52;
	const middle = 174;
	const within = (share) => 24 + (bottom - 24) * share;
	const marks = [path(`M${middle} 24v-20m-5 7l5 -7 5 7`, v.flow === 0 ? "thin" : "flow", "orificeDiameter")];
	if (v.flow !== void 0 && v.flow > 0) {
		const flow = [measured$1("massFlow", v.flow, "kg/h", 3)];
		marks.push(label(186, 16, flow, {
			anchor: "start",
			pen: "ink",
			field: "orificeDiameter"
		}));
	}
	const wide = horizontal ? Infinity : uprightWidth(v.shape);
	const temperature = (share, value) => wide < roomForTemperature ? label(middle + wide / 2 + 8, within(share), degrees(value), { anchor: "start" }) : label(horizontal ? 118 : middle, within(share), degrees(value));
	if (v.gasTemperature !== void 0) marks.push(temperature(.32, v.gasTemperature));
	if (v.liquidTemperature !== void 0 && v.level !== void 0 && v.level > 0) marks.push(temperature(.94, v.liquidTemperature));
	return {
		...drawing,
		marks: [...drawing.marks.map(renamed), ...marks]
	};
}
// calculators/plant-depressurization-pro/contents/equation-check.ts
function governingOf(spec, run, { pressure }) {
	const time = timeToPressure(run, pressure);
	const { summary } = run;
	return {
		equation: nameOf$1(spec),
		timeToTarget: time === void 0 ? void 0 : Math.max(0, time - (spec.outlet.startDelay ?? 0)),
		lowestMetal: summary.lowestWallTemperature?.value,
		lowestFluid: summary.lowestFluidTemperature.value,
		peakFlow: summary.peakFlow.value,
		releasedMass: summary.releasedMass
	};
}
/** The equation of the contents as it stands in a sentence. */
function nameOf$1({ fluid, initial }) {
	return startingPhases(fluid, initial).basis?.equation ?? "Peng–Robinson";
}
/** A specification with its contents by the other equation. */
function byTheOther(spec, model) {
	if (spec.fluid.model === "ideal-gas") throw new RangeError("an ideal gas has no other equation");
	const other = model === "peng-robinson" ? "reference" : "peng-robinson";
	return {
		...spec,
		fluid: {
			...spec.fluid,
			model: other
		}
	};
}
/** Runs a vessel by the other equation, with the same orifice and for the same time. Throws a `Refusal` where it has no run. */
function equationCheckOf(v, progress) {
	if (v.equationCheck === "no") return ruledOut("the check is not asked for");
	const { spec, run, options } = v.simulation;
	const other = byTheOther(spec, v.equationOfState);
	try {
		const found = simulateBlowdown(other, {
			...options,
			onProgress: progress
		});
		return {
			own: governingOf(spec, run, v.target),
			other: governingOf(other, found, v.target)
		};
	} catch (thrown) {
		if (thrown instanceof RangeError) return absent("the run by the other equation cannot go on");
		throw thrown;
	}
}
/** What is compared, whether it is a temperature, and where more of it is unsafe. */
var compared$1 = [
	{
		id: "timeToTarget",
		what: "time to the target pressure",
		higher: true
	},
	{
		id: "lowestMetal",
		what: "lowest metal temperature",
		temperature: true,
		higher: false
	},
	{
		id: "lowestFluid",
		what: "lowest fluid temperature",
		temperature: true,
		higher: false
	},
	{
		id: "peakFlow",
		what: "peak flow",
		higher: true
	},
	{
		id: "releasedMass",
		what: "total released",
		higher: true
	}
];
/** Differences on the unsafe side beyond which there is a warning: as a share, and of temperatures in K. */
var toleratedShare = .05;
var toleratedTemperature = 3;
var fields = {
	timeToTarget: "timeToTarget",
	lowestMetal: "lowestWallTemperature",
	lowestFluid: "lowestFluidTemperature",
	peakFlow: "peakFlow",
	releasedMass: "releasedMass"
};
var signed = (value, unit) => `${value > 0 ? "+" : ""}${formatNumber(value, 2)} ${unit}`;
/** The results of both, a row an equation, and by how much the other lies off the one chosen. */
function equationTable({ equationCheck: { own, other } }) {
	const row = (of) => [of.equation, ...compared$1.map(({ id }) => of[id])];
	const differences = compared$1.map((each) => {
		const [one, two] = [own[each.id], other[each.id]];
		if (one === void 0 || two === void 0) return;
		if ("temperature" in each) return signed(two - one, "K");
		return one > 0 ? signed((two / one - 1) * 100, "%") : void 0;
	});
	return table$1([
		{
			id: "equation",
			label: "Equation"
		},
		{
			id: "timeToTarget",
			label: "Time to target",
			kind: "time",
			unit: "min"
		},
		{
			id: "lowestMetal",
			label: "Lowest metal",
			kind: "temperature",
			unit: "°C"
		},
		{
			id: "lowestFluid",
			label: "Lowest fluid",
			kind: "temperature",
			unit: "°C"
		},
		{
			id: "peakFlow",
			label: "Peak flow",
			kind: "massFlow",
			unit: "kg/h"
		},
		{
			id: "releasedMass",
			label: "Total released",
			kind: "mass",
			unit: "kg"
		}
	], [
		row(own),
		row(other),
		["Difference of the second", ...differences]
	]);
}
/** What must be said where the other equation is less favourable than the one chosen. */
function equationNotes(v) {
	const { own, other } = v.equationCheck;
	const found = [];
	for (const each of compared$1) {
		const [one, two] = [own[each.id], other[each.id]];
		const field = fields[each.id];
		if (one !== void 0 && two === void 0) {
			if (each.id === "timeToTarget") found.push(warning(`${upperFirst(other.equation)} does not come to the target pressure within the run.`, { field }));
			continue;
		}
		if (one === void 0 || two === void 0) continue;
		const more = each.higher ? two - one : one - two;
		if ("temperature" in each && more > toleratedTemperature) found.push(warning(`${upperFirst(other.equation)} puts the ${each.what} {colder} lower than ${own.equation}.`, {
			field,
			values: { colder: stated("temperatureDifference", more, { digits: 2 }) }
		}));
		else if (!("temperature" in each) && one > 0 && more / one > toleratedShare) {
			const percent = formatNumber(more / one * 100, 2);
			found.push(warning(`${upperFirst(other.equation)} puts the ${each.what} ${percent} % higher than ${own.equation}.`, { field }));
		}
	}
	const { minimumDesignTemperature: limit } = v;
	if (limit !== void 0 && own.lowestMetal !== void 0 && other.lowestMetal !== void 0 && own.lowestMetal >= limit && other.lowestMetal < limit) found.push(warning(`By ${other.equation} the metal falls {below} below its minimum design temperature; by ${own.equation} it does not.`, {
		field: "brittleFracture",
		values: { below: stated("temperatureDifference", limit - other.lowestMetal, { digits: 2 }) }
	}));
	return found;
}
// calculators/plant-depressurization-pro/examples.ts
var kelvin = (value) => ({
	value,
	unit: "K"
});
/** The nitrogen vessel whose blowdown was measured. */
var nitrogenVessel = {
	userDescription: "Nitrogen vessel I1",
	orientation: "Vertical",
	insideDiameter: 273,
	tangentLength: 1524,
	headType: "flat",
	wallThickness: 25,
	wallDensity: 7800,
	wallHeatCapacity: .5,
	composition: "N2: 1",
	initialPressure: 148.98675,
	initialTemperature: kelvin(288),
	orificeDiameter: 6.35,
	dischargeCoefficient: .8,
	targetPressure: 1,
	targetTime: {
		value: 100,
		unit: "s"
	},
	heat: "ambient",
	ambientTemperature: kelvin(288),
	duration: {
		value: 100,
		unit: "s"
	}
};
var naturalGasVessel = {
	userDescription: "Natural gas vessel",
	orientation: "Vertical",
	insideDiameter: 1130,
	tangentLength: 2771,
	headType: "flat",
	wallThickness: 59,
	wallDensity: 7800,
	wallHeatCapacity: .49,
	composition: "C1: 0.91; C2: 0.09",
	initialPressure: 118.98675,
	initialTemperature: kelvin(303.01),
	orificeDiameter: 6.3,
	dischargeCoefficient: .97,
	heat: "ambient",
	ambientTemperature: kelvin(303.01),
	duration: {
		value: 1500,
		unit: "s"
	}
};
/** Ordinary vessels of an oil and gas plant, put together for these examples. */
var separator = {
	userDescription: "HP separator",
	orientation: "Horizontal",
	insideDiameter: 2400,
	tangentLength: 7200,
	wallThickness: 65,
	composition: "N2: 0.01; C1: 0.72; C2: 0.09; C3: 0.06; nC5: 0.05; nC10: 0.07",
	initialPressure: 70,
	initialTemperature: 40,
	liquidLevel: 900,
	orificeDiameter: 38,
	designPressure: 85,
	minimumDesignTemperature: -29,
	flareCapacity: 9e4
};
var scrubber = {
	userDescription: "Suction scrubber",
	orientation: "Vertical",
	insideDiameter: 1500,
	tangentLength: 4e3,
	wallThickness: 42,
	composition: "N2: 0.01; C1: 0.85; C2: 0.08; C3: 0.04; nC4: 0.02",
	initialPressure: 68,
	initialTemperature: 35,
	orificeDiameter: 22,
	designPressure: 85,
	minimumDesignTemperature: -46,
	flareCapacity: 9e4
};
var testSeparator = {
	...scrubber,
	userDescription: "Test separator",
	orientation: "Horizontal",
	insideDiameter: 1600,
	tangentLength: 5200,
	wallThickness: 45,
	orificeDiameter: 25,
	initialPressure: 70
};
/** The separator with a thinner wall, in a jet fire that plays on its dry side. */
var jetFireSeparator = {
	...separator,
	wallThickness: 50,
	designPressure: 75,
	heat: "fire-flux",
	fire: "scandpowerJet",
	localFire: "scandpowerJetPeakLarge",
	hotMetal: "cs-360lt"
};
/** The suction and the discharge side of a gas compressor, each with its tail pipe into the flare header. */
var discharge = {
	userDescription: "Compressor, discharge side",
	insideDiameter: 1200,
	tangentLength: 3600,
	wallThickness: 70,
	composition: "N2: 0.01; C1: 0.86; C2: 0.08; C3: 0.05",
	initialPressure: 120,
	initialTemperature: 45,
	orificeDiameter: 11,
	backPressure: .6,
	openingTime: 5,
	tailPipe: "given",
	tailPipeDiameter: 52.5,
	tailPipeLength: 35,
	tailPipeFittings: 2.5,
	tailPipeThickness: 3.91,
	tailPipeMinimumTemperature: -46,
	designPressure: 138,
	minimumDesignTemperature: -46,
	ambientTemperature: 5
};
var suction = {
	...discharge,
	userDescription: "Compressor, suction side",
	insideDiameter: 1500,
	tangentLength: 4e3,
	wallThickness: 32,
	initialPressure: 45,
	initialTemperature: 25,
	orificeDiameter: 15,
	tailPipeDiameter: 77.9,
	tailPipeLength: 50,
	tailPipeThickness: 5.49,
	designPressure: 55
};
/** The discharge drum and the suction scrubber of a larger compressor, whose tail pipes join in one header. */
var header = {
	header: "given",
	headerDiameter: 202.7,
	headerLength: 180,
	headerFittings: 6,
	tipPressure: .1,
	allowableHeaderPressure: 1.2
};
var dischargeDrum = {
	...discharge,
	...header,
	userDescription: "Discharge drum",
	insideDiameter: 1500,
	tangentLength: 4500,
	wallThickness: 90,
	orificeDiameter: 14,
	tailPipeDiameter: 102.3,
	tailPipeLength: 40,
	tailPipeThickness: 6.02
};
var suctionScrubber = {
	...suction,
	...header,
	userDescription: "Suction scrubber",
	insideDiameter: 2e3,
	tangentLength: 5e3,
	wallThickness: 45,
	orificeDiameter: 20,
	tailPipeDiameter: 154.1,
	tailPipeLength: 60,
	tailPipeThickness: 7.11
};
var examples = [
	{
		title: "Nitrogen vessel, measured",
		source: "Haque et al., Trans IChemE 70B (1992), experiment I1",
		cases: [nitrogenVessel]
	},
	{
		title: "Natural gas vessel, measured",
		source: "Haque et al., Trans IChemE 70B (1992), methane with 9 % ethane",
		cases: [naturalGasVessel]
	},
	{
		title: "Separator: orifice sized for 15 minutes in a pool fire",
		source: "Illustrative duty",
		cases: [{
			...separator,
			outletMode: "size",
			heat: "pool-fire"
		}]
	},
	{
		title: "Separator in a jet fire: does it rupture before it is depressured?",
		source: "Illustrative duty; fires of the Scandpower guideline",
		cases: [{
			...jetFireSeparator,
			userDescription: "HP separator, 38 mm orifice"
		}, {
			...jetFireSeparator,
			userDescription: "HP separator, 18 mm orifice",
			orificeDiameter: 18,
			targetPressure: 37.5,
			duration: 20
		}]
	},
	{
		title: "Three-phase separator with produced water",
		source: "Illustrative duty",
		cases: [{
			...separator,
			userDescription: "Production separator",
			composition: "N2: 0.01; C1: 0.5; C2: 0.07; C3: 0.05; nC5: 0.05; nC10: 0.12; H2O: 0.2"
		}]
	},
	{
		title: "Three vessels into one flare",
		source: "Illustrative duty",
		cases: [
			{
				...separator,
				flareCapacity: 6e4
			},
			{
				...scrubber,
				flareCapacity: 6e4
			},
			testSeparator
		]
	},
	{
		title: "Compressor train: two vessels, each with its tail pipe",
		source: "Illustrative duty",
		cases: [discharge, suction]
	},
	{
		title: "Compressor train: two vessels into one flare header, back pressure calculated",
		source: "Illustrative duty",
		cases: [dischargeDrum, suctionScrubber]
	},
	{
		title: "Carbon dioxide cylinder bank, cold",
		source: "Illustrative duty; the liquid may freeze",
		cases: [{
			userDescription: "Carbon dioxide buffer",
			insideDiameter: 600,
			tangentLength: 2400,
			wallThickness: 20,
			composition: "CO2: 1",
			initialPressure: 40,
			initialTemperature: 20,
			orificeDiameter: 6,
			minimumDesignTemperature: -46
		}]
	},
	{
		title: "Carbon dioxide over its liquid, by its reference equation",
		source: "Illustrative duty",
		cases: [{
			userDescription: "Carbon dioxide surge drum",
			orientation: "Horizontal",
			insideDiameter: 1200,
			tangentLength: 3600,
			wallThickness: 30,
			composition: "CO2: 1",
			equationOfState: "reference",
			initialPressure: 38.7,
			initialTemperature: 5,
			liquidLevel: 400,
			orificeDiameter: 18,
			designPressure: 60,
			minimumDesignTemperature: -46
		}]
	}
];
// calculators/plant-depressurization-pro/answers/moments.ts
/** Rows of a history without an output step, and with one. */
var mostRows = 120;
var mostFixedRows = 2e3;
/** What a column of a run is at the rows of a history: between its steps by a curve that is monotone from one to the next. */
function columnAt({ times, places }, time, column) {
	if (places !== void 0) return places.map((place) => column[place]);
	const curve = monotoneCurve(time, column);
	return times.map((each) => curve(each));
}
/** Places in a series, the first and the last among them, no more than a table or a curve needs. */
function sampled(count, most = mostRows) {
	if (count <= most) return Array.from({ length: count }, (_, index) => index);
	return Array.from({ length: most }, (_, index) => Math.round(index * (count - 1) / (most - 1)));
}
/** Some of the steps of a run as the rows of its history. */
function stepsOf(time, most = mostRows) {
	const places = sampled(time.length, most);
	return {
		times: places.map((place) => time[place] ?? 0),
		places
	};
}
/**
* The rows of a history: some of the steps of the run, `most` at most, or every `step` seconds and the end. The extremes of a run are those of
* its steps in either case.
*/
function momentsOf(time, step, most = mostRows) {
	if (step === void 0) return stepsOf(time, most);
	const end = time.at(-1) ?? 0;
	if (end / step > mostFixedRows) return absent("the output step is too short for this run");
	const whole = Math.floor(end / step * (1 + 1e-12));
	const fixed = Array.from({ length: whole + 1 }, (_, index) => Math.min(end, index * step));
	return { times: end - whole * step > 1e-9 * end ? [...fixed, end] : fixed };
}
/** What must be said of an output step that makes a history too long. */
function outputStepNotes({ end, outputStep }) {
	return end / outputStep > mostFixedRows ? [error(`Output step must be at least {least} in this run: a history has at most ${mostFixedRows} rows.`, {
		field: "outputStep",
		values: { least: stated("time", end / mostFixedRows, { digits: 2 }) }
	})] : [];
}
// calculators/plant-depressurization-pro/answers/experiments.ts
var time = {
	label: "Time",
	kind: "time",
	unit: "s"
};
function computed({ series }, { curve: { quantity, label } }, pen) {
	const points = sampled(series.time.length, 200).flatMap((index) => {
		const [at, value] = [series.time[index], series[quantity][index]];
		return at === void 0 || value === void 0 ? [] : [[at, value]];
	});
	return {
		label: label.replace(/, (highest|lowest) measured$/, ""),
		pen,
		points
	};
}
function measured({ curve: { label }, readings }, pen) {
	return {
		label: label.endsWith(" measured") ? label : `${label}, measured`,
		pen,
		dots: true,
		points: readings.map((at) => [at.time, at.measured])
	};
}
var pens$2 = [
	"main",
	"second",
	"third",
	"limit"
];
/** Computed lines and measured points of the curves of one kind; what is of one quantity has one pen. */
function plot(title, y, run, curves) {
	if (curves.length === 0) return [];
	const quantities = [...new Set(curves.map(({ curve }) => curve.quantity))];
	const penOf = ({ curve }) => pens$2[quantities.indexOf(curve.quantity)] ?? "main";
	return [{
		title,
		x: time,
		y,
		series: [...quantities.flatMap((quantity) => {
			const first = curves.find(({ curve }) => curve.quantity === quantity);
			return first ? [computed(run, first, penOf(first))] : [];
		}), ...curves.map((curve) => measured(curve, penOf(curve)))]
	}];
}
/** Readings of each curve shown in the table of deviations. */
var mostReadings = 8;
function figure(curve, value) {
	return curve.curve.quantity === "pressure" ? `${formatNumber(fromSi("absolutePressure", value, "bar(abs)"), 4)} bar(abs)` : `${formatNumber(fromSi("temperature", value, "°C"), 3)} °C`;
}
function difference(curve, value) {
	const sign = value > 0 ? "+" : "";
	return curve.curve.quantity === "pressure" ? `${sign}${formatNumber(fromSi("pressureDifference", value, "bar"), 2)} bar` : `${sign}${formatNumber(value, 2)} K`;
}
/** The deviations of one curve: in all, and at readings spread over it. */
function rowsOf$1(curve) {
	const { readings, mean, worst } = curve;
	const { label } = curve.curve;
	const all = `${difference(curve, mean)} on average, ${difference(curve, worst.deviation)} at worst`;
	return [[
		`${label}, ${readings.length} readings`,
		"",
		"",
		"",
		all
	], ...sampled(readings.length, mostReadings).flatMap((index) => {
		const reading = readings[index];
		return reading ? [[
			label,
			reading.time,
			figure(curve, reading.measured),
			figure(curve, reading.computed),
			difference(curve, reading.deviation)
		]] : [];
	})];
}
var quantityNames = {
	pressure: "Pressure, of the highest measured",
	gasTemperature: "Gas temperature",
	liquidTemperature: "Liquid temperature",
	innerWallTemperatureGas: "Inside wall beside the gas",
	outerWallTemperatureGas: "Outside wall beside the gas",
	innerWallTemperatureLiquid: "Inside wall beside the liquid",
	highestWallTemperature: "Highest wall temperature"
};
/** The bias by quantity: of the pressure in parts of the highest that was measured, so that vessels of any pressure compare. */
function biases(comparison) {
	return biasOf(comparison).map(({ quantity, readings, mean, meanSize, worst }) => {
		const isPressure = quantity === "pressure";
		const one = isPressure ? Math.max(...readings.map(({ measured: at }) => at)) / 100 : 1;
		return {
			quantity: quantityNames[quantity],
			unit: isPressure ? "%" : "K",
			readings: readings.length,
			mean: mean / one,
			meanSize: meanSize / one,
			worst: worst.deviation / one
		};
	});
}
function groupOf({ keptApart, spec }) {
	if (keptApart) return "Blowdown, kept apart: nothing was tuned to these";
	return spec.heat.mode === "fire-flux" ? "Vessels in a fire" : "Blowdown";
}
function noteOf({ notes, options }) {
	return [options.model === "non-equilibrium" ? "Computed with a gas and a liquid zone." : "Computed with one temperature for all the contents.", ...notes].join(" ");
}
/** The blowdown experiments that the simulation is held against, with its deviation at their readings. */
var experiments = blowdownExperiments.map((experiment) => ({
	kind: experiment.measured ? "measured" : "program",
	title: experiment.title,
	source: experiment.source,
	note: noteOf(experiment),
	group: groupOf(experiment),
	keptApart: experiment.keptApart ?? false,
	compute: () => {
		const comparison = compareExperiment(experiment);
		const { run, curves } = comparison;
		const pressures = curves.filter(({ curve }) => curve.quantity === "pressure");
		const ofWall = curves.filter(({ curve }) => /wall/i.test(curve.quantity));
		const ofContents = curves.filter(({ curve }) => /^(gas|liquid)/.test(curve.quantity));
		const temperature = {
			label: "Temperature",
			kind: "temperature",
			unit: "°C"
		};
		return {
			bias: biases(comparison),
			plots: [
				...plot(`${experiment.title}: pressure`, {
					label: "Pressure",
					kind: "absolutePressure",
					unit: "bar(abs)",
					from: 0
				}, run, pressures),
				...plot(`${experiment.title}: gas and liquid`, temperature, run, ofContents),
				...plot(`${experiment.title}: wall`, temperature, run, ofWall)
			],
			deviations: table$1([
				{
					id: "curve",
					label: "Curve"
				},
				{
					id: "time",
					label: "Time",
					kind: "time",
					unit: "s",
					digits: 4
				},
				{
					id: "measured",
					label: "Measured"
				},
				{
					id: "computed",
					label: "Computed"
				},
				{
					id: "deviation",
					label: "Deviation"
				}
			], curves.flatMap((curve) => rowsOf$1(curve)))
		};
	}
}));
// calculators/plant-depressurization-pro/contents/components.ts
/** The components that a composition may name, by their ids. */
var componentIds = components.map(({ id }) => id);
var componentNames = namesOf(components);
var componentAliases = aliasesOf(components);
// calculators/plant-depressurization-pro/fire/fire-fields.ts
var scenarios$1 = Object.keys(fireScenarios);
/** The choices of a case that has its wall checked against rupture. */
var checkedForRupture = {
	heat: ["pool-fire", "fire-flux"],
	localFire: ["same", ...scenarios$1]
};
/** The fields of the check for rupture in a fire. */
var ruptureFields = fields$1({
	localFire: choice("Local fire on the wall", [
		"none",
		"same",
		...scenarios$1
	], {
		names: {
			none: "Rupture not checked",
			same: "As the fire on the vessel",
			...Object.fromEntries(Object.entries(fireScenarios).map(([key, { label }]) => [key, label]))
		},
		when: { heat: checkedForRupture.heat },
		help: "The fire on the whole vessel governs the pressure; the local fire, usually a peak flux, heats the metal that ruptures."
	}),
	hotMetal: choice("Metal in the fire", [fireMetals[1].id, ...fireMetals.map(({ id }) => id).filter((id) => id !== fireMetals[1].id)], {
		names: Object.fromEntries(fireMetals.map(({ id, name }) => [id, name])),
		when: checkedForRupture,
		help: "Gives tensile strength, heat capacity and conductivity at temperature. Density is that of the wall."
	}),
	tensileStrength: quantity("Tensile strength at 20 °C", "stress", "MPa", {
		symbol: "σ_u",
		atLeast: 50,
		atMost: 3e3,
		when: checkedForRupture,
		help: "If left blank, that of the metal. What is typed scales its strength at all temperatures."
	}),
	strengthFactor: quantity("Strength factor", "number", "", {
		symbol: "k_s",
		above: 0,
		atMost: 1,
		blank: .85,
		when: checkedForRupture,
		help: "Share of the tensile strength that is counted: 0.85 for typical values, 1 for guaranteed minimum values."
	}),
	weldFactor: quantity("Weld strength factor", "number", "", {
		symbol: "k_w",
		above: 0,
		atMost: 1,
		blank: 1,
		when: checkedForRupture
	}),
	longitudinalStress: quantity("Longitudinal stress from loads", "stress", "MPa", {
		symbol: "σ_a",
		atLeast: 0,
		atMost: 1e3,
		blank: 30,
		when: checkedForRupture,
		help: "From weight, supports and piping, beside that of the pressure. The guideline takes 30 MPa where it is not known."
	}),
	corrosionAllowance: quantity("Corrosion allowance", "length", "mm", {
		atLeast: 0,
		atMost: 100,
		blank: 0,
		when: checkedForRupture,
		help: "Metal that neither carries nor takes up heat in the check for rupture."
	}),
	wallProperties: choice("Wall in the fire on the vessel", ["constant", "varying"], {
		names: {
			constant: "Constant properties, those of the wall",
			varying: "By temperature, those of the metal in the fire"
		},
		when: checkedForRupture
	}),
	metalTemperature: choice("Temperature across the metal", ["uniform", "profile"], {
		names: {
			uniform: "Uniform, as in the guideline",
			profile: "Profile by conduction"
		},
		when: checkedForRupture
	})
});
// calculators/plant-depressurization-pro/run-end.ts
/** K; a smaller fall over the end of a run is none. */
var leastFall = .001;
/** s. */
function endOf({ series }) {
	return series.time.at(-1) ?? 0;
}
/** Why a run stopped before its time; undefined where it did not. */
function stopOf({ ended }) {
	switch (ended) {
		case "solid": return "solid forms";
		case "liquid-full": return "the liquid fills the vessel";
		case "time":
		case "pressure": return;
	}
}
/** When and why a run stopped; undefined where it did not. */
function stopClause(run) {
	const stop = stopOf(run);
	return stop === void 0 ? void 0 : {
		words: `the run stops after {stopped}, when ${stop}`,
		values: { stopped: statedTime(endOf(run)) }
	};
}
/** Why a run that stopped, or else was too short, leaves a question open. */
function openQuestion(what, run, otherwise) {
	const stop = stopClause(run);
	return new Refusal(`${what}: ${stop?.words ?? otherwise}`, stop?.values);
}
/** Whether metal of a tail pipe that cools at the end of a run may yet fall below a temperature: what flows through it is colder. */
function pipeMayFallBelow({ run, pipe }, limit) {
	const { lowestMetalTemperature: metal, lowestFluidTemperature: fluid } = pipe.series;
	const before = valueAt(run.series.time, metal, .98 * endOf(run));
	return (before === void 0 || before - (metal.at(-1) ?? -Infinity) > leastFall) && (fluid.at(-1) ?? -Infinity) < limit;
}
/** Whether a temperature is the lowest at the end of a run and still falls there. */
function isFalling(run, column, lowest) {
	const late = .98 * endOf(run);
	if (lowest === void 0 || lowest.time < late) return false;
	const before = valueAt(run.series.time, column, late);
	const last = column.at(-1);
	if (last === void 0 || last > lowest.value + leastFall) return false;
	return before === void 0 || before - last > leastFall;
}
/** Whether the coldest metal still cools at the end of a run. */
function metalIsCooling(run) {
	return isFalling(run, run.series.lowestWallTemperature, run.summary.lowestWallTemperature);
}
/**
* Whether metal that still cools may yet fall below a temperature: it stays above the coldest of what it touches, unless
* the contents go on cooling too.
*/
function metalMayFallBelow({ run, spec }, limit) {
	if (!metalIsCooling(run)) return false;
	const { lowestFluidTemperature } = run.summary;
	if (isFalling(run, fluidTemperature(run), lowestFluidTemperature)) return true;
	const outside = "ambientTemperature" in spec.heat ? spec.heat.ambientTemperature : Infinity;
	return Math.min(lowestFluidTemperature.value, outside) < limit;
}
/** The colder of gas and liquid over a run. */
function fluidTemperature({ series }) {
	return series.gasTemperature.map((gas, index) => {
		const liquid = series.liquidTemperature[index];
		return gas === void 0 || liquid === void 0 ? gas ?? liquid : Math.min(gas, liquid);
	});
}
/** What must be said of a run that stops before its time, or ends before its temperatures have been at their lowest. */
function endNotes({ simulation }) {
	const { run, spec } = simulation;
	const stop = stopOf(run);
	const found = [];
	if (stop !== void 0) {
		const then = run.ended === "liquid-full" ? "the pressure then rises rapidly" : "what follows is not modelled";
		found.push(warning(`The run stops after {stopped}: ${stop}; ${then}.`, {
			field: "timeToTarget",
			values: { stopped: statedTime(endOf(run)) }
		}));
	}
	if (metalIsCooling(run)) {
		const longer = stop === void 0 ? " Increase the duration." : "";
		const limit = spec.minimumDesignTemperature;
		const open = limit !== void 0 && metalMayFallBelow(simulation, limit);
		found.push((open ? warning : info)(`The metal is still cooling at the end of the run and may become colder than this.${longer}`, { field: "lowestWallTemperature" }));
	}
	const { series, summary } = run;
	if (isFalling(run, fluidTemperature(run), summary.lowestFluidTemperature)) found.push(info("The contents are still cooling at the end of the run and may become colder than this.", { field: "lowestFluidTemperature" }));
	if (isFalling(run, series.downstreamTemperature, summary.lowestDownstreamTemperature)) found.push(info("The fluid released is still cooling at the end of the run and may become colder than this.", { field: "lowestDownstreamTemperature" }));
	return found;
}
/** What a simulation says of its validity. */
function validityNotes({ run }) {
	return run.warnings.map(({ words, values }) => warning(`${words.charAt(0).toUpperCase()}${words.slice(1)}.`, values && { values }));
}
// calculators/plant-depressurization-pro/fire/fire-span.ts
var when$6 = { heat: ["pool-fire", "fire-flux"] };
/** When the fire begins, and how long it lasts. */
var fireSpanFields = fields$1({
	fireStart: quantity("Fire begins after", "time", "min", {
		atLeast: 0,
		atMost: 1440,
		blank: 0,
		when: when$6,
		help: "From the start of the run, as the start delay of the valve: a fire before the blowdown is a fire at 0 and a valve with a delay."
	}),
	fireDuration: quantity("Fire lasts", "time", "min", {
		above: 0,
		atMost: 1440,
		optional: true,
		hint: "to the end",
		when: when$6,
		help: "Then the wall exchanges heat with its surroundings only. The local fire on the wall begins and ends with it."
	})
});
/** What must be said of a fire that does not burn all through the run. */
function fireSpanNotes({ run, fireStart, fireDuration }) {
	const end = endOf(run);
	if (fireStart >= end) return [info("The run ends after {end}, before the fire begins: there is no fire in it.", {
		field: "fireStart",
		values: { end: statedTime(end) }
	})];
	if (fireDuration !== void 0 && fireStart + fireDuration >= end) return [info("The fire lasts longer than the run, which has it to its end.", { field: "fireDuration" })];
	return [];
}
// calculators/plant-depressurization-pro/outlet/swell-fields.ts
/** The draws with which the valve takes vapour from above the liquid. */
var fromAbove = { draw: ["vapour", "level-swell"] };
var when$5 = fromAbove;
/** How the liquid swells when it boils, and where it may reach the outlet. */
var swellFields = fields$1({
	swellRegime: choice("Liquid when it boils", [
		"churn-turbulent",
		"bubbly",
		"homogeneous"
	], {
		names: {
			"churn-turbulent": "Does not foam, below 100 mPa·s",
			bubbly: "Viscous, does not foam",
			homogeneous: "Foams, or not known"
		},
		when: when$5,
		help: "Churn-turbulent flow, bubbly flow or foam as in the DIERS methods. Clean light hydrocarbons do not foam; crude oil, amine, glycol and what holds solids or surfactants may."
	}),
	nozzleHeight: quantity("Height of outlet nozzle", "length", "mm", {
		above: 0,
		atMost: 1e6,
		optional: true,
		hint: "top of vessel",
		when: when$5,
		help: "Above the lowest point of the inside. Liquid that swells up to it leaves with the vapour."
	})
});
// calculators/plant-depressurization-pro/header/header-fields.ts
/** The choice with which a case discharges into a common header. */
var withHeader = { header: "given" };
var when$4 = withHeader;
/** The header that several vessels share, from where their pipes join to the flare tip. */
var headerFields = fields$1({
	header: choice("Common header", ["none", "given"], {
		names: {
			none: "Not modelled",
			given: "Shared with the other cases"
		},
		help: "Every case with the same header is a vessel that discharges into it. Its back pressure over time is calculated from all of them, below the cases."
	}),
	headerDiameter: quantity("Header inside diameter", "length", "mm", {
		atLeast: 20,
		atMost: 5e3,
		when: when$4
	}),
	headerLength: quantity("Header length to the tip", "length", "m", {
		above: 0,
		atMost: 2e4,
		when: when$4
	}),
	headerFittings: quantity("Header fittings, sum of K", "number", "", {
		atLeast: 0,
		atMost: 1e3,
		blank: 0,
		when: when$4,
		help: "In velocity heads of the header, knock-out drum and seal among them. Leave out the exit at the tip."
	}),
	headerRoughness: quantity("Header roughness", "length", "mm", {
		atLeast: 0,
		atMost: 10,
		blank: .0457,
		when: when$4,
		help: "New carbon steel pipe 0.0457 mm, Crane TP-410."
	}),
	tipPressure: quantity("Pressure at the flare tip", "gaugePressure", "bar(g)", {
		atLeast: 0,
		blank: 0,
		when: when$4,
		help: "Taken as constant: enter that of the largest flow."
	}),
	allowableHeaderPressure: quantity("Allowable header back pressure", "gaugePressure", "bar(g)", {
		above: 0,
		optional: true,
		when: when$4,
		help: "Where the vessels join; the lowest entered in any case is used. Starts are staggered to keep below it."
	})
});
// calculators/plant-depressurization-pro/outlet/opening-fields.ts
/** How the blowdown valve opens within its opening time. */
var openingFields = fields$1({
	openingCurve: choice("Opening curve", [
		"linear",
		"equal-percentage",
		"quick-opening",
		"table"
	], {
		names: {
			linear: "Linear",
			"equal-percentage": "Equal percentage",
			"quick-opening": "Quick opening",
			table: "By a table"
		},
		help: "Flow area against stroke; the stroke grows evenly over the opening time. Quick opening: area as the square root of the stroke."
	}),
	rangeability: quantity("Rangeability of the valve", "number", "", {
		symbol: "R",
		above: 1,
		atMost: 1e3,
		blank: 50,
		when: { openingCurve: "equal-percentage" }
	}),
	openingTable: rows("Stroke against flow area", {
		stroke: column("Stroke", "fraction", "%", {
			atLeast: 0,
			atMost: 100
		}),
		area: column("Flow area", "fraction", "%", {
			atLeast: 0,
			atMost: 100
		})
	}, {
		when: { openingCurve: "table" },
		help: "From stroke 0 to stroke 100 % with the area fully open there; straight between the rows. Two columns can be pasted from a spreadsheet."
	})
});
// calculators/plant-depressurization-pro/outlet/tail-pipe-fields.ts
/** The choice with which a case has a tail pipe. */
var withTailPipe = { tailPipe: "given" };
var when$3 = withTailPipe;
/** The pipe from the blowdown valve to the flare header. */
var tailPipeFields = fields$1({
	tailPipe: choice("Tail pipe", ["none", "given"], {
		names: {
			none: "Not modelled",
			given: "From the valve to the header"
		},
		help: "Without a tail pipe the back pressure is that at the valve; with one, that in the header at the end of the pipe."
	}),
	tailPipeDiameter: quantity("Tail pipe inside diameter", "length", "mm", {
		atLeast: 5,
		atMost: 5e3,
		when: when$3
	}),
	tailPipeLength: quantity("Tail pipe length", "length", "m", {
		above: 0,
		atMost: 1e4,
		when: when$3
	}),
	tailPipeFittings: quantity("Tail pipe fittings, sum of K", "number", "", {
		atLeast: 0,
		atMost: 1e3,
		when: when$3,
		help: "In velocity heads of the pipe. Leave out the exit into the header: the pressure there is that in the pipe."
	}),
	tailPipeRoughness: quantity("Tail pipe roughness", "length", "mm", {
		atLeast: 0,
		atMost: 10,
		blank: .0457,
		when: when$3,
		help: "New carbon steel pipe 0.0457 mm, Crane TP-410."
	}),
	tailPipeThickness: quantity("Tail pipe wall thickness", "length", "mm", {
		atLeast: .1,
		atMost: 200,
		when: when$3
	}),
	tailPipeMaterial: choice("Tail pipe material", ["typed", ...wallMaterials.map(({ id }) => id)], {
		names: {
			typed: "Properties typed by hand",
			...Object.fromEntries(wallMaterials.map(({ id, name }) => [id, name]))
		},
		when: when$3,
		help: "Fills density and heat capacity where they are left blank; what is typed wins"
	}),
	tailPipeDensity: quantity("Tail pipe density", "density", "kg/m³", {
		atLeast: 500,
		atMost: 25e3,
		blank: 7850,
		when: when$3
	}),
	tailPipeHeatCapacity: quantity("Tail pipe heat capacity", "specificHeat", "kJ/(kg·K)", {
		atLeast: .1,
		atMost: 5,
		blank: .48,
		when: when$3
	}),
	tailPipeMinimumTemperature: quantity("Tail pipe minimum design temperature", "temperature", "°C", {
		above: absoluteZero,
		optional: true,
		when: when$3
	})
});
// calculators/plant-depressurization-pro/answers/pasted-curve.ts
/** A curve from a simulator or a test, pasted to be held against that of the run. */
var curveField = rows("Curve to compare with", {
	time: column("Time", "time", "min", {
		atLeast: 0,
		aliases: ["t"]
	}),
	pressure: column("Pressure", "gaugePressure", "bar(g)", { aliases: ["vessel pressure", "p"] }),
	absolutePressure: column("Absolute pressure", "absolutePressure", "bar(abs)", {
		above: 0,
		aliases: [
			"pressure",
			"vessel pressure",
			"p"
		]
	}),
	gasTemperature: column("Gas temperature", "temperature", "°C", { aliases: [
		"gas",
		"vapour temperature",
		"vapor temperature",
		"fluid temperature",
		"temperature"
	] }),
	liquidTemperature: column("Liquid temperature", "temperature", "°C", { aliases: ["liquid"] }),
	metalTemperature: column("Metal temperature", "temperature", "°C", { aliases: [
		"metal",
		"wall temperature",
		"wall",
		"inner wall temperature"
	] }),
	flow: column("Flow", "massFlow", "kg/h", {
		atLeast: 0,
		aliases: [
			"mass flow",
			"flow rate",
			"mass flow rate"
		]
	})
}, { help: "From a simulator or a test: time and one or more of pressure, gas, liquid and metal temperature, and flow, under a heading that names columns and units. A pressure in bar or psi without (abs) is read as gauge." });
/** What can be compared: where it is in a row, in the run, and how a deviation is written. */
var compared = [
	{
		id: "pressure",
		series: "pressure",
		label: "Pressure",
		figure: "Pressure",
		pen: "main"
	},
	{
		id: "gasTemperature",
		series: "gasTemperature",
		label: "Gas temperature",
		figure: "Temperature",
		pen: "main"
	},
	{
		id: "liquidTemperature",
		series: "liquidTemperature",
		label: "Liquid temperature",
		figure: "Temperature",
		pen: "second"
	},
	{
		id: "metalTemperature",
		series: "lowestWallTemperature",
		label: "Coldest metal",
		figure: "Temperature",
		pen: "third"
	},
	{
		id: "flow",
		series: "massFlow",
		label: "Flow",
		figure: "Flow",
		pen: "main"
	}
];
/** Points of a pasted column, s and SI; pressures gauge. */
function pointsOf(curve, { id }) {
	return curve.flatMap((row) => {
		const absolutePressure = row.absolutePressure === void 0 ? void 0 : gauge(row.absolutePressure);
		const value = id === "pressure" ? row.pressure ?? absolutePressure : row[id];
		return row.time === void 0 || value === void 0 ? [] : [[row.time, value]];
	});
}
/** The run less the pasted curve, column by column. */
function deviationsOf({ series }, curve) {
	return compared.flatMap((each) => {
		const points = pointsOf(curve, each);
		if (points.length === 0) return [];
		const at = monotoneCurve(series.time, series[each.series]);
		const found = points.flatMap(([time, value]) => {
			const own = at(time);
			return own === void 0 ? [] : [{
				time,
				deviation: (each.id === "pressure" ? gauge(own) : own) - value
			}];
		});
		const mean = (of) => found.reduce((sum, { deviation }) => sum + of(deviation), 0) / found.length;
		return [{
			column: each,
			readings: found.length,
			beyond: points.length - found.length,
			mean: mean((deviation) => deviation),
			scatter: mean(Math.abs),
			worst: found.toSorted((one, other) => Math.abs(other.deviation) - Math.abs(one.deviation))[0]
		}];
	});
}
function written({ id }, deviation) {
	const sign = deviation > 0 ? "+" : "";
	if (id === "pressure") return `${sign}${formatNumber(fromSi("pressureDifference", deviation, "bar"), 3)} bar`;
	if (id === "flow") return `${sign}${formatNumber(fromSi("massFlow", deviation, "kg/h"), 3)} kg/h`;
	return `${sign}${formatNumber(deviation, 3)} K`;
}
/** How far the run lies off the pasted curve: on average and at worst. */
function deviationTable({ run, curve }) {
	const found = deviationsOf(run, curve);
	if (found.length === 0) return absent("the curve has no column beside its time");
	return table$1([
		{
			id: "curve",
			label: "Curve"
		},
		{
			id: "readings",
			label: "Points compared"
		},
		{
			id: "mean",
			label: "This run less the curve, mean"
		},
		{
			id: "scatter",
			label: "Mean magnitude"
		},
		{
			id: "worst",
			label: "Worst"
		},
		{
			id: "time",
			label: "at",
			kind: "time",
			unit: "min"
		}
	], found.map(({ column: each, readings, mean, scatter, worst }) => [
		each.label,
		String(readings),
		...worst ? [
			written(each, mean),
			written(each, scatter).replace("+", ""),
			written(each, worst.deviation),
			worst.time
		] : [
			void 0,
			void 0,
			void 0,
			void 0
		]
	]));
}
/** The pasted points of a figure of the run, by its title. */
function pastedDots(curve, figure) {
	if (curve === void 0) return [];
	return compared.flatMap((each) => {
		const points = each.figure === figure ? pointsOf(curve, each) : [];
		return points.length === 0 ? [] : [{
			label: `${each.label.toLowerCase()}, pasted`,
			pen: each.pen,
			dots: true,
			points
		}];
	});
}
/** What must be said of a pasted curve: points that the run does not reach, and pressures that look absolute. */
function curveNotes({ run, curve }) {
	const found = [];
	const field = "comparedCurve";
	for (const { column: each, readings, beyond, mean, scatter } of deviationsOf(run, curve)) {
		const what = each.label.toLowerCase();
		if (beyond > 0) found.push(info(`Of the ${what} in the pasted curve ${beyond} of ${readings + beyond} points are not compared: the run has no such value at their times.`, { field }));
		const isTyped = curve.some((row) => row.pressure !== void 0);
		if (each.id === "pressure" && isTyped && readings > 0 && Math.abs(mean + 101325) < 15198.75 && scatter < 131722.5) found.push(warning("The pressures of the pasted curve lie {above} above those of the run, about one atmosphere: if they are absolute, write (abs) behind their unit.", {
			field,
			values: { above: stated("pressureDifference", -mean, { digits: 3 }) }
		}));
	}
	return found;
}
// calculators/plant-depressurization-pro/fields.ts
var fires = ["pool-fire", "fire-flux"];
var scenarios = Object.entries(fireScenarios).map(([key, { label }]) => [key, label]);
var fireKeys = Object.keys(fireScenarios);
/** The fields of one vessel, by section. */
var sections = {
	Vessel: fields$1({
		userDescription: text("Vessel"),
		orientation: choice("Orientation", ["Horizontal", "Vertical"], { initial: "Vertical" }),
		insideDiameter: quantity("Inside diameter", "length", "mm", {
			symbol: "D",
			atLeast: 10,
			atMost: 3e4
		}),
		tangentLength: quantity("Length, tangent to tangent", "length", "mm", {
			symbol: "L",
			atLeast: 10,
			atMost: 1e6
		}),
		headType: choice("Heads", [
			"ellipsoidal",
			"hemispherical",
			"flat",
			"klopper",
			"korbbogen"
		], { names: {
			ellipsoidal: "Ellipsoidal 2:1",
			hemispherical: "Hemispherical",
			flat: "Flat",
			klopper: "Torispherical, DIN 28011",
			korbbogen: "Torispherical, DIN 28013"
		} })
	}),
	Wall: fields$1({
		wallThickness: quantity("Wall thickness", "length", "mm", {
			symbol: "t",
			atLeast: .1,
			atMost: 1e3
		}),
		wallMaterial: choice("Wall material", ["typed", ...wallMaterials.map(({ id }) => id)], {
			names: {
				typed: "Properties typed by hand",
				...Object.fromEntries(wallMaterials.map(({ id, name }) => [id, name]))
			},
			help: "Fills density, heat capacity and conductivity where they are left blank; what is typed wins"
		}),
		wallDensity: quantity("Density", "density", "kg/m³", {
			atLeast: 500,
			atMost: 25e3,
			blank: 7850
		}),
		wallHeatCapacity: quantity("Heat capacity", "specificHeat", "kJ/(kg·K)", {
			atLeast: .1,
			atMost: 5,
			blank: .48
		}),
		wallConductivity: quantity("Thermal conductivity", "thermalConductivity", "W/(m·K)", {
			atLeast: .1,
			atMost: 500,
			blank: 45
		}),
		insulation: choice("Insulation", ["none", "insulated"], { names: {
			none: "None",
			insulated: "Insulated"
		} }),
		insulationThickness: quantity("Insulation thickness", "length", "mm", {
			atLeast: 1,
			atMost: 1e3,
			when: { insulation: "insulated" }
		}),
		insulationDensity: quantity("Insulation density", "density", "kg/m³", {
			atLeast: 1,
			atMost: 3e3,
			blank: 120,
			when: { insulation: "insulated" }
		}),
		insulationHeatCapacity: quantity("Insulation heat capacity", "specificHeat", "kJ/(kg·K)", {
			atLeast: .1,
			atMost: 5,
			blank: .84,
			when: { insulation: "insulated" }
		}),
		insulationConductivity: quantity("Insulation conductivity", "thermalConductivity", "W/(m·K)", {
			atLeast: .001,
			atMost: 10,
			blank: .04,
			when: { insulation: "insulated" }
		})
	}),
	Contents: fields$1({
		composition: list("Composition", componentIds, {
			names: componentNames,
			aliases: componentAliases,
			itemLabel: "component",
			amount: {
				label: "mole fraction",
				atLeast: 0,
				atMost: 1
			},
			once: true,
			total: 1,
			help: "Mole fractions. Two columns, name and fraction, can be pasted from a spreadsheet."
		}),
		equationOfState: choice("Equation of state", ["peng-robinson", "reference"], {
			names: {
				"peng-robinson": "Peng–Robinson",
				reference: "Reference or GERG-2008"
			},
			help: "The second choice takes a single component by its own reference equation, and a mixture by GERG-2008 where that has all of its components."
		}),
		equationCheck: choice("Check with the other equation", ["no", "yes"], {
			names: {
				no: "No",
				yes: "Yes"
			},
			help: "Runs the vessel a second time: by a reference equation or GERG-2008 where Peng–Robinson is chosen, by Peng–Robinson otherwise. GERG-2008 takes several times as long as Peng–Robinson."
		}),
		initialPressure: quantity("Initial pressure", "gaugePressure", "bar(g)", {
			symbol: "p_0",
			above: vacuum,
			atMost: 1e3,
			help: "Up to 1000 bar(g), the limit for the equations of state here."
		}),
		initialTemperature: quantity("Initial temperature", "temperature", "°C", {
			symbol: "T_0",
			atLeast: -250,
			atMost: 2e3
		}),
		liquidLevel: quantity("Liquid level", "length", "mm", {
			symbol: "h",
			atLeast: 0,
			atMost: 1e6,
			optional: true,
			hint: "by flash",
			help: "Above the lowest point of the inside. If left blank, the composition is that of the whole contents and the flash gives the level. If entered, the composition is a feed whose flash gives the two phases, and the level sets how much there is of each."
		})
	}),
	"Blowdown valve": {
		...fields$1({
			outletMode: choice("Orifice", [
				"given",
				"size",
				"metal"
			], { names: {
				given: "Diameter given",
				size: "Size for a target",
				metal: "Largest for the MDMT"
			} }),
			orificeDiameter: quantity("Orifice diameter", "length", "mm", {
				symbol: "d",
				atLeast: .1,
				when: { outletMode: "given" }
			}),
			metalMargin: quantity("Margin above the MDMT", "temperatureDifference", "K", {
				atLeast: 0,
				atMost: 100,
				blank: 0,
				when: { outletMode: "metal" },
				help: "The coldest metal stays this much above the minimum design metal temperature, that of the tail pipe above its own. Orifices are tried from small to large up to the first that does not keep it."
			}),
			targetTime: quantity("Target time", "time", "min", {
				atLeast: 1e-4,
				atMost: 1440,
				blank: 15
			}),
			targetPressure: quantity("Target pressure", "gaugePressure", "bar(g)", {
				atLeast: 0,
				optional: true,
				hint: "by API 521",
				help: "If left blank, the API 521 criterion: 690 kPa(g) or half the design pressure, whichever is lower."
			}),
			dischargeCoefficient: quantity("Discharge coefficient", "number", "", {
				symbol: "C_d",
				atLeast: .01,
				atMost: 1,
				blank: .85
			}),
			backPressure: quantity("Back pressure", "gaugePressure", "bar(g)", {
				symbol: "p_b",
				atLeast: 0,
				blank: 0
			}),
			draw: choice("Valve draws", [
				"vapour",
				"liquid",
				"mixed",
				"level-swell"
			], {
				names: {
					vapour: "Vapour",
					liquid: "Liquid",
					mixed: "Both, as a mixture",
					"level-swell": "Vapour, and liquid by level swell"
				},
				help: "By level swell: vapour until the boiling liquid reaches the nozzle, then both in the share in which they reach it."
			}),
			startDelay: quantity("Start delay", "time", "s", {
				atLeast: 0,
				atMost: 86400,
				blank: 0
			}),
			openingTime: quantity("Opening time", "time", "s", {
				atLeast: 0,
				atMost: 86400,
				blank: 0
			})
		}),
		...openingFields,
		...swellFields
	},
	"Tail pipe and header": {
		...tailPipeFields,
		...headerFields
	},
	"Relief valve": fields$1({
		reliefAction: choice("Relief valve", [
			"none",
			"pop",
			"modulating"
		], { names: {
			none: "None",
			pop: "Pop action",
			modulating: "Modulating"
		} }),
		reliefArea: quantity("Nozzle area", "area", "mm²", {
			atLeast: 1,
			when: { reliefAction: ["pop", "modulating"] }
		}),
		reliefSetPressure: quantity("Set pressure", "gaugePressure", "bar(g)", {
			above: 0,
			when: { reliefAction: ["pop", "modulating"] }
		}),
		reliefCoefficient: quantity("Coefficient of discharge", "number", "", {
			atLeast: .01,
			atMost: 1,
			blank: .975,
			when: { reliefAction: ["pop", "modulating"] }
		})
	}),
	Heat: {
		...fields$1({
			heat: choice("Heat input", [
				"ambient",
				"adiabatic",
				"isothermal",
				"pool-fire",
				"fire-flux"
			], { names: {
				ambient: "Wall and surroundings",
				adiabatic: "None (adiabatic contents)",
				isothermal: "Contents at constant temperature",
				"pool-fire": "Pool fire on wetted area, API 521",
				"fire-flux": "Fire by heat flux, jet or pool"
			} }),
			ambientTemperature: quantity("Ambient temperature", "temperature", "°C", {
				atLeast: -100,
				atMost: 100,
				blank: 20,
				when: { heat: ["ambient", ...fires] }
			}),
			windSpeed: quantity("Wind speed", "velocity", "m/s", {
				atLeast: 0,
				atMost: 100,
				blank: 0,
				when: { heat: ["ambient", ...fires] }
			}),
			fire: choice("Fire", fireKeys, {
				names: Object.fromEntries(scenarios),
				initial: "apiJet",
				when: { heat: "fire-flux" }
			}),
			environmentFactor: quantity("Environment factor", "number", "", {
				symbol: "F",
				above: 0,
				atMost: 1,
				blank: 1,
				when: { heat: "pool-fire" }
			}),
			drainage: choice("Drainage and firefighting", ["adequate", "inadequate"], {
				names: {
					adequate: "Adequate",
					inadequate: "Not adequate"
				},
				when: { heat: "pool-fire" }
			}),
			elevation: quantity("Height above grade", "length", "m", {
				atLeast: 0,
				blank: 0,
				when: { heat: "pool-fire" },
				help: "Of the lowest point of the vessel; a pool fire reaches 7.6 m."
			}),
			exposedShare: quantity("Fraction of outside surface in the fire", "fraction", "%", {
				atLeast: .1,
				atMost: 100,
				blank: 100,
				when: { heat: "fire-flux" }
			})
		}),
		...fireSpanFields
	},
	"Rupture in fire": ruptureFields,
	Limits: fields$1({
		designPressure: quantity("Design pressure", "gaugePressure", "bar(g)", {
			above: 0,
			optional: true
		}),
		impactCurve: choice("Steel without impact test", [
			"none",
			"A",
			"B",
			"C",
			"D"
		], {
			names: {
				none: "Temperature typed by hand",
				...Object.fromEntries(Object.entries(exemptionCurves).map(([curve, steels]) => [curve, `${curve}: ${steels}`]))
			},
			help: "Curve of ASME VIII-1, fig. UCS-66: fills the temperature below where it is left blank"
		}),
		minimumDesignTemperature: quantity("Minimum design metal temperature", "temperature", "°C", {
			symbol: "MDMT",
			above: absoluteZero,
			optional: true
		}),
		flareCapacity: quantity("Flare capacity", "massFlow", "kg/h", {
			above: 0,
			optional: true,
			help: "Capacity of the flare shared by all vessels; the lowest entered in any case is used."
		})
	}),
	Simulation: fields$1({
		model: choice("Contents model", ["equilibrium", "non-equilibrium"], { names: {
			equilibrium: "One temperature",
			"non-equilibrium": "Gas and liquid at separate temperatures"
		} }),
		duration: quantity("Duration", "time", "min", {
			atLeast: .01,
			atMost: 1440,
			blank: 15
		}),
		outputStep: quantity("Output step", "time", "s", {
			above: 0,
			atMost: 86400,
			optional: true,
			hint: "as calculated",
			help: "Time from row to row of the history and of the vented stream. Left blank, they show the steps of the calculation."
		}),
		comparedCurve: curveField
	})
};
/** Every field, by id. */
var given = {
	...sections.Vessel,
	...sections.Wall,
	...sections.Contents,
	...sections["Blowdown valve"],
	...sections["Tail pipe and header"],
	...sections["Relief valve"],
	...sections.Heat,
	...sections["Rupture in fire"],
	...sections.Limits,
	...sections.Simulation
};
// calculators/plant-depressurization-pro/header/header.ts
var caseHeader = value$1("caseHeader", {
	choice: given.header,
	...maybe({
		diameter: given.headerDiameter,
		length: given.headerLength,
		fittings: given.headerFittings,
		roughness: given.headerRoughness,
		tipPressure: given.tipPressure
	})
}, (v) => {
	if (v.choice === "none") return {};
	const { diameter, length, fittings = 0, roughness, tipPressure } = v;
	if (diameter === void 0) return { problem: "enter the inside diameter of the header" };
	if (length === void 0) return { problem: "enter the length of the header" };
	if (roughness === void 0 || roughness > .05 * diameter) return { problem: "the roughness of the header must be at most a twentieth of its inside diameter" };
	if (tipPressure === void 0) return { problem: "enter the pressure at the flare tip" };
	return { header: {
		insideDiameter: diameter,
		length,
		fittings,
		roughness,
		tipPressure: absolute(tipPressure)
	} };
});
/** Says what back pressure the results of a case with a header are for. */
function headerNotes({ choice }) {
	return choice === "none" ? [] : [info("These results are for the back pressure entered. What the common header makes of them is calculated with all cases, under Flare header.", { field: "backPressure" })];
}
// calculators/plant-depressurization-pro/together.ts
function curve$1({ time, flow }, label, pen) {
	return {
		label,
		pen,
		points: sampled(time.length, 800).map((index) => [time[index] ?? 0, flow[index] ?? 0])
	};
}
function loadPlot(load, staggered, capacity) {
	const end = Math.max(load.time.at(-1) ?? 0, staggered?.time.at(-1) ?? 0);
	const limit = capacity === void 0 ? [] : [{
		label: "flare capacity",
		pen: "limit",
		points: [[0, capacity], [end, capacity]]
	}];
	return {
		title: "Flare load",
		x: {
			label: "Time",
			kind: "time",
			unit: "min"
		},
		y: {
			label: "Mass flow",
			kind: "massFlow",
			unit: "kg/h",
			from: 0
		},
		series: [
			curve$1(load, "as entered", "main"),
			...staggered ? [curve$1(staggered, "staggered", "second")] : [],
			...limit
		]
	};
}
var flows = ({ run }) => run.series.massFlow;
var statedFlow = (flow) => stated("massFlow", flow, { like: "flareCapacity" });
/** The shortest sequence within the capacity, or what says why there is none. */
function sequence(vessels, capacity, durations) {
	const limit = "above the flare capacity of {capacity}";
	for (const vessel of vessels) {
		const peak = Math.max(...flows(vessel));
		if (peak > capacity) return warning(`Staggering cannot help: ${vessel.title} alone releases {peak}, ${limit}.`, { values: {
			peak: statedFlow(peak),
			capacity: statedFlow(capacity)
		} });
	}
	const tails = vessels.reduce((sum, vessel) => sum + (flows(vessel).at(-1) ?? 0), 0);
	if (tails > capacity) return warning(`No sequence was found: at the end of their runs the vessels still release {tails} together, ${limit}. Increase the duration.`, { values: {
		tails: statedFlow(tails),
		capacity: statedFlow(capacity)
	} });
	try {
		return staggeredSequence(vessels.map(({ run }) => run), capacity, durations);
	} catch (thrown) {
		if (thrown instanceof Refusal) return warning(`No sequence was found: ${thrown.message}.`);
		throw thrown;
	}
}
/** What the vessels ask of the flare together. */
var gives = {
	flarePeak: {
		label: "Peak of the flare load",
		kind: "massFlow",
		unit: "kg/h"
	},
	staggeredPeak: {
		label: "Peak of the flare load, staggered",
		kind: "massFlow",
		unit: "kg/h"
	},
	headerPressure: {
		label: "Highest header back pressure",
		kind: "gaugePressure",
		unit: "bar(g)"
	},
	headerMach: {
		label: "Highest Mach number at the flare tip",
		kind: "number",
		unit: ""
	},
	staggeredHeaderPressure: {
		label: "Highest header back pressure, staggered",
		kind: "gaugePressure",
		unit: "bar(g)"
	}
};
var columns$3 = [
	{
		id: "vessel",
		label: "Vessel"
	},
	{
		id: "peakFlow",
		label: "Peak flow",
		kind: "massFlow",
		unit: "kg/h",
		digits: 4
	},
	{
		id: "startDelay",
		label: "Start delay",
		kind: "time",
		unit: "s",
		digits: 3
	},
	{
		id: "furtherDelay",
		label: "Proposed extra delay",
		kind: "time",
		unit: "s",
		digits: 3
	},
	{
		id: "down",
		label: "Down after",
		kind: "time",
		unit: "min",
		digits: 3
	}
];
/** What keeps the load from being known in whole: vessels without a run, and runs that stop. */
function gaps(cases, vessels) {
	const without = cases.flatMap(({ title, values }) => values.run ? [] : [warning(`${title} is left out: it has no result.`)]);
	const stopped = vessels.flatMap(({ title, run }) => {
		const stop = stopClause(run);
		return stop === void 0 ? [] : [warning(`${title}: ${stop.words}; its flow at that moment is carried forward.`, stop.values && { values: stop.values })];
	});
	return [...without, ...stopped];
}
/** The verdict on a load; none where it is within the capacity only as far as it is known. */
function againstCapacity(capacity, over, complete) {
	const values = { capacity: statedFlow(capacity) };
	if (over) return [warning("This exceeds the flare capacity of {capacity}.", { values })];
	return complete ? [info("This is within the flare capacity of {capacity}.", { values })] : [];
}
/**
* Vessels into one flare: the load they make together, and starts that keep it within the capacity. A single vessel has
* its load held against the capacity where one is given.
*/
function flareTogether(cases) {
	const vessels = cases.flatMap(({ title, values }) => values.run ? [{
		title,
		run: values.run,
		values
	}] : []);
	const capacities = cases.flatMap(({ values }) => values.flareCapacity === void 0 ? [] : [values.flareCapacity]);
	const capacity = capacities.length > 0 ? Math.min(...capacities) : void 0;
	const single = cases.length === 1;
	if (vessels.length === 0 || single && capacity === void 0) return void 0;
	const runs = vessels.map(({ run }) => run);
	const load = combineLoads(runs, runs.map(() => 0));
	const over = capacity !== void 0 && load.peak.value > capacity;
	const durations = vessels.map(({ run, values }) => values.timeToTarget === void 0 ? endOf(run) : values.timeToTarget + (values.startDelay ?? 0));
	const complete = vessels.length === cases.length;
	const found = over && complete && !single ? sequence(vessels, capacity, durations) : void 0;
	const staggered = found && "delays" in found ? found : void 0;
	const who = single ? "The vessel releases" : `Together ${complete ? "the vessels release" : "the vessels with a result release"}`;
	const unknown = gaps(cases, vessels);
	const messages = [...unknown, info(`${who} at most {peak}, {time} after the ${single ? "start" : "first start"}.`, { values: {
		peak: statedFlow(load.peak.value),
		time: statedTime(load.peak.time)
	} })];
	if (!single && vessels.some(({ run }) => run.tailPipe !== void 0)) messages.push(info("Each vessel discharges against its own back pressure as entered: the pressure that they build up together in a common header is not calculated, nor what it does to the flows or to the staggered starts. Enter the common header to have it calculated."));
	if (capacity === void 0) messages.push(info("Enter the flare capacity to compare the load with it."));
	else messages.push(...againstCapacity(capacity, over, complete));
	if (found && "text" in found) messages.push(found);
	if (staggered) messages.push(info(`With the starts in the table the load peaks at {peak} and the last vessel is down after {finish}. ${staggered.exhaustive ? "Every order was tried." : "The likely orders were tried."}`, { values: {
		peak: statedFlow(staggered.load.peak.value),
		finish: statedTime(staggered.finish)
	} }));
	const rows = cases.map(({ title, values }) => {
		const index = vessels.findIndex((vessel) => vessel.values === values);
		const vessel = vessels[index];
		if (!vessel) return [
			title,
			void 0,
			void 0,
			void 0,
			void 0
		];
		const further = staggered?.delays[index];
		return [
			title,
			vessel.run.summary.peakFlow.value,
			values.startDelay ?? 0,
			further,
			(durations[index] ?? 0) + (further ?? 0)
		];
	});
	return {
		title: "Flare load",
		table: table$1(columns$3, rows),
		messages,
		plots: [loadPlot(load, staggered?.load, capacity)],
		values: unknown.length > 0 ? {} : {
			flarePeak: load.peak.value,
			staggeredPeak: staggered?.load.peak.value
		}
	};
}
// calculators/plant-depressurization-pro/header/header-verdict.ts
/** Mach number at the end of a header, in common practice: up to the first at ease, up to the second in rare releases. */
var [easyMach, mostMach] = [.5, .7];
/** How near to the speed of sound the tip counts as choked. */
var sonic$1 = .9999;
/** s from the opening of the valve until the target pressure, in a run; undefined where it is not reached. */
function timeDown({ simulation, target }, run) {
	const time = target && timeToPressure(run, target.pressure);
	return time === void 0 ? void 0 : Math.max(0, time - (simulation.spec.outlet.startDelay ?? 0));
}
var statedPressure = (pressure) => ({
	...statedGauge(pressure),
	like: "backPressure"
});
var statedMach = (mach) => stated("number", mach, { digits: 3 });
/** What a header itself comes to. */
function headerMessages(header, tip) {
	const { peakPressure, peakFlow, highestMachNumber, highestVelocity, lowestTemperature } = header;
	const found = [info("The header reaches {pressure} where the vessels join, {when} after the first start. They release at most {flow} together; at the tip that is up to Mach {mach} and {velocity}.", { values: {
		pressure: statedPressure(peakPressure.value),
		when: statedTime(peakPressure.time),
		flow: stated("massFlow", peakFlow.value, { like: "flareCapacity" }),
		mach: statedMach(highestMachNumber.value),
		velocity: stated("velocity", highestVelocity.value, { digits: 3 })
	} })];
	const mach = {
		values: { mach: statedMach(highestMachNumber.value) },
		source: "Common practice"
	};
	if (highestMachNumber.value > sonic$1) found.push(warning("The flow chokes at the flare tip: the header is then at a higher pressure than the {tip} behind it.", { values: { tip: statedPressure(tip) } }));
	else if (highestMachNumber.value > mostMach) found.push(warning("Mach {mach} in the header is above 0.7, the most that is usual in a rare release.", mach));
	else if (highestMachNumber.value > easyMach) found.push(info("Mach {mach} in the header is above 0.5: usual only in a rare release.", mach));
	if (lowestTemperature) found.push(info("The fluid in the header is as cold as {coldest}; its metal gets no colder than that.", { values: { coldest: stated("temperature", lowestTemperature.value, { digits: 3 }) } }));
	if (!header.isWhole) found.push(warning("At some moments no state of the fluid was found in the header: its pressure may be higher than shown."));
	return found;
}
/** What a header makes of a vessel: time against its target, its own back pressure, gas that would flow back. */
function vesselMessages(vessel, header, place) {
	const { title, simulation, targetTime } = vessel;
	const found = [];
	const made = header.vessels[place];
	if (!made) return found;
	const [alone, down] = [timeDown(vessel, simulation.run), timeDown(vessel, made.run)];
	const entered = simulation.spec.outlet.backPressure;
	const values = {
		entered: statedPressure(entered),
		...alone !== void 0 && { alone: statedTime(alone) },
		...down !== void 0 && { down: statedTime(down) },
		...targetTime !== void 0 && { target: statedTime(targetTime) }
	};
	const isLate = down === void 0 || targetTime !== void 0 && down > targetTime;
	const wasLate = alone === void 0 || targetTime !== void 0 && alone > targetTime;
	if (vessel.target && isLate && !wasLate) found.push(warning(down === void 0 ? `With the header ${title} does not come down to its target pressure in this run; against its back pressure of {entered} it takes {alone}.` : `With the header ${title} takes {down} to its target pressure, longer than the target time of {target}; against its back pressure of {entered} it takes {alone}.`, { values }));
	else if (down !== void 0 && alone !== void 0 && down > alone * 1.001) found.push(info(`With the header ${title} takes {down} to its target pressure instead of {alone}.`, { values }));
	if (header.peakPressure.value > entered) found.push(info(`${title} was entered with a back pressure of {entered}, less than the header comes to: take its time from here.`, { values: { entered: values.entered } }));
	if (made.above) found.push(warning(`The header is up to {above} above the pressure in ${title}, {when} after its start: gas would flow back into it without a check valve. No backflow is calculated.`, { values: {
		above: stated("pressureDifference", made.above.value, { digits: 2 }),
		when: statedTime(made.above.time)
	} }));
	return found;
}
/** The verdict on an allowable back pressure; none where it is kept only as far as the header is known. */
function againstAllowable(allowable, header) {
	const values = { allowable: statedPressure(allowable) };
	if (header.peakPressure.value > allowable) return [warning("This exceeds the allowable back pressure of {allowable}.", { values })];
	return header.converged && header.isWhole ? [info("This is within the allowable back pressure of {allowable}.", { values })] : [];
}
// calculators/plant-depressurization-pro/answers/curves.ts
/** Time as the x of a figure. */
var timeAxis = {
	label: "Time",
	kind: "time",
	unit: "min"
};
var mostPoints = 600;
/** A column of a run against its times. */
function curve(times, column, label, pen) {
	return {
		label,
		pen,
		points: sampled(times.length, mostPoints).map((index) => {
			const [time, value] = [times[index], column[index]];
			return time === void 0 || value === void 0 ? void 0 : [time, value];
		})
	};
}
/** Whether a curve has a point. */
var holds = ({ points }) => points.some((point) => point !== void 0);
/** A level line across a figure that ends at a time. */
function limitLine(label, value, end) {
	return value === void 0 ? [] : [{
		label,
		pen: "limit",
		points: [[0, value], [end, value]]
	}];
}
// calculators/plant-depressurization-pro/header/header-plots.ts
var pens$1 = [
	"main",
	"second",
	"third",
	"fourth"
];
/** What a header came to over time: its pressure, its flow vessel upon vessel, the Mach number at the tip. */
function headerPlots(header, staggered, titles, allowable, capacity) {
	const { series } = header;
	const end = Math.max(series.time.at(-1) ?? 0, staggered?.series.time.at(-1) ?? 0);
	const both = (of) => [curve(series.time, of(header), "as entered", "main"), ...staggered ? [curve(staggered.series.time, of(staggered), "staggered", "second")] : []];
	const shown = staggered ?? header;
	let below = shown.series.time.map(() => 0);
	const stacked = shown.series.flows.map((flows, index) => {
		below = below.map((sum, moment) => sum + (flows[moment] ?? 0));
		const label = index === 0 ? titles[0] ?? "" : `+ ${titles[index]}`;
		return curve(shown.series.time, below, label, pens$1[index % pens$1.length] ?? "main");
	});
	return [
		{
			title: "Header back pressure",
			x: timeAxis,
			y: {
				label: "Pressure where the vessels join",
				kind: "gaugePressure",
				unit: "bar(g)",
				from: 0
			},
			series: [...both((run) => run.series.pressure.map(gauge)), ...limitLine("allowable", allowable && gauge(allowable), end)]
		},
		{
			title: staggered ? "Header flow, vessel upon vessel, staggered" : "Header flow, vessel upon vessel",
			x: timeAxis,
			y: {
				label: "Mass flow",
				kind: "massFlow",
				unit: "kg/h",
				from: 0
			},
			series: [...stacked, ...limitLine("flare capacity", capacity, end)]
		},
		{
			title: "Mach number at the flare tip",
			x: timeAxis,
			y: {
				label: "Mach number",
				kind: "number",
				unit: "",
				from: 0
			},
			series: both((run) => run.series.machNumber)
		}
	];
}
// calculators/plant-depressurization-pro/header/header-together.ts
/** The share of the work that the header as entered is, where starts are staggered too. */
var firstShare = .3;
/** Vessels into one flare, through their common header where the cases have one. */
function seenAsOne(cases, progress) {
	const joined = cases.filter(({ values: { caseHeader } }) => caseHeader?.header ?? caseHeader?.problem);
	if (joined.length === 0) return flareTogether(cases);
	const problem = problemOf(joined);
	if (problem !== void 0) return withoutHeader(cases, problem);
	const [first] = joined;
	const header = first?.values.caseHeader?.header;
	if (!header) return flareTogether(cases);
	try {
		return throughHeader(cases, joined, header, progress);
	} catch (thrown) {
		if (thrown instanceof Refusal) return withoutHeader(cases, thrown.message);
		throw thrown;
	}
}
/** Why a header cannot be calculated; undefined where it can. */
function problemOf(joined) {
	const incomplete = joined.find(({ values }) => values.caseHeader?.problem !== void 0);
	if (incomplete) return `${incomplete.title}: ${incomplete.values.caseHeader?.problem}`;
	const [first, ...others] = joined;
	const differs = others.find(({ values }) => JSON.stringify(values.caseHeader?.header) !== JSON.stringify(first?.values.caseHeader?.header));
	if (differs) return `${first?.title} and ${differs.title} give different headers; enter the same in both`;
	const without = joined.find(({ values }) => values.simulation === void 0);
	return without && `${without.title} has no result`;
}
/** The load alone, where the header is not known. */
function withoutHeader(cases, reason) {
	const message = warning(`The common header is not calculated: ${reason}.`);
	const load = flareTogether(cases);
	return load ? {
		...load,
		messages: [message, ...load.messages]
	} : {
		title: "Flare header",
		table: table$1([{
			id: "vessel",
			label: "Vessel"
		}], []),
		messages: [message]
	};
}
function throughHeader(cases, joined, header, progress) {
	const vessels = joined.flatMap(({ title, values }) => {
		const { simulation, target, targetTime } = values;
		return simulation ? [{
			title,
			values,
			simulation,
			target,
			targetTime
		}] : [];
	});
	const into = vessels.map(({ title, simulation: { spec, options, run } }) => {
		return {
			name: title,
			spec,
			options,
			alone: run
		};
	});
	const capacity = least(joined.map(({ values }) => values.flareCapacity));
	const limit = least(joined.map(({ values }) => values.allowableHeaderPressure));
	const allowable = limit === void 0 ? void 0 : absolute(limit);
	const limited = capacity !== void 0 || allowable !== void 0;
	const made = simulateHeader(into, header, { onProgress: (fraction) => progress((limited ? firstShare : 1) * fraction) });
	const over = capacity !== void 0 && made.peakFlow.value > capacity;
	const found = (over || allowable !== void 0 && made.peakPressure.value > allowable) && made.converged && vessels.length > 1 ? sequenceOf(into, vessels, header, made, {
		capacity,
		allowable
	}, (fraction) => progress(firstShare + .7 * fraction)) : void 0;
	const staggered = found && "sequence" in found ? found : void 0;
	const outside = cases.filter((each) => !joined.includes(each));
	const messages = [
		...outside.map(({ title }) => warning(`${title} is left out: its case has no common header.`)),
		...gaps(joined, vessels.map(({ title, values, simulation: { run } }) => ({
			title,
			values,
			run
		}))),
		...headerMessages(made, header.tipPressure),
		...made.converged ? [] : [unsettled(made)],
		...vessels.flatMap((vessel, place) => vesselMessages(vessel, made, place)),
		...allowable === void 0 ? [] : againstAllowable(allowable, made),
		...capacity === void 0 ? [] : againstCapacity(capacity, over, outside.length === 0 && made.converged),
		...found && "text" in found ? [found] : [],
		...staggered ? staggeredMessages(vessels, staggered) : []
	];
	return {
		title: "Flare header",
		table: table$1(columns$2, rowsOf(vessels, made, staggered)),
		messages,
		plots: headerPlots(made, staggered?.header, vessels.map(({ title }) => title), allowable, capacity),
		values: made.converged ? {
			flarePeak: made.peakFlow.value,
			staggeredPeak: staggered?.header.peakFlow.value,
			headerPressure: gauge(made.peakPressure.value),
			headerMach: made.highestMachNumber.value,
			staggeredHeaderPressure: staggered && gauge(staggered.header.peakPressure.value)
		} : {}
	};
}
function least(values) {
	return values.filter((each) => each !== void 0).toSorted((one, other) => one - other)[0];
}
function unsettled({ change }) {
	return warning(`The pressure of the header and the flows of the vessels did not settle: the last two rounds differ by ${(100 * change).toPrecision(2)} %, where ${100 * headerTolerance} % is wanted. The header is too narrow for these vessels; take no figure from here.`);
}
/** Starts within the limits, or what says why there are none. */
function sequenceOf(into, vessels, header, made, { capacity = Infinity, allowable = Infinity }, progress) {
	const durationOf = (run, place) => {
		const vessel = vessels[place];
		const down = vessel && timeDown(vessel, run);
		return down === void 0 ? endOf(run) : down + (vessel?.simulation.spec.outlet.startDelay ?? 0);
	};
	try {
		return headerSequence(into, header, {
			flow: capacity,
			pressure: allowable
		}, made, durationOf, { onProgress: progress });
	} catch (thrown) {
		if (thrown instanceof Refusal) return warning(`No staggered starts: ${thrown.message}.`);
		throw thrown;
	}
}
/** What staggered starts come to, and which vessels are too late with them. */
function staggeredMessages(vessels, { sequence, header }) {
	const late = vessels.filter((vessel, place) => {
		const run = header.vessels[place]?.run;
		const down = run && timeDown(vessel, run);
		return vessel.target && (down === void 0 || down > (vessel.targetTime ?? Infinity));
	});
	return [info("With the starts in the table the header keeps within its limits and the last vessel is down after {finish}. The back pressure was calculated with them.", { values: { finish: statedTime(sequence.finish) } }), ...late.map(({ title }) => warning(`Even with these starts ${title} does not reach its target pressure within its target time.`))];
}
var columns$2 = [
	{
		id: "vessel",
		label: "Vessel"
	},
	{
		id: "peakFlow",
		label: "Peak flow",
		kind: "massFlow",
		unit: "kg/h",
		digits: 4
	},
	{
		id: "backPressure",
		label: "Back pressure entered",
		kind: "gaugePressure",
		unit: "bar(g)",
		digits: 3
	},
	{
		id: "alone",
		label: "Time to target against it",
		kind: "time",
		unit: "min",
		digits: 3
	},
	{
		id: "withHeader",
		label: "Time to target with header",
		kind: "time",
		unit: "min",
		digits: 3
	},
	{
		id: "startDelay",
		label: "Start delay",
		kind: "time",
		unit: "s",
		digits: 3
	},
	{
		id: "furtherDelay",
		label: "Proposed extra delay",
		kind: "time",
		unit: "s",
		digits: 3
	},
	{
		id: "down",
		label: "Down after",
		kind: "time",
		unit: "min",
		digits: 3
	}
];
function rowsOf(vessels, made, staggered) {
	return vessels.map((vessel, place) => {
		const { outlet } = vessel.simulation.spec;
		const { startDelay = 0 } = outlet;
		const run = made.vessels[place]?.run;
		const then = staggered ? staggered.header.vessels[place]?.run : run;
		const further = staggered?.sequence.delays[place];
		const down = then && timeDown(vessel, then);
		return [
			vessel.title,
			run?.summary.peakFlow.value,
			gauge(outlet.backPressure),
			timeDown(vessel, vessel.simulation.run),
			run && timeDown(vessel, run),
			startDelay,
			further,
			down === void 0 ? void 0 : down + startDelay + (further ?? 0)
		];
	});
}
// calculators/plant-depressurization-pro/answers/orifice-window.ts
var field = "orificeDiameter";
/** What bounds the orifice for the metal, and what it was not held against. */
function limits({ isLargestTried, bound, limitedBy, isPipeUnjudged }, values) {
	const found = [];
	const widest = bound === "vessel" ? "a quarter of the vessel diameter" : "the bore of the tail pipe";
	if (isLargestTried) found.push(info(`The metal stays at or above {limit} with every orifice tried, up to {largest}, ${widest}: it does not limit the orifice.`, {
		field,
		values
	}));
	if (limitedBy === "tail pipe") found.push(info("The tail pipe limits the orifice: a larger one makes its metal colder than {pipeLimit}.", {
		field,
		values
	}));
	if (isPipeUnjudged) found.push(warning("The orifice keeps the metal of the vessel alone: the tail pipe has no minimum design temperature to be held against.", { field: "tailPipeMinimumTemperature" }));
	return found;
}
/** Whether an orifice can meet both the target time and the metal, and from which diameter to which. */
function windowNotes(v) {
	if (v.window === void 0) return [];
	const { forTarget, forMetal, limit, pipeLimit = limit } = v.window;
	const diameter = (si) => stated("length", si, {
		digits: 4,
		like: field
	});
	const values = {
		largest: diameter(forMetal),
		limit: stated("temperature", limit),
		pressure: statedGauge(v.target.pressure),
		time: statedTime(v.targetTime),
		pipeLimit: stated("temperature", pipeLimit)
	};
	const found = limits(v.window, values);
	if (forTarget === void 0) return [...found, warning("No orifice was found that reaches {pressure} in {time}.", {
		field,
		values
	})];
	const both = {
		...values,
		least: diameter(forTarget)
	};
	return forTarget <= forMetal ? [...found, info("Orifices from {least} to {largest} meet both: {pressure} in {time}, and metal at or above {limit}.", {
		field,
		values: both
	})] : [...found, warning("No orifice meets both: {pressure} in {time} takes at least {least}, and metal at or above {limit} allows at most {largest}; a larger one may keep the metal warmer again, which has to be seen by its own run.", {
		field,
		values: both
	})];
}
// calculators/plant-depressurization-pro/model.ts
var outside = {
	ambient: ["Natural convection of air, or cross-wind; radiation to the surroundings", "Churchill and Chu (1975); Churchill and Bernstein (1977)"],
	adiabatic: ["No heat reaches the contents; the wall is not modelled", ""],
	isothermal: ["Contents kept at their initial temperature; the wall is not modelled", ""],
	"pool-fire": ["Wetted area below 7.6 m by Q = C·F·A^0.82, the dry part by the flux of a pool fire", "API 521, wetted surfaces"],
	"fire-flux": ["Flux from emissivities and the gas and radiative temperatures of the fire", "API 521, analytical method"]
};
var cubic = ["Peng–Robinson equation, volume translation, ideal-gas heat capacities", "Peng and Robinson (1976, 1978); Poling, Prausnitz, O’Connell, 5th ed."];
/** How the properties of the contents are found, and where that is from. */
function fluidBy(basis) {
	if (basis === void 0) return cubic;
	const { equation, source, transport } = basis;
	return [`${equation.charAt(0).toUpperCase()}${equation.slice(1)}; viscosity and conductivity ${transport}`, source];
}
/** How the tail pipe is worked out, and what is left out. */
function tailPipeRows(withSurroundings) {
	return [[
		"Tail pipe, flow",
		"Adiabatic flow with friction of the real fluid at constant stagnation enthalpy, two phases as one in equilibrium; its inlet pressure is the back pressure of the valve, without recovery behind the orifice. Heat from the wall is left out of the pressure drop",
		"Shapiro (1953), ch. 6; Colebrook (1939); McAdams (1942) for the viscosity of two phases"
	], [
		"Tail pipe, metal",
		`One temperature through the wall, in ten cells along it; the metal is exposed to the static temperature of the fluid, which errs on the cold side, and ${withSurroundings ? "starts at the ambient temperature, bare to the air and outside any fire" : "starts at the initial temperature of the contents and gets no heat from outside"}. Two phases do not warm along the pipe`,
		"Gnielinski (1976); Churchill and Chu (1975); Churchill and Bernstein (1977)"
	]];
}
/** What the simulation is made of, for the reader who must answer for its figures. */
function modelTable({ model, heat, start: { basis }, tailPipe: { pipe }, run: { water } }) {
	const [outsideHeat, outsideSource] = outside[heat];
	const withWall = heat !== "adiabatic" && heat !== "isothermal";
	return table$1([
		{
			id: "part",
			label: "Part"
		},
		{
			id: "how",
			label: "Method"
		},
		{
			id: "source",
			label: "Source"
		}
	], [
		["Fluid", ...fluidBy(basis)],
		...water === void 0 ? [] : [[
			"Free water",
			"A third phase of pure water where the fugacity of water in vapour and hydrocarbon liquid reaches that of liquid water; liquid still below 0 °C; nothing dissolves in it",
			"IAPWS R7-97 (2012), region 1; R12-08 and R15-11 for viscosity and conductivity"
		]],
		[
			"Contents",
			model === "equilibrium" ? "One temperature, phases in equilibrium throughout" : `A gas and a liquid zone, each at its own temperature; droplets fall, bubbles rise${water === void 0 ? "" : "; free water has the temperature of the liquid and does not evaporate below its boiling point"}`,
			"Balances of moles and energy in a fixed volume"
		],
		[
			"Outlet",
			"Isentropic expansion to the throat at maximum flux, times the discharge coefficient; liquid and mixtures as homogeneous equilibrium flow",
			"API 520-I, annexes B and C, by direct integration"
		],
		...pipe === void 0 ? [] : tailPipeRows(withWall),
		...withWall ? [[
			"Inside of the wall",
			"Natural convection of gas and liquid; nucleate boiling up to the critical flux",
			"Churchill and Chu (1975); Lloyd and Moran (1974); Cooper (1984); Zuber (1959)"
		], [
			"Wall",
			"Conduction through metal and insulation, at the gas and at the liquid; none along the wall",
			""
		]] : [],
		[
			"Outside",
			outsideHeat,
			outsideSource
		],
		[
			"Integration",
			"Implicit, adaptive, third order; tolerance 1e-4 on pressure, temperature and contents",
			"Rang and Angermann (2005), ROS34PW2"
		]
	]);
}
/** K; a smaller difference of the coldest metal between the two models is none. */
var sameMetal = 2;
/**
* What must be said of a gas and a liquid apart: the metal beside the liquid may be colder than this model finds, and by
* how much it is with contents of one temperature, which err on the cold side.
*/
function modelNotes({ simulation: { run, coldRun }, model }) {
	const shown = run.summary.lowestWallTemperature?.value;
	const cold = coldRun?.summary.lowestWallTemperature?.value;
	const hasLiquid = [run, coldRun].some((each) => each?.series.liquidMass.some((mass) => mass > 0));
	if (model === "equilibrium" || shown === void 0 || cold === void 0 || !hasLiquid) return [];
	const general = "With gas and liquid at separate temperatures, the metal wetted by the liquid may come out too warm: by about {error} where the gas condenses, by more in some vessels. One temperature is the conservative choice";
	const verdict = "The verdict on the minimum design metal temperature is based on the colder of the two.";
	const values = { error: stated("temperatureDifference", 6, { digits: 1 }) };
	return cold < shown - sameMetal ? [warning(`${general}; it puts the coldest metal at {coldest}. ${verdict}`, {
		field: "lowestWallTemperature",
		values: {
			...values,
			coldest: stated("temperature", cold)
		}
	})] : [info(`${general}. ${verdict}`, {
		field: "model",
		values
	})];
}
// calculators/plant-depressurization-pro/outlet/opening.ts
/** How the valve opens; without a curve in proportion to its stroke. */
var opening = value$1("openingOfValve", {
	openingCurve: given.openingCurve,
	...maybe({
		rangeability: given.rangeability,
		openingTable: given.openingTable
	})
}, (v) => {
	switch (v.openingCurve) {
		case "linear": return { curve: void 0 };
		case "quick-opening": return { curve: { kind: "quick-opening" } };
		case "equal-percentage": return v.rangeability === void 0 ? missing("rangeability of the valve") : { curve: {
			kind: "equal-percentage",
			rangeability: v.rangeability
		} };
		case "table": return v.openingTable === void 0 ? missing("stroke against flow area") : { curve: tableOf(v.openingTable) };
	}
});
/** How near to 0 and 1 the ends of a table must be. */
var slack = 1e-9;
/** A table as the simulator wants it. Throws a `Refusal` for one that does not go from shut to fully open. */
function tableOf(rows) {
	const sorted = rows.toSorted((one, other) => (one.stroke ?? NaN) - (other.stroke ?? NaN));
	const strokes = sorted.map(({ stroke = NaN }) => stroke);
	const shares = sorted.map(({ area = NaN }) => area);
	if (shares.some((share) => !(share >= 0))) throw new Refusal("the table of the opening needs a flow area in every row");
	const [first = NaN] = strokes;
	const last = strokes.at(-1) ?? NaN;
	if (!(strokes.length > 1 && Math.abs(first) < slack && Math.abs(last - 1) < slack)) throw new Refusal("the table of the opening must go from a stroke of 0 to one of 100 %");
	if (!(Math.abs((shares.at(-1) ?? NaN) - 1) < slack)) throw new Refusal("the table of the opening must end with 100 % of the flow area: the orifice is that of the open valve");
	return {
		kind: "table",
		strokes: [
			0,
			...strokes.slice(1, -1),
			1
		],
		shares: [...shares.slice(0, -1), 1]
	};
}
/** Says that a curve has no part in a valve that opens at once. */
function openingNotes(v) {
	return v.openingCurve !== "linear" && v.openingTime === 0 ? [info("The opening curve is not used: the opening time is zero, so the valve opens at once.", { field: "openingCurve" })] : [];
}
// calculators/plant-depressurization-pro/start.ts
/** A composition in fractions that add up to 1, without the components of which there is nothing. */
function normalised(composition) {
	const total = composition.reduce((sum, { amount }) => sum + amount, 0);
	return composition.flatMap(({ item, amount }) => amount > 0 ? [{
		id: item,
		fraction: amount / total
	}] : []);
}
/** The phases of the contents at the start. A single component with a level is at its vapour pressure. */
function startOf(v) {
	return startingPhases({
		model: v.equationOfState,
		composition: normalised(v.composition)
	}, {
		temperature: v.initialTemperature,
		pressure: absolute(v.initialPressure),
		level: v.liquidLevel ?? 0
	});
}
/** Loads the data that the equation of the contents needs, and the other one where that is to check it. */
function contentsLoad({ composition = [], equationOfState = "peng-robinson", equationCheck = "no" }) {
	return loadContents({
		model: equationCheck === "yes" ? "reference" : equationOfState,
		composition: normalised(composition)
	});
}
// calculators/plant-depressurization-pro/refusals.ts
/** How far the pressure given may be from the vapour pressure that is taken in its place. */
var ownPressureSlack = .05;
/** Mole fraction from which a component makes up most of the contents. */
var mainFraction = .5;
var reaches = (one, limit) => one !== void 0 && limit !== void 0 && one >= limit;
function ofVessel({ insideDiameter, wallThickness, orificeDiameter, shape, liquidLevel }) {
	const found = [];
	if (reaches(wallThickness, insideDiameter && insideDiameter / 2)) found.push(error("Wall thickness must be below the inside radius of the vessel.", { field: "wallThickness" }));
	if (reaches(orificeDiameter, insideDiameter)) found.push(error("Orifice diameter must be below the inside diameter of the vessel.", { field: "orificeDiameter" }));
	if (reaches(liquidLevel, shape && vesselHeight(shape))) found.push(error("Liquid level must be below the top of the vessel: it would be full of liquid.", { field: "liquidLevel" }));
	return found;
}
/** The main component that would be solid at a temperature. */
function frozen(composition, temperature) {
	const main = normalised(composition).filter(({ fraction }) => fraction >= mainFraction);
	return components.find(({ id, tripleTemperature }) => temperature < tripleTemperature && main.some((c) => c.id === id));
}
/** Where the equation that is chosen does not have a component, or ends before the start. */
function ofEquation({ composition, equationOfState, initialTemperature, initialPressure, start }) {
	if (equationOfState !== "reference" || !composition) return [];
	const ids = normalised(composition).map(({ id }) => id);
	if (ids.length === 0) return [];
	const field = "equationOfState";
	const { without } = {
		without: void 0,
		...bestEquationOf(ids)
	};
	if (without !== void 0) {
		const name = components.find(({ id }) => id === without)?.name ?? without;
		return [ids.length === 1 ? error(`There is no reference equation for ${name} as the contents of a vessel: choose Peng–Robinson.`, { field }) : error(`GERG-2008 does not have ${name}: choose Peng–Robinson, or leave ${name} out.`, { field })];
	}
	if (initialTemperature === void 0 || initialPressure === void 0) return [];
	if (!start) return [error("No state of the contents was found by this equation at the initial pressure and temperature: choose Peng–Robinson.", { field })];
	return beyondEquation(start, initialTemperature, absolute(initialPressure));
}
function beyondEquation({ basis }, temperature, pressure) {
	if (basis === void 0) return [];
	const { equation, minimumTemperature = 0, maximumTemperature, maximumPressure } = basis;
	const found = [];
	if (!(temperature >= minimumTemperature && temperature <= maximumTemperature)) {
		const [limit, words] = temperature > maximumTemperature ? [maximumTemperature, `at most {limit}, up to which ${equation} holds`] : [minimumTemperature, `at least {limit}, from which on ${equation} holds`];
		found.push(error(`Initial temperature must be ${words}.`, {
			field: "initialTemperature",
			values: { limit: stated("temperature", limit) }
		}));
	}
	if (pressure > maximumPressure) found.push(error(`Initial pressure must be at most {limit}, up to which ${equation} holds.`, {
		field: "initialPressure",
		values: { limit: statedGauge(maximumPressure) }
	}));
	return found;
}
function ofContents({ composition, initialTemperature, initialPressure, liquidLevel, heat, start }) {
	if (composition && initialTemperature !== void 0) {
		const solid = frozen(composition, initialTemperature);
		if (solid) return [error(`Initial temperature must be above the triple point of ${solid.name}, {triple}: it would be solid.`, {
			field: "initialTemperature",
			values: { triple: stated("temperature", solid.tripleTemperature) }
		})];
	}
	if (!start) return [];
	const found = [];
	if (start.boils && initialPressure !== void 0) {
		if (Math.abs(absolute(initialPressure) / start.pressure - 1) > ownPressureSlack) found.push(error("A single component with a liquid level is at its vapour pressure, {own} at this temperature: enter that, or leave the level blank.", {
			field: "initialPressure",
			values: { own: statedGauge(start.pressure) }
		}));
	}
	if (start.condition === "liquid") found.push(error("The vessel would be full of liquid at this pressure and temperature; a blowdown needs a gas space.", { field: "initialPressure" }));
	else if (start.condition === "vapour" && (liquidLevel ?? 0) > 0) found.push(error("There is no liquid at this pressure and temperature: leave the liquid level blank.", { field: "liquidLevel" }));
	else if (start.condition === "two-phase" && heat === "isothermal" && liquidLevel !== 0) found.push(error("Contents with liquid cannot be kept at a constant temperature: their pressure would not fall.", { field: "heat" }));
	return found;
}
function ofPressures(v) {
	const { backPressure, outletMode, reliefArea, reliefSetPressure, insideDiameter } = v;
	const initial = v.start?.pressure ?? (v.initialPressure === void 0 ? void 0 : absolute(v.initialPressure));
	const back = backPressure === void 0 ? void 0 : absolute(backPressure);
	const target = v.target?.pressure;
	const found = [];
	if (reaches(back, initial)) return [error("Back pressure must be below the initial pressure: nothing would flow.", { field: "backPressure" })];
	if (outletMode !== void 0 && outletMode !== "given" && target !== void 0) {
		if (back !== void 0 && target <= back) found.push(error("Target pressure must be above the back pressure of {back}: it would never be reached.", {
			field: "targetPressure",
			values: { back: statedGauge(back) }
		}));
		if (initial !== void 0 && reaches(target, initial)) found.push(error("Target pressure must be below the initial pressure of {initial}.", {
			field: "targetPressure",
			values: { initial: statedGauge(initial) }
		}));
	}
	if (reliefSetPressure !== void 0 && back !== void 0 && absolute(reliefSetPressure) <= back) found.push(error("Set pressure of the relief valve must be above the back pressure of {back}.", {
		field: "reliefSetPressure",
		values: { back: statedGauge(back) }
	}));
	if (reaches(reliefArea, insideDiameter && Math.PI / 4 * insideDiameter ** 2)) found.push(error("Nozzle area of the relief valve must be below the cross-section of the vessel.", { field: "reliefArea" }));
	return found;
}
/** Why a case cannot be simulated, once for each field to change; none where it can. */
function refusalsOf(v) {
	const ofThem = ofContents(v);
	const found = [
		...ofVessel(v),
		...ofThem,
		...ofThem.length > 0 ? [] : ofEquation(v),
		...ofPressures(v)
	];
	return found.filter(({ field }, index) => found.findIndex((other) => other.field === field) === index);
}
// calculators/plant-depressurization-pro/fire/varying-metal.ts
var { hotMetal: hotMetal$1, wallProperties } = given;
/** Heat capacity and conductivity of the wall of the run by temperature, where they are wanted. */
var byTemperature = value$1("byTemperature", {
	hotMetal: hotMetal$1,
	wallProperties
}, (v) => {
	if (v.wallProperties === "constant") return ruledOut("the properties of the wall are constant");
	const { heatCapacity, conductivity } = fireMetal(v.hotMetal);
	return {
		heatCapacity: heatCapacity.points,
		conductivity: conductivity.points
	};
}, checkedForRupture);
/** What must be said of the properties of the wall that then have no part. */
function wallPropertyNotes(v) {
	return v.wallProperties === "constant" ? [] : [info(`Heat capacity and conductivity of the metal are those of ${fireMetal(v.hotMetal).name} by temperature; those entered for the wall are not used.`, {
		field: "wallProperties",
		source: fireMetal(v.hotMetal).heatCapacity.source
	})];
}
// calculators/plant-depressurization-pro/answers/metal-orifice.ts
/** Share of the vessel's diameter up to which orifices are tried: in a larger one the contents are no longer at rest. */
var largestShare = .25;
/** Share of the diameter for the target time from which on they are tried, and share of the vessel's below which none is. */
var fromTarget = .2;
var leastShare = .001;
/** A run goes on until the metal cools no more, for this many times its duration at most and no longer than a day, s. */
var longest = 32;
var day = 86400;
/** Shares of the work: the orifice for the target time, then that for the metal. */
var targetShare = .2;
/** The least orifice for the target time, or none. */
function orificeForTarget(v, options) {
	try {
		return sizeOrifice({
			...v.vesselSpec,
			outlet: v.outlet
		}, {
			time: v.targetTime,
			pressure: v.target.pressure
		}, options);
	} catch (thrown) {
		if (thrown instanceof Refusal) return void 0;
		throw thrown;
	}
}
/** Whose metal falls below its limit in a run; a tail pipe in which for a part of the run no state was found counts as too cold. */
function tooColdIn({ summary, tailPipe }, limit, pipeLimit) {
	if ((summary.lowestWallTemperature?.value ?? -Infinity) < limit) return "vessel";
	if (tailPipe === void 0 || pipeLimit === void 0) return void 0;
	return tailPipe.lowestMetalTemperature.value < pipeLimit || !tailPipe.isWhole ? "tail pipe" : void 0;
}
/**
* The largest orifice that keeps the coldest metal, of the vessel and of its tail pipe, a margin above its minimum design temperature, in the runs of both models where
* the verdict is taken from both. A run that stops before its time, and metal that still cools after the longest run, do not count
* as warm enough. Throws a `Refusal` where there is no such orifice.
*/
function orificeForMetal(v, onProgress) {
	const { vesselSpec, outlet, model, duration } = v;
	const { minimumDesignTemperature, heat, initial, shape } = vesselSpec;
	if (minimumDesignTemperature === void 0) return missing("minimum design metal temperature");
	if (heat.mode === "adiabatic" || heat.mode === "isothermal") throw new Refusal("no orifice: the wall is not modelled with this choice of heat");
	const margin = v.metalMargin ?? 0;
	const limit = minimumDesignTemperature + margin;
	if (initial.temperature < limit) throw new Refusal("no orifice: the metal starts at {start}, colder than {limit}", {
		start: stated("temperature", initial.temperature),
		limit: stated("temperature", limit)
	});
	const pipeLimit = outlet.tailPipe === void 0 || v.tailPipeMinimumTemperature === void 0 ? void 0 : v.tailPipeMinimumTemperature + margin;
	if (pipeLimit !== void 0 && heat.ambientTemperature < pipeLimit) throw new Refusal("no orifice: the metal of the tail pipe starts at {start}, colder than {limit}", {
		start: stated("temperature", heat.ambientTemperature),
		limit: stated("temperature", pipeLimit)
	});
	const parting = Math.max(1, duration / 1e3);
	const zones = {
		dropletTime: parting,
		bubbleTime: parting
	};
	const models = model === "equilibrium" ? [model] : ["equilibrium", model];
	let runs = 0;
	let endTime = duration;
	let limitedBy;
	const settled = (diameter, by) => {
		const spec = {
			...vesselSpec,
			outlet: {
				...outlet,
				diameter
			}
		};
		const most = Math.max(duration, Math.min(day, longest * duration));
		for (let end = duration;; end = Math.min(most, 2 * end)) {
			const run = simulateBlowdown(spec, {
				model: by,
				...zones,
				endTime: end
			});
			runs += 1;
			const tooCold = tooColdIn(run, limit, pipeLimit);
			if (stopOf(run) !== void 0 || tooCold !== void 0) {
				limitedBy = tooCold;
				return;
			}
			const { tailPipe: pipe } = run;
			if (!(pipe !== void 0 && pipeLimit !== void 0 && pipeMayFallBelow({
				run,
				pipe
			}, pipeLimit)) && !metalMayFallBelow({
				run,
				spec
			}, limit)) {
				endTime = Math.max(endTime, end);
				return run;
			}
			if (end >= most) {
				limitedBy = void 0;
				return;
			}
		}
	};
	const forTarget = orificeForTarget(v, {
		model,
		...zones,
		onProgress: (fraction) => onProgress(targetShare * fraction)
	});
	const bore = outlet.tailPipe?.insideDiameter ?? Infinity;
	const most = Math.min(largestShare * shape.diameter, bore);
	const least = Math.min(leastShare * shape.diameter, most);
	const keeps = (diameter) => {
		endTime = duration;
		return models.every((each) => settled(diameter, each) !== void 0);
	};
	let from = Math.max(least, Math.min(most, fromTarget * (forTarget?.diameter ?? 0)));
	while (from > least && !keeps(from)) from = Math.max(least, from / 2);
	const found = largestOrifice(keeps, from, most, (fraction) => onProgress(targetShare + .8 * fraction));
	if (!found) throw new Refusal("no orifice: with one of {least} already the metal is not sure to stay at or above {limit}, or the run stops early", {
		least: stated("length", least, { like: "orificeDiameter" }),
		limit: stated("temperature", limit)
	});
	const whose = found.failing === void 0 ? void 0 : limitedBy;
	keeps(found.diameter);
	return {
		forTarget: forTarget?.diameter,
		forMetal: found.diameter,
		isLargestTried: found.failing === void 0,
		limit,
		pipeLimit,
		isPipeUnjudged: outlet.tailPipe !== void 0 && pipeLimit === void 0,
		limitedBy: whose,
		bound: bore < largestShare * shape.diameter ? "tail pipe" : "vessel",
		endTime,
		runs: runs + (forTarget?.runs ?? 0)
	};
}
// calculators/plant-depressurization-pro/simulation.ts
/** The share of the work that finding an orifice is, about. */
var sizingShare = .85;
/** A sized orifice is shown a little past its target time, so that the target is seen to be reached. */
var pastTarget = 1.01;
/** The orifice for a target. */
function sized({ vesselSpec, outlet, targetTime, target: { pressure } }, options) {
	const target = {
		time: targetTime,
		pressure
	};
	return sizeOrifice({
		...vesselSpec,
		outlet
	}, target, options);
}
/** Simulates a vessel with the orifice given, or with the one that reaches the target pressure at the target time. */
function simulated(v, progress) {
	const { model, outlet, vesselSpec } = v;
	if (v.refusals.length > 0) return absent("not simulated: the case has an error");
	const whole = (diameter, sizingRuns, options) => {
		const spec = {
			...vesselSpec,
			outlet: {
				...outlet,
				diameter
			}
		};
		const run = simulateBlowdown(spec, {
			model,
			...options
		});
		const { onProgress: _, ...silent } = options;
		const mayErr = run.summary.lowestWallTemperature !== void 0 || run.water !== void 0;
		return {
			run,
			coldRun: model === "non-equilibrium" && mayErr ? simulateBlowdown(spec, silent) : void 0,
			spec,
			sizingRuns,
			options: {
				model,
				...silent
			}
		};
	};
	if (v.outletMode === "size") {
		const endTime = Math.max(v.duration, (outlet.startDelay ?? 0) + pastTarget * v.targetTime);
		const parting = Math.max(1, endTime / 1e3);
		const zones = {
			dropletTime: parting,
			bubbleTime: parting
		};
		const found = sized(v, {
			model,
			...zones,
			onProgress: (fraction) => progress(sizingShare * fraction)
		});
		if (found instanceof Absent) return found;
		return whole(found.diameter, found.runs, {
			...zones,
			endTime,
			onProgress: (fraction) => progress(sizingShare + .15000000000000002 * fraction)
		});
	}
	if (v.outletMode === "metal") {
		const window = orificeForMetal(v, (fraction) => progress(sizingShare * fraction));
		if (window instanceof Absent) return window;
		const parting = Math.max(1, v.duration / 1e3);
		return {
			...whole(window.forMetal, window.runs, {
				dropletTime: parting,
				bubbleTime: parting,
				endTime: window.endTime,
				onProgress: (fraction) => progress(sizingShare + .15000000000000002 * fraction)
			}),
			window
		};
	}
	return v.orificeDiameter === void 0 ? missing("orifice diameter") : whole(v.orificeDiameter, 0, {
		endTime: v.duration,
		onProgress: progress
	});
}
/** Whether an orifice that was given brings the vessel to the target in the target time. */
function targetTimeNotes(v) {
	if (v.outletMode === "size") return [];
	const details = {
		field: "timeToTarget",
		values: {
			taken: statedTime(v.timeToTarget),
			wanted: statedTime(v.targetTime)
		}
	};
	return v.timeToTarget > v.targetTime ? [warning("The target pressure is reached after {taken}, later than the target time of {wanted}.", details)] : [info("The target pressure is reached after {taken}, within the target time of {wanted}.", details)];
}
/** Says that the run of a sized orifice is longer than asked for. */
function durationNotes(v) {
	const target = (v.simulation.spec.outlet.startDelay ?? 0) + v.targetTime;
	return v.outletMode === "size" && v.duration < target ? [info("The run continues beyond its duration to the target time, {target}.", {
		field: "duration",
		values: { target: statedTime(target) }
	})] : [];
}
// calculators/plant-depressurization-pro/spec-of.ts
/** How the vessel exchanges heat, from the fields; undefined where the choice needs what is not there. */
function heatOf(v) {
	const { heat, ambientTemperature, windSpeed = 0, fire, environmentFactor, drainage, elevation = 0, exposedShare } = v;
	const { fireStart: from = 0, fireDuration } = v;
	if (heat === "isothermal" || heat === "adiabatic") return { mode: heat };
	if (ambientTemperature === void 0) return void 0;
	const surroundings = {
		ambientTemperature,
		windSpeed,
		emissivity
	};
	const burns = {
		from,
		...fireDuration === void 0 ? {} : { to: from + fireDuration }
	};
	switch (heat) {
		case "ambient": return {
			mode: heat,
			...surroundings
		};
		case "pool-fire": return environmentFactor === void 0 ? void 0 : {
			mode: heat,
			environmentFactor,
			adequateDrainage: drainage !== "inadequate",
			elevation,
			burns,
			...surroundings
		};
		case "fire-flux": return fire === void 0 || exposedShare === void 0 ? void 0 : {
			mode: heat,
			flux: fireScenarios[fire],
			exposedShare,
			burns,
			...surroundings
		};
	}
}
/** Of a weathered or painted steel surface, for radiation to the surroundings. */
var emissivity = .8;
/** The blowdown valve without its size. */
function outletOf(v) {
	const { dischargeCoefficient, draw, swellRegime: regime, nozzleHeight } = v;
	return {
		dischargeCoefficient,
		backPressure: absolute(v.backPressure),
		draw,
		...regime === void 0 ? {} : { swell: {
			regime,
			...nozzleHeight === void 0 ? {} : { nozzleHeight }
		} },
		startDelay: settledTime(v.startDelay),
		openingTime: settledTime(v.openingTime),
		...v.opening.curve === void 0 ? {} : { opening: v.opening.curve },
		...v.tailPipe.pipe === void 0 ? {} : { tailPipe: v.tailPipe.pipe }
	};
}
/** Shortest time, s, that a valve is told to wait or to take; what is shorter is at once. */
var shortestTime = .001;
function settledTime(time) {
	return time < shortestTime ? 0 : time;
}
/** The relief valve, where there is one and all of it is given. */
function reliefOf(v) {
	const { reliefAction, reliefArea, reliefSetPressure, reliefCoefficient } = v;
	if (reliefAction === "none" || reliefArea === void 0) return void 0;
	if (reliefSetPressure === void 0 || reliefCoefficient === void 0) return void 0;
	return {
		area: reliefArea,
		dischargeCoefficient: reliefCoefficient,
		setPressure: absolute(reliefSetPressure),
		action: reliefAction,
		backPressure: absolute(v.backPressure)
	};
}
// calculators/plant-depressurization-pro/outlet/swell-refusals.ts
/** What cannot be worked out of level swell. */
function swellRefusals(v) {
	const found = [];
	const { draw, nozzleHeight, shape, composition = [] } = v;
	if (nozzleHeight !== void 0 && shape !== void 0 && nozzleHeight > vesselHeight(shape)) found.push(error("The outlet nozzle must not be above the top of the vessel.", { field: "nozzleHeight" }));
	const present = composition.filter(({ amount }) => amount > 0).map(({ item }) => item);
	if (draw === "level-swell" && mayHaveFreeWater(present)) found.push(error("By level swell the valve draws from a single liquid; with water free water may lie below it. Draw vapour, for which the swollen level is still told.", { field: "draw" }));
	return found;
}
// calculators/plant-depressurization-pro/outlet/tail-pipe.ts
/** From the fields of the tail pipe to that of the simulator, and what its material fills in. */
/** The tail pipe of the blowdown valve; undefined where none is modelled. */
var tailPipe = value$1("tailPipeOfValve", {
	tailPipe: given.tailPipe,
	...maybe({
		diameter: given.tailPipeDiameter,
		length: given.tailPipeLength,
		fittings: given.tailPipeFittings,
		roughness: given.tailPipeRoughness,
		thickness: given.tailPipeThickness,
		density: given.tailPipeDensity,
		heatCapacity: given.tailPipeHeatCapacity
	})
}, (v) => {
	if (v.tailPipe === "none") return { pipe: void 0 };
	const { diameter, length, fittings, roughness, thickness, density, heatCapacity } = v;
	if (diameter === void 0 || length === void 0 || fittings === void 0 || roughness === void 0 || thickness === void 0 || density === void 0 || heatCapacity === void 0) return missing(...diameter === void 0 ? ["tail pipe inside diameter"] : [], ...length === void 0 ? ["tail pipe length"] : [], ...fittings === void 0 ? ["tail pipe fittings"] : [], ...roughness === void 0 ? ["tail pipe roughness"] : [], ...thickness === void 0 ? ["tail pipe wall thickness"] : [], ...density === void 0 ? ["tail pipe density"] : [], ...heatCapacity === void 0 ? ["tail pipe heat capacity"] : []);
	return { pipe: {
		insideDiameter: diameter,
		length,
		roughness,
		fittings,
		wall: {
			thickness,
			density,
			heatCapacity
		}
	} };
});
/** Why a case with a tail pipe cannot be simulated. */
function tailPipeRefusals(v) {
	const { tailPipeDiameter: bore, tailPipeRoughness: roughness, orificeDiameter } = v;
	if (v.tailPipe === "none" || bore === void 0) return [];
	const found = [];
	if (v.outletMode === "given" && orificeDiameter !== void 0 && orificeDiameter > bore) found.push(error("Tail pipe inside diameter must be at least the orifice diameter.", { field: "tailPipeDiameter" }));
	if (roughness !== void 0 && roughness > .05 * bore) found.push(error("Tail pipe roughness must be at most a twentieth of the inside diameter: no friction factor is known beyond.", { field: "tailPipeRoughness" }));
	return found;
}
/** The coldest that is known of the pipe: metal holds less heat the colder it is, which errs on the cold side. */
var coldest$2 = value$1("coldestTailPipe", {
	start: given.initialTemperature,
	limit: maybe(given.tailPipeMinimumTemperature)
}, (v) => ({ temperature: Math.min(v.start, v.limit ?? v.start) }));
function ofPipe(property, _kind) {
	return value$1(`tailPipe.${property}`, {
		material: given.tailPipeMaterial,
		coldest: coldest$2
	}, (v) => {
		if (v.material === "typed") return ruledOut("typed by hand");
		const { value: found, source, remark } = wallProperty(v.material, property, v.coldest.temperature);
		const { name } = wallMaterial(v.material);
		return {
			value: found,
			of: name,
			source: `${source}, at the coldest temperature known${remark === void 0 ? "" : `. ${remark}`}`
		};
	});
}
var tailPipeFills = [fill$1(given.tailPipeDensity, ofPipe("density", "density")), fill$1(given.tailPipeHeatCapacity, ofPipe("heatCapacity", "specificHeat"))];
// calculators/plant-depressurization-pro/answers/target.ts
/** 100 psig, Pa gauge. Source: API 521, vapour depressuring. */
var lowPressure = 69e4;
/** The target given; else the lower of 690 kPa(g) and half the design pressure, which API 521 asks for. */
function targetOf(v) {
	if (v.targetPressure !== void 0) return {
		pressure: absolute(v.targetPressure),
		basis: "given"
	};
	const half = v.designPressure === void 0 ? Infinity : v.designPressure / 2;
	return half < lowPressure ? {
		pressure: absolute(half),
		basis: "half the design pressure"
	} : {
		pressure: absolute(lowPressure),
		basis: "690 kPa(g)"
	};
}
/** Says which criterion a target left blank follows, and where a target or a delay leaves nothing to be computed. */
function targetNotes(v) {
	const { target, outletMode, designPressure } = v;
	const found = [];
	if (outletMode === "metal") return found;
	const values = { target: statedGauge(target.pressure) };
	if (outletMode === "given") {
		if (target.pressure >= absolute(v.initialPressure)) found.push(warning("The target of {target} is not below the initial pressure: it is met before the valve opens.", {
			field: "targetPressure",
			values
		}));
		if (target.pressure <= absolute(v.backPressure)) found.push(warning("The target of {target} is not above the back pressure: it is never reached.", {
			field: "targetPressure",
			values
		}));
		if (v.startDelay >= v.duration) found.push(warning("The valve opens after {opens} and the run ends after {ends}, so it stays shut. Make the duration longer than the start delay.", {
			field: "startDelay",
			values: {
				opens: statedTime(v.startDelay),
				ends: statedTime(v.duration)
			}
		}));
		return found;
	}
	if (target.basis !== "given") {
		const why = designPressure === void 0 ? "no design pressure is given" : "the lower of the two API 521 criteria";
		found.push(info(`The orifice is sized for ${target.basis}, {target}: ${why}.`, {
			field: "targetPressure",
			values
		}));
	} else {
		const asked = targetOf({
			targetPressure: void 0,
			designPressure
		});
		if (target.pressure > asked.pressure) found.push(warning(`The target of {target} is above the API 521 criterion: ${asked.basis}, {asked}.`, {
			field: "targetPressure",
			source: "API 521, vapour depressuring",
			values: {
				...values,
				asked: statedGauge(asked.pressure)
			}
		}));
	}
	return found;
}
// calculators/plant-depressurization-pro/vessel-of.ts
function headOf(choice, diameter, thickness) {
	switch (choice) {
		case "ellipsoidal": return ellipsoidalHead(diameter);
		case "hemispherical": return hemisphericalHead(diameter);
		case "flat": return flatHead(diameter);
		case "klopper":
		case "korbbogen": return standardTorisphericalHead(choice, diameter, thickness);
	}
}
/** The inside of the vessel, both heads alike. */
function vesselOf(v) {
	const head = headOf(v.headType, v.insideDiameter, v.wallThickness);
	const orientation = v.orientation === "Horizontal" ? "horizontal" : "vertical";
	return vessel(orientation, v.insideDiameter, v.tangentLength, [head, head]);
}
/** The wall from the inside outwards. */
function wallOf(v) {
	const metal = {
		thickness: v.wallThickness,
		density: v.wallDensity,
		heatCapacity: v.wallHeatCapacity,
		conductivity: v.wallConductivity
	};
	const { insulationThickness, insulationDensity, insulationHeatCapacity, insulationConductivity } = v;
	if (insulationThickness === void 0 || insulationDensity === void 0 || insulationHeatCapacity === void 0 || insulationConductivity === void 0) return { metal };
	return {
		metal,
		insulation: {
			thickness: insulationThickness,
			density: insulationDensity,
			heatCapacity: insulationHeatCapacity,
			conductivity: insulationConductivity
		}
	};
}
// calculators/plant-depressurization-pro/vessel-run.ts
/** From the fields to the run of the simulator. */
var { orientation, insideDiameter, tangentLength, headType, wallThickness: wallThickness$2, wallDensity, wallHeatCapacity, wallConductivity, insulation, insulationThickness, insulationDensity, insulationHeatCapacity, insulationConductivity, composition: composition$1, equationOfState: equationOfState$1, initialPressure: initialPressure$1, initialTemperature: initialTemperature$2, liquidLevel, outletMode: outletMode$1, orificeDiameter: orificeDiameter$1, metalMargin, targetTime: targetTime$1, targetPressure, dischargeCoefficient, backPressure, draw, startDelay, openingTime, reliefAction: reliefAction$1, reliefArea, reliefSetPressure, reliefCoefficient, heat: heat$2, ambientTemperature, windSpeed, fire: fire$1, environmentFactor, drainage, elevation, exposedShare, designPressure: designPressure$2, minimumDesignTemperature: minimumDesignTemperature$1, model: model$1, duration: duration$1 } = given;
var shape = value$1("shape", {
	orientation,
	insideDiameter,
	tangentLength,
	headType,
	wallThickness: wallThickness$2
}, vesselOf);
var wall = value$1("wall", {
	wallThickness: wallThickness$2,
	wallDensity,
	wallHeatCapacity,
	wallConductivity,
	insulation,
	...maybe({
		insulationThickness,
		insulationDensity,
		insulationHeatCapacity,
		insulationConductivity
	})
}, (v) => v.insulation === "insulated" && v.insulationThickness === void 0 ? missing("insulation thickness") : wallOf(v));
var heatExchange = value$1("heatExchange", {
	heat: heat$2,
	...maybe({
		ambientTemperature,
		windSpeed,
		fire: fire$1,
		environmentFactor,
		drainage,
		elevation,
		exposedShare
	}),
	...maybe({
		fireStart: given.fireStart,
		fireDuration: given.fireDuration
	})
}, (v) => heatOf(v) ?? missing("ambient temperature"));
var outlet = value$1("outlet", {
	dischargeCoefficient,
	backPressure,
	draw,
	startDelay,
	openingTime,
	opening,
	tailPipe,
	...maybe({
		swellRegime: given.swellRegime,
		nozzleHeight: given.nozzleHeight
	})
}, outletOf);
var reliefValve = value$1("reliefValve", {
	reliefAction: reliefAction$1,
	backPressure,
	...maybe({
		reliefArea,
		reliefSetPressure,
		reliefCoefficient
	})
}, (v) => {
	const valve = reliefOf(v);
	if (v.reliefAction === "none" || valve) return { valve };
	return missing(...v.reliefArea === void 0 ? ["nozzle area"] : [], ...v.reliefSetPressure === void 0 ? ["set pressure"] : []);
});
var target = value$1("target", { ...maybe({
	targetPressure,
	designPressure: designPressure$2
}) }, targetOf);
var start = value$1("start", {
	composition: composition$1,
	equationOfState: equationOfState$1,
	initialPressure: initialPressure$1,
	initialTemperature: initialTemperature$2,
	liquidLevel: maybe(liquidLevel)
}, startOf);
var refusals = value$1("refusals", {
	outletMode: outletMode$1,
	equationOfState: equationOfState$1,
	tailPipe: given.tailPipe,
	draw,
	...maybe({
		nozzleHeight: given.nozzleHeight,
		tailPipeDiameter: given.tailPipeDiameter,
		tailPipeRoughness: given.tailPipeRoughness,
		shape,
		wallThickness: wallThickness$2,
		insideDiameter,
		composition: composition$1,
		initialPressure: initialPressure$1,
		initialTemperature: initialTemperature$2,
		liquidLevel,
		start,
		orificeDiameter: orificeDiameter$1,
		target,
		backPressure,
		reliefArea,
		reliefSetPressure,
		heat: heat$2
	})
}, (v) => [
	...refusalsOf(v),
	...tailPipeRefusals(v),
	...swellRefusals(v)
]);
var vesselSpec = value$1("vesselSpec", {
	shape,
	wall,
	composition: composition$1,
	equationOfState: equationOfState$1,
	initialPressure: initialPressure$1,
	initialTemperature: initialTemperature$2,
	heatExchange,
	reliefValve,
	...maybe({
		liquidLevel,
		start,
		designPressure: designPressure$2,
		minimumDesignTemperature: minimumDesignTemperature$1,
		byTemperature
	})
}, (v) => ({
	shape: v.shape,
	wall: v.byTemperature === void 0 ? v.wall : {
		...v.wall,
		byTemperature: v.byTemperature
	},
	fluid: {
		model: v.equationOfState,
		composition: normalised(v.composition)
	},
	initial: {
		temperature: v.initialTemperature,
		pressure: v.start?.pressure ?? absolute(v.initialPressure),
		...v.liquidLevel === void 0 ? {} : { level: v.liquidLevel }
	},
	heat: v.heatExchange,
	...v.reliefValve.valve ? { relief: v.reliefValve.valve } : {},
	...v.designPressure === void 0 ? {} : { designPressure: v.designPressure },
	...v.minimumDesignTemperature === void 0 ? {} : { minimumDesignTemperature: v.minimumDesignTemperature }
}));
var simulation = longValue("simulation", {
	refusals,
	vesselSpec,
	outlet,
	outletMode: outletMode$1,
	targetTime: targetTime$1,
	target,
	duration: duration$1,
	model: model$1,
	...maybe({
		orificeDiameter: orificeDiameter$1,
		metalMargin,
		tailPipeMinimumTemperature: given.tailPipeMinimumTemperature
	})
}, simulated);
var equationCheck = longValue("equationCheckRun", {
	equationCheck: given.equationCheck,
	equationOfState: equationOfState$1,
	simulation,
	target
}, equationCheckOf);
var run = value$1("run", { simulation }, (v) => v.simulation.run);
// calculators/plant-depressurization-pro/outlet/outlet-shares.ts
/** What leaves by the relief valve, where there is one beside the blowdown valve. */
var { reliefAction } = given;
var when$2 = { reliefAction: ["pop", "modulating"] };
var none$2 = ruledOut("there is no relief valve");
/** ∫ of a flow over a run, straight between its moments, kg. */
function integralOf(times, flows) {
	let sum = 0;
	times.forEach((time, index) => {
		if (index === 0) return;
		sum += ((flows[index] ?? 0) + (flows[index - 1] ?? 0)) / 2 * (time - (times[index - 1] ?? 0));
	});
	return sum;
}
/** Mass that left by the relief valve, kg: its share by the flows recorded, of what left as the run has it. */
function releasedByRelief({ series, summary }) {
	const [relief, whole] = [series.reliefFlow, series.massFlow].map((flows) => integralOf(series.time, flows));
	return whole === void 0 || relief === void 0 || whole === 0 ? 0 : summary.releasedMass * relief / whole;
}
var reliefRelease = step("reliefRelease", {
	run,
	reliefAction
}, {
	label: "of which by the relief valve",
	kind: "mass",
	unit: "kg",
	when: when$2,
	source: "From the simulated history; the rest by the blowdown valve",
	digits: 3
}, (v) => v.reliefAction === "none" ? none$2 : releasedByRelief(v.run));
var peakRelief = step("peakRelief", {
	run,
	reliefAction
}, {
	label: "Peak flow of the relief valve",
	kind: "massFlow",
	unit: "kg/h",
	when: when$2,
	source: "From the simulated history"
}, (v) => v.reliefAction === "none" ? none$2 : Math.max(0, ...v.run.series.reliefFlow));
// calculators/plant-depressurization-pro/fire/published-rupture.ts
var guideline$1 = "Scandpower guideline (2004), figure C.2, quoted by the tests of openthermo as read from it";
/** MPa, of a cylinder at 100 bar without a longitudinal stress. */
var stressAt100 = (diameter, thickness) => () => cylinderStress(1e7, diameter, diameter + 2 * thickness, 0).equivalent / 1e6;
/** A drum of nitrogen in an API jet fire, with a small orifice; the lumped wall of the other program. */
var nitrogenDrum = {
	shape: vessel("horizontal", 3, 9, [flatHead(3), flatHead(3)]),
	wall: { metal: {
		thickness: .1363,
		density: 7800,
		heatCapacity: 477,
		conductivity: 1e5
	} },
	fluid: {
		model: "peng-robinson",
		composition: [{
			id: "N2",
			fraction: 1
		}]
	},
	initial: {
		temperature: 298.15,
		pressure: 1e7
	},
	outlet: {
		diameter: .008,
		dischargeCoefficient: .975,
		backPressure: 101e3
	},
	heat: {
		mode: "fire-flux",
		flux: fireScenarios.apiJet,
		ambientTemperature: 298
	}
};
function timeToRupture$1() {
	return ruptureCheck(nitrogenDrum, simulateBlowdown(nitrogenDrum, {
		endTime: 1800,
		tolerance: .001
	}), {
		fire: fireScenarios.scandpowerJetPeakLarge,
		metal: "cs-360lt",
		longitudinalStress: 0
	})?.rupture?.time ?? NaN;
}
/** Figures of the check for rupture. */
var publishedRupture = [
	{
		type: "figure",
		kind: "quoted",
		title: "Von Mises stress at 100 bar, 1 m inside, 125 mm thick",
		source: guideline$1,
		expect: {
			printed: "49",
			unit: "MPa",
			beyond: disagreement("Read from a chart, which the source of the reading takes for good to 2 %; the formula gives 48.1.")
		},
		compute: stressAt100(1, .125)
	},
	{
		type: "figure",
		kind: "quoted",
		title: "Von Mises stress at 100 bar, 2.5 m inside, 100 mm thick",
		source: guideline$1,
		expect: {
			printed: "121",
			unit: "MPa"
		},
		compute: stressAt100(2.5, .1)
	},
	{
		type: "figure",
		kind: "program",
		title: "Time to rupture of a nitrogen drum, 3 m by 9 m, wall 136.3 mm, in a large jet fire",
		source: "openthermo (ORS Consulting), test of rupture, after A. Andreasen et al., Safety 4 (2018) 11",
		expect: {
			printed: "1585",
			unit: "s",
			beyond: disagreement("The other program heats a flat wall, in steps of 10 s; here the outside of the cylinder is 9 % larger than its inside and takes up as much more, so that it ruptures some 3 % sooner. With a flat wall and those steps ours gives 1585 s too. The paper has 1680 s, for a stronger steel.")
		},
		compute: timeToRupture$1
	}
];
// calculators/plant-depressurization-pro/published.ts
/** Figures of the equation of state and of the check for rupture; the simulation itself is held against experiments. */
var published = [...publishedEosValues.map(({ label, expected, unit, source, compute }) => ({
	type: "figure",
	kind: "program",
	title: label,
	source,
	expect: {
		printed: expected,
		unit
	},
	compute
})), ...publishedRupture];
// calculators/plant-depressurization-pro/answers/vented.ts
/** Curves in the figure of the composition; the others stand in the table. */
var mostCurves = 4;
/** A relative change of the molar mass below which what leaves is always the same. */
var leastChange = 1e-4;
var nameOf = (id) => upperFirst(components.find((each) => each.id === id)?.name ?? id);
/** The columns of mole fractions, one for each component. */
function fractions(run, of, where) {
	return run.vented.components.map((id, index) => [{
		id: `${where}${id}`,
		label: `${nameOf(id)}${where === "" ? "" : ` in ${where}`} (mol)`,
		kind: "fraction",
		unit: "%",
		digits: 4
	}, of[index] ?? []]);
}
/** What leaves the vessel, moment by moment: its flow, state and composition; vapour and liquid apart where liquid leaves too. */
function ventedTable(run, moments) {
	const { series, vented } = run;
	const several = vented.components.length > 1;
	const hasLiquid = series.liquidFlow.some((flow) => flow > 0);
	const columns = [
		[{
			id: "massFlow",
			label: "Flow",
			kind: "massFlow",
			unit: "kg/h",
			digits: 5
		}, series.massFlow],
		[{
			id: "standardFlow",
			label: "Flow as gas",
			kind: "standardFlow",
			unit: "Nm³/h",
			digits: 5
		}, vented.molarFlow],
		[{
			id: "molarMass",
			label: "Molar mass",
			kind: "molarMass",
			unit: "kg/kmol",
			digits: 5
		}, vented.molarMass],
		[{
			id: "density",
			label: "Density before the valve",
			kind: "density",
			unit: "kg/m³",
			digits: 4
		}, vented.density],
		[{
			id: "Z",
			label: "Z of the vapour before the valve",
			kind: "number",
			unit: ""
		}, vented.compressibility],
		[{
			id: "downstreamTemperature",
			label: "Temperature after the valve",
			kind: "temperature",
			unit: "°C",
			digits: 4
		}, series.downstreamTemperature],
		[{
			id: "downstreamDensity",
			label: "Density after the valve",
			kind: "density",
			unit: "kg/m³",
			digits: 4
		}, vented.downstreamDensity],
		[{
			id: "downstreamZ",
			label: "Z of the vapour after the valve",
			kind: "number",
			unit: ""
		}, vented.downstreamCompressibility],
		[{
			id: "downstreamVapour",
			label: "Vapour after the valve (mol)",
			kind: "fraction",
			unit: "%",
			digits: 4
		}, vented.downstreamVapour],
		...several ? fractions(run, vented.composition, "") : [],
		...several && hasLiquid ? [...fractions(run, vented.vapour, "the vapour"), ...fractions(run, vented.liquid, "the liquid")] : []
	];
	const found = columns.map(([, of]) => columnAt(moments, series.time, of));
	return table$1([{
		id: "time",
		label: "Time",
		kind: "time",
		unit: "s",
		digits: 5
	}, ...columns.map(([column]) => column)], moments.times.map((time, row) => [time, ...found.map((column) => column[row])]));
}
var totals = [
	{
		id: "component",
		label: "Component"
	},
	{
		id: "initialMass",
		label: "In the vessel at the start",
		kind: "mass",
		unit: "kg",
		digits: 5
	},
	{
		id: "releasedMass",
		label: "Released",
		kind: "mass",
		unit: "kg",
		digits: 5
	},
	{
		id: "finalMass",
		label: "Left in the vessel",
		kind: "mass",
		unit: "kg",
		digits: 5
	},
	{
		id: "moles",
		label: "Released (mol)",
		kind: "fraction",
		unit: "%",
		digits: 4
	},
	{
		id: "massShare",
		label: "Released (mass)",
		kind: "fraction",
		unit: "%",
		digits: 4
	}
];
/** The whole release by component, beside what was and is in the vessel: what was there left or is left. */
function releasedTable({ released }) {
	const sum = (id) => released.reduce((all, each) => all + each[id], 0);
	const [mass, moles] = [sum("releasedMass"), sum("releasedMoles")];
	const share = (part, whole) => whole > 0 ? part / whole : void 0;
	return table$1(totals, [...released.map((each) => [
		nameOf(each.id),
		each.initialMass,
		each.releasedMass,
		each.finalMass,
		share(each.releasedMoles, moles),
		share(each.releasedMass, mass)
	]), [
		"All",
		sum("initialMass"),
		mass,
		sum("finalMass"),
		share(moles, moles),
		share(mass, mass)
	]]);
}
var pens = [
	"main",
	"second",
	"third",
	"fourth"
];
/** Molar mass and composition of what leaves against time; nothing where they stay the same, as of a gas that does not condense. */
function ventedPlots(run) {
	const { vented } = run;
	const masses = vented.molarMass.filter((each) => each !== void 0);
	if (!(Math.max(...masses) - Math.min(...masses) > leastChange * Math.max(...masses))) return [];
	const most = vented.components.map((id, index) => ({
		id,
		column: vented.composition[index] ?? []
	})).map((each) => ({
		...each,
		peak: Math.max(...each.column.map((value) => value ?? 0))
	})).toSorted((one, other) => other.peak - one.peak).slice(0, mostCurves);
	return [{
		title: "Vented stream, molar mass",
		x: timeAxis,
		y: {
			label: "Molar mass",
			kind: "molarMass",
			unit: "kg/kmol"
		},
		series: [curve(run.series.time, vented.molarMass, "molar mass", "main")]
	}, {
		title: "Vented stream, composition",
		x: timeAxis,
		y: {
			label: "Mole fraction",
			kind: "fraction",
			unit: "%",
			from: 0
		},
		series: most.map(({ id, column }, index) => curve(run.series.time, column, nameOf(id).toLowerCase(), pens[index] ?? "main"))
	}];
}
// calculators/plant-depressurization-pro/answers/history.ts
var columns$1 = [
	{
		id: "time",
		label: "Time",
		kind: "time",
		unit: "s",
		digits: 5
	},
	{
		id: "pressure",
		label: "Pressure",
		kind: "gaugePressure",
		unit: "bar(g)",
		digits: 5
	},
	{
		id: "gasTemperature",
		label: "Gas",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "liquidTemperature",
		label: "Liquid",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "innerWallTemperatureGas",
		label: "Inner wall, gas side",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "innerWallTemperatureLiquid",
		label: "Inner wall, liquid side",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "outerWallTemperatureGas",
		label: "Outer wall, gas side",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "outerWallTemperatureLiquid",
		label: "Outer wall, liquid side",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "massFlow",
		label: "Flow",
		kind: "massFlow",
		unit: "kg/h",
		digits: 5
	},
	{
		id: "liquidFlow",
		label: "of which liquid",
		kind: "massFlow",
		unit: "kg/h",
		digits: 4
	},
	{
		id: "mass",
		label: "Contents",
		kind: "mass",
		unit: "kg",
		digits: 5
	},
	{
		id: "level",
		label: "Level",
		kind: "length",
		unit: "mm",
		digits: 4
	},
	{
		id: "freeWaterLevel",
		label: "Water level",
		kind: "length",
		unit: "mm",
		digits: 4
	}
];
var hasFreeWater = ({ freeWaterMass }) => freeWaterMass.some((mass) => mass > 0);
/** A value in the basis of the inputs: pressures of a run are absolute, those typed are gauge. */
function shown(id, value) {
	return id === "pressure" && value !== void 0 ? gauge(value) : value;
}
/** The history of a run as a table. */
function historyTable({ series }, moments = stepsOf(series.time)) {
	const there = columns$1.filter(({ id }) => id !== "freeWaterLevel" || hasFreeWater(series));
	const found = there.map(({ id }) => id === "time" ? moments.times : columnAt(moments, series.time, series[id]));
	return table$1(there, moments.times.map((_, row) => there.map(({ id }, place) => shown(id, found[place]?.[row]))));
}
/** A column of the run against time, in the basis of the inputs. */
function columnCurve(series, id, label, pen) {
	return curve(series.time, series[id].map((value) => shown(id, value)), label, pen);
}
/** The surfaces of the metal beside gas and liquid against time; none where the wall is left out of the run. */
function metalPlot(series, minimumDesignTemperature) {
	const surfaces = [
		columnCurve(series, "innerWallTemperatureGas", "inside, gas", "main"),
		columnCurve(series, "outerWallTemperatureGas", "outside, gas", "second"),
		columnCurve(series, "innerWallTemperatureLiquid", "inside, liquid", "third"),
		columnCurve(series, "outerWallTemperatureLiquid", "outside, liquid", "fourth")
	].filter(holds);
	if (surfaces.length === 0) return [];
	return [{
		title: "Metal",
		x: timeAxis,
		y: {
			label: "Metal temperature",
			kind: "temperature",
			unit: "°C"
		},
		series: [...surfaces, ...limitLine("MDMT", minimumDesignTemperature, series.time.at(-1) ?? 0)]
	}];
}
/** Pressure, temperatures, flow, level and what leaves against time. */
function historyPlots(run, limits) {
	const { series } = run;
	const end = series.time.at(-1) ?? 0;
	const level = columnCurve(series, "level", "level", "main");
	return [
		{
			title: "Pressure",
			x: timeAxis,
			y: {
				label: "Pressure",
				kind: "gaugePressure",
				unit: "bar(g)",
				from: 0
			},
			series: [
				columnCurve(series, "pressure", "pressure", "main"),
				...pastedDots(limits.curve, "Pressure"),
				...limitLine("target", shown("pressure", limits.targetPressure), end)
			]
		},
		{
			title: "Temperature",
			x: timeAxis,
			y: {
				label: "Temperature",
				kind: "temperature",
				unit: "°C"
			},
			series: [
				columnCurve(series, "gasTemperature", "gas", "main"),
				columnCurve(series, "liquidTemperature", "liquid", "second"),
				columnCurve(series, "lowestWallTemperature", "coldest metal", "third"),
				...pastedDots(limits.curve, "Temperature"),
				...limitLine("MDMT", limits.minimumDesignTemperature, end)
			].filter(holds)
		},
		...metalPlot(series, limits.minimumDesignTemperature),
		{
			title: "Flow",
			x: timeAxis,
			y: {
				label: "Mass flow",
				kind: "massFlow",
				unit: "kg/h",
				from: 0
			},
			series: [
				columnCurve(series, "massFlow", "flow", "main"),
				...series.liquidFlow.some((flow) => flow > 0) ? [columnCurve(series, "liquidFlow", "liquid", "second")] : [],
				...pastedDots(limits.curve, "Flow")
			]
		},
		...series.level.some((height) => height > 0) ? [{
			title: "Level",
			x: timeAxis,
			y: {
				label: "Level",
				kind: "length",
				unit: "mm",
				from: 0
			},
			series: [
				level,
				...hasFreeWater(series) ? [columnCurve(series, "freeWaterLevel", "water", "second")] : [],
				...run.swell === void 0 ? [] : [curve(series.time, run.swell.level, "swollen", "third"), ...limitLine("nozzle", run.swell.nozzleHeight, end)]
			]
		}] : [],
		...ventedPlots(run)
	];
}
// calculators/plant-depressurization-pro/verdicts.ts
/** Why a pressure has no time. */
function notReached({ run }) {
	const stop = stopClause(run);
	return new Refusal(stop === void 0 ? "no time: still {pressure} at the end of the run" : `no time: ${stop.words}, at {pressure}`, {
		...stop?.values,
		pressure: statedGauge(run.summary.finalPressure)
	});
}
/** Time from the opening of the valve until the pressure stays at or below a level, s. Throws a `Refusal` if it never does. */
function timeTo(simulation, pressure) {
	const time = timeToPressure(simulation.run, pressure);
	if (time === void 0) throw notReached(simulation);
	return Math.max(0, time - (simulation.spec.outlet.startDelay ?? 0));
}
/** Whether the pressure that API 521 asks for is reached within 15 minutes of opening; undefined where the run does not say. */
function criterionMet({ spec, run }) {
	const { governing, allowedTime } = depressuringCriteria(spec, run);
	const whole = endOf(run) - (spec.outlet.startDelay ?? 0) >= allowedTime * (1 - 1e-9);
	if (governing.met && (whole || run.ended !== "liquid-full")) return "Met";
	return whole ? "Not met" : void 0;
}
/** The verdict on the criterion of API 521. Throws a `Refusal` where the run does not give one. */
function depressuring$1({ simulation }) {
	const verdict = criterionMet(simulation);
	if (verdict === void 0) throw openQuestion("no verdict", simulation.run, "the run ends less than 15 minutes after opening");
	return verdict;
}
/** What must be said of the criteria of API 521. */
function depressuringNotes({ simulation }) {
	const { spec, run, coldRun } = simulation;
	const verdict = criterionMet(simulation);
	const { governing, half, low, thinWall } = depressuringCriteria(spec, run);
	const source = "API 521, vapour depressuring";
	const reached = ({ time }) => time === void 0 ? { words: "it is not reached in this run" } : {
		words: "it takes {time}",
		values: { time: stated("time", time, { like: "duration" }) }
	};
	const notes = [];
	if (verdict === "Not met") {
		const which = governing === low ? "690 kPa(g) (100 psig)" : "half the design pressure";
		const { words, values } = reached(governing);
		notes.push(warning(`API 521 calls for ${which} within 15 minutes; ${words}.`, {
			field: "depressuring",
			source,
			...values && { values }
		}));
	}
	if (verdict === "Met" && coldRun !== void 0 && criterionMet({
		spec,
		run: coldRun
	}) !== "Met") {
		const { words, values } = reached(depressuringCriteria(spec, coldRun).governing);
		notes.push(warning(`With the contents at one temperature the criterion of API 521 is not met: ${words}.`, {
			field: "depressuring",
			source,
			...values && { values }
		}));
	}
	if (half === void 0 && verdict === "Met") notes.push(warning("Without a design pressure only 690 kPa(g) (100 psig) is checked; API 521 calls for half the design pressure where that is lower.", {
		field: "depressuring",
		source
	}));
	if (thinWall && (spec.heat.mode === "pool-fire" || spec.heat.mode === "fire-flux")) notes.push(warning("The wall is thinner than {least}: in a fire it may fail sooner than the 15 minutes assume.", {
		field: "depressuring",
		source,
		values: { least: stated("length", .025, {
			digits: 2,
			like: "wallThickness"
		}) }
	}));
	return notes;
}
/** The run in which the metal becomes coldest: the one shown, or the same with one temperature of the contents. */
function coldest$1({ run, coldRun }) {
	const shown = run.summary.lowestWallTemperature?.value ?? Infinity;
	return coldRun !== void 0 && (coldRun.summary.lowestWallTemperature?.value ?? Infinity) < shown ? coldRun : run;
}
/**
* The coldest metal against the minimum design metal temperature; or why there is no answer. Throws a `Refusal` where the
* run does not give one.
*/
function brittleFracture$1({ simulation }) {
	const { spec } = simulation;
	const run = coldest$1(simulation);
	const check = brittleFractureCheck(spec, run);
	if (!check) return spec.minimumDesignTemperature === void 0 ? missing("minimum design metal temperature") : absent("the wall is not modelled with this choice of heat");
	if (!check.acceptable) return "Below MDMT";
	const runs = [simulation.run, run];
	const stopped = runs.find((each) => stopClause(each) !== void 0);
	if (stopped || runs.some((each) => metalMayFallBelow({
		run: each,
		spec
	}, check.minimumDesignTemperature))) throw openQuestion("no verdict", stopped ?? run, "the metal is still cooling at the end of the run; increase the duration");
	return "Not below MDMT";
}
/** The warning that metal below its minimum design temperature calls for. */
function brittleNotes({ simulation }) {
	const check = brittleFractureCheck(simulation.spec, coldest$1(simulation));
	if (!check || check.acceptable) return [];
	const by = coldest$1(simulation) === simulation.run ? "" : ", with the contents at one temperature";
	return [warning(`The metal falls {below} below its minimum design temperature after {when}${by}: brittle fracture cannot be ruled out.`, {
		field: "brittleFracture",
		values: {
			below: stated("temperatureDifference", -check.margin, { digits: 3 }),
			when: statedTime(check.time)
		}
	})];
}
// calculators/plant-depressurization-pro/results.ts
/** What is read from a run. */
/** The equation of the contents, and where it is from. */
var equation = ({ start: { basis } }) => basis === void 0 ? "Peng–Robinson equation of state (1978) with volume translation" : basis.source;
var fromRun = "From the simulated history";
var fromOpening = "From the simulated history, from the start of valve opening";
var { designPressure: designPressure$1, heat: heat$1, model } = given;
var volumeInside = step("vesselVolume", { shape }, {
	label: "Vessel volume",
	kind: "volume",
	unit: "m³",
	source: "Cylinder and heads, closed forms"
}, (v) => vesselVolume(v.shape));
var orificeDiameter = step("orificeDiameter", { simulation }, {
	label: "Orifice diameter",
	symbol: "d",
	kind: "length",
	unit: "mm",
	digits: 4
}, (v) => v.simulation.spec.outlet.diameter);
var initialMass = step("initialMass", {
	run,
	start
}, {
	label: "Initial contents",
	kind: "mass",
	unit: "kg",
	source: equation
}, (v) => v.run.summary.initialMass);
var initialLevel = step("initialLevel", {
	run,
	start
}, {
	label: "Initial liquid level",
	kind: "length",
	unit: "mm",
	source: equation
}, (v) => v.run.initial.level);
var timeToTarget = step("timeToTarget", {
	simulation,
	target
}, {
	label: "Time to target pressure",
	kind: "time",
	unit: "min",
	source: fromOpening
}, (v) => timeTo(v.simulation, v.target.pressure));
var timeToHalfDesign = step("timeToHalfDesign", {
	simulation,
	designPressure: designPressure$1
}, {
	label: "Time to half the design pressure",
	kind: "time",
	unit: "min",
	source: fromOpening
}, (v) => timeTo(v.simulation, absolute(v.designPressure / 2)));
var timeTo690 = step("timeTo690", { simulation }, {
	label: "Time to 690 kPa(g)",
	kind: "time",
	unit: "min",
	source: fromRun
}, (v) => timeTo(v.simulation, absolute(69e4)));
var finalPressure = step("finalPressure", { run }, {
	label: "Final pressure",
	kind: "gaugePressure",
	unit: "bar(g)",
	source: fromRun
}, (v) => gauge(v.run.summary.finalPressure));
var depressuring = step("depressuring", { simulation }, {
	label: "API 521, within 15 minutes",
	source: "API 521: the lower of 690 kPa(g) and half the design pressure"
}, depressuring$1);
var lowestFluidTemperature = step("lowestFluidTemperature", { run }, {
	label: "Lowest fluid temperature",
	kind: "temperature",
	unit: "°C",
	source: fromRun
}, (v) => v.run.summary.lowestFluidTemperature.value);
var lowestWallTemperature = step("lowestWallTemperature", { run }, {
	label: "Lowest metal temperature",
	kind: "temperature",
	unit: "°C",
	source: fromRun
}, (v) => v.run.summary.lowestWallTemperature?.value ?? absent("the wall is not modelled"));
var highestWallTemperature = step("highestWallTemperature", { run }, {
	label: "Highest metal temperature",
	kind: "temperature",
	unit: "°C",
	source: fromRun
}, (v) => v.run.summary.highestWallTemperature?.value ?? absent("the wall is not modelled"));
var brittleFracture = step("brittleFracture", { simulation }, { label: "Coldest metal against MDMT" }, brittleFracture$1);
var peakFlow = step("peakFlow", { run }, {
	label: "Peak flow",
	kind: "massFlow",
	unit: "kg/h",
	source: fromRun
}, (v) => v.run.summary.peakFlow.value);
var releasedMass = step("releasedMass", { run }, {
	label: "Total released",
	kind: "mass",
	unit: "kg",
	source: fromRun
}, (v) => v.run.summary.releasedMass);
var liquidCarriedOver = step("liquidCarriedOver", { run }, {
	label: "of which liquid",
	kind: "mass",
	unit: "kg",
	source: fromRun
}, (v) => v.run.summary.releasedLiquid);
var lowestDownstreamTemperature = step("lowestDownstreamTemperature", { run }, {
	label: "Lowest temperature downstream of the valve",
	kind: "temperature",
	unit: "°C",
	source: fromRun
}, (v) => v.run.summary.lowestDownstreamTemperature?.value ?? absent("nothing leaves the vessel"));
var massClosure = step("massClosure", { run }, {
	label: "Mass balance closes to",
	kind: "fraction",
	unit: "",
	source: "Contents plus release against the initial contents",
	digits: 2
}, (v) => v.run.conservation.mass);
var energyClosure = step("energyClosure", { run }, {
	label: "Energy balance closes to",
	kind: "fraction",
	unit: "",
	source: "Contents, wall, release and heat",
	digits: 2
}, (v) => v.run.conservation.energy);
var modelBasis = step("modelBasis", {
	model,
	heat: heat$1,
	start,
	run,
	tailPipe
}, { label: "Model" }, modelTable);
var equations = step("equations", { equationCheck }, {
	label: "By the other equation",
	when: { equationCheck: "yes" }
}, equationTable);
var deviations = step("deviations", {
	run,
	curve: given.comparedCurve
}, {
	label: "Deviations from the pasted curve",
	when: { comparedCurve: filled }
}, deviationTable);
/** The rows of the tables over time. */
var moments = value$1("moments", {
	run,
	outputStep: maybe(given.outputStep)
}, (v) => momentsOf(v.run.series.time, v.outputStep));
var history = step("history", {
	run,
	moments
}, { label: "History" }, (v) => historyTable(v.run, v.moments));
var released = step("released", { run }, { label: "Released, by component" }, (v) => releasedTable(v.run));
/** What leaves changes more slowly than pressure and temperatures: fewer rows tell it. */
var ventedMoments = value$1("ventedMoments", {
	run,
	outputStep: maybe(given.outputStep)
}, (v) => momentsOf(v.run.series.time, v.outputStep, 40));
var ventedStream = step("ventedStream", {
	run,
	moments: ventedMoments
}, { label: "Vented stream" }, (v) => ventedTable(v.run, v.moments));
// calculators/plant-depressurization-pro/fire/rupture-check.ts
/** From the fields to the check for rupture. */
var { heat, fire, localFire, hotMetal, tensileStrength, wallThickness: wallThickness$1 } = given;
var { strengthFactor, weldFactor, longitudinalStress, corrosionAllowance, metalTemperature } = given;
/** The strength of the metal where none is typed. */
var strengthFill = fill$1(tensileStrength, value$1("strengthOfMetal", { hotMetal }, (v) => {
	const { name, strength } = fireMetal(v.hotMetal);
	return {
		value: strength.points[0]?.[1] ?? 0,
		of: name,
		source: strength.source
	};
}, checkedForRupture));
/** The fire on the spot: one of the list, or that of the whole vessel, of which a pool fire has its flux on a dry wall. */
var spotFire = value$1("spotFire", {
	heat,
	...maybe({
		localFire,
		fire
	})
}, (v) => {
	if (v.localFire === void 0 || v.localFire === "none") return ruledOut("rupture is not checked");
	if (v.localFire !== "same") return fireScenarios[v.localFire];
	if (v.heat === "pool-fire") return fireScenarios.apiPool;
	return v.fire === void 0 ? missing("fire") : fireScenarios[v.fire];
});
var localFireOf = value$1("localFireOf", {
	spotFire,
	hotMetal,
	tensileStrength,
	strengthFactor,
	weldFactor,
	longitudinalStress,
	corrosionAllowance,
	metalTemperature,
	wallThickness: wallThickness$1
}, (v) => v.corrosionAllowance >= v.wallThickness ? absent("the corrosion allowance is not below the wall thickness") : {
	fire: v.spotFire,
	metal: v.hotMetal,
	across: v.metalTemperature,
	tensileStrength: v.tensileStrength,
	strengthFactor: v.strengthFactor,
	weldFactor: v.weldFactor,
	longitudinalStress: v.longitudinalStress,
	corrosionAllowance: v.corrosionAllowance
});
var rupture = longValue("rupture", {
	simulation,
	localFireOf
}, (v) => ruptureCheck(v.simulation.spec, v.simulation.run, v.localFireOf) ?? absent("the wall is not modelled"));
/** What is impossible of the fields of the check. */
function ruptureRefusals(v) {
	return v.corrosionAllowance >= v.wallThickness ? [error("Corrosion allowance must be below the wall thickness.", { field: "corrosionAllowance" })] : [];
}
// calculators/plant-depressurization-pro/fire/rupture-basis.ts
var guideline = "Scandpower guideline (2004)";
var cited = ({ source, certainty, remark }) => `${source}. Certainty: ${certainty}.${remark === void 0 ? "" : ` ${remark}`}`;
function basisTable(metal, across) {
	const { strength, heatCapacity, conductivity } = fireMetal(metal);
	return table$1([
		{
			id: "part",
			label: "Part"
		},
		{
			id: "how",
			label: "Method"
		},
		{
			id: "source",
			label: "Source"
		}
	], [
		[
			"Local fire",
			"Heats a spot of the wall beside the gas by its flux; the spot gives to the gas only what the wall beside it gives in the fire on the vessel, which governs the pressure",
			guideline
		],
		[
			"Metal temperature",
			across === "uniform" ? "Uniform across the metal, heat capacity by temperature" : "Conduction across the metal, heat capacity and conductivity by temperature",
			cited(heatCapacity)
		],
		...across === "uniform" ? [] : [[
			"Conductivity",
			"By temperature",
			cited(conductivity)
		]],
		[
			"Stress",
			"Von Mises at the inside of the corroded cylinder under the gauge pressure, with the longitudinal stress: √(3(p·D²/(D² − d²))² + σ_a²)",
			`${guideline}, appendix C`
		],
		[
			"Strength",
			"Tensile strength at the temperature of the metal times strength and weld factors; none above the last figure",
			cited(strength)
		],
		[
			"Rupture",
			"When the stress first reaches the strength, straight between the moments of the run",
			guideline
		]
	]);
}
var ruptureBasis = step("ruptureBasis", {
	rupture,
	hotMetal: given.hotMetal,
	metalTemperature: given.metalTemperature
}, {
	label: "Basis of the check for rupture",
	when: checkedForRupture
}, (v) => basisTable(v.hotMetal, v.metalTemperature));
// calculators/plant-depressurization-pro/fire/rupture-verdict.ts
var source$3 = "Scandpower, Guidelines for the Protection of Pressurised Systems Exposed to Fire (2004)";
/** The verdict; a run that stops before its time gives one only where the wall has ruptured. Throws a `Refusal` else. */
function ruptureVerdict({ simulation: { run }, rupture }) {
	if (rupture.rupture) return "Ruptures";
	if (stopClause(run) !== void 0) throw openQuestion("no verdict", run, "");
	return "No rupture in the run";
}
/** When the wall ruptures, s. Throws a `Refusal` where it does not. */
function ruptureTime({ simulation: { run }, rupture }) {
	if (rupture.rupture) return rupture.rupture.time;
	const stop = stopClause(run);
	throw new Refusal(stop === void 0 ? "no time: no rupture within {duration}" : `no time: ${stop.words}`, {
		...stop?.values,
		duration: statedTime(endOf(run))
	});
}
/** What must be said of the wall in its local fire. */
function ruptureNotes({ simulation, rupture, hotMetal, metalTemperature, targetPressure }) {
	const { run, spec } = simulation;
	const { least } = rupture;
	const found = [];
	if (rupture.rupture) {
		const depressured = targetPressure !== void 0 && rupture.rupture.pressure <= targetPressure;
		found.push(warning(`The wall ruptures in the local fire after {time}, at {pressure} with {mass} still in the vessel${depressured ? "" : ", before it is depressured"}.`, {
			field: "timeToRupture",
			source: source$3,
			values: {
				time: statedTime(rupture.rupture.time),
				pressure: statedGauge(rupture.rupture.pressure),
				mass: stated("mass", rupture.rupture.mass, { digits: 3 })
			}
		}));
	} else if (least.time >= .98 * endOf(run)) found.push(warning("The margin on strength is still falling at the end of the run: the wall may rupture later. Increase the duration.", { field: "strengthMargin" }));
	const end = fireMetal(hotMetal).strength.points.at(-1)?.[0] ?? 0;
	const { time } = run.series;
	if (rupture.history.hottest.some((hottest, index) => hottest > end && (time[index - 1] ?? 0) <= least.time)) found.push(warning("The metal passes {end}, above which no strength is published for it: none is counted there.", {
		field: "hotMetal",
		values: { end: stated("temperature", end, { digits: 4 }) }
	}));
	if (metalTemperature === "profile") found.push(warning("With a profile the strength is averaged across the wall, as ductile metal has it, and a thick wall lasts much longer than the guideline allows. Uniform is the conservative choice.", { field: "metalTemperature" }));
	if (spec.wall.insulation !== void 0) found.push(warning("The insulation is taken to stay in place throughout the fire: it must be fireproofing rated for it.", { field: "localFire" }));
	found.push(info("The hot strength is that of the guideline as other programs quote it, for tensile tests, not for creep. Only the cylinder above the liquid is checked: not heads, nozzles, flanges or supports.", {
		field: "hotMetal",
		source: source$3
	}));
	return found;
}
// calculators/plant-depressurization-pro/fire/rupture-results.ts
/** What is read from the check for rupture. */
var when$1 = checkedForRupture;
var source$2 = "Scandpower guideline (2004): von Mises stress against tensile strength at temperature";
var atLeast = "At the rupture, or where the margin is least";
var wallInFire = step("wallInFire", {
	simulation,
	rupture
}, {
	label: "Wall in the local fire",
	when: when$1,
	source: source$2
}, ruptureVerdict);
var timeToRupture = step("timeToRupture", {
	simulation,
	rupture
}, {
	label: "Time to rupture",
	kind: "time",
	unit: "min",
	when: when$1,
	source: source$2,
	digits: 3
}, ruptureTime);
var strengthMargin = step("strengthMargin", { rupture }, {
	label: "Least margin on strength",
	kind: "fraction",
	unit: "%",
	when: when$1,
	source: source$2,
	digits: 3
}, (v) => v.rupture.margin);
var stressThen = step("stressThen", { rupture }, {
	label: "Stress then",
	symbol: "σ_e",
	kind: "stress",
	unit: "MPa",
	when: when$1,
	source: atLeast,
	digits: 4
}, (v) => v.rupture.least.stress);
var strengthThen = step("strengthThen", { rupture }, {
	label: "Strength counted then",
	kind: "stress",
	unit: "MPa",
	when: when$1,
	source: atLeast,
	digits: 4
}, (v) => v.rupture.least.strength);
var metalThen = step("metalThen", { rupture }, {
	label: "Metal temperature then",
	kind: "temperature",
	unit: "°C",
	when: when$1,
	source: atLeast
}, (v) => v.rupture.least.temperature);
var pressureThen = step("pressureThen", { rupture }, {
	label: "Pressure then",
	kind: "gaugePressure",
	unit: "bar(g)",
	when: when$1,
	source: atLeast
}, (v) => gauge(v.rupture.least.pressure));
var contentsThen = step("contentsThen", { rupture }, {
	label: "Contents then",
	kind: "mass",
	unit: "kg",
	when: when$1,
	source: atLeast
}, (v) => v.rupture.least.mass);
var columns = [
	{
		id: "time",
		label: "Time",
		kind: "time",
		unit: "s",
		digits: 5
	},
	{
		id: "temperature",
		label: "Metal in the local fire",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "hottest",
		label: "Hottest metal there",
		kind: "temperature",
		unit: "°C",
		digits: 4
	},
	{
		id: "strength",
		label: "Strength counted",
		kind: "stress",
		unit: "MPa",
		digits: 4
	},
	{
		id: "stress",
		label: "Stress",
		kind: "stress",
		unit: "MPa",
		digits: 4
	},
	{
		id: "dry",
		label: "Heat to the dry wall",
		kind: "heatRate",
		unit: "kW",
		digits: 4
	},
	{
		id: "wetted",
		label: "Heat to the wetted wall",
		kind: "heatRate",
		unit: "kW",
		digits: 4
	}
];
/** The spot in the local fire over time, and by which surface the fire on the vessel heats it. */
function ruptureTable({ series }, { history }) {
	const rows = sampled(series.time.length).map((index) => [
		series.time[index],
		history.temperature[index],
		history.hottest[index],
		history.strength[index],
		history.stress[index],
		series.heatToDryWall[index],
		series.heatToWettedWall[index]
	]);
	return table$1(columns, rows);
}
var ruptureHistory = step("ruptureHistory", {
	run,
	rupture
}, {
	label: "History of the wall in the fire",
	when: when$1
}, (v) => ruptureTable(v.run, v.rupture));
var ruptureResults = [
	wallInFire,
	timeToRupture,
	strengthMargin,
	stressThen,
	strengthThen,
	metalThen,
	pressureThen,
	contentsThen
];
// calculators/plant-depressurization-pro/fire/rupture.ts
/** What is said of the check for rupture. */
var ruptureChecks = [
	check({
		corrosionAllowance: given.corrosionAllowance,
		wallThickness: given.wallThickness
	}, ruptureRefusals),
	check({
		byTemperature,
		hotMetal: given.hotMetal,
		wallProperties: given.wallProperties
	}, wallPropertyNotes),
	check({
		simulation,
		rupture,
		hotMetal: given.hotMetal,
		metalTemperature: given.metalTemperature,
		target: maybe(target)
	}, ({ target: aimed, ...v }) => ruptureNotes({
		...v,
		targetPressure: aimed?.pressure
	}))
];
// calculators/plant-depressurization-pro/outlet/swell-verdict.ts
var source$1 = "DIERS: drift flux with vapour from all of the liquid, distribution parameter 1";
/** The swelling in the run in which it is worse: the one shown or the one with the contents at one temperature. */
function worstSwell({ run, coldRun }) {
	return [run.swell, coldRun?.swell].filter((each) => each !== void 0).toSorted((one, other) => other.excess.value - one.excess.value || other.highest.value - one.highest.value)[0];
}
/** Whether vapour alone leaves. Throws a `Refusal` where the run does not say. */
function swellVerdict({ simulation }) {
	const swell = worstSwell(simulation);
	if (swell === void 0) return absent("there is no liquid below gas in this run");
	if (swell.reaches !== void 0) return "Liquid carried over";
	const stopped = [simulation.run, simulation.coldRun].find((each) => each !== void 0 && stopClause(each) !== void 0);
	if (stopped !== void 0) throw openQuestion("no verdict", stopped, "");
	return "Vapour alone";
}
/** What must be said of a liquid that swells: that it is carried over, and by which assumptions it is or is not. */
function swellNotes({ simulation, nozzleHeight }) {
	const swell = worstSwell(simulation);
	if (swell === void 0) return nozzleHeight === void 0 ? [] : [info("The height of the outlet nozzle is not used: there is no liquid below gas in this run.", { field: "nozzleHeight" })];
	const found = [];
	const { reaches, acted, regime, viscous } = swell;
	const { shape } = simulation.spec;
	if (reaches !== void 0) {
		const values = {
			from: statedTime(reaches.from),
			to: statedTime(reaches.to),
			mass: stated("mass", acted ? simulation.run.summary.releasedLiquid : swell.excess.value, { digits: 2 })
		};
		found.push(warning(acted ? "The boiling liquid swells up to the outlet nozzle: from {from} to {to} liquid leaves with the vapour, {mass} in this run." : "The boiling liquid swells up to the outlet nozzle from {from} to {to}. Up to about {mass} of liquid is carried over, which this run leaves in the vessel: let the valve draw by level swell, or take a smaller orifice or a lower level.", {
			field: "swellVerdict",
			values,
			source: source$1
		}));
	} else if (regime === "churn-turbulent") found.push(info("That vapour alone leaves holds for a liquid that does not foam. One that may foam can be carried over.", {
		field: "swellVerdict",
		source: source$1
	}));
	if (shape.orientation === "horizontal" && regime !== "homogeneous") found.push(info("Level swell in a horizontal vessel is not covered by the DIERS relations: the void at the surface is taken for all of the liquid, which overstates the level.", { field: "swellVerdict" }));
	if (viscous !== void 0) found.push(warning("The liquid reaches {viscosity}; above {limit} it swells as bubbly flow: choose a viscous liquid for level swell.", {
		field: "swellRegime",
		values: {
			viscosity: stated("dynamicViscosity", viscous, { digits: 2 }),
			limit: stated("dynamicViscosity", .1)
		}
	}));
	return found;
}
// calculators/plant-depressurization-pro/outlet/swell-results.ts
/** What is read of the swelling of the liquid from a run. */
var when = fromAbove;
var source = "DIERS (Fisher et al. 1992; HSE CRR 136/1998): drift flux with vapour from all of the liquid, distribution parameter 1; all vapour that leaves is counted as risen through it";
var none$1 = ruledOut("no liquid below the gas");
var below = ruledOut("the liquid stays below the nozzle");
var ofSwell = (read) => ({ simulation: simulated }) => {
	const swell = worstSwell(simulated);
	return swell === void 0 ? none$1 : read(swell, simulated);
};
var swellResults = [
	step("swellVerdict", { simulation }, {
		label: "Boiling liquid at the outlet nozzle",
		when,
		source
	}, swellVerdict),
	step("swollenLevel", { simulation }, {
		label: "Highest swollen level",
		kind: "length",
		unit: "mm",
		when,
		source
	}, ofSwell(({ highest }) => highest.value)),
	step("swellFrom", { simulation }, {
		label: "Liquid at the nozzle from",
		kind: "time",
		unit: "min",
		when,
		source,
		digits: 3
	}, ofSwell(({ reaches }) => reaches?.from ?? below)),
	step("swellTo", { simulation }, {
		label: "Liquid at the nozzle until",
		kind: "time",
		unit: "min",
		when,
		source,
		digits: 3
	}, ofSwell(({ reaches }) => reaches?.to ?? below)),
	step("swellExcess", { simulation }, {
		label: "Liquid without room under the nozzle, at most",
		kind: "mass",
		unit: "kg",
		when: { draw: "vapour" },
		source,
		digits: 3
	}, ofSwell(({ excess }) => excess.value)),
	step("swellOrifice", { simulation }, {
		label: "Largest orifice for vapour alone, about",
		kind: "length",
		unit: "mm",
		when: { draw: "vapour" },
		source: "Vapour flow in proportion to the area, at the contents of this run",
		digits: 3
	}, ofSwell(({ leastRoom }, { spec: { outlet } }) => leastRoom === void 0 ? absent("no vapour leaves") : leastRoom > 0 ? outlet.diameter * Math.sqrt(leastRoom) : absent("liquid is carried over with any orifice")))
];
// calculators/plant-depressurization-pro/outlet/tail-pipe-verdict.ts
/** Reduction of the flow that is none. */
var leastReduction = .01;
/** How near to the speed of sound the end of the pipe counts as choked. */
var sonic = .9999;
/** The runs of a simulation with a tail pipe: the one shown and the one on the cold side. */
function runsOf({ run, coldRun }) {
	return [run, coldRun].flatMap((each) => each?.tailPipe === void 0 ? [] : [{
		run: each,
		pipe: each.tailPipe
	}]);
}
/** The tail pipe in the run in which its metal becomes coldest; undefined where there is none. */
function coldestPipe(simulation) {
	return runsOf(simulation).map(({ pipe }) => pipe).toSorted((one, other) => one.lowestMetalTemperature.value - other.lowestMetalTemperature.value)[0];
}
/** The coldest metal of the tail pipe against its own limit. Throws a `Refusal` where the run does not give a verdict. */
function tailPipeBrittle({ simulation, limit }) {
	const coldest = coldestPipe(simulation);
	if (coldest === void 0) return ruledOut("no tail pipe is modelled");
	if (limit === void 0) return missing("tail pipe minimum design temperature");
	if (coldest.lowestMetalTemperature.value < limit) return "Below minimum";
	if (runsOf(simulation).some(({ pipe }) => !pipe.isWhole)) throw new Refusal("no verdict: for a part of the run no state of the fluid was found in the tail pipe");
	const open = runsOf(simulation).find((each) => stopClause(each.run) !== void 0 || pipeMayFallBelow(each, limit));
	if (open !== void 0) throw openQuestion("no verdict", open.run, "the tail pipe is still cooling at the end of the run; increase the duration");
	return "Not below minimum";
}
/** What must be said of a tail pipe: metal too cold, a choked end, a flow that it lessens. */
function tailPipeNotes({ simulation, limit }) {
	const coldest = coldestPipe(simulation);
	const pipe = simulation.run.tailPipe;
	if (coldest === void 0 || pipe === void 0) return [];
	const found = [];
	const { value, time, place } = coldest.lowestMetalTemperature;
	if (limit !== void 0 && value < limit) found.push(warning("The metal of the tail pipe falls {below} below its minimum design temperature after {when}, about {place} from the valve: brittle fracture cannot be ruled out.", {
		field: "tailPipeBrittle",
		values: {
			below: stated("temperatureDifference", limit - value, { digits: 3 }),
			when: statedTime(time),
			place: stated("length", place, {
				digits: 2,
				like: "tailPipeLength"
			})
		}
	}));
	if (!pipe.isWhole) found.push(warning("For a part of the run no state of the fluid was found in the tail pipe: it may be colder, and its pressures higher, than shown.", { field: "tailPipeMetalTemperature" }));
	if (pipe.highestMachNumber.value > sonic) found.push(warning("The flow chokes at the end of the tail pipe for part of the run: the pressure in the pipe there is then above that of the header.", { field: "tailPipeMach" }));
	if (pipe.largestReduction.value > leastReduction) found.push(info("The pressure drop of the tail pipe reduces the flow through the valve by up to {share}, after {when}.", {
		field: "valveOutletPressure",
		values: {
			share: stated("fraction", pipe.largestReduction.value, {
				digits: 2,
				unit: "%"
			}),
			when: statedTime(pipe.largestReduction.time)
		}
	}));
	return found;
}
// calculators/plant-depressurization-pro/outlet/tail-pipe-results.ts
/** What is read of the tail pipe from a run. */
var flow = "Adiabatic flow with friction of the real fluid, from the simulated history";
var metal = "Metal in cells along the pipe, from the simulated history";
var none = ruledOut("no tail pipe is modelled");
var ofRun = (read) => ({ simulation: { run } }) => run.tailPipe === void 0 ? none : read(run.tailPipe);
var ofColdest = (read) => ({ simulation: simulated }) => {
	const pipe = coldestPipe(simulated);
	return pipe === void 0 ? none : read(pipe);
};
var tailPipeResults = [
	step("valveOutletPressure", { simulation }, {
		label: "Highest pressure at the valve outlet",
		when: withTailPipe,
		kind: "gaugePressure",
		unit: "bar(g)",
		source: flow
	}, ofRun((pipe) => gauge(pipe.highestInletPressure.value))),
	step("tailPipeMach", { simulation }, {
		label: "Highest Mach number, end of tail pipe",
		when: withTailPipe,
		kind: "number",
		unit: "",
		source: flow,
		digits: 3
	}, ofRun((pipe) => Math.min(1, pipe.highestMachNumber.value))),
	step("tailPipeVelocity", { simulation }, {
		label: "Highest velocity, end of tail pipe",
		when: withTailPipe,
		kind: "velocity",
		unit: "m/s",
		source: flow
	}, ofRun((pipe) => pipe.highestVelocity.value)),
	step("tailPipeReduction", { simulation }, {
		label: "Largest reduction of flow by the tail pipe",
		when: withTailPipe,
		kind: "fraction",
		unit: "%",
		source: flow,
		digits: 3
	}, ofRun((pipe) => pipe.largestReduction.value)),
	step("tailPipeFluidTemperature", { simulation }, {
		label: "Lowest fluid temperature in the tail pipe",
		when: withTailPipe,
		kind: "temperature",
		unit: "°C",
		source: flow
	}, ofColdest((pipe) => pipe.lowestFluidTemperature?.value ?? absent("nothing flows through the tail pipe"))),
	step("tailPipeMetalTemperature", { simulation }, {
		label: "Lowest metal temperature of the tail pipe",
		when: withTailPipe,
		kind: "temperature",
		unit: "°C",
		source: metal
	}, ofColdest((pipe) => pipe.lowestMetalTemperature.value)),
	step("tailPipeColdTime", { simulation }, {
		label: "Coldest metal of the tail pipe after",
		when: withTailPipe,
		kind: "time",
		unit: "min",
		source: metal
	}, ofColdest((pipe) => pipe.lowestMetalTemperature.time)),
	step("tailPipeColdPlace", { simulation }, {
		label: "Coldest metal, distance from the valve",
		when: withTailPipe,
		kind: "length",
		unit: "m",
		source: metal,
		digits: 2
	}, ofColdest((pipe) => pipe.lowestMetalTemperature.place)),
	step("tailPipeBrittle", {
		simulation,
		limit: maybe(given.tailPipeMinimumTemperature)
	}, {
		label: "Tail pipe metal against its minimum",
		when: withTailPipe
	}, tailPipeBrittle)
];
// calculators/plant-depressurization-pro/fire/rupture-plots.ts
/** Stress and strength of the wall in its local fire, how hot its metal is, and the heat of the fire by surface. */
function rupturePlots({ series }, { history, rupture }) {
	const marks = (y) => rupture === void 0 || y === void 0 ? {} : { marks: [{
		label: "rupture",
		x: rupture.time,
		y
	}] };
	return [
		{
			title: "Stress and strength",
			x: timeAxis,
			y: {
				label: "Stress",
				kind: "stress",
				unit: "MPa",
				from: 0
			},
			series: [curve(series.time, history.stress, "stress", "main"), curve(series.time, history.strength, "strength counted", "second")],
			...marks(rupture?.stress)
		},
		{
			title: "Metal in the local fire",
			x: timeAxis,
			y: {
				label: "Temperature",
				kind: "temperature",
				unit: "°C"
			},
			series: [curve(series.time, history.temperature, "in the local fire", "main"), curve(series.time, series.innerWallTemperatureGas, "elsewhere, at the gas", "second")],
			...marks(rupture?.temperature)
		},
		{
			title: "Heat from the fire",
			x: timeAxis,
			y: {
				label: "Heat",
				kind: "heatRate",
				unit: "kW",
				from: 0
			},
			series: [curve(series.time, series.heatToDryWall, "dry wall", "main"), curve(series.time, series.heatToWettedWall, "wetted wall", "second")]
		}
	];
}
// calculators/plant-depressurization-pro/outlet/tail-pipe-plots.ts
/** The tail pipe against time: pressures, Mach number at its end, temperatures; none without one. */
function tailPipePlots({ series, tailPipe }, limit) {
	if (tailPipe === void 0) return [];
	const { time } = series;
	const { inletPressure, outletPressure, machNumber, lowestFluidTemperature, lowestMetalTemperature } = tailPipe.series;
	return [
		{
			title: "Tail pipe pressure",
			x: timeAxis,
			y: {
				label: "Pressure",
				kind: "gaugePressure",
				unit: "bar(g)",
				from: 0
			},
			series: [curve(time, inletPressure.map(gauge), "valve outlet", "main"), curve(time, outletPressure.map(gauge), "end of tail pipe", "second")]
		},
		{
			title: "Tail pipe Mach number",
			x: timeAxis,
			y: {
				label: "Mach number",
				kind: "number",
				unit: "",
				from: 0
			},
			series: [curve(time, machNumber, "end of tail pipe", "main")]
		},
		{
			title: "Tail pipe temperature",
			x: timeAxis,
			y: {
				label: "Temperature",
				kind: "temperature",
				unit: "°C"
			},
			series: [
				curve(time, lowestFluidTemperature, "coldest fluid", "main"),
				curve(time, lowestMetalTemperature, "coldest metal", "third"),
				...limitLine("minimum", limit, time.at(-1) ?? 0)
			]
		}
	];
}
/** What is read of the tail pipe at a moment. */
function tailPipeReadings({ tailPipe }, index) {
	if (tailPipe === void 0) return [];
	const { inletPressure, machNumber, lowestMetalTemperature } = tailPipe.series;
	const reading = (label, kind, unit, value) => ({
		label,
		kind,
		unit,
		value
	});
	return [
		reading("Valve outlet", "gaugePressure", "bar(g)", gauge(inletPressure[index] ?? NaN)),
		reading("Mach, end of tail pipe", "number", "", machNumber[index]),
		reading("Coldest tail pipe metal", "temperature", "°C", lowestMetalTemperature[index])
	];
}
// calculators/plant-depressurization-pro/answers/timeline.ts
/** A run moment by moment: the vessel with its level and temperatures, the readings, the curves. */
function timelineOf(v) {
	const { run, shape } = v;
	if (!run) return void 0;
	const { series } = run;
	return {
		times: series.time,
		plots: [
			...historyPlots(run, {
				targetPressure: v.target?.pressure,
				minimumDesignTemperature: v.minimumDesignTemperature,
				curve: v.curve
			}),
			...v.rupture === void 0 ? [] : rupturePlots(run, v.rupture),
			...tailPipePlots(run, v.tailPipeMinimumTemperature)
		],
		drawing: (index) => drawVessel({
			shape,
			diameter: v.insideDiameter,
			length: v.tangentLength,
			level: series.level[index],
			gasTemperature: series.gasTemperature[index],
			liquidTemperature: series.liquidTemperature[index],
			flow: series.massFlow[index]
		}),
		readings: (index) => {
			const reading = (label, kind, unit, value) => ({
				label,
				kind,
				unit,
				value
			});
			return [
				reading("Pressure", "gaugePressure", "bar(g)", gauge(series.pressure[index] ?? NaN)),
				reading("Gas", "temperature", "°C", series.gasTemperature[index]),
				reading("Liquid", "temperature", "°C", series.liquidTemperature[index]),
				reading("Coldest metal", "temperature", "°C", series.lowestWallTemperature[index]),
				reading("Flow", "massFlow", "kg/h", series.massFlow[index]),
				reading("Contents", "mass", "kg", series.mass[index]),
				...tailPipeReadings(run, index),
				...run.water === void 0 ? [] : [reading("Free water", "mass", "kg", series.freeWaterMass[index])]
			];
		}
	};
}
// calculators/plant-depressurization-pro/wall-fills.ts
/**
* What the material of the wall and the curve of its steel fill in. The properties are those of the coldest that is known of the
* case: metal holds less heat the colder it is, so that the wall changes its temperature faster than it would, which is safe
* for the lowest and for the highest.
*/
var { wallMaterial: material, impactCurve, initialTemperature: initialTemperature$1, minimumDesignTemperature, wallThickness } = given;
var coldest = value$1("coldestWall", {
	initialTemperature: initialTemperature$1,
	minimumDesignTemperature: maybe(minimumDesignTemperature)
}, (v) => v.minimumDesignTemperature !== void 0 && v.minimumDesignTemperature < v.initialTemperature ? {
	temperature: v.minimumDesignTemperature,
	words: "at the minimum design metal temperature"
} : {
	temperature: v.initialTemperature,
	words: "at the initial temperature"
});
function ofWall(property, _kind) {
	return value$1(`wall.${property}`, {
		material,
		coldest
	}, (v) => {
		if (v.material === "typed") return ruledOut("typed by hand");
		const { value: found, source, remark } = wallProperty(v.material, property, v.coldest.temperature);
		const { name } = wallMaterial(v.material);
		return {
			value: found,
			of: name,
			source: `${source}, ${v.coldest.words}${remark === void 0 ? "" : `. ${remark}`}`
		};
	});
}
var exempt = value$1("exemptTemperature", {
	impactCurve,
	wallThickness
}, (v) => v.impactCurve === "none" ? ruledOut("typed by hand") : {
	value: minimumDesignMetalTemperature(v.impactCurve, v.wallThickness),
	of: `a steel of curve ${v.impactCurve} of this thickness without an impact test`,
	source: "ASME BPVC VIII-1, fig. UCS-66, without reduction for low stress"
});
var wallFills = [
	fill$1(given.wallDensity, ofWall("density", "density")),
	fill$1(given.wallHeatCapacity, ofWall("heatCapacity", "specificHeat")),
	fill$1(given.wallConductivity, ofWall("conductivity", "thermalConductivity")),
	fill$1(minimumDesignTemperature, exempt)
];
// calculators/plant-depressurization-pro/contents/water-notes.ts
/** How much free water a run has, how it is treated, and how much water leaves. */
function freeWaterNotes({ run: { water, series }, draw }) {
	if (water === void 0 || water.most.value === 0) return [];
	const mass = (value) => stated("mass", value, { digits: 3 });
	const start = series.freeWaterMass[0] ?? 0;
	return [info(`Free water lies below the hydrocarbon liquid as pure water: ${start > 0 ? "{start} at the start, up to a level of {level}, and {most} at the most" : "none at the start, {most} at the most, after {when}"}. {released} of water leaves, vapour and liquid together.${draw === "liquid" ? " The valve draws it before the liquid above." : ""} Salt and inhibitors are not accounted for.`, {
		field: "composition",
		source: "IAPWS R7-97",
		values: {
			start: mass(start),
			level: stated("length", series.freeWaterLevel[0] ?? 0, {
				digits: 3,
				like: "insideDiameter"
			}),
			most: mass(water.most.value),
			when: stated("time", water.most.time, {
				digits: 3,
				like: "duration"
			}),
			released: mass(water.released)
		}
	})];
}
/** Ice and hydrate that only the run with one temperature finds: with gas and liquid apart the free water errs on the warm side. */
function colderWaterNotes({ simulation: { run, coldRun } }) {
	if (run.water === void 0 || coldRun?.water === void 0) return [];
	const found = [];
	const { freezesFrom, coldestFreezing, hydrate } = coldRun.water;
	if (run.water.hydrate === void 0 && hydrate !== void 0) found.push(warning("Hydrate may form in the vessel: with one temperature of the contents, from {from} on the free water is below the temperature at which hydrate forms, by {below} at most.", {
		field: "model",
		values: {
			from: statedTime(hydrate.from),
			below: stated("temperatureDifference", hydrate.deepest.value, { digits: 2 })
		}
	}));
	if (run.water.freezesFrom === void 0 && freezesFrom !== void 0 && coldestFreezing !== void 0) found.push(warning("Ice may form in the vessel: with one temperature of the contents, from {from} on they hold water below its freezing point, and they fall to {lowest}.", {
		field: "model",
		values: {
			from: statedTime(freezesFrom),
			lowest: stated("temperature", coldestFreezing.value, { digits: 3 })
		}
	}));
	return found;
}
// calculators/plant-depressurization-pro/contents/water.ts
/** Fraction of water above which its own phase can matter. */
var traceOfWater = .001;
/** What must be said where water is part of the contents and its free water is no phase of its own, or PR describes it poorly. */
function waterNotes({ composition, equationOfState, model }) {
	if ((composition.find(({ item }) => item === "H2O")?.amount ?? 0) < traceOfWater) return [];
	const alone = composition.every(({ item, amount }) => item === "H2O" || amount === 0);
	if (alone && equationOfState === "reference") return [];
	const present = composition.flatMap(({ item, amount }) => amount > 0 ? [item] : []);
	if (equationOfState === "peng-robinson" && mayHaveFreeWater(present)) return model === "equilibrium" ? [] : [info("With gas and liquid at separate temperatures, free water has the temperature of the liquid above it, and none evaporates below its boiling point: the gas errs on the cold side, the water on the warm side. Ice and hydrate in the vessel are looked for in a run with one temperature as well.", { field: "model" })];
	return [warning(alone ? "The Peng–Robinson equation describes water poorly: its vapour pressure is 8 % low at {temperature}, its liquid 13 % too light, and its viscosity and conductivity are rough." : "Free water with hydrocarbons would be a third phase, and only two are modelled. Leave free water out, or treat the results as rough.", {
		field: "composition",
		values: { temperature: stated("temperature", 350.15, { digits: 2 }) }
	})];
}
// calculators/plant-depressurization-pro/definition.ts
var { composition, equationOfState, initialPressure, initialTemperature, designPressure, outletMode, duration, targetTime } = given;
var checks = [
	check({
		target,
		outletMode,
		designPressure: maybe(designPressure),
		initialPressure,
		backPressure: given.backPressure,
		startDelay: given.startDelay,
		duration
	}, targetNotes),
	check({ refusals }, (v) => v.refusals),
	check({
		initialPressure,
		designPressure
	}, (v) => v.initialPressure > v.designPressure ? [warning("The initial pressure is above the design pressure.", { field: "designPressure" })] : []),
	check({
		composition,
		equationOfState,
		model: given.model
	}, waterNotes),
	check({
		composition,
		equationOfState,
		initialTemperature
	}, temperatureCautions),
	check({
		composition,
		equationOfState,
		initialPressure
	}, hydrogenCautions),
	check({
		run,
		start,
		initialPressure
	}, pressureCautions),
	check({
		run,
		draw: given.draw
	}, freeWaterNotes),
	check({ simulation }, colderWaterNotes),
	check({ run }, validityNotes),
	check({
		run,
		outputStep: given.outputStep
	}, (v) => outputStepNotes({
		end: endOf(v.run),
		outputStep: v.outputStep
	})),
	check({
		run,
		curve: given.comparedCurve
	}, curveNotes),
	check({ simulation }, endNotes),
	check({
		simulation,
		model: given.model
	}, modelNotes),
	check({
		run,
		draw: given.draw,
		simulation
	}, outletCautions),
	check({ run }, closureCautions),
	check({
		simulation,
		outletMode,
		duration,
		targetTime
	}, durationNotes),
	check({
		simulation,
		target,
		targetTime
	}, (v) => windowNotes({
		...v,
		window: v.simulation.window
	})),
	check({
		outletMode,
		timeToTarget,
		targetTime
	}, targetTimeNotes),
	check({ simulation }, depressuringNotes),
	check({ simulation }, brittleNotes),
	check({
		run,
		fireStart: given.fireStart,
		fireDuration: maybe(given.fireDuration)
	}, fireSpanNotes),
	...ruptureChecks,
	check({
		openingCurve: given.openingCurve,
		openingTime: given.openingTime
	}, openingNotes),
	check({
		simulation,
		limit: maybe(given.tailPipeMinimumTemperature)
	}, tailPipeNotes),
	check({
		simulation,
		nozzleHeight: maybe(given.nozzleHeight)
	}, swellNotes),
	check({
		choice: given.header,
		simulation
	}, headerNotes),
	check({
		equationCheck,
		minimumDesignTemperature: maybe(given.minimumDesignTemperature)
	}, equationNotes)
];
var definition_default = calculation(meta, {
	inputs: Object.fromEntries(Object.entries(sections).map(([section, each]) => [section, Object.values(each)])),
	fills: [
		...wallFills,
		strengthFill,
		...tailPipeFills
	],
	loads: [picture({
		composition,
		equationOfState,
		equationCheck: given.equationCheck
	}, contentsLoad)],
	carried: [carriedComposition("composition")],
	results: {
		Orifice: [orificeDiameter, timeToTarget],
		"API 521": [
			timeToHalfDesign,
			timeTo690,
			depressuring,
			finalPressure
		],
		Temperature: [
			lowestFluidTemperature,
			lowestWallTemperature,
			brittleFracture,
			highestWallTemperature,
			lowestDownstreamTemperature
		],
		"Rupture in fire": [
			...ruptureResults,
			ruptureBasis,
			ruptureHistory
		],
		"Level swell": swellResults,
		"Tail pipe": tailPipeResults,
		"To the flare": [
			peakFlow,
			releasedMass,
			liquidCarriedOver,
			reliefRelease,
			peakRelief
		],
		Balance: [
			volumeInside,
			initialMass,
			initialLevel,
			massClosure,
			energyClosure,
			modelBasis,
			equations,
			deviations,
			history,
			released,
			ventedStream
		]
	},
	primary: timeToTarget,
	answers: [
		orificeDiameter,
		timeToTarget,
		lowestWallTemperature,
		lowestDownstreamTemperature,
		peakFlow
	],
	shows: [volumeInside],
	checks,
	examples,
	published,
	experiments,
	references: [
		"API Standard 521, Pressure-relieving and Depressuring Systems, 7th ed., 2020",
		"D.-Y. Peng and D. B. Robinson, A new two-constant equation of state, Ind. Eng. Chem. Fundam. 15 (1976) 59–64; 1978 form of the alpha function",
		"O. Kunz and W. Wagner, The GERG-2008 wide-range equation of state for natural gases and other mixtures, J. Chem. Eng. Data 57 (2012) 3032–3091; of a single component the paper of its reference equation, named in Model",
		"B. Hekkelstrand, P. Skulstad, Guidelines for the Protection of Pressurised Systems Exposed to Fire, Scandpower Risk Management, report 27.207.291/R1, version 2, 2004",
		"H. G. Fisher et al., Emergency Relief System Design Using DIERS Technology, AIChE, 1992; J. Etchells, J. Wilday, Workbook for Chemical Reactor Relief System Sizing, HSE CRR 136/1998",
		"M. A. Haque, S. M. Richardson, G. Saville et al., Blowdown of pressure vessels, Trans IChemE 70B (1992)"
	],
	drawing: picture({
		shape,
		orientation: given.orientation,
		diameter: given.insideDiameter,
		length: given.tangentLength,
		level: given.liquidLevel
	}, (v) => drawVessel(v)),
	timeline: picture({
		shape,
		run,
		rupture,
		insideDiameter: given.insideDiameter,
		tangentLength: given.tangentLength,
		target,
		minimumDesignTemperature: given.minimumDesignTemperature,
		tailPipeMinimumTemperature: given.tailPipeMinimumTemperature,
		curve: given.comparedCurve
	}, timelineOf),
	together: seenTogether({
		run,
		flareCapacity: given.flareCapacity,
		startDelay: given.startDelay,
		peakFlow,
		timeToTarget,
		simulation,
		target,
		targetTime,
		caseHeader,
		allowableHeaderPressure: given.allowableHeaderPressure
	}, seenAsOne, gives, withHeader)
});
export { definition_default as default };
