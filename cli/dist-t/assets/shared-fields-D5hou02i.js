import { N as text, j as quantity } from "./kit-R3DteEWw.js";
// calculators/shared-fields.ts
/** What calculators of different folders ask for alike. */
/** Perfect vacuum, bar(g), and absolute zero, °C: the lowest that a gauge pressure and a temperature can be. */
var vacuum = -1.01325;
var absoluteZero = -273.15;
var userDescription = text("User description", { hint: "Case name" });
var molecularWeight = quantity("Molecular weight", "molarMass", "g/mol", {
	symbol: "M",
	above: 0
});
var compressibilityFactor = quantity("Compressibility factor", "number", "", {
	symbol: "Z",
	above: 0
});
export { vacuum as a, userDescription as i, compressibilityFactor as n, molecularWeight as r, absoluteZero as t };
