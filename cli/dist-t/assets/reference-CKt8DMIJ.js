import { d as findRoot, gt as atmosphere, ot as Refusal, st as stated } from "./kit-R3DteEWw.js";
import { a as DensityFactors, c as exponential, i as twoPhaseState, o as DensityFactorList, r as onePhaseState, s as solveOnIsentrope, t as Powers } from "./powers-Cvsw2QJ_.js";
import { n as wholeAt, t as at } from "./numbers-B9p0Uz0H.js";
// engineering/numerics/chebyshev.ts
/** The `count` nodes in −1…1 through whose values an expansion in Chebyshev polynomials is laid. */
function chebyshevNodes(count) {
	return Array.from({ length: count }, (_, k) => Math.cos(Math.PI * (k + .5) / count));
}
/**
* The coefficients c of f(x) = Σ c_k·T_k(x) from the values of f at the nodes of their number. Source: W. H. Press et al.,
* Numerical Recipes, 3rd ed. (2007), section 5.8.
*/
function chebyshevCoefficients(values) {
	const { length } = values;
	return Float64Array.from(values, (_, j) => {
		return values.reduce((total, value, k) => total + value * Math.cos(Math.PI * j * (k + .5) / length), 0) * (j === 0 ? 1 : 2) / length;
	});
}
/** Σ c_k·T_k(x) at x in −1…1, by Clenshaw's recurrence. */
function chebyshevSum(coefficients, x) {
	const twice = 2 * x;
	let above = 0;
	let aboveThat = 0;
	for (let k = coefficients.length - 1; k > 0; k -= 1) {
		const here = twice * above - aboveThat + coefficients[k];
		aboveThat = above;
		above = here;
	}
	return x * above - aboveThat + coefficients[0];
}
// engineering/numerics/logarithm.ts
/** Where x is looked up: the middles of 1/256 each, up to 4, but 1 on both sides of it; what they are divided by, and their logarithms. */
var middles = Float64Array.from({ length: 1024 }, (_, k) => k === 255 || k === 256 ? 1 : (k + .5) / 256);
var inverses = middles.map((middle) => 1 / middle);
var logarithms = middles.map(Math.log);
/**
* ln x within two units of the last place, from 1/8 to 4 in half the time of `Math.log` and the same on every engine: with a middle
* m of a table it is ln m from another plus a polynomial of (x − m)/m. Source of the method: P. T. P. Tang, ACM Trans. Math. Softw.
* 16 (1990) 378.
*/
function logarithm(x) {
	if (!(x >= .125 && x < 4)) return Math.log(x);
	const k = x * 256 | 0;
	const r = (x - middles[k]) * inverses[k];
	const square = r * r;
	const last = 1 / 6 - r * (1 / 7) + square * (1 / 8);
	const more = 1 / 2 - r * (1 / 3) + square * (1 / 4 - r * (1 / 5) + square * last);
	return logarithms[k] + (r - square * more);
}
// engineering/properties/helmholtz/movable-density-factors.ts
/**
* Factors of the density whose sums can be moved with it: all derivatives have their own first and second derivatives in δ. They have
* a loop of their own: those who need no more than `evaluateInBoth` would pay for the further sums.
*/
var MovableDensityFactors = class extends DensityFactors {
	/** Of `evaluateAround`: the third derivative in δ of that in τ, and the second of the second, each times the powers of both. */
	sumThirdTau = NaN;
	sumSecondTauTau = NaN;
	/** Evaluates the same as `evaluateInBoth`, and of each the derivatives in δ that are two orders higher. */
	evaluateAround(delta, weights) {
		const { exponents, ends } = this;
		const { powers, value: decays } = this.decays;
		this.decays.evaluate(delta);
		let sum = 0;
		let theta = 0;
		let thetaTwice = 0;
		let thetaThrice = 0;
		let thetaFourTimes = 0;
		let sumTau = 0;
		let thetaTau = 0;
		let thetaTwiceTau = 0;
		let thetaThriceTau = 0;
		let sumTauTau = 0;
		let thetaTauTau = 0;
		let thetaTwiceTauTau = 0;
		let i = 0;
		let w = 0;
		let e = 0;
		for (let k = 0; k < ends.length; k += 1, e += 5) {
			const end = ends[k];
			let p0 = 0;
			let p1 = 0;
			let p2 = 0;
			let p3 = 0;
			let p4 = 0;
			let tau0 = 0;
			let tau1 = 0;
			let tau2 = 0;
			let tau3 = 0;
			let tauTau0 = 0;
			let tauTau1 = 0;
			let tauTau2 = 0;
			for (; i < end; i += 1, w += 3) {
				const d = exponents[i];
				const power = powers[d];
				const term = power * weights[w];
				const termTau = power * weights[w + 1];
				const termTauTau = power * weights[w + 2];
				const once = d * term;
				const twice = d * once;
				const thrice = d * twice;
				const onceTau = d * termTau;
				const twiceTau = d * onceTau;
				const onceTauTau = d * termTauTau;
				p0 += term;
				p1 += once;
				p2 += twice;
				p3 += thrice;
				p4 += d * thrice;
				tau0 += termTau;
				tau1 += onceTau;
				tau2 += twiceTau;
				tau3 += d * twiceTau;
				tauTau0 += termTauTau;
				tauTau1 += onceTauTau;
				tauTau2 += d * onceTauTau;
			}
			const e0 = decays[e];
			const e1 = decays[e + 1];
			const e2 = decays[e + 2];
			const e3 = decays[e + 3];
			sum += e0 * p0;
			theta += e0 * p1 + e1 * p0;
			thetaTwice += e0 * p2 + 2 * e1 * p1 + e2 * p0;
			thetaThrice += e0 * p3 + 3 * (e1 * p2 + e2 * p1) + e3 * p0;
			thetaFourTimes += e0 * p4 + 4 * (e1 * p3 + e3 * p1) + 6 * e2 * p2 + decays[e + 4] * p0;
			sumTau += e0 * tau0;
			thetaTau += e0 * tau1 + e1 * tau0;
			thetaTwiceTau += e0 * tau2 + 2 * e1 * tau1 + e2 * tau0;
			thetaThriceTau += e0 * tau3 + 3 * (e1 * tau2 + e2 * tau1) + e3 * tau0;
			sumTauTau += e0 * tauTau0;
			thetaTauTau += e0 * tauTau1 + e1 * tauTau0;
			thetaTwiceTauTau += e0 * tauTau2 + 2 * e1 * tauTau1 + e2 * tauTau0;
		}
		for (; e < decays.length; e += 5, w += 3) {
			const weight = weights[w];
			const weightTau = weights[w + 1];
			const weightTauTau = weights[w + 2];
			const e0 = decays[e];
			const e1 = decays[e + 1];
			const e2 = decays[e + 2];
			const e3 = decays[e + 3];
			sum += weight * e0;
			theta += weight * e1;
			thetaTwice += weight * e2;
			thetaThrice += weight * e3;
			thetaFourTimes += weight * decays[e + 4];
			sumTau += weightTau * e0;
			thetaTau += weightTau * e1;
			thetaTwiceTau += weightTau * e2;
			thetaThriceTau += weightTau * e3;
			sumTauTau += weightTauTau * e0;
			thetaTauTau += weightTauTau * e1;
			thetaTwiceTauTau += weightTauTau * e2;
		}
		this.sum = sum;
		this.sumFirst = theta;
		this.sumSecond = thetaTwice - theta;
		this.sumThird = thetaThrice - 3 * thetaTwice + 2 * theta;
		this.sumFourth = thetaFourTimes - 6 * thetaThrice + 11 * thetaTwice - 6 * theta;
		this.sumTau = sumTau;
		this.sumFirstTau = thetaTau;
		this.sumSecondTau = thetaTwiceTau - thetaTau;
		this.sumThirdTau = thetaThriceTau - 3 * thetaTwiceTau + 2 * thetaTau;
		this.sumTauTau = sumTauTau;
		this.sumFirstTauTau = thetaTauTau;
		this.sumSecondTauTau = thetaTwiceTauTau - thetaTauTau;
	}
};
// engineering/properties/reference/ancillary.ts
/** An ancillary equation made ready to be evaluated often. */
var AncillaryEquation = class {
	ancillary;
	n;
	t;
	/** T at which it was last evaluated, and the value there: a decision and a start ask for the same. */
	evaluatedAt = NaN;
	last = NaN;
	constructor(ancillary) {
		this.ancillary = ancillary;
		this.n = Float64Array.from(ancillary.terms, ([n]) => n);
		this.t = Float64Array.from(ancillary.terms, ([, t]) => t);
	}
	/** The value at T in K, up to T_r; beyond, that at T_r. */
	valueAt(T) {
		if (T !== this.evaluatedAt) {
			this.evaluatedAt = T;
			this.last = this.evaluate(T);
		}
		return this.last;
	}
	evaluate(T) {
		const { form, temperature, value } = this.ancillary;
		const theta = 1 - T / temperature;
		if (!(theta > 0)) return value;
		const lnTheta = Math.log(theta);
		let sum = 0;
		for (let i = 0; i < this.n.length; i += 1) sum += at(this.n, i) * exponential(at(this.t, i) * lnTheta);
		if (form === "ratio") return value * (1 + sum);
		return value * exponential(form === "exponential" ? sum : sum * temperature / T);
	}
};
// engineering/properties/reference/critical-point.ts
/**
* The critical point of the equation itself, (∂p/∂ρ)_T = (∂²p/∂ρ²)_T = 0, which is not to the last digit where the fluid
* has been measured to have its own. Where terms are singular there, the equation was made to meet the published one; of
* a mixture that is treated as one fluid it is where the bubble and the dew line end.
*/
function criticalPointOf(equation, energy) {
	const { critical, residual, gasConstant, reducing, ancillaries } = equation;
	if (residual.nonAnalytic) return critical;
	if (ancillaries.bubblePressure) {
		const { temperature, value } = ancillaries.bubblePressure;
		return {
			temperature,
			pressure: value,
			density: critical.density
		};
	}
	const published = critical.density / reducing.density;
	let T = critical.temperature;
	let delta = published;
	for (let round = 0; round < 30; round += 1) {
		energy.setTemperature(T);
		const curvature = (at) => {
			energy.evaluateInDensity(at);
			return 2 * energy.delta + 4 * energy.deltaDelta + energy.deltaDeltaDelta;
		};
		delta = findRoot(curvature, .85 * published, 1.15 * published)?.x ?? NaN;
		energy.evaluate(delta);
		const slope = 1 + 2 * energy.delta + energy.deltaDelta;
		const slopeT = -(2 * energy.deltaTau + energy.deltaDeltaTau) / T;
		T -= slope / slopeT;
		if (Math.abs(slope / slopeT) < 1e-13 * T) break;
	}
	energy.setTemperature(T);
	energy.evaluateInDensity(delta);
	const density = delta * reducing.density;
	return {
		temperature: T,
		density,
		pressure: density * gasConstant * T * (1 + energy.delta)
	};
}
// engineering/properties/reference/non-analytic.ts
/** exp(−C·(δ − 1)² − D·(τ − 1)²) below exp of this changes nothing. */
var negligible$1 = -60;
/**
* The terms that make the equation of carbon dioxide right next to its critical point, with their derivatives: those of each
* term by those of its logarithm.
*/
var NonAnalyticTerms = class {
	/** Each derivative of the sum is multiplied by the variables it is taken in. */
	value = 0;
	delta = 0;
	deltaDelta = 0;
	deltaDeltaDelta = 0;
	fourthInDelta = 0;
	/** Of `evaluate`. */
	tau = 0;
	deltaTau = 0;
	deltaDeltaTau = 0;
	thirdInDeltaTau = 0;
	tauTau = 0;
	deltaTauTau = 0;
	secondInDeltaTauTau = 0;
	groups;
	/** −C·(δ − 1)² − D·(τ − 1)², θ and ln Δ of the group in hand. */
	exponent = NaN;
	theta = NaN;
	lnDistance = NaN;
	/** δ·θ_δ, δ²·θ_δδ and δ³·θ_δδδ, and Δ. */
	thetaD = NaN;
	thetaDD = NaN;
	thetaDDD = NaN;
	distance = NaN;
	/** δ·Δ_δ/Δ, δ²·Δ_δδ/Δ and so on. */
	w1 = NaN;
	w2 = NaN;
	w3 = NaN;
	w4 = NaN;
	/** (δ − 1)², and its power by q − 1, which the groups share as far as q is the same. */
	raised = NaN;
	q = NaN;
	toTheQ = NaN;
	constructor(terms) {
		const keyOf = ([, a, , beta, A, B, C, D]) => JSON.stringify([
			a,
			beta,
			A,
			B,
			C,
			D
		]);
		this.groups = [...new Set(terms.map(keyOf))].map((key) => {
			const alike = terms.filter((term) => keyOf(term) === key);
			const [[, a, , beta, A, B, C, D]] = alike;
			const members = Float64Array.from(alike.flatMap(([n, , b]) => [n, b]));
			return {
				a,
				q: 1 / (2 * beta),
				A,
				B,
				C,
				D,
				members
			};
		});
	}
	/** Evaluates the sum at δ and τ with its derivatives in δ. */
	evaluateInDensity(delta, tau) {
		this.value = 0;
		this.delta = 0;
		this.deltaDelta = 0;
		this.deltaDeltaDelta = 0;
		this.fourthInDelta = 0;
		for (const group of this.groups) if (this.approach(group, delta, tau)) this.addInDensity(group, delta);
	}
	/** Evaluates the sum at δ and τ with its first and second derivatives, and of each the first and second derivatives in δ. */
	evaluate(delta, tau) {
		this.value = 0;
		this.delta = 0;
		this.deltaDelta = 0;
		this.deltaDeltaDelta = 0;
		this.fourthInDelta = 0;
		this.tau = 0;
		this.deltaTau = 0;
		this.deltaDeltaTau = 0;
		this.thirdInDeltaTau = 0;
		this.tauTau = 0;
		this.deltaTauTau = 0;
		this.secondInDeltaTauTau = 0;
		for (const group of this.groups) if (this.approach(group, delta, tau)) this.addInBoth(group, delta, tau);
	}
	/** Sets the distance from the critical point; false where the terms are negligible or at that point itself. */
	approach({ a, q, A, B, C, D }, delta, tau) {
		const e = delta - 1;
		const e2 = e * e;
		const t = tau - 1;
		this.exponent = -C * e2 - D * t * t;
		if (this.exponent < negligible$1) return false;
		if (e2 !== this.raised || q !== this.q) this.toTheQ = powerOf(e2, q - 1);
		this.raised = e2;
		this.q = q;
		const e2q1 = this.toTheQ;
		const e2a1 = powerOf(e2, a - 1);
		const theta = A * e2q1 * e2 - t;
		const distance = theta * theta + B * e2a1 * e2;
		if (distance === 0) return false;
		const more = e === 0 ? 0 : delta / e;
		const square = delta * delta;
		const thetaD = 2 * q * A * e * e2q1 * delta;
		const thetaDD = 2 * q * (2 * q - 1) * A * e2q1 * square;
		const thetaDDD = thetaDD * (2 * q - 2) * more;
		const thetaDDDD = thetaDDD * (2 * q - 3) * more;
		const awayDD = 2 * a * (2 * a - 1) * B * e2a1 * square;
		const awayDDD = awayDD * (2 * a - 2) * more;
		const awayDDDD = awayDDD * (2 * a - 3) * more;
		const inverse = 1 / distance;
		this.theta = theta;
		this.distance = distance;
		this.lnDistance = logarithm(distance);
		this.thetaD = thetaD;
		this.thetaDD = thetaDD;
		this.thetaDDD = thetaDDD;
		this.w1 = inverse * (2 * theta * thetaD + 2 * a * B * e * e2a1 * delta);
		this.w2 = inverse * (2 * (thetaD * thetaD + theta * thetaDD) + awayDD);
		this.w3 = inverse * (6 * thetaD * thetaDD + 2 * theta * thetaDDD + awayDDD);
		this.w4 = inverse * (6 * thetaDD * thetaDD + 8 * thetaD * thetaDDD + 2 * theta * thetaDDDD + awayDDDD);
		return true;
	}
	addInDensity({ members, C }, delta) {
		const { exponent, lnDistance, w1, w2, w3, w4 } = this;
		const second = w2 - w1 * w1;
		const third = w3 - 3 * w1 * w2 + 2 * w1 * w1 * w1;
		const fourth = w4 - 4 * w1 * w3 - 3 * w2 * w2 + 6 * w1 * w1 * (2 * w2 - w1 * w1);
		const slope = 1 - 2 * C * delta * (delta - 1);
		const bend = -1 - 2 * C * delta * delta;
		for (let k = 0; k < members.length; k += 2) {
			const b = at(members, k + 1);
			const term = at(members, k) * delta * exponential(exponent + b * lnDistance);
			const l1 = slope + b * w1;
			const l2 = bend + b * second;
			const l3 = 2 + b * third;
			const l4 = b * fourth - 6;
			const l11 = l1 * l1;
			this.value += term;
			this.delta += term * l1;
			this.deltaDelta += term * (l11 + l2);
			this.deltaDeltaDelta += term * (l1 * (l11 + 3 * l2) + l3);
			this.fourthInDelta += term * (l11 * (l11 + 6 * l2) + 3 * l2 * l2 + 4 * l1 * l3 + l4);
		}
	}
	addInBoth({ members, C, D }, delta, tau) {
		const { exponent, lnDistance, theta, thetaD, thetaDD, thetaDDD, distance, w1, w2, w3, w4 } = this;
		const second = w2 - w1 * w1;
		const third = w3 - 3 * w1 * w2 + 2 * w1 * w1 * w1;
		const fourth = w4 - 4 * w1 * w3 - 3 * w2 * w2 + 6 * w1 * w1 * (2 * w2 - w1 * w1);
		const slope = 1 - 2 * C * delta * (delta - 1);
		const bend = -1 - 2 * C * delta * delta;
		const inverse = 1 / distance;
		const wT = -2 * theta * tau * inverse;
		const wTT = 2 * tau * tau * inverse;
		const w1T = -2 * thetaD * tau * inverse;
		const w2T = -2 * thetaDD * tau * inverse;
		const w3T = -2 * thetaDDD * tau * inverse;
		const secondT = wTT - wT * wT;
		const mixed = w1T - w1 * wT;
		const mixedD = w2T - w2 * wT - 2 * w1 * mixed;
		const mixedDD = w3T - w3 * wT - 3 * (w2 * mixed + w1 * mixedD);
		const mixedT = -w1 * wTT - 2 * wT * mixed;
		const mixedDT = -w2 * wTT - 4 * w1 * wT * mixed - 2 * (mixed * mixed + w1 * mixedT + wT * mixedD);
		const slopeT = -2 * D * tau * (tau - 1);
		const bendT = -2 * D * tau * tau;
		for (let k = 0; k < members.length; k += 2) {
			const b = at(members, k + 1);
			const term = at(members, k) * delta * exponential(exponent + b * lnDistance);
			const l1 = slope + b * w1;
			const l2 = bend + b * second;
			const t1 = b * wT + slopeT;
			const l3 = 2 + b * third;
			const t2 = b * secondT + bendT;
			const m = b * mixed;
			const mD = b * mixedD;
			const mT = b * mixedT;
			const l11 = l1 * l1;
			const twice = l11 + l2;
			const thrice = l1 * (l11 + 3 * l2) + l3;
			const twiceT = t1 * t1 + t2;
			this.value += term;
			this.delta += term * l1;
			this.deltaDelta += term * twice;
			this.deltaDeltaDelta += term * thrice;
			this.fourthInDelta += term * (l11 * (l11 + 6 * l2) + 3 * l2 * l2 + 4 * l1 * l3 + b * fourth - 6);
			this.tau += term * t1;
			this.deltaTau += term * (l1 * t1 + m);
			this.deltaDeltaTau += term * (twice * t1 + 2 * l1 * m + mD);
			this.thirdInDeltaTau += term * (thrice * t1 + 3 * (twice * m + l1 * mD) + b * mixedDD);
			this.tauTau += term * twiceT;
			this.deltaTauTau += term * (twiceT * l1 + 2 * t1 * m + mT);
			this.secondInDeltaTauTau += term * (twice * twiceT + 4 * l1 * t1 * m + 2 * (m * m + l1 * mT + t1 * mD) + b * mixedDT);
		}
	}
};
/** xᵏ, by multiplication and roots where k is whole, a half or two thirds. */
function powerOf(x, k) {
	if (k === 2) return x * x;
	if (k === 2.5) return x * x * Math.sqrt(x);
	const root = Math.cbrt(x);
	return Math.abs(k - 2 / 3) < 1e-15 ? root * root : x ** k;
}
// engineering/properties/reference/temperature-terms.ts
/**
* The parts of the terms of αʳ that depend on the temperature, added up for each factor of the density that they share:
* αʳ = Σ F(δ)·S(τ).
*/
var TemperatureTerms = class {
	factors;
	/** S, τ·S_τ and τ²·S_ττ of each factor of the density, one after another. */
	sums;
	/** Of a first bare power of each factor, 0 where it has none, and of all others: n and t, and the power's place. */
	bare;
	powerOf;
	/** The places of the sums of the others. */
	bareOthers;
	powers;
	/** The terms with a decay, by its kind. */
	gaussian;
	gao;
	linear;
	constructor(residual) {
		const all = termsOf(residual);
		const list = new DensityFactorList(all);
		const bare = all.filter(({ decay }) => decay === void 0).map(({ n, t, factor }) => ({
			n,
			t,
			index: list.indexOf(factor)
		}));
		const firsts = list.factors.map((_, factor) => bare.find(({ index }) => index === factor) ?? {
			n: 0,
			t: 0
		});
		const others = bare.filter((term) => !firsts.includes(term));
		const ordered = [...firsts, ...others];
		const decaying = (wanted) => decayingTerms(all.flatMap(({ decay, n, t, factor }) => decay?.kind === wanted ? [{
			...decay,
			n,
			t,
			index: list.indexOf(factor)
		}] : []));
		this.factors = list.factors;
		this.bare = Float64Array.from(ordered.flatMap(({ n, t }) => [n, t]));
		const powers = new Powers(ordered.map(({ t }) => t));
		this.powers = powers;
		this.powerOf = Int32Array.from(ordered, ({ t }) => powers.placeOf(t));
		this.bareOthers = Int32Array.from(others, ({ index }) => 3 * index);
		this.gaussian = decaying("gaussian");
		this.gao = decaying("gao");
		this.linear = decaying("linear");
		this.sums = new Float64Array(3 * list.factors.length);
	}
	/** Evaluates all sums at τ, whose logarithm is known. */
	evaluate(tau, lnTau) {
		const { bare, bareOthers, powerOf, sums } = this;
		const { value: powers } = this.powers;
		this.powers.raise(tau, lnTau);
		let i = 0;
		for (let place = 0; place < sums.length; place += 3, i += 1) {
			const t = bare[2 * i + 1];
			const term = bare[2 * i] * powers[powerOf[i]];
			const once = t * term;
			sums[place] = term;
			sums[place + 1] = once;
			sums[place + 2] = (t - 1) * once;
		}
		for (let k = 0; k < bareOthers.length; k += 1, i += 1) {
			const place = bareOthers[k];
			const t = bare[2 * i + 1];
			const term = bare[2 * i] * powers[powerOf[i]];
			const once = t * term;
			sums[place] = sums[place] + term;
			sums[place + 1] = sums[place + 1] + once;
			sums[place + 2] = sums[place + 2] + (t - 1) * once;
		}
		this.addGaussian(tau, lnTau);
		this.addGao(tau, lnTau);
		this.addLinear(tau);
	}
	addGaussian(tau, lnTau) {
		const { sums } = this;
		const { values, places } = this.gaussian;
		for (let k = 0; k < places.length; k += 1) {
			const t = at(values, 5 * k + 1);
			const beta = at(values, 5 * k + 2);
			const away = tau - at(values, 5 * k + 3);
			const term = at(values, 5 * k) * exponential(t * lnTau - beta * away * away);
			const slope = -2 * beta * tau * away;
			const L = t + slope;
			const place = wholeAt(places, k);
			sums[place] = at(sums, place) + term;
			sums[place + 1] = at(sums, place + 1) + term * L;
			sums[place + 2] = at(sums, place + 2) + term * (L * (L - 1) + slope - 2 * beta * tau * tau);
		}
	}
	addGao(tau, lnTau) {
		const { sums } = this;
		const { values, places } = this.gao;
		for (let k = 0; k < places.length; k += 1) {
			const t = at(values, 5 * k + 1);
			const beta = at(values, 5 * k + 2);
			const away = tau - at(values, 5 * k + 3);
			const q = beta * away * away + at(values, 5 * k + 4);
			const qTau = 2 * beta * away * tau;
			const term = at(values, 5 * k) * exponential(t * lnTau + 1 / q);
			const L = t - qTau / (q * q);
			const place = wholeAt(places, k);
			sums[place] = at(sums, place) + term;
			sums[place + 1] = at(sums, place + 1) + term * L;
			sums[place + 2] = at(sums, place + 2) + term * (L * (L - 1) + (2 * qTau * qTau / q - 2 * beta * tau * (tau + away)) / (q * q));
		}
	}
	addLinear(tau) {
		const { sums } = this;
		const { values, places } = this.linear;
		for (let k = 0; k < places.length; k += 1) {
			const slope = -at(values, 5 * k + 2) * tau;
			const term = at(values, 5 * k) * exponential(slope);
			const place = wholeAt(places, k);
			sums[place] = at(sums, place) + term;
			sums[place + 1] = at(sums, place + 1) + term * slope;
			sums[place + 2] = at(sums, place + 2) + term * slope * slope;
		}
	}
};
function decayingTerms(terms) {
	return {
		values: Float64Array.from(terms.flatMap(({ n, t, beta, gamma, b }) => [
			n,
			t,
			beta,
			gamma,
			b
		])),
		places: Int32Array.from(terms, ({ index }) => 3 * index)
	};
}
function termsOf(residual) {
	const { power, gaussian = [], exponential = [], doubleExponential = [], gaoB = [] } = residual;
	const bell = (d, eta, epsilon) => ({
		d,
		decay: {
			eta,
			epsilon,
			beta: 0,
			gamma: 0
		}
	});
	return [
		...power.map(([n, d, t, l]) => ({
			n,
			t,
			factor: {
				d,
				decay: l === void 0 ? void 0 : {
					g: 1,
					l
				}
			}
		})),
		...gaussian.map(([n, d, t, eta, epsilon, beta, gamma]) => {
			const decay = {
				kind: "gaussian",
				beta,
				gamma,
				b: 0
			};
			return {
				n,
				t,
				factor: bell(d, eta, epsilon),
				decay
			};
		}),
		...exponential.map(([n, d, t, g, l]) => ({
			n,
			t,
			factor: {
				d,
				decay: {
					g,
					l
				}
			}
		})),
		...doubleExponential.map(([n, d, g, l, gTau]) => {
			return {
				n,
				t: 0,
				factor: {
					d,
					decay: {
						g,
						l
					}
				},
				decay: {
					kind: "linear",
					beta: gTau,
					gamma: 0,
					b: 0
				}
			};
		}),
		...gaoB.map(([n, d, t, eta, epsilon, beta, gamma, b]) => {
			const decay = {
				kind: "gao",
				beta,
				gamma,
				b
			};
			return {
				n,
				t,
				factor: bell(d, -eta, epsilon),
				decay
			};
		})
	];
}
// engineering/properties/reference/helmholtz-energy.ts
/**
* The residual Helmholtz energy αʳ of a pure fluid and its derivatives, each multiplied by the variables it is taken in:
* `deltaTau` is δ·τ·αʳ_δτ. Set the temperature first; what depends on it alone is worked out once.
*/
var HelmholtzEnergy = class {
	reducingTemperature;
	reducingDensity;
	/** T in K that is set. */
	temperature = NaN;
	tau = NaN;
	lnTau = NaN;
	value = NaN;
	delta = NaN;
	deltaDelta = NaN;
	deltaDeltaDelta = NaN;
	/** Of `evaluateInDensity` and `evaluateAround`: δ⁴·αʳ_δδδδ. */
	fourthInDelta = NaN;
	valueTau = NaN;
	deltaTau = NaN;
	tauTau = NaN;
	deltaDeltaTau = NaN;
	deltaTauTau = NaN;
	/** Of `evaluateAround`: δ³·τ·αʳ_δδδτ and δ²·τ²·αʳ_δδττ. */
	thirdInDeltaTau = NaN;
	secondInDeltaTauTau = NaN;
	terms;
	factors;
	nonAnalytic;
	constructor(equation) {
		const { reducing, residual } = equation;
		this.reducingTemperature = reducing.temperature;
		this.reducingDensity = reducing.density;
		this.terms = new TemperatureTerms(residual);
		this.factors = new MovableDensityFactors(this.terms.factors);
		this.nonAnalytic = residual.nonAnalytic && new NonAnalyticTerms(residual.nonAnalytic);
	}
	/** Sets T in K. */
	setTemperature(T) {
		if (T === this.temperature) return;
		this.temperature = T;
		this.tau = this.reducingTemperature / T;
		this.lnTau = logarithm(this.tau);
		this.terms.evaluate(this.tau, this.lnTau);
	}
	/** δ of the gas at a reduced pressure by the second and third virial coefficients, NaN where these have none. */
	virialDelta(reducedPressure) {
		const { factors, terms } = this;
		factors.evaluateVirial(terms.sums);
		const { secondVirial: B, thirdVirial: C } = factors;
		let delta = reducedPressure / (1 + B * reducedPressure);
		for (let step = 0; step < 2; step += 1) {
			const slope = 1 + delta * (2 * B + 6 * C * delta);
			if (!(slope > .1 && delta > 0)) return NaN;
			delta += (reducedPressure - delta * (1 + delta * (B + 2 * C * delta))) / slope;
		}
		return delta;
	}
	/** Evaluates αʳ with its derivatives in δ. */
	evaluateInDensity(delta) {
		const { factors, terms, nonAnalytic } = this;
		factors.evaluate(delta, terms.sums);
		this.value = factors.sum;
		this.delta = factors.sumFirst;
		this.deltaDelta = factors.sumSecond;
		this.deltaDeltaDelta = factors.sumThird;
		this.fourthInDelta = factors.sumFourth;
		if (nonAnalytic) {
			nonAnalytic.evaluateInDensity(delta, this.tau);
			this.value += nonAnalytic.value;
			this.delta += nonAnalytic.delta;
			this.deltaDelta += nonAnalytic.deltaDelta;
			this.deltaDeltaDelta += nonAnalytic.deltaDeltaDelta;
			this.fourthInDelta += nonAnalytic.fourthInDelta;
		}
	}
	/** Evaluates αʳ with all its first and second derivatives, and those of the third order but τ³·αʳ_τττ, at δ. */
	evaluate(delta) {
		this.factors.evaluateInBoth(delta, this.terms.sums);
		this.nonAnalytic?.evaluate(delta, this.tau);
		this.take();
	}
	/** Evaluates αʳ with all its first and second derivatives, and of each the first and second derivatives in δ, at δ. */
	evaluateAround(delta) {
		const { factors, terms, nonAnalytic } = this;
		factors.evaluateAround(delta, terms.sums);
		nonAnalytic?.evaluate(delta, this.tau);
		this.take();
		this.fourthInDelta = factors.sumFourth;
		this.thirdInDeltaTau = factors.sumThirdTau;
		this.secondInDeltaTauTau = factors.sumSecondTauTau;
		if (nonAnalytic) {
			this.fourthInDelta += nonAnalytic.fourthInDelta;
			this.thirdInDeltaTau += nonAnalytic.thirdInDeltaTau;
			this.secondInDeltaTauTau += nonAnalytic.secondInDeltaTauTau;
		}
	}
	/**
	* Moves what `evaluateAround` found by a change of δ, over it, whose cube is nothing; the derivatives of higher than the second order
	* stay where they are.
	*/
	move(change) {
		const { delta, deltaDelta, deltaDeltaDelta, deltaTau, deltaDeltaTau } = this;
		const half = .5 * change;
		this.value += change * (delta + half * deltaDelta);
		this.delta += change * (delta + deltaDelta + half * (2 * deltaDelta + deltaDeltaDelta));
		this.deltaDelta += change * (2 * deltaDelta + deltaDeltaDelta + half * (2 * deltaDelta + 4 * deltaDeltaDelta + this.fourthInDelta));
		this.valueTau += change * (deltaTau + half * deltaDeltaTau);
		this.deltaTau += change * (deltaTau + deltaDeltaTau + half * (2 * deltaDeltaTau + this.thirdInDeltaTau));
		this.tauTau += change * (this.deltaTauTau + half * this.secondInDeltaTauTau);
	}
	take() {
		const { factors, nonAnalytic } = this;
		this.value = factors.sum;
		this.delta = factors.sumFirst;
		this.deltaDelta = factors.sumSecond;
		this.deltaDeltaDelta = factors.sumThird;
		this.valueTau = factors.sumTau;
		this.deltaTau = factors.sumFirstTau;
		this.deltaDeltaTau = factors.sumSecondTau;
		this.tauTau = factors.sumTauTau;
		this.deltaTauTau = factors.sumFirstTauTau;
		if (nonAnalytic) {
			this.value += nonAnalytic.value;
			this.delta += nonAnalytic.delta;
			this.deltaDelta += nonAnalytic.deltaDelta;
			this.deltaDeltaDelta += nonAnalytic.deltaDeltaDelta;
			this.valueTau += nonAnalytic.tau;
			this.deltaTau += nonAnalytic.deltaTau;
			this.deltaDeltaTau += nonAnalytic.deltaDeltaTau;
			this.tauTau += nonAnalytic.tauTau;
			this.deltaTauTau += nonAnalytic.deltaTauTau;
		}
	}
};
// engineering/properties/reference/ideal-gas.ts
/** θ·τ above which exp(−θ·τ) changes no digit. */
var negligible = 50;
/** α° of a pure fluid but for its ln δ, with its derivatives. */
var IdealGas = class {
	ideal;
	value = NaN;
	/** τ·α°_τ and τ²·α°_ττ. */
	tau = NaN;
	tauTau = NaN;
	/** τ at which it was last evaluated: two phases in equilibrium share it. */
	evaluatedAt = NaN;
	/** n and t of each power of τ, and the place of this. */
	coefficients;
	powers;
	powerOf;
	/** n, θ and d of each of Einstein's functions. */
	einstein;
	constructor(ideal) {
		this.ideal = ideal;
		const { powers: bare = [] } = ideal;
		const powers = new Powers(bare.map(([, t]) => t));
		this.coefficients = Float64Array.from(bare.flat());
		this.powers = powers;
		this.powerOf = Int32Array.from(bare, ([, t]) => powers.placeOf(t));
		this.einstein = Float64Array.from((ideal.einstein ?? []).flatMap(([n, theta, d = -1]) => [
			n,
			theta,
			d
		]));
	}
	/** Evaluates at τ. */
	evaluate(tau, lnTau = logarithm(tau)) {
		if (tau === this.evaluatedAt) return;
		this.evaluatedAt = tau;
		const { coefficients, powers, powerOf, einstein } = this;
		const { constant, linear, logarithm: c } = this.ideal;
		let value = constant + linear * tau + c * lnTau;
		let first = linear * tau + c;
		let second = -c;
		if (powerOf.length > 0) powers.raise(tau, lnTau);
		for (let i = 0; i < powerOf.length; i += 1) {
			const t = at(coefficients, 2 * i + 1);
			const term = at(coefficients, 2 * i) * at(powers.value, wholeAt(powerOf, i));
			value += term;
			first += t * term;
			second += t * (t - 1) * term;
		}
		for (let i = 0; i < einstein.length; i += 3) {
			const x = at(einstein, i + 1) * tau;
			if (x > negligible) continue;
			const n = at(einstein, i);
			const part = at(einstein, i + 2) * exponential(-x);
			const share = part / (1 + part);
			value += n * logarithm(1 + part);
			first -= n * x * share;
			second += n * x * x * share * (1 - share);
		}
		this.value = value;
		this.tau = first;
		this.tauTau = second;
	}
};
// engineering/properties/reference/pure-fluid.ts
/** Temperature in K and pressure in Pa of the ideal gas whose enthalpy and entropy are the zero. */
var referenceTemperature = 298.15;
var referencePressure = atmosphere;
/**
* A pure fluid made ready to be asked for states. It holds the state of the calculation: one question at a time. What is
* reduced is in terms of ρ_r and R·T: δ = ρ/ρ_r, and the pressure p/(ρ_r·R·T).
*/
var PureFluid = class {
	equation;
	energy;
	ideal;
	/** The critical point of the equation itself, at which its phases meet. */
	critical;
	/** δ of the critical point. */
	criticalDelta;
	vapourPressure;
	bubblePressure;
	liquidDensity;
	vapourDensity;
	/** The saturation line, by the temperature in K at which it is taken to begin: made when first asked for. */
	saturationLines = /* @__PURE__ */ new Map();
	/** First densities of one phase, by the same. */
	firstDensities = /* @__PURE__ */ new Map();
	/** R/M, J/(kg·K). */
	specificGasConstant;
	/** ρ_r, kg/m³. */
	reducingDensity;
	/** h/R in K and s/R of the ideal gas at 298.15 K and 101 325 Pa, as the equation counts them. */
	referenceEnthalpy;
	referenceEntropy;
	constructor(equation) {
		this.equation = equation;
		const { ancillaries, gasConstant, molarMass, reducing, ideal } = equation;
		this.energy = new HelmholtzEnergy(equation);
		this.ideal = new IdealGas(ideal);
		this.vapourPressure = new AncillaryEquation(ancillaries.vapourPressure);
		this.bubblePressure = ancillaries.bubblePressure && new AncillaryEquation(ancillaries.bubblePressure);
		this.liquidDensity = new AncillaryEquation(ancillaries.liquidDensity);
		this.vapourDensity = new AncillaryEquation(ancillaries.vapourDensity);
		this.critical = criticalPointOf(equation, this.energy);
		this.criticalDelta = this.critical.density / reducing.density;
		this.specificGasConstant = gasConstant / molarMass;
		this.reducingDensity = reducing.density * molarMass;
		this.ideal.evaluate(reducing.temperature / referenceTemperature);
		const delta = referencePressure / (gasConstant * referenceTemperature * reducing.density);
		this.referenceEnthalpy = referenceTemperature * (1 + this.ideal.tau);
		this.referenceEntropy = this.ideal.tau - this.ideal.value - Math.log(delta);
	}
};
// engineering/properties/reference/isobar.ts
var mostSteps$3 = 200;
/**
* The state at p in Pa and the enthalpy in J/kg or the entropy in J/(kg·K), left in the solver, or that the fluid would be
* colder or hotter than its equation goes. The pressure must be within the range. Between the bubble and the dew line of a
* mixture that is treated as one fluid it leaves a two-phase state, which is none.
*/
function solveOnIsobar(solver, p, given, goal) {
	const { fluid, lowestSaturationPressure, highestSaturationPressure, liquid, vapour } = solver;
	const { criticalDelta } = fluid;
	const coldest = solver.coldest * .999999;
	const hottest = solver.hottest * 1.000001;
	if (p >= highestSaturationPressure) return search(solver, p, given, goal, {
		kind: "dense",
		from: coldest,
		to: hottest,
		bound: 0
	});
	if (p < lowestSaturationPressure) return search(solver, p, given, goal, {
		kind: "gas",
		from: coldest,
		to: hottest,
		bound: criticalDelta
	});
	const { liquidTemperature, liquidDelta, vapourTemperature, vapourDelta } = solver.boundaryAt(p);
	liquid.evaluate(fluid, liquidTemperature, liquidDelta);
	vapour.evaluate(fluid, vapourTemperature, vapourDelta);
	liquid.pressure = p;
	vapour.pressure = p;
	const share = (goal - liquid[given]) / (vapour[given] - liquid[given]);
	if (share >= 0 && share <= 1) {
		solver.phase = "two-phase";
		solver.quality = share;
		return "found";
	}
	if (share < 0) return search(solver, p, given, goal, {
		kind: "liquid",
		from: coldest,
		to: liquidTemperature,
		bound: liquidDelta * (1 - 1e-9),
		saturated: liquid
	});
	return search(solver, p, given, goal, {
		kind: "gas",
		from: vapourTemperature,
		to: hottest,
		bound: vapourDelta * (1 + 1e-9),
		saturated: vapour
	});
}
/** Newton's method in T along one part of the isobar, kept within what is known to hold the answer. */
function search(solver, p, given, goal, branch) {
	const { single } = solver;
	let { from, to } = branch;
	let T = startOf(solver, given, goal, branch);
	let before = Infinity;
	solver.quality = NaN;
	for (let step = 0; step < mostSteps$3; step += 1) {
		evaluateAt(solver, p, T, branch);
		const missing = goal - single[given];
		if (missing > 0) from = T;
		else to = T;
		const change = missing / slopeOf(single, given);
		const size = Math.abs(change);
		if (size < 1e-15 * T || size < 1e-11 * T && size >= .5 * before) return "found";
		if (T === branch.from && missing < 0) return "too cold";
		if (T === branch.to && missing > 0) return "too hot";
		if (to - from < 4e-16 * T) return "found";
		before = size;
		const next = Math.min(branch.to, Math.max(branch.from, T + change));
		T = next < from || next > to || next === T && size > 1e-11 * T || step > 60 ? .5 * (from + to) : next;
	}
	return "found";
}
function startOf({ fluid }, given, goal, { from, to, saturated }) {
	if (!saturated) return Math.min(to, Math.max(from, 1.2 * fluid.critical.temperature));
	const T = saturated.temperature + (goal - saturated[given]) / slopeOf(saturated, given);
	return Math.min(to, Math.max(from, T));
}
function slopeOf({ cp, temperature }, given) {
	return given === "enthalpy" ? cp : cp / temperature;
}
function evaluateAt(solver, p, T, { kind, bound }) {
	let delta;
	if (kind === "liquid") delta = solver.liquidDeltaAt(p, T, bound);
	else if (kind === "gas") delta = solver.gasDeltaAt(p, T, bound);
	else delta = solver.denseDeltaAt(p, T);
	solver.single.evaluateAtPressure(solver.fluid, T, p, delta);
}
// engineering/properties/reference/expanded-plane.ts
/** How many values of the function a cell is laid through along each of its sides. */
var nodes = 5;
/** How small the last terms are over the value, where a cell is smooth enough to be expanded. */
var smooth$1 = 2e-5;
/** A cell in which the function is not smooth enough, or not everywhere known. */
var rough = /* @__PURE__ */ new Float64Array(0);
/** Into how many parts such a cell is divided along each side, and how often. */
var parts = 3;
var mostDivisions = 2;
/**
* A function of two numbers from 0 to 1 as polynomials cell by cell, each laid through values of the function at Chebyshev's nodes
* when it is first asked for. What is found does not depend on what was asked before.
*/
var ExpandedPlane = class ExpandedPlane {
	columns;
	rows;
	valueAt;
	divisions;
	/** Of each cell the coefficients of the powers of v, from −1 to 1 along its second side, for each power of u along the first. */
	cells;
	/** The parts of those that are rough. */
	divided;
	/** `valueAt` gives the function, NaN where it is not known; it may ask no plane. */
	constructor(columns, rows, valueAt, divisions = mostDivisions) {
		this.columns = columns;
		this.rows = rows;
		this.valueAt = valueAt;
		this.divisions = divisions;
		this.cells = Array.from({ length: columns * rows });
		this.divided = Array.from({ length: columns * rows });
	}
	/** The function at x and y, NaN where it is not expanded. */
	at(x, y) {
		const { columns, rows } = this;
		const alongX = x * columns;
		const alongY = y * rows;
		if (!(alongX >= 0 && alongX < columns && alongY >= 0 && alongY < rows)) return NaN;
		const column = Math.floor(alongX);
		const row = Math.floor(alongY);
		const cell = this.cells[column * rows + row] ?? this.expand(column, row);
		if (cell.length === 0) return this.divided[column * rows + row]?.at(alongX - column, alongY - row) ?? NaN;
		const u = 2 * (alongX - column) - 1;
		const v = 2 * (alongY - row) - 1;
		const square = v * v;
		let value = 0;
		for (let k = 20; k >= 0; k -= nodes) {
			const even = cell[k] + square * (cell[k + 2] + square * cell[k + 4]);
			value = value * u + even + v * (cell[k + 1] + square * cell[k + 3]);
		}
		return value;
	}
	expand(column, row) {
		const { columns, rows, valueAt } = this;
		const places = chebyshevNodes(nodes).map((node) => (node + 1) / 2);
		const alongY = places.map((u) => chebyshevCoefficients(places.map((v) => valueAt((column + u) / columns, (row + v) / rows))));
		const inBoth = places.map((_, j) => chebyshevCoefficients(alongY.map((coefficients) => coefficients[j] ?? NaN)));
		const last = 4;
		const value = Math.abs(inBoth[0]?.[0] ?? NaN);
		const size = (i, j) => Math.abs(inBoth[j]?.[i] ?? NaN);
		const ends = places.reduce((sum, _, k) => sum + size(k, last) + size(last, k), 0);
		const powers = inBoth.map(powersOf);
		const cell = Float64Array.from({ length: 25 }, (_, k) => {
			const i = Math.floor(k / nodes);
			return powersOf(Float64Array.from(powers, (coefficients) => coefficients[i] ?? NaN))[k % nodes] ?? NaN;
		});
		const found = ends < smooth$1 * value ? cell : rough;
		this.cells[column * rows + row] = found;
		if (found === rough && this.divisions > 0) this.divided[column * rows + row] = new ExpandedPlane(parts, parts, (x, y) => valueAt((column + x) / columns, (row + y) / rows), this.divisions - 1);
		return found;
	}
};
/** The coefficients of the powers of x in a sum of five Chebyshev polynomials. */
function powersOf(coefficients) {
	const [c0 = NaN, c1 = NaN, c2 = NaN, c3 = NaN, c4 = NaN] = coefficients;
	return Float64Array.of(c0 - c2 + c4, c1 - 3 * c3, 2 * c2 - 8 * c4, 4 * c3, 8 * c4);
}
// engineering/properties/reference/saturation-line.ts
/** 1 − T/T_c above which the line is expanded: nearer to the critical point no digits are left. */
var nearestExpanded = .001;
/** The longest piece of the line in s = √(1 − T/T_c), and the number of terms of an expansion along one. */
var longestPiece = .02;
var terms = 8;
/** How many of them are kept of how stiff the liquid is, which is for a start. */
var termsOfStiffness = 4;
/** How small the last terms are, of a logarithm or a δ, where a piece is smooth enough to be expanded. */
var smooth = 1e-7;
/**
* The saturation line of one fluid as expansions in Chebyshev polynomials of s = √(1 − T/T_c), in which it is smooth up to the
* critical point of an analytic equation. Each piece is laid through exact solutions when it is first asked for. It is where a
* solution begins, within some 1e-9 of it. Source of the idea: I. H. Bell and B. K. Alpert, Int. J. Thermophys. 42 (2021) 103.
*/
var SaturationLine = class {
	critical;
	coldest;
	solve;
	/** T in K last found, and its vapour pressure in Pa. */
	temperature = NaN;
	pressure = NaN;
	pieces;
	/** s by ln p along each piece, and ln p at the ends of all. */
	inverses;
	ends;
	first = Math.sqrt(nearestExpanded);
	step;
	piece;
	x = NaN;
	/** From T in K of the coldest to the critical point; `solve` gives the exact state at T, undefined where none is found. */
	constructor(critical, coldest, solve) {
		this.critical = critical;
		this.coldest = coldest;
		this.solve = solve;
		const length = Math.sqrt(1 - coldest / critical) - this.first;
		const count = Math.max(1, Math.ceil(length / longestPiece));
		this.step = length / count;
		this.pieces = Array.from({ length: count });
		this.inverses = Array.from({ length: count });
	}
	/** Looks T in K up; false where the line is not expanded. */
	find(T) {
		if (T === this.temperature) return true;
		const { pieces, first, step } = this;
		const way = (Math.sqrt(1 - T / this.critical) - first) / step;
		if (!(way >= 0 && T >= this.coldest)) return false;
		const index = Math.min(pieces.length - 1, Math.floor(way));
		const piece = pieces[index] ?? this.expand(index);
		if (piece === "rough") return false;
		this.piece = piece;
		this.x = 2 * (way - index) - 1;
		this.temperature = T;
		this.pressure = exponential(chebyshevSum(piece.lnPressure, this.x));
		return true;
	}
	/** δ of the liquid at the T last found. */
	liquidDelta() {
		return this.piece ? chebyshevSum(this.piece.liquid, this.x) : NaN;
	}
	/** δ of the vapour at the T last found. */
	vapourDelta() {
		return this.piece ? exponential(chebyshevSum(this.piece.lnVapour, this.x)) : NaN;
	}
	/**
	* δ of the liquid at the T last found under p/(ρ_r·R·T) more than its vapour pressure, by F. D. Murnaghan's equation (Proc.
	* Natl. Acad. Sci. 30 (1944) 244): its bulk modulus rises in proportion to the pressure.
	*/
	compressedDelta(more) {
		const { piece, x } = this;
		if (!piece) return NaN;
		const stiffening = chebyshevSum(piece.stiffening, x);
		const relative = more * stiffening / chebyshevSum(piece.bulkModulus, x);
		return chebyshevSum(piece.liquid, x) * exponential(Math.log(1 + relative) / stiffening);
	}
	/** T in K at p in Pa, NaN where the line is not expanded. */
	temperatureAt(p) {
		const { pieces, first, step, critical } = this;
		const ends = this.ends ??= Float64Array.from({ length: pieces.length + 1 }, (_, k) => Math.log(this.solve(this.temperatureOf(first + k * step))?.pressure ?? NaN));
		const goal = Math.log(p);
		let index = 0;
		while (index < pieces.length && goal < at(ends, index + 1)) index += 1;
		if (!(goal <= at(ends, index) && goal >= at(ends, index + 1))) return NaN;
		const inverse = this.inverses[index] ?? this.invert(index, at(ends, index), at(ends, index + 1));
		const from = at(ends, index);
		const s = chebyshevSum(inverse, 2 * (goal - from) / (at(ends, index + 1) - from) - 1);
		return critical * (1 - s * s);
	}
	temperatureOf(s) {
		return Math.max(this.coldest, this.critical * (1 - s * s));
	}
	expand(index) {
		const { first, step } = this;
		const states = chebyshevNodes(terms).flatMap((x) => this.solve(this.temperatureOf(first + step * (index + (x + 1) / 2))) ?? []);
		const expand = (of) => chebyshevCoefficients(states.map(of));
		const piece = {
			lnPressure: expand(({ pressure }) => Math.log(pressure)),
			liquid: expand(({ liquidDelta }) => liquidDelta),
			lnVapour: expand(({ vapourDelta }) => Math.log(vapourDelta)),
			bulkModulus: expand(({ bulkModulus }) => bulkModulus).slice(0, termsOfStiffness),
			stiffening: expand(({ stiffening }) => stiffening).slice(0, termsOfStiffness)
		};
		const found = states.length === terms && [
			piece.lnPressure,
			piece.liquid,
			piece.lnVapour
		].every((coefficients) => Math.abs(at(coefficients, 7)) < smooth) ? piece : "rough";
		this.pieces[index] = found;
		return found;
	}
	/** s by ln p along a piece, from the expansion of ln p by s. */
	invert(index, from, to) {
		const { first, step } = this;
		const piece = this.pieces[index] ?? this.expand(index);
		const inverse = chebyshevCoefficients(chebyshevNodes(terms).map((y) => {
			if (piece === "rough") return NaN;
			const goal = from + (y + 1) / 2 * (to - from);
			const x = findRoot((at) => chebyshevSum(piece.lnPressure, at) - goal, -1, 1)?.x ?? NaN;
			return first + step * (index + (x + 1) / 2);
		}));
		this.inverses[index] = inverse;
		return inverse;
	}
};
// engineering/properties/reference/first-density.ts
/** Over T_c, how far above it its neighbourhood ends, in which the cells are of one length in T. */
var neighbourhood = .15;
/** How long a cell is at most: in √(1 − T/T_c), in ln(1 + (T/T_c − 1)/`neighbourhood`), and in ln(1 + p/p_c). */
var longestBelow = .09;
var longestAbove = .3;
var longestInPressure = .3;
/** The cells from no pressure to that of saturation, and from that to the critical one. */
var rowsBelow = 3;
/** Up to which T over the highest of the equation it is extrapolated. */
var aboveRange$1 = 1.5;
/**
* The first density of a fluid of one phase at a pressure and a temperature, so near that one evaluation of all derivatives leads
* to all properties: it is expanded over planes of pressure and temperature, one for a fluid above its critical temperature and, below
* this, for a liquid above and below the critical pressure and for a gas. None has a cell on both sides of the saturation line.
* A cell takes as long as some 25 states, and as often again where it has to be divided.
*/
var FirstDensity = class {
	fluid;
	line;
	/** The phase of the density last found. */
	phase = "gas";
	compressed;
	liquid;
	gas;
	above;
	first = Math.sqrt(nearestExpanded);
	length;
	width;
	height;
	/** p in Pa up to which there is no liquid at the T last saturated, and from which there is no vapour. */
	least = NaN;
	most = NaN;
	/** From T in K of the coldest on; `solve` gives δ at p in Pa and T in K of the phase that is stable there. */
	constructor(fluid, coldest, line, solve) {
		this.fluid = fluid;
		this.line = line;
		const { critical, equation } = fluid;
		const { maximumTemperature, maximumPressure } = equation.range;
		const { temperature: Tc, pressure: pc } = critical;
		this.length = Math.sqrt(1 - coldest / Tc) - this.first;
		this.width = Math.log(1 + (aboveRange$1 * maximumTemperature / Tc - 1) / neighbourhood);
		this.height = Math.log(1 + maximumPressure / pc);
		const below = Math.max(1, Math.ceil(this.length / longestBelow));
		const rows = Math.ceil(this.height / longestInPressure);
		const temperatureBelow = (x) => Tc * (1 - (this.first + x * this.length) ** 2);
		const pressureOf = (y) => pc * Math.expm1(y * this.height);
		this.compressed = new ExpandedPlane(below, rows, (x, y) => solve(pc + pressureOf(y), temperatureBelow(x)));
		this.liquid = new ExpandedPlane(below, rowsBelow, (x, y) => {
			const T = temperatureBelow(x);
			return this.saturate(T) ? solve(this.most + y * (pc - this.most), T) : NaN;
		});
		this.gas = new ExpandedPlane(below, rowsBelow, (x, y) => {
			const T = temperatureBelow(x);
			if (!this.saturate(T)) return NaN;
			const p = y * this.least;
			return solve(p, T) / this.ideal(p, T);
		});
		this.above = new ExpandedPlane(Math.max(1, Math.ceil(this.width / longestAbove)), rows, (x, y) => {
			const p = pressureOf(y);
			const T = Tc * (1 + neighbourhood * Math.expm1(x * this.width));
			return solve(p, T) / this.ideal(p, T);
		});
	}
	/** δ next to that at p in Pa and T in K, NaN where there is none known. */
	at(p, T) {
		const { temperature: Tc, pressure: pc } = this.fluid.critical;
		if (T >= Tc) {
			this.phase = p >= pc ? "supercritical" : "gas";
			const over = (T / Tc - 1) / neighbourhood;
			return this.ideal(p, T) * this.above.at(logarithm(1 + over) / this.width, logarithm(1 + p / pc) / this.height);
		}
		const x = (Math.sqrt(1 - T / Tc) - this.first) / this.length;
		const isCompressed = p >= pc;
		const isSurelyLiquid = isCompressed && !this.fluid.bubblePressure;
		if (!isSurelyLiquid && !this.saturate(T)) return NaN;
		const { least, most } = this;
		if (isSurelyLiquid || p > most * 1.000001) {
			this.phase = "liquid";
			return isCompressed ? this.compressed.at(x, logarithm(p / pc) / this.height) : this.liquid.at(x, (p - most) / (pc - most));
		}
		this.phase = "gas";
		return p < least * .999999 ? this.ideal(p, T) * this.gas.at(x, p / least) : NaN;
	}
	/** Looks the pressures of saturation at T in K up; false where they are not known. */
	saturate(T) {
		const { fluid, line } = this;
		const { bubblePressure, vapourPressure } = fluid;
		if (bubblePressure) {
			this.least = vapourPressure.valueAt(T);
			this.most = bubblePressure.valueAt(T);
			return true;
		}
		if (!line.find(T)) return false;
		this.least = line.pressure;
		this.most = line.pressure;
		return true;
	}
	ideal(p, T) {
		const { gasConstant, reducing } = this.fluid.equation;
		return p / (gasConstant * T * reducing.density);
	}
};
// engineering/properties/reference/isotherm.ts
var mostSteps$2 = 100;
/** Estimate of the error over δ at which a density is next to the one that is looked for; the error is mostly far below it. */
var nextTo = 1e-5;
/**
* A δ next to the one between `low` and `high`, on a part of the isotherm that crosses the reduced pressure once and rising, by the
* reversed series of the pressure in δ up to its third power from `first` on, kept within what is known to hold it. The temperature
* must be set. A step leaves an error of the fourth power of its length. The last step is that of `evaluateAtPressure`.
*/
function deltaBetween(fluid, reducedPressure, low, high, first) {
	const { energy } = fluid;
	let least = low;
	let most = high;
	let delta = first > least && first < most ? first : inside(least, most);
	for (let step = 0; step < mostSteps$2; step += 1) {
		energy.evaluateInDensity(delta);
		const { delta: once, deltaDelta: twice, deltaDeltaDelta: thrice, fourthInDelta: fourTimes } = energy;
		const missing = reducedPressure - delta * (1 + once);
		if (missing > 0) least = delta;
		else most = delta;
		const slope = 1 + 2 * once + twice;
		const bend = (2 * once + 4 * twice + thrice) / (2 * slope);
		const curve = (6 * (twice + thrice) + fourTimes) / (6 * slope);
		const newton = missing / (slope * delta);
		const bent = newton * bend;
		const divisor = bent + newton * newton * (curve - bend * bend);
		const isSmooth = Math.abs(bent) < .5 && Math.abs(divisor) < .5;
		const share = isSmooth ? newton / (1 + divisor) : newton;
		const next = delta * (1 + share);
		const scale = Math.max(Math.abs(share), Math.abs(bent), Math.sqrt(Math.abs(divisor - bent)));
		if ((isSmooth ? Math.abs(share) * scale * scale * scale < nextTo : Math.abs(share) < 1e-9) && next > low && next < high) return next;
		if (most - least < 4e-16 * delta) return delta;
		delta = next > least && next < most && share < 2 ? next : inside(least, most);
	}
	return delta;
}
/** p over the critical one up to which the virial coefficients give a better first density than a cubic equation. */
var virial = .5;
/**
* A first δ of a gas or a fluid above its critical temperature at p in Pa: by its virial coefficients, or Peng and Robinson's
* root. The temperature must be set.
*/
function gasDelta({ energy, critical, equation }, p, T) {
	const ideal = p / (equation.gasConstant * T * equation.reducing.density);
	const ratio = p / critical.pressure;
	const delta = ratio < virial ? energy.virialDelta(ideal) : NaN;
	if (delta > 0) return delta;
	return ideal / compressibilityFactor(ratio, T / critical.temperature, equation.acentricFactor);
}
/** The most by which a first density of a liquid is taken above that of saturation. */
var mostCompression = .3;
/**
* A first δ of a liquid below its critical temperature at p in Pa: that of saturation, compressed by Tait's equation. Source of
* its constants: G. H. Thomson, K. R. Brobst and R. W. Hankinson, AIChE J. 28 (1982) 671.
*/
function liquidDelta({ equation, critical, liquidDensity }, p, T) {
	const saturated = liquidDensity.valueAt(T) / equation.reducing.density;
	const { acentricFactor: omega } = equation;
	const third = Math.cbrt(Math.max(0, 1 - T / critical.temperature));
	const B = -1 + third * (-9.070217 + third * (62.45326 + third * (-135.1102 + third * Math.exp(4.79594 + omega * (.250047 + 1.14188 * omega)))));
	const boiling = Math.exp(5.373 * (1 + omega) * (1 - critical.temperature / T));
	const ratio = (B + p / critical.pressure) / (B + boiling);
	if (!(ratio > 1)) return saturated;
	return saturated / (1 - Math.min(mostCompression, (.0861488 + .0344483 * omega) * Math.log(ratio)));
}
/** p over the critical one, above that of saturation, at which Murnaghan's equation meets the isotherm of a liquid. */
var met = 2;
/**
* How stiff a saturated liquid at δ is: its bulk modulus over ρ_r·R·T, and the rise of this with the pressure for which
* F. D. Murnaghan's equation (Proc. Natl. Acad. Sci. 30 (1944) 244) leads to its density under a higher pressure.
*/
function stiffness(fluid, p, T, delta) {
	const { energy, equation, critical } = fluid;
	const { gasConstant, reducing } = equation;
	energy.setTemperature(T);
	energy.evaluateInDensity(delta);
	const slope = 1 + 2 * energy.delta + energy.deltaDelta;
	const bulkModulus = delta * slope;
	const here = 1 + (2 * energy.delta + 4 * energy.deltaDelta + energy.deltaDeltaDelta) / slope;
	const more = met * critical.pressure / (gasConstant * T * reducing.density);
	const goal = p / (gasConstant * T * reducing.density) + more;
	const ratio = more / bulkModulus;
	const first = delta * Math.exp(Math.log1p(here * ratio) / here);
	const compression = Math.log(deltaBetween(fluid, goal, delta, Infinity, first) / delta);
	return {
		bulkModulus,
		stiffening: findRoot((n) => Math.log1p(n * ratio) / n - compression, .1 * here, 10 * here)?.x ?? here
	};
}
/** Z by Peng and Robinson, 1976, where their cubic has one root. */
function compressibilityFactor(reducedPressure, reducedTemperature, acentricFactor) {
	const A = .45724 * (1 + (.37464 + acentricFactor * (1.54226 - .26992 * acentricFactor)) * (1 - Math.sqrt(reducedTemperature))) ** 2 * reducedPressure / (reducedTemperature * reducedTemperature);
	const B = .0778 * reducedPressure / reducedTemperature;
	const third = (1 - B) / 3;
	const linear = A - B * (2 + 3 * B);
	const q = third * third - linear / 3;
	const r = third * third * third - third * linear / 2 + (A * B - B * B - B * B * B) / 2;
	const discriminant = r * r - q * q * q;
	if (discriminant < 0) return third + 2 * Math.sqrt(q) * Math.cos(Math.acos(r / Math.sqrt(q * q * q)) / 3);
	const root = Math.cbrt(r + Math.sign(r) * Math.sqrt(discriminant));
	return Math.max(third + root + (root === 0 ? 0 : q / root), 1.05 * B);
}
function inside(least, most) {
	return most < Infinity ? .5 * (least + most) : 1.1 * least + .01;
}
// engineering/properties/reference/phase-properties.ts
/** A change of δ, over it, whose cube changes no digit of a property; how often one may be larger, and the farthest it may lead. */
var negligibleCube = 4e-6;
var mostRounds = 4;
var farthest = .001;
/** The properties of one phase of a pure fluid, per kg and in SI units; it is filled again and again. */
var PhaseProperties = class {
	temperature = NaN;
	pressure = NaN;
	density = NaN;
	enthalpy = NaN;
	entropy = NaN;
	cp = NaN;
	cv = NaN;
	speedOfSound = NaN;
	jouleThomson = NaN;
	fugacity = NaN;
	/** (∂p/∂T)_ρ, Pa/K, and (∂p/∂ρ)_T, Pa·m³/kg. */
	pressureByTemperature = NaN;
	pressureByDensity = NaN;
	/** Evaluates the fluid at T in K and the reduced density δ. */
	evaluate(fluid, T, delta) {
		const { energy } = fluid;
		energy.setTemperature(T);
		energy.evaluate(delta);
		this.fill(fluid, T, delta);
	}
	/**
	* Evaluates the fluid at T in K and p in Pa from a reduced density next to that of p: the last step, of the third order, moves
	* all that is evaluated with the density, once its cube changes no digit. False where it does not come so near.
	*/
	evaluateAtPressure(fluid, T, p, nextTo) {
		const { energy, equation } = fluid;
		const goal = p / (equation.gasConstant * T * equation.reducing.density);
		let delta = nextTo;
		let isMet = false;
		energy.setTemperature(T);
		for (let round = 1;; round += 1) {
			energy.evaluateAround(delta);
			const slope = 1 + 2 * energy.delta + energy.deltaDelta;
			const bend = 2 * energy.delta + 4 * energy.deltaDelta + energy.deltaDeltaDelta;
			const newton = (goal / delta - 1 - energy.delta) / slope;
			const bent = bend / slope;
			const size = Math.abs(newton);
			isMet = size * Math.max(1, Math.abs(bent)) < negligibleCube;
			if (!isMet && (round >= mostRounds || !(size < farthest))) break;
			const change = newton * (1 - .5 * bent * newton);
			if (isMet) energy.move(change);
			delta *= 1 + (isMet ? change : newton);
			if (isMet) break;
		}
		this.fill(fluid, T, delta);
		this.pressure = p;
		return isMet;
	}
	fill(fluid, T, delta) {
		const { energy, ideal, specificGasConstant: R, reducingDensity } = fluid;
		ideal.evaluate(energy.tau, energy.lnTau);
		const compressibility = 1 + energy.delta;
		const slope = compressibility + energy.delta + energy.deltaDelta;
		const coupling = compressibility - energy.deltaTau;
		const cv = -(ideal.tauTau + energy.tauTau);
		const cp = cv + coupling * coupling / slope;
		const density = delta * reducingDensity;
		this.temperature = T;
		this.density = density;
		this.pressure = density * R * T * compressibility;
		this.enthalpy = R * (T * (compressibility + ideal.tau + energy.valueTau) - fluid.referenceEnthalpy);
		this.entropy = R * (ideal.tau + energy.valueTau - ideal.value - logarithm(delta) - energy.value - fluid.referenceEntropy);
		this.cv = R * cv;
		this.cp = R * cp;
		this.speedOfSound = Math.sqrt(R * T * slope * cp / cv);
		this.jouleThomson = (coupling / slope - 1) / (density * R * cp);
		this.pressureByTemperature = density * R * coupling;
		this.pressureByDensity = R * T * slope;
		this.fugacity = density * R * T * exponential(energy.value + energy.delta);
	}
};
// engineering/properties/reference/saturation.ts
/** Distance in ln δ that one step may take. */
var longestStep = .4;
var mostSteps$1 = 80;
/** Steps in which both densities and the temperature are found together, or not at all. */
var mostStepsTogether = 12;
/** How close below the critical temperature, over it, two phases are still told apart. */
var nearestToCritical = 1e-7;
/**
* Saturation of a pure fluid: equal pressure and Gibbs energy of both phases, by Newton's method in the two densities from
* the expanded saturation line on, or beside the critical point from the ancillary equations. Source of the method: R. Akasaka,
* J. Thermal Sci. Tech. 3 (2008) 442, with the vapour's step taken in ln δ.
*/
var PureSaturation = class {
	fluid;
	coldest;
	temperature = NaN;
	/** Pa. */
	pressure = NaN;
	liquidDelta = NaN;
	vapourDelta = NaN;
	line;
	reducedPressure = NaN;
	/** `coldest` K is where the saturation line is taken to begin: below the equation's range it is extrapolated. */
	constructor(fluid, coldest = fluid.equation.range.minimumTemperature) {
		this.fluid = fluid;
		this.coldest = coldest;
		this.line = lineOf(fluid, coldest);
	}
	/** Solves at T in K, which must be in the range and below the critical one by `nearestToCritical`. */
	solveAt(T) {
		if (this.line.find(T)) this.startOnLine();
		else this.start(T);
		this.solve(T);
	}
	/** The same from the ancillary equations on. */
	solveFromAncillaries(T) {
		this.start(T);
		this.solve(T);
	}
	/** Solves at p in Pa, which must be below the critical pressure and not below that of the lowest temperature. */
	solveAtPressure(p) {
		const { fluid, coldest: lowest } = this;
		const { critical, equation } = fluid;
		const highest = critical.temperature * .9999999;
		const near = this.line.temperatureAt(p);
		if (this.line.find(near)) {
			this.startOnLine();
			if (this.solveTogether(p, near, lowest)) return;
		}
		let T = Math.min(highest, Math.max(lowest, this.ancillaryTemperature(p)));
		this.start(T);
		if (T < critical.temperature * .97 && this.solveTogether(p, T, lowest)) return;
		this.start(T);
		let before = Infinity;
		for (let round = 0; round < 30; round += 1) {
			this.solve(T);
			const difference = Math.log(this.pressure / p);
			const size = Math.abs(difference);
			if (size < 1e-14 || size < 1e-11 && size >= .5 * before) return;
			before = size;
			const next = 1 / (1 / T + difference / this.heatOverWork());
			T = Math.min(highest, Math.max(lowest, next));
			if (T > critical.temperature * .97) this.start(T);
		}
		throw new RangeError(`${equation.name}: no saturation at ${p} Pa`);
	}
	/**
	* Solves both densities and the temperature at once by Newton's method in their logarithms, from those that are set on. False
	* where a step leaves the two phases, as next to the critical point.
	*/
	solveTogether(p, first, lowest) {
		const { energy, critical, equation } = this.fluid;
		const { gasConstant, reducing } = equation;
		let T = first;
		let liquid = this.liquidDelta;
		let vapour = this.vapourDelta;
		for (let round = 0; round < mostStepsTogether; round += 1) {
			const goal = p / (gasConstant * T * reducing.density);
			energy.setTemperature(T);
			energy.evaluate(liquid);
			const liquidSlope = 1 + 2 * energy.delta + energy.deltaDelta;
			const liquidExcess = 1 + energy.delta - goal / liquid;
			const liquidByT = goal / liquid - energy.deltaTau;
			const liquidPotential = energy.value + energy.delta;
			const liquidPotentialByT = energy.valueTau + energy.deltaTau;
			energy.evaluate(vapour);
			const vapourSlope = 1 + 2 * energy.delta + energy.deltaDelta;
			const vapourExcess = 1 + energy.delta - goal / vapour;
			const vapourByT = goal / vapour - energy.deltaTau;
			if (!(liquidSlope > 0 && vapourSlope > 0 && liquid > vapour)) return false;
			const potentials = liquidPotential - energy.value - energy.delta + Math.log(liquid / vapour);
			const potentialsByT = energy.valueTau + energy.deltaTau - liquidPotentialByT;
			const stepT = (liquidExcess - vapourExcess - potentials) / (potentialsByT - liquidByT + vapourByT);
			const liquidStep = -(liquidExcess + liquidByT * stepT) / liquidSlope;
			const vapourStep = -(vapourExcess + vapourByT * stepT) / vapourSlope;
			const step = Math.max(Math.abs(stepT), Math.abs(liquidStep), Math.abs(vapourStep));
			if (!(step < longestStep)) return false;
			T *= Math.exp(stepT);
			liquid *= Math.exp(liquidStep);
			vapour *= Math.exp(vapourStep);
			if (!(T >= lowest * (1 - 1e-9) && T < critical.temperature)) return false;
			if (step < 1e-8) {
				this.temperature = T;
				this.pressure = p;
				this.liquidDelta = liquid;
				this.vapourDelta = vapour;
				return true;
			}
		}
		return false;
	}
	/** −d ln p/d(1/T) = T·Δh/(p·Δv) along the saturation line, K. */
	heatOverWork() {
		const { liquidDelta, vapourDelta, reducedPressure, temperature } = this;
		const { energy } = this.fluid;
		energy.evaluate(liquidDelta);
		const liquid = energy.delta + energy.valueTau;
		energy.evaluate(vapourDelta);
		return temperature * (energy.delta + energy.valueTau - liquid) / (reducedPressure * (1 / vapourDelta - 1 / liquidDelta));
	}
	/** T at which the ancillary equation has p. */
	ancillaryTemperature(p) {
		const { vapourPressure, critical, equation } = this.fluid;
		if (!(p < equation.ancillaries.vapourPressure.value)) return critical.temperature;
		const slope = 7 / 3 * (1 + equation.acentricFactor) * Math.LN10 * critical.temperature;
		const goal = Math.log(p);
		const inverseCritical = 1 / equation.ancillaries.vapourPressure.temperature;
		let x0 = inverseCritical;
		let y0 = Math.log(equation.ancillaries.vapourPressure.value);
		let x = x0 + (y0 - goal) / slope;
		for (let round = 0; round < 12; round += 1) {
			const y = Math.log(vapourPressure.valueAt(1 / x));
			const next = x + (goal - y) * (x - x0) / (y - y0);
			x0 = x;
			y0 = y;
			if (!(next > inverseCritical)) return 1 / inverseCritical;
			x = next;
			if (Math.abs(y - goal) < .001) break;
		}
		return 1 / x;
	}
	/** First densities at the T found on the line. */
	startOnLine() {
		this.liquidDelta = this.line.liquidDelta();
		this.vapourDelta = this.line.vapourDelta();
	}
	/** First densities at T. */
	start(T) {
		const { fluid } = this;
		const { critical, equation, vapourPressure, liquidDensity, vapourDensity } = fluid;
		const { reducing, gasConstant, ancillaries } = equation;
		if (!equation.residual.nonAnalytic && T > critical.temperature * .999) {
			this.startOutsideSpinodals(T, Math.sqrt(3));
			return;
		}
		const at = T > critical.temperature * .97 ? T * ancillaries.liquidDensity.temperature / critical.temperature : T;
		this.liquidDelta = liquidDensity.valueAt(at) / reducing.density;
		const ideal = vapourPressure.valueAt(at) / (gasConstant * T * reducing.density);
		this.vapourDelta = ideal < .003 ? ideal : vapourDensity.valueAt(at) / reducing.density;
	}
	/** Densities away from the critical one by `ratio` times what the ends of stability are, between which p falls with ρ. */
	startOutsideSpinodals(T, ratio) {
		const { criticalDelta } = this.fluid;
		this.liquidDelta = criticalDelta * (1 + ratio * this.spinodal(T, 1));
		this.vapourDelta = criticalDelta * (1 - ratio * this.spinodal(T, -1));
	}
	/** How far over the critical density, or below it with sign −1, the fluid becomes stable at T, over that density. */
	spinodal(T, sign) {
		const { energy, criticalDelta } = this.fluid;
		energy.setTemperature(T);
		const slope = (away) => {
			energy.evaluateInDensity(criticalDelta * (1 + sign * away));
			return 1 + 2 * energy.delta + energy.deltaDelta;
		};
		let outer = 1e-4;
		while (outer < .5 && !(slope(outer) > 0)) outer *= 1.5;
		return findRoot(slope, 0, outer)?.x ?? outer;
	}
	solve(T) {
		const { fluid } = this;
		const { energy } = fluid;
		energy.setTemperature(T);
		let ratio = Math.sqrt(3);
		let liquid = this.liquidDelta;
		let vapour = this.vapourDelta;
		let before = Infinity;
		for (let round = 0; round < mostSteps$1; round += 1) {
			energy.evaluateInDensity(liquid);
			const liquidPressure = liquid * (1 + energy.delta);
			const liquidPotential = energy.value + energy.delta;
			const liquidSlope = 1 + 2 * energy.delta + energy.deltaDelta;
			energy.evaluateInDensity(vapour);
			const vapourPressure = vapour * (1 + energy.delta);
			const vapourPotential = energy.value + energy.delta;
			const vapourSlope = 1 + 2 * energy.delta + energy.deltaDelta;
			if (!(liquidSlope > 0 && vapourSlope > 0 && liquid > vapour)) {
				this.startOutsideSpinodals(T, ratio);
				ratio *= 1.1;
				liquid = this.liquidDelta;
				vapour = this.vapourDelta;
				before = Infinity;
				continue;
			}
			const pressures = liquidPressure - vapourPressure;
			const potentials = liquidPotential - vapourPotential + Math.log(liquid / vapour);
			const work = (pressures / liquid - potentials) / (1 / liquid - 1 / vapour);
			const liquidStep = (work - pressures) / (liquidSlope * liquid);
			const vapourStep = work / (vapourSlope * vapour);
			const step = Math.max(Math.abs(liquidStep), Math.abs(vapourStep));
			liquid *= Math.exp(Math.max(-.4, Math.min(longestStep, liquidStep)));
			vapour *= Math.exp(Math.max(-.4, Math.min(longestStep, vapourStep)));
			if (step < 1e-9 || step < 1e-4 && step >= .5 * before && Math.abs(potentials) < 1e-12) {
				this.temperature = T;
				this.liquidDelta = liquid;
				this.vapourDelta = vapour;
				this.reducedPressure = vapourPressure + work;
				if (step >= 1e-9) {
					energy.evaluateInDensity(vapour);
					this.reducedPressure = vapour * (1 + energy.delta);
				}
				const { gasConstant, reducing } = fluid.equation;
				this.pressure = this.reducedPressure * gasConstant * T * reducing.density;
				return;
			}
			before = step;
		}
		throw new RangeError(`${fluid.equation.name}: no saturation at ${T} K`);
	}
};
/** The saturation line of a fluid from `coldest` K on, which all that ask for it share. */
function lineOf(fluid, coldest) {
	const known = fluid.saturationLines.get(coldest);
	if (known) return known;
	const line = new SaturationLine(fluid.critical.temperature, coldest, (T) => exactState(fluid, coldest, T));
	fluid.saturationLines.set(coldest, line);
	return line;
}
function exactState(fluid, coldest, T) {
	const saturation = new PureSaturation(fluid, coldest);
	try {
		saturation.solveFromAncillaries(T);
	} catch (error) {
		if (error instanceof RangeError) return void 0;
		throw error;
	}
	const { pressure, liquidDelta, vapourDelta } = saturation;
	return {
		pressure,
		liquidDelta,
		vapourDelta,
		...stiffness(fluid, pressure, T, liquidDelta)
	};
}
// engineering/properties/reference/range.ts
/** The limits of an equation of state as refusals that name the argument. NaN is outside every range. */
var kinds = {
	temperature: "temperature",
	pressure: "absolutePressure",
	enthalpy: "specificEnergy",
	entropy: "specificEntropy"
};
function requireBetween(name, value, least, most, where) {
	if (value >= least && value <= most) return;
	const of = (si) => stated(kinds[name], si);
	throw new Refusal(`the ${name} must be from {least} to {most} ${where}, and is {value}`, {
		least: of(least),
		most: of(most),
		value: of(value)
	});
}
/** T in K, from the triple point to the end of the equation's range. */
function requireTemperature({ equation }, value) {
	const { minimumTemperature, maximumTemperature } = equation.range;
	requireBetween("temperature", value, minimumTemperature, maximumTemperature, `in the equation of ${equation.name}`);
}
/** p in Pa, above zero up to the end of the equation's range. */
function requirePressure({ equation }, value) {
	const { name, range } = equation;
	if (value > 0 && value <= range.maximumPressure) return;
	throw new Refusal(`the pressure must be above zero and up to {most} in the equation of ${name}, and is {value}`, {
		most: stated("absolutePressure", range.maximumPressure),
		value: stated("absolutePressure", value)
	});
}
/** T in K on the saturation line. */
function requireSaturationTemperature({ equation, critical }, value) {
	const most = critical.temperature * (1 - nearestToCritical);
	const where = `on the saturation line of ${equation.name}`;
	requireBetween("temperature", value, equation.range.minimumTemperature, most, where);
}
/** p in Pa on the saturation line, between those of its two ends. */
function requireSaturationPressure({ equation }, value, least, most) {
	requireBetween("pressure", value, least, most, `on the saturation line of ${equation.name}`);
}
/** Vapour mass fraction. */
function requireQuality(value) {
	if (value >= 0 && value <= 1) return;
	throw new Refusal("the quality must be from 0 to 1, and is {value}", { value: stated("number", value) });
}
/** A number that is one. */
function requireFinite(name, value) {
	if (Number.isFinite(value)) return;
	throw new Refusal(`the ${name} is beyond the range of numbers`);
}
/** A pair of values that no state within the range has. */
function noState({ equation }, pair) {
	const given = Object.entries(pair).map(([name, si]) => [name, stated(kinds[name], si)]);
	const words = given.map(([name]) => `${name} {${name}}`).join(" and ");
	return new Refusal(`${words} are no state within the range of the equation of ${equation.name}`, Object.fromEntries(given));
}
/** A state between the bubble and the dew line of a mixture that is treated as one fluid. */
function insideTwoPhases({ equation }) {
	return new Refusal(`${equation.name} is in part liquid there, which its equation as one fluid does not describe; enter it as a mixture of its components`);
}
/** A state at which the equation is no fluid any more, within its range of temperature and pressure. */
function frozen({ equation }, pressure, temperature) {
	return new Refusal(`the equation of ${equation.name} holds up to the melting line, and {pressure} at {temperature} lies beyond it`, {
		pressure: stated("absolutePressure", pressure),
		temperature: stated("temperature", temperature)
	});
}
// engineering/properties/reference/pure-solver.ts
/** How far p must be from that of the expanded saturation line, over it, for the phase to be certain. */
var certainOnLine = 1e-6;
/** How far from the ancillary equation's pressure, over it, the phase is certain; at cold they are worse. */
var certain = .03;
var certainWhenCold = .15;
/** T over the critical one below which the ancillary equations count as cold. */
var cold = .85;
/**
* Finds states of one pure fluid and leaves them in its members, so that a loop over many states allocates nothing: of one
* phase in `single`, of two in `liquid` and `vapour`.
*/
var PureSolver = class {
	fluid;
	coldest;
	hottest;
	phase = "gas";
	/** Vapour mass fraction of a two-phase or a saturated state, else NaN. */
	quality = NaN;
	single = new PhaseProperties();
	liquid = new PhaseProperties();
	vapour = new PhaseProperties();
	saturation;
	first;
	/** p in Pa at which the saturation line begins and ends. */
	lowestSaturationPressure;
	highestSaturationPressure;
	/** States are looked for from `coldest` to `hottest` K; beyond the equation's range it is extrapolated. */
	constructor(fluid, coldest = fluid.equation.range.minimumTemperature, hottest = fluid.equation.range.maximumTemperature) {
		this.fluid = fluid;
		this.coldest = coldest;
		this.hottest = hottest;
		this.saturation = new PureSaturation(fluid, coldest);
		this.highestSaturationPressure = fluid.critical.pressure * (1 - 1e-6);
		if (fluid.bubblePressure) this.lowestSaturationPressure = fluid.vapourPressure.valueAt(coldest);
		else {
			this.saturation.solveAt(coldest);
			this.lowestSaturationPressure = this.saturation.pressure;
		}
	}
	/** The state at p in Pa and T in K, both within the range; on the saturation line the liquid. */
	solvePT(p, T) {
		const { fluid, single } = this;
		const first = this.first ??= firstDensityOf(fluid, this.coldest);
		this.quality = NaN;
		const delta = first.at(p, T);
		if (delta > 0 && single.evaluateAtPressure(fluid, T, p, delta)) this.phase = first.phase;
		else single.evaluateAtPressure(fluid, T, p, this.deltaAt(p, T));
	}
	/** δ of the stable phase at p and T to its last digits, found without any first density; NaN between bubble and dew line. */
	exactDelta(p, T) {
		const { fluid } = this;
		const { critical, criticalDelta, energy, bubblePressure } = fluid;
		if (this.isBetweenPhases(p, T)) return NaN;
		const goal = this.reduced(p, T);
		let near;
		if (T < critical.temperature && p >= critical.pressure && !bubblePressure) {
			energy.setTemperature(T);
			near = deltaBetween(fluid, goal, criticalDelta, Infinity, liquidDelta(fluid, p, T));
		} else near = this.deltaAt(p, T);
		return deltaBetween(fluid, goal, 0, Infinity, near);
	}
	/** Both phases at T in K on the saturation line. */
	solveSaturationAt(T) {
		this.saturation.solveAt(T);
		this.evaluateSaturated();
	}
	/** Both phases at p in Pa on the saturation line. */
	solveSaturationAtPressure(p) {
		this.saturation.solveAtPressure(p);
		this.evaluateSaturated();
	}
	/** Next to δ of the stable phase at p and T, whose name is left in `phase`. */
	deltaAt(p, T) {
		const { fluid } = this;
		const { critical } = fluid;
		if (T >= critical.temperature) return this.denseDeltaAt(p, T);
		if (fluid.bubblePressure) return this.pseudoPureDeltaAt(p, T);
		const above = this.aboveSaturation(p, T);
		if (above === void 0) return this.deltaBesideSaturation(p, T);
		return above ? this.liquidDeltaAt(p, T, fluid.criticalDelta) : this.gasDeltaAt(p, T, fluid.criticalDelta);
	}
	/** Whether p is above the vapour pressure at T; undefined where it is too near to be told from an approximation of this. */
	aboveSaturation(p, T) {
		const { critical, vapourPressure } = this.fluid;
		const { line } = this.saturation;
		if (line.find(T)) {
			const difference = p - line.pressure;
			return Math.abs(difference) < certainOnLine * line.pressure ? void 0 : difference > 0;
		}
		const estimate = vapourPressure.valueAt(T);
		const margin = T < cold * critical.temperature ? certainWhenCold : certain;
		return Math.abs(p - estimate) < margin * estimate && T < critical.temperature * (1 - 1e-7) ? void 0 : p > estimate;
	}
	deltaBesideSaturation(p, T) {
		const { saturation, fluid } = this;
		saturation.solveAt(T);
		const { liquidDelta, vapourDelta } = saturation;
		const liquid = p >= saturation.pressure;
		this.phase = liquid ? "liquid" : "gas";
		const goal = this.reduced(p, T);
		return liquid ? deltaBetween(fluid, goal, liquidDelta * (1 - 1e-9), Infinity, liquidDelta) : deltaBetween(fluid, goal, 0, vapourDelta * (1 + 1e-9), vapourDelta);
	}
	/** Whether p and T lie between the bubble and the dew line of a mixture that is treated as one fluid. */
	isBetweenPhases(p, T) {
		const { bubblePressure, vapourPressure, critical } = this.fluid;
		if (!bubblePressure || T >= critical.temperature) return false;
		return p > vapourPressure.valueAt(T) * (1 + 1e-9) && p < bubblePressure.valueAt(T) * (1 - 1e-9);
	}
	pseudoPureDeltaAt(p, T) {
		const { fluid } = this;
		const { reducing } = fluid.equation;
		if (this.isBetweenPhases(p, T)) throw insideTwoPhases(fluid);
		return p > fluid.vapourPressure.valueAt(T) * (1 + 1e-9) ? this.liquidDeltaAt(p, T, .9 * fluid.liquidDensity.valueAt(T) / reducing.density) : this.gasDeltaAt(p, T, 1.1 * fluid.vapourDensity.valueAt(T) / reducing.density);
	}
	/** Next to δ of the liquid at p and T below the critical temperature, above `low`. */
	liquidDeltaAt(p, T, low) {
		const { fluid } = this;
		this.phase = "liquid";
		const goal = this.reduced(p, T);
		const first = this.firstLiquidDelta(goal, p, T);
		fluid.energy.setTemperature(T);
		return deltaBetween(fluid, goal, low, Infinity, Math.max(low, first));
	}
	firstLiquidDelta(goal, p, T) {
		const { fluid, saturation } = this;
		const { line } = saturation;
		if (fluid.bubblePressure || !line.find(T)) return liquidDelta(fluid, p, T);
		return line.compressedDelta(goal - this.reduced(line.pressure, T));
	}
	/** Next to δ of the gas at p and T, below `high`. */
	gasDeltaAt(p, T, high) {
		const { fluid } = this;
		this.phase = "gas";
		fluid.energy.setTemperature(T);
		const goal = this.reduced(p, T);
		const start = fluid.energy.virialDelta(goal);
		return deltaBetween(fluid, goal, 0, high, Math.min(start > 0 ? start : goal, .999 * high));
	}
	/** Next to δ at p and T on an isobar that crosses no saturation line. */
	denseDeltaAt(p, T) {
		const { fluid } = this;
		const { critical } = fluid;
		if (T < critical.temperature) return this.liquidDeltaAt(p, T, 0);
		this.phase = p >= critical.pressure ? "supercritical" : "gas";
		fluid.energy.setTemperature(T);
		return deltaBetween(fluid, this.reduced(p, T), 0, Infinity, gasDelta(fluid, p, T));
	}
	/** Where the isobar of p in Pa, from the lowest saturation pressure to the critical one, enters and leaves two phases. */
	boundaryAt(p) {
		const { fluid, saturation, coldest, liquid, vapour } = this;
		const { bubblePressure, vapourPressure, critical, equation, liquidDensity, vapourDensity } = fluid;
		if (!bubblePressure) {
			saturation.solveAtPressure(p);
			const { temperature, liquidDelta, vapourDelta } = saturation;
			return {
				liquidTemperature: temperature,
				liquidDelta,
				vapourTemperature: temperature,
				vapourDelta
			};
		}
		const vapourTemperature = findRoot((T) => vapourPressure.valueAt(T) - p, coldest, critical.temperature)?.x ?? NaN;
		const liquidTemperature = findRoot((T) => bubblePressure.valueAt(T) - p, coldest, critical.temperature)?.x ?? coldest;
		const low = .9 * (liquidDensity.valueAt(liquidTemperature) / equation.reducing.density);
		const high = 1.1 * (vapourDensity.valueAt(vapourTemperature) / equation.reducing.density);
		liquid.evaluateAtPressure(fluid, liquidTemperature, p, this.liquidDeltaAt(p, liquidTemperature, low));
		vapour.evaluateAtPressure(fluid, vapourTemperature, p, this.gasDeltaAt(p, vapourTemperature, high));
		return {
			liquidTemperature,
			liquidDelta: liquid.density / fluid.reducingDensity,
			vapourTemperature,
			vapourDelta: vapour.density / fluid.reducingDensity
		};
	}
	reduced(p, T) {
		const { gasConstant, reducing } = this.fluid.equation;
		return p / (gasConstant * T * reducing.density);
	}
	evaluateSaturated() {
		const { saturation, fluid, liquid, vapour } = this;
		this.phase = "two-phase";
		liquid.evaluate(fluid, saturation.temperature, saturation.liquidDelta);
		vapour.evaluate(fluid, saturation.temperature, saturation.vapourDelta);
		liquid.pressure = saturation.pressure;
		vapour.pressure = saturation.pressure;
	}
};
/** First densities of a fluid, which all that ask for it from `coldest` K on share; what each of these holds is left alone. */
function firstDensityOf(fluid, coldest) {
	const known = fluid.firstDensities.get(coldest);
	if (known) return known;
	const solver = new PureSolver(fluid, coldest);
	const first = new FirstDensity(fluid, coldest, solver.saturation.line, (p, T) => solver.exactDelta(p, T));
	fluid.firstDensities.set(coldest, first);
	return first;
}
// engineering/properties/reference/states.ts
/** The lowest pressure at which a state is looked for, over the critical one. */
var lowestPressure = 1e-15;
/**
* States of one pure fluid by its reference equation. What lies outside the equation's range is a Refusal. Nothing freezes:
* the equations hold up to the melting line, which they do not know; where they are no fluid any more is a Refusal too.
*/
var PureStates = class {
	fluid;
	solver;
	constructor(fluid) {
		this.fluid = fluid;
		this.solver = new PureSolver(fluid);
	}
	/** State at p in Pa and T in K; on the saturation line the saturated liquid. */
	atPT(pressure, temperature) {
		requireTemperature(this.fluid, temperature);
		requirePressure(this.fluid, pressure);
		this.solver.solvePT(pressure, temperature);
		return this.found();
	}
	/** State at p in Pa and h in J/kg, of one phase or two. */
	atPH(pressure, enthalpy) {
		requirePressure(this.fluid, pressure);
		requireFinite("enthalpy", enthalpy);
		if (solveOnIsobar(this.solver, pressure, "enthalpy", enthalpy) === "found" && this.isWithinRange()) return this.found();
		throw noState(this.fluid, {
			pressure,
			enthalpy
		});
	}
	/** State at p in Pa and s in J/(kg·K), of one phase or two. */
	atPS(pressure, entropy) {
		requirePressure(this.fluid, pressure);
		requireFinite("entropy", entropy);
		if (solveOnIsobar(this.solver, pressure, "entropy", entropy) === "found" && this.isWithinRange()) return this.found();
		throw noState(this.fluid, {
			pressure,
			entropy
		});
	}
	/** State at h in J/kg and s in J/(kg·K), of one phase or two. */
	atHS(enthalpy, entropy) {
		requireFinite("enthalpy", enthalpy);
		requireFinite("entropy", entropy);
		if (this.solveHS(enthalpy, entropy) && this.isWithinRange()) return this.found();
		throw noState(this.fluid, {
			enthalpy,
			entropy
		});
	}
	/** Two-phase state at T in K and the vapour mass fraction x. */
	atTX(temperature, quality) {
		requireQuality(quality);
		this.requireOneSubstance();
		requireSaturationTemperature(this.fluid, temperature);
		this.solver.solveSaturationAt(temperature);
		this.solver.quality = quality;
		return this.found();
	}
	/** Two-phase state at p in Pa and the vapour mass fraction x. */
	atPX(pressure, quality) {
		requireQuality(quality);
		this.requireOneSubstance();
		this.requireOnSaturationLine(pressure);
		this.solver.solveSaturationAtPressure(pressure);
		this.solver.quality = quality;
		return this.found();
	}
	/** Both phases at T in K. */
	saturatedAtTemperature(temperature) {
		return this.phases(this.atTX(temperature, 0));
	}
	/** Both phases at p in Pa. */
	saturatedAtPressure(pressure) {
		return this.phases(this.atPX(pressure, 0));
	}
	/** Leaves the state at h and s in the solver; false when the range has none. */
	solveHS(enthalpy, entropy) {
		const { solver, fluid } = this;
		const { critical, equation, specificGasConstant } = fluid;
		const share = (ofLiquid, ofVapour) => ofLiquid + solver.quality * (ofVapour - ofLiquid);
		const isSplit = () => solver.phase === "two-phase";
		const { single, liquid, vapour } = solver;
		return solveOnIsentrope({
			find: (pressure) => solveOnIsobar(solver, pressure, "entropy", entropy),
			enthalpy: () => isSplit() ? share(liquid.enthalpy, vapour.enthalpy) : single.enthalpy,
			volume: () => isSplit() ? share(1 / liquid.density, 1 / vapour.density) : 1 / single.density,
			start: critical.pressure,
			least: critical.pressure * lowestPressure,
			most: equation.range.maximumPressure,
			scale: specificGasConstant * critical.temperature
		}, enthalpy);
	}
	requireOneSubstance() {
		if (this.fluid.bubblePressure) throw insideTwoPhases(this.fluid);
	}
	requireOnSaturationLine(pressure) {
		const { lowestSaturationPressure, highestSaturationPressure } = this.solver;
		requireSaturationPressure(this.fluid, pressure, lowestSaturationPressure, highestSaturationPressure);
	}
	phases({ pressure, temperature }) {
		const { fluid, solver } = this;
		return {
			pressure,
			temperature,
			liquid: onePhase(fluid, solver.liquid, "liquid", 0),
			vapour: onePhase(fluid, solver.vapour, "gas", 1)
		};
	}
	/** Whether the temperature found is one that the equation has, but for rounding. */
	isWithinRange() {
		const { solver, fluid } = this;
		const { minimumTemperature, maximumTemperature } = fluid.equation.range;
		const { temperature } = solver.phase === "two-phase" ? solver.vapour : solver.single;
		return temperature >= minimumTemperature * (1 - 1e-9) && temperature <= maximumTemperature * (1 + 1e-9);
	}
	found() {
		const { fluid, solver } = this;
		const { phase, quality, single, liquid, vapour } = solver;
		const between = phase === "two-phase" || solver.isBetweenPhases(single.pressure, single.temperature);
		if (fluid.bubblePressure && between) throw insideTwoPhases(fluid);
		if (phase === "two-phase") return twoPhases(fluid, liquid, vapour, quality);
		if (!(single.cv > 0 && single.cp > single.cv)) throw frozen(fluid, single.pressure, single.temperature);
		return onePhaseState(onePhase(fluid, single, phase, void 0));
	}
};
function onePhase(fluid, of, phase, quality) {
	const { pressure, temperature, density, enthalpy, entropy, cp, cv, speedOfSound, jouleThomson } = of;
	return {
		phase,
		molarMass: fluid.equation.molarMass,
		pressure,
		temperature,
		quality,
		density,
		specificVolume: 1 / density,
		compressibilityFactor: pressure / (density * fluid.specificGasConstant * temperature),
		enthalpy,
		internalEnergy: enthalpy - pressure / density,
		entropy,
		cp,
		cv,
		speedOfSound,
		isentropicExponent: density * speedOfSound * speedOfSound / pressure,
		jouleThomson,
		fugacity: of.fugacity
	};
}
function twoPhases(fluid, liquid, vapour, quality) {
	const composition = { [fluid.equation.id]: 1 };
	return twoPhaseState({
		composition,
		state: onePhase(fluid, liquid, "liquid", 0)
	}, {
		composition,
		state: onePhase(fluid, vapour, "gas", 1)
	}, quality);
}
// engineering/properties/reference/catalogue.ts
var entry = (id, name, load) => ({
	id,
	name,
	load
});
/** The pure fluids, and air, that have a reference equation here. Water has its own room, `../steam`. */
var referenceFluids = [
	entry("C1", "methane", () => import("./methane-xrVZZGpl.js").then(({ methane }) => methane)),
	entry("C2", "ethane", () => import("./ethane-B4If6vMX.js").then(({ ethane }) => ethane)),
	entry("C3", "propane", () => import("./propane-DsvoGZPI.js").then(({ propane }) => propane)),
	entry("iC4", "isobutane", () => import("./isobutane-ugrCNtMH.js").then(({ isobutane }) => isobutane)),
	entry("nC4", "n-butane", () => import("./n-butane-PsWS0LsZ.js").then(({ nButane }) => nButane)),
	entry("iC5", "isopentane", () => import("./isopentane-DoZvOBp3.js").then(({ isopentane }) => isopentane)),
	entry("nC5", "n-pentane", () => import("./n-pentane-H5SrY3Pu.js").then(({ nPentane }) => nPentane)),
	entry("nC6", "n-hexane", () => import("./n-hexane-Bs8MDzKi.js").then(({ nHexane }) => nHexane)),
	entry("nC7", "n-heptane", () => import("./n-heptane-N_gAMuOe.js").then(({ nHeptane }) => nHeptane)),
	entry("nC8", "n-octane", () => import("./n-octane-kaD5uQ-3.js").then(({ nOctane }) => nOctane)),
	entry("nC9", "n-nonane", () => import("./n-nonane-BVmDIZNk.js").then(({ nNonane }) => nNonane)),
	entry("nC10", "n-decane", () => import("./n-decane-DSUVFzS1.js").then(({ nDecane }) => nDecane)),
	entry("nC12", "n-dodecane", () => import("./n-dodecane-XV-Nwp_W.js").then(({ nDodecane }) => nDodecane)),
	entry("N2", "nitrogen", () => import("./nitrogen-BXvG18KS.js").then(({ nitrogen }) => nitrogen)),
	entry("O2", "oxygen", () => import("./oxygen-CysrWBYA.js").then(({ oxygen }) => oxygen)),
	entry("Ar", "argon", () => import("./argon-54j2HWgv.js").then(({ argon }) => argon)),
	entry("He", "helium", () => import("./helium-BtQSA27g.js").then(({ helium }) => helium)),
	entry("H2", "hydrogen", () => import("./hydrogen-BzP9gZI_.js").then(({ hydrogen }) => hydrogen)),
	entry("CO", "carbon monoxide", () => import("./carbon-monoxide-DZ7G9q48.js").then(({ carbonMonoxide }) => carbonMonoxide)),
	entry("CO2", "carbon dioxide", () => import("./carbon-dioxide-Dq4SzwMC.js").then(({ carbonDioxide }) => carbonDioxide)),
	entry("H2S", "hydrogen sulfide", () => import("./hydrogen-sulfide-CJpONtMX.js").then(({ hydrogenSulfide }) => hydrogenSulfide)),
	entry("SO2", "sulfur dioxide", () => import("./sulfur-dioxide-DR2K0Lqf.js").then(({ sulfurDioxide }) => sulfurDioxide)),
	entry("NH3", "ammonia", () => import("./ammonia-Aw5-pwkD.js").then(({ ammonia }) => ammonia)),
	entry("C2=", "ethylene", () => import("./ethylene-8m-_m1Xf.js").then(({ ethylene }) => ethylene)),
	entry("C3=", "propylene", () => import("./propylene-BWupbEFK.js").then(({ propylene }) => propylene)),
	entry("Bz", "benzene", () => import("./benzene-CuGHUV10.js").then(({ benzene }) => benzene)),
	entry("Tol", "toluene", () => import("./toluene-BQhCfdT2.js").then(({ toluene }) => toluene)),
	entry("EtBz", "ethylbenzene", () => import("./ethylbenzene-BuhfCRJG.js").then(({ ethylbenzene }) => ethylbenzene)),
	entry("mXyl", "m-xylene", () => import("./m-xylene-Cu9jg5ef.js").then(({ mXylene }) => mXylene)),
	entry("oXyl", "o-xylene", () => import("./o-xylene-CBb-RxAx.js").then(({ oXylene }) => oXylene)),
	entry("pXyl", "p-xylene", () => import("./p-xylene-B0PxC64a.js").then(({ pXylene }) => pXylene)),
	entry("cC6", "cyclohexane", () => import("./cyclohexane-CON1hYMF.js").then(({ cyclohexane }) => cyclohexane)),
	entry("MeOH", "methanol", () => import("./methanol-BNFGR7UU.js").then(({ methanol }) => methanol)),
	entry("EtOH", "ethanol", () => import("./ethanol-DRPdu_X_.js").then(({ ethanol }) => ethanol)),
	entry("Acetone", "acetone", () => import("./acetone-D5oD0LLA.js").then(({ acetone }) => acetone)),
	entry("R134a", "R134a", () => import("./r134a-CDsssHBH.js").then(({ r134a }) => r134a)),
	entry("Air", "air", () => import("./air-DnbA6byh.js").then(({ air }) => air)),
	entry("Cl2", "chlorine", () => import("./chlorine-0H1vvOr6.js").then(({ chlorine }) => chlorine)),
	entry("EO", "ethylene oxide", () => import("./ethylene-oxide-ChvPdpmz.js").then(({ ethyleneOxide }) => ethyleneOxide)),
	entry("PG", "propylene glycol", () => import("./propylene-glycol-C-MW6aGh.js").then(({ propyleneGlycol }) => propyleneGlycol)),
	entry("1C4=", "1-butene", () => import("./1-butene-DbJUaANR.js").then(({ butene1 }) => butene1)),
	entry("iC4=", "isobutene", () => import("./isobutene-Dy1BIUej.js").then(({ isobutene }) => isobutene)),
	entry("DME", "dimethyl ether", () => import("./dimethyl-ether-DxjG7jgP.js").then(({ dimethylEther }) => dimethylEther)),
	entry("VCM", "vinyl chloride", () => import("./vinyl-chloride-DSbghQK6.js").then(({ vinylChloride }) => vinylChloride))
];
/** States of a fluid by its id; RangeError for an id that is not there. */
async function referenceStates(id) {
	const fluid = referenceFluids.find((candidate) => candidate.id === id);
	if (!fluid) throw new RangeError(`no reference equation of ${id}`);
	return new PureStates(new PureFluid(await fluid.load()));
}
// engineering/properties/reference/isochore.ts
var mostSteps = 100;
/** How near T is found, over T, and how near it may stay where rounding allows no more. */
var precision = 1e-14;
var rounding = 1e-10;
/** T over the critical one above which the ancillary equations are not asked. */
var nearCritical = .95;
/**
* The state at the internal energy u in J/kg and the volume v in m³/kg, left in the solver, beginning with what it holds. False
* where there is none between the coldest and the hottest temperature of the solver. Both
* phases have cv > 0, so that along an isochore u rises with T through two phases and one. RangeError where no saturation is found.
*/
function solveOnIsochore(solver, u, v) {
	const { fluid, single, vapour } = solver;
	const delta = 1 / (v * fluid.reducingDensity);
	if (solver.phase === "two-phase") return searchTwoPhases(solver, u, v, vapour.temperature);
	const last = single.temperature;
	if (solveOnePhase(solver, u, delta, last > 0 ? last : fluid.critical.temperature, solver.coldest)) {
		if (!isInsideTwoPhases(solver, delta, single.temperature)) return true;
		return searchTwoPhases(solver, u, v, single.temperature);
	}
	return searchTwoPhases(solver, u, v, .9 * fluid.critical.temperature);
}
/** u of a phase, J/kg. */
function energyOf({ enthalpy, pressure, density }) {
	return enthalpy - pressure / density;
}
/** T of one phase at δ with the internal energy u, from `coldest` K on, by Newton's method; false where there is none. */
function solveOnePhase(solver, u, delta, start, coldest) {
	const { fluid, single, hottest } = solver;
	let T = Math.min(hottest, Math.max(coldest, start));
	let before = Infinity;
	for (let step = 0; step < mostSteps; step += 1) {
		single.evaluate(fluid, T, delta);
		const change = (u - energyOf(single)) / single.cv;
		const size = Math.abs(change);
		if (!(single.cv > 0 && size < Infinity)) return false;
		if (size < precision * T || size < rounding * T && size >= .5 * before) {
			nameSingle(solver, delta);
			return true;
		}
		if (T === coldest && change < 0 || T === hottest && change > 0) return false;
		before = size;
		T = Math.min(hottest, Math.max(coldest, T + Math.max(-.4 * T, Math.min(.6 * T, change))));
	}
	return false;
}
/** Names the one phase at δ as a flash at p and T does. */
function nameSingle(solver, delta) {
	const { fluid, single } = solver;
	const { temperature, pressure } = fluid.critical;
	solver.quality = NaN;
	if (single.temperature < temperature) solver.phase = delta > fluid.criticalDelta ? "liquid" : "gas";
	else solver.phase = single.pressure >= pressure ? "supercritical" : "gas";
}
/** Whether δ lies between those of the two phases at T in K. */
function isInsideTwoPhases({ fluid, saturation }, delta, T) {
	const { critical, criticalDelta, liquidDensity, vapourDensity, equation } = fluid;
	if (T >= critical.temperature * (1 - 1e-7)) return false;
	if (T < nearCritical * critical.temperature && T > equation.range.minimumTemperature) {
		const { density } = equation.reducing;
		if (delta > criticalDelta ? delta > 1.15 * liquidDensity.valueAt(T) / density : delta < .85 * vapourDensity.valueAt(T) / density) return false;
	}
	saturation.solveAt(T);
	return delta > saturation.vapourDelta && delta < saturation.liquidDelta;
}
/**
* T at which a mixture of both phases has v and u, by Newton's method from `start` within what is known to hold it; or one phase
* where the isochore leaves the two before.
*/
function searchTwoPhases(solver, u, v, start) {
	const { fluid, coldest, single, liquid, vapour } = solver;
	const delta = 1 / (v * fluid.reducingDensity);
	let low = coldest;
	let high = fluid.critical.temperature * (1 - nearestToCritical);
	const hottest = high;
	let T = Math.min(high, Math.max(low, start));
	let before = Infinity;
	for (let step = 0; step < mostSteps; step += 1) {
		solver.solveSaturationAt(T);
		const volume = 1 / liquid.density;
		const share = (v - volume) / (1 / vapour.density - volume);
		const change = (u - (energyOf(liquid) + share * (energyOf(vapour) - energyOf(liquid)))) / heatCapacityOfBoth(liquid, vapour, share);
		const isBoth = share >= 0 && share <= 1;
		const size = Math.abs(change);
		const isSettled = size < precision * T || size < rounding * T && size >= .5 * before || high - low < 4e-16 * T;
		if (isBoth && isSettled) {
			solver.quality = share;
			return true;
		}
		before = size;
		if (isBoth) {
			if (change > 0) low = T;
			else high = T;
			if (T === hottest && change > 0) return solveOnePhase(solver, u, delta, T, T);
			if (T === coldest && change < 0) return false;
		} else {
			single.evaluate(fluid, T, delta);
			if (u >= energyOf(single)) return solveOnePhase(solver, u, delta, T, T);
			if (high - low < 4e-16 * T) return solveOnePhase(solver, u, delta, T, coldest);
			high = T;
		}
		const next = Math.min(hottest, Math.max(coldest, T + change));
		T = next >= low && next <= high && next !== T && step < 60 ? next : .5 * (low + high);
	}
	return false;
}
/** (∂u/∂T)_v of two phases, the vapour a mass fraction of it, J/(kg·K): each is heated along saturation and some evaporates. */
function heatCapacityOfBoth(liquid, vapour, share) {
	const evaporated = 1 / vapour.density - 1 / liquid.density;
	const pressureSlope = (vapour.entropy - liquid.entropy) / evaporated;
	const along = (phase) => {
		const { density, pressureByTemperature, pressureByDensity, temperature, pressure, cv } = phase;
		const volume = (pressureByTemperature - pressureSlope) / (pressureByDensity * density * density);
		return {
			volume,
			energy: cv + (temperature * pressureByTemperature - pressure) * volume
		};
	};
	const ofLiquid = along(liquid);
	const ofVapour = along(vapour);
	const moved = -((1 - share) * ofLiquid.volume + share * ofVapour.volume) / evaporated;
	return (1 - share) * ofLiquid.energy + share * ofVapour.energy + moved * (energyOf(vapour) - energyOf(liquid));
}
// engineering/properties/reference/pure-equilibrium.ts
/** T over the lowest of a fluid's equation from which states are looked for: the first at which it still has two phases. */
var belowRange = [
	.8,
	.9,
	1
];
/** T over the highest of a fluid's equation up to which they are: above that range it is extrapolated. */
var aboveRange = 1.5;
/**
* One pure fluid followed through many states by its reference equation, each in equilibrium, per kg and in SI units. What was
* found stays in the members until the next question, so that nothing is allocated; several may share one fluid. Nothing
* freezes: below the triple point, down to 0.8 or 0.9 of it, liquid and vapour are extrapolated, as they are above the highest
* temperature of the equation, and whoever asks has to say so. All throw a RangeError where there is no state.
*/
var PureEquilibrium = class {
	fluid;
	solver;
	constructor(fluid) {
		this.fluid = fluid;
		this.solver = new PureSolver(fluid, coldestOf(fluid), aboveRange * fluid.equation.range.maximumTemperature);
	}
	/** A supercritical fluid counts as vapour. */
	get condition() {
		const { phase } = this.solver;
		return phase === "two-phase" || phase === "liquid" ? phase : "vapour";
	}
	/** Vapour mass fraction, which of one substance is that of moles too. */
	get quality() {
		const { condition, solver } = this;
		return condition === "two-phase" ? solver.quality : condition === "vapour" ? 1 : 0;
	}
	/** Current where the condition is 'vapour' or 'two-phase'. */
	get vapour() {
		return this.solver.phase === "two-phase" ? this.solver.vapour : this.solver.single;
	}
	/** Current where the condition is 'liquid' or 'two-phase'. */
	get liquid() {
		return this.solver.phase === "two-phase" ? this.solver.liquid : this.solver.single;
	}
	/** At p in Pa and T in K; on the saturation line the liquid. */
	atPT(pressure, temperature) {
		const { coldest } = this.solver;
		if (!(pressure > 0 && pressure < Infinity && temperature >= coldest && temperature < Infinity)) throw this.noState("p", pressure, "T", temperature);
		this.solver.solvePT(pressure, temperature);
	}
	/** At p in Pa and h in J/kg. */
	atPH(pressure, enthalpy) {
		this.onIsobar(pressure, "enthalpy", enthalpy);
	}
	/** At p in Pa and s in J/(kg·K). */
	atPS(pressure, entropy) {
		this.onIsobar(pressure, "entropy", entropy);
	}
	/** At u in J/kg and v in m³/kg. */
	atUV(internalEnergy, volume) {
		if (Number.isFinite(internalEnergy) && volume > 0 && volume < Infinity && solveOnIsochore(this.solver, internalEnergy, volume)) return;
		throw this.noState("u", internalEnergy, "v", volume);
	}
	/** Both phases at T in K, below the critical one, all of it liquid. */
	boilingAt(temperature) {
		const { solver, fluid } = this;
		const { temperature: critical } = fluid.critical;
		if (!(temperature >= solver.coldest && temperature < critical)) throw this.noState("T", temperature, "x", 0);
		solver.solveSaturationAt(Math.min(temperature, critical * (1 - nearestToCritical)));
		solver.quality = 0;
	}
	/**
	* One phase at p in Pa and T in K whether it is stable or not: the gas where the isotherm has one, else the liquid. Its name
	* is the condition.
	*/
	gasAt(pressure, temperature) {
		const { solver, fluid } = this;
		if (!(pressure > 0 && pressure < Infinity && temperature > 0 && temperature < Infinity)) throw this.noState("p", pressure, "T", temperature);
		const { critical, criticalDelta } = fluid;
		let delta;
		if (temperature < critical.temperature) {
			delta = this.gasDelta(pressure, temperature) ?? solver.liquidDeltaAt(pressure, temperature, criticalDelta);
			solver.phase = delta > criticalDelta ? "liquid" : "gas";
		} else delta = solver.denseDeltaAt(pressure, temperature);
		solver.quality = NaN;
		solver.single.evaluateAtPressure(fluid, temperature, pressure, delta);
	}
	onIsobar(pressure, given, value) {
		if (pressure > 0 && pressure < Infinity && Number.isFinite(value) && solveOnIsobar(this.solver, pressure, given, value) === "found") return;
		throw this.noState("p", pressure, given === "enthalpy" ? "h" : "s", value);
	}
	/**
	* δ of the gas below the critical temperature by Newton's method, which from the ideal gas on does not go past it: up to the
	* end of stability the pressure rises ever more slowly with the density. Undefined where it ends before this pressure.
	*/
	gasDelta(pressure, temperature) {
		const { fluid } = this;
		const { energy, equation, criticalDelta } = fluid;
		const goal = pressure / (equation.gasConstant * temperature * equation.reducing.density);
		energy.setTemperature(temperature);
		let delta = goal;
		for (let step = 0; step < 60 && delta < criticalDelta; step += 1) {
			energy.evaluateInDensity(delta);
			const slope = 1 + 2 * energy.delta + energy.deltaDelta;
			if (!(slope > 0)) return void 0;
			const change = (goal - delta * (1 + energy.delta)) / slope;
			delta += change;
			if (Math.abs(change) < 1e-12 * delta) return delta;
		}
	}
	noState(one, first, other, second) {
		return /* @__PURE__ */ new RangeError(`the equation of ${this.fluid.equation.name} has no state of ${one} = ${first} and ${other} = ${second}, SI and per kg`);
	}
};
/** K. */
function coldestOf(fluid) {
	const { minimumTemperature } = fluid.equation.range;
	const saturation = new PureSaturation(fluid);
	return (belowRange.find((each) => {
		try {
			saturation.solveAt(each * minimumTemperature);
			return true;
		} catch (error) {
			if (error instanceof RangeError) return false;
			throw error;
		}
	}) ?? 1) * minimumTemperature;
}
export { PureStates as i, referenceFluids as n, referenceStates as r, PureEquilibrium as t };
