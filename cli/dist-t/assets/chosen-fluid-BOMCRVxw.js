import { B as info, G as missing, K as ruledOut, S as picture, T as value, V as warning, W as absent, h as check, ot as Refusal, st as stated, x as maybe } from "./kit-R3DteEWw.js";
import { E as streamVapourPressure, n as loadStreamData, t as moleFractionsOf, u as streamFlashedShare, y as streamRemarks } from "./mole-fractions-Bn_fSVuU.js";
import { t as streamName } from "./stream-fluid-DAjN7XJ2.js";
import { n as tabulatedFluid } from "./property-table-BSUY4Vxb.js";
import { r as whereChosen } from "./fields-CHYCCy5A.js";
// calculators/fluid/checks.ts
/** What makes a fluid doubtful as a whole: its equation with these components. Beside the field it is chosen in. */
function fluidChecks(fluid, field) {
	return check({ fluid }, (v) => {
		const known = streamRemarks(v.fluid);
		if (!known) return [];
		const { cautions, remarks, source } = known;
		return [...cautions.map((text) => warning(text, {
			field,
			source
		})), ...remarks.map((text) => info(text, {
			field,
			source
		}))];
	});
}
/** That a stream is not all of the phase which its properties are taken of. */
function streamCheck(stream, field) {
	return check({ stream }, (v) => otherPhase(v.stream, field));
}
/** A supercritical fluid of a lower compressibility factor is no gas in any sense that its equations mean. */
var leastOfGas = .7;
function otherPhase({ fluid, asked, whole, quality, phase, pressure, temperature }, field) {
	const name = streamName(fluid);
	const at = {
		pressure: stated("absolutePressure", pressure),
		temperature: stated("temperature", temperature)
	};
	if (asked === "liquid" && whole === "supercritical") return [warning(`At {pressure} and {temperature} ${name} is supercritical, not a liquid.`, {
		field,
		values: at
	})];
	const factor = phase?.state.compressibilityFactor;
	if (asked === "gas" && whole === "supercritical" && factor !== void 0 && factor < leastOfGas) {
		const words = `At {pressure} and {temperature} ${name} is a dense fluid above its critical point, Z = {factor}: equations for gases are doubtful.`;
		return [warning(words, {
			field,
			values: {
				...at,
				factor: stated("number", factor)
			}
		})];
	}
	if (asked === void 0 || quality === void 0) return [];
	const share = asked === "liquid" ? quality : 1 - quality;
	const words = `At {pressure} and {temperature}, {share} by mass of ${name} is ${asked === "liquid" ? "vapour" : "liquid"}; what is filled in is that of its ${asked} alone.`;
	const values = {
		...at,
		share: stated("fraction", share, {
			digits: 2,
			unit: "%"
		})
	};
	return share > 0 ? [warning(words, {
		field,
		values
	})] : [];
}
/** The liquid of a stream as a sentence calls it, which may not be all of it. */
function liquidOf({ fluid, whole }) {
	return whole === "two-phase" ? `the liquid of ${streamName(fluid)}` : streamName(fluid);
}
/** Whether a liquid flashes on its way to a pressure in Pa, as across a valve or a plate; undefined where it does not, or nobody knows. */
function flashOf(stream, pressure) {
	const share = orRefused(() => streamFlashedShare(stream, pressure));
	if (share !== void 0) return share > 0 ? { share } : void 0;
	const vapourPressure = orRefused(() => streamVapourPressure(stream.fluid, stream.temperature).value);
	return vapourPressure !== void 0 && vapourPressure > pressure ? { vapourPressure } : void 0;
}
/** Undefined where it is refused. */
function orRefused(compute) {
	try {
		return compute();
	} catch (error) {
		if (error instanceof Refusal) return void 0;
		throw error;
	}
}
/** How much of a liquid is vapour after its pressure has fallen, as across a valve or a plate. */
function flashCheck(stream, outlet, field) {
	return check({
		stream,
		outlet
	}, ({ stream, outlet: pressure }) => {
		const flash = stream.asked === "liquid" && pressure < stream.pressure ? flashOf(stream, pressure) : void 0;
		if (!flash) return [];
		const out = stated("absolutePressure", pressure);
		if ("share" in flash) {
			const values = {
				out,
				share: stated("fraction", flash.share, {
					digits: 2,
					unit: "%"
				})
			};
			return [warning(`{share} by mass of ${liquidOf(stream)} is vapour at the outlet, {out}.`, {
				field,
				values
			})];
		}
		const values = {
			out,
			vapour: stated("absolutePressure", flash.vapourPressure)
		};
		const words = `The vapour pressure of ${streamName(stream.fluid)}, {vapour}, is above the pressure at the outlet, {out}: some of it boils on the way.`;
		return [warning(words, {
			field,
			values
		})];
	});
}
// calculators/fluid/chosen-fluid.ts
/** What is typed of a fluid, whatever is there of it. */
function typedOf({ source, ...others }) {
	return {
		source,
		...maybe(others)
	};
}
/** The fluid that a case chooses; ruled out where its properties are typed by hand. */
function chosenFluid(fluid) {
	return value(`${fluid.source.id}.fluid`, typedOf(fluid), fluidTyped, whereChosen(fluid));
}
/** Loads what the fluid that a case chooses needs. */
function fluidLoads({ source, pureFluid, composition }) {
	return picture({
		source,
		pureFluid,
		composition
	}, (seen) => {
		if ((seen.source ?? "typed") === "typed") return void 0;
		return loadStreamData({
			type: "components",
			amounts: Object.fromEntries(componentsNamed(seen).map((id) => [id, 1]))
		});
	});
}
function componentsNamed({ source, pureFluid, composition = [] }) {
	if (source === "water") return ["H2O"];
	if (source === "pure") return pureFluid === void 0 ? [] : [pureFluid];
	return source === "composition" ? composition.flatMap(({ item, amount }) => amount > 0 ? [item] : []) : [];
}
function fluidTyped(typed) {
	switch (typed.source) {
		case "typed": return ruledOut("typed by hand");
		case "water": return {
			type: "components",
			amounts: { H2O: 1 }
		};
		case "pure": return typed.pureFluid === void 0 ? missing("pure fluid") : {
			type: "components",
			amounts: { [typed.pureFluid]: 1 }
		};
		case "composition": return mixtureTyped(typed);
		case "petroleum": return petroleumTyped(typed);
		case "solution": return solutionTyped(typed);
		case "table": return typed.propertyTable === void 0 ? missing("table of properties") : tabulatedFluid(typed.tablePhase ?? "liquid", typed.propertyTable);
	}
}
function mixtureTyped({ composition, compositionBasis = "mole" }) {
	if (composition === void 0) return missing("composition");
	const amounts = moleFractionsOf(composition, compositionBasis);
	return amounts ? {
		type: "components",
		amounts
	} : absent("no amount of the composition is above 0");
}
function petroleumTyped(typed) {
	const { petroleumGroup: group = "crude", density15, viscosityCold, viscosityWarm, reidVaporPressure } = typed;
	const { temperatureCold, temperatureWarm } = typed;
	if (density15 === void 0) return missing("density at 15 °C");
	return {
		type: "petroleum",
		group,
		density15,
		viscosities: viscosityCold === void 0 || viscosityWarm === void 0 || temperatureCold === void 0 || temperatureWarm === void 0 ? void 0 : [{
			temperature: temperatureCold,
			viscosity: viscosityCold
		}, {
			temperature: temperatureWarm,
			viscosity: viscosityWarm
		}],
		reidVapourPressure: reidVaporPressure
	};
}
function solutionTyped({ solute = "ethyleneGlycol", soluteFraction }) {
	if (soluteFraction === void 0) return missing("mass fraction in the solution");
	return solute === "seaSalt" ? {
		type: "seaWater",
		salinity: soluteFraction
	} : {
		type: "solution",
		solute,
		massFraction: soluteFraction
	};
}
export { flashOf as a, streamCheck as c, flashCheck as i, fluidLoads as n, fluidChecks as o, typedOf as r, liquidOf as s, chosenFluid as t };
