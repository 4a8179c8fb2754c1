import { t as streamName } from "./stream-fluid-DAjN7XJ2.js";
import { B as info, V as warning, h as check, st as stated, x as maybe } from "./kit-R3DteEWw.js";
// calculators/fluid/two-phases.ts
/** Flows whose share of vapour is off by more than this are not those of the composition. */
var sameShare = .05;
/**
* What there is to say of a stream whose two phases are taken each by itself: that they are no two, and that the flows entered
* are not in the proportion in which the fluid parts.
*/
function twoPhasesCheck(liquid, flows, field) {
	return check({
		stream: liquid,
		...maybe({
			liquidFlow: flows.liquid,
			vapourFlow: flows.vapour
		})
	}, (v) => {
		const { fluid, whole, quality, pressure, temperature } = v.stream;
		const name = streamName(fluid);
		const at = {
			pressure: stated("absolutePressure", pressure),
			temperature: stated("temperature", temperature)
		};
		if (whole === "supercritical") return [warning(`At {pressure} and {temperature} ${name} is supercritical and has no two phases.`, {
			field,
			values: at
		})];
		const { liquidFlow, vapourFlow } = v;
		if (quality === void 0 || liquidFlow === void 0 || vapourFlow === void 0) return [];
		const entered = vapourFlow / (liquidFlow + vapourFlow);
		if (!(Math.abs(entered - quality) > sameShare)) return [];
		const share = (si) => stated("fraction", si, {
			digits: 2,
			unit: "%"
		});
		return [info(`At {pressure} and {temperature}, {own} by mass of ${name} is vapour; of the flows entered it is {entered}.`, {
			field,
			values: {
				...at,
				own: share(quality),
				entered: share(entered)
			}
		})];
	});
}
export { twoPhasesCheck as t };
