import { r as fluidComponents } from "./fluid-components-cMYHkf6A.js";
// engineering/properties/stream/stream-fluid.ts
/** What a fluid is called within a sentence. */
function streamName(fluid) {
	switch (fluid.type) {
		case "components": {
			const [id, ...others] = Object.keys(fluid.amounts);
			return others.length > 0 ? "the mixture" : fluidComponents.find((known) => known.id === id)?.name ?? "the fluid";
		}
		case "petroleum": return "the petroleum liquid";
		case "solution": return "the solution";
		case "seaWater": return "sea water";
		case "table": return `the ${fluid.phase} of the table`;
	}
}
export { streamName as t };
