import { i as cylinder, l as sphericalCapApproximation, o as hemisphere } from "./solids-Cl2byJvK.js";
import { c as ellipsoidalHead, n as headArea, r as headVolume } from "./upright-head-DBfPRaYA.js";
import { B as info, Bt as meta, D as choice, E as calculation, G as missing, S as picture, W as absent, _ as field, h as check, j as quantity, w as step, x as maybe } from "./kit-R3DteEWw.js";
import { i as userDescription$1 } from "./shared-fields-D5hou02i.js";
import { n as drawDome, t as drawCylinder } from "./drawing-CnhqUHpI.js";
// calculators/geometry/examples.ts
var examples = [{
	title: "Pipe and heads of a 2 m drum",
	source: "Diameter 2000 mm, shell 6000 mm",
	cases: [
		{
			userDescription: "Shell",
			shape: "cylinder",
			diameter: 2e3,
			length: 6e3
		},
		{
			userDescription: "Hemispherical head",
			shape: "hemisphere",
			diameter: 2e3
		},
		{
			userDescription: "2:1 head",
			shape: "ellipsoid",
			diameter: 2e3
		}
	]
}];
var published = [{
	type: "case",
	kind: "quoted",
	title: "2:1 ellipsoidal head, D 1000 mm",
	source: "E. F. Megyesy, Pressure Vessel Handbook, from a secondary source: A = 1.084·D², V = 0.1309·D³",
	case: {
		shape: "ellipsoid",
		diameter: 1e3
	},
	expect: {
		surfaceArea: {
			printed: "1.084",
			unit: "m²"
		},
		volume: {
			printed: "0.1309",
			unit: "m³"
		}
	}
}, {
	type: "case",
	kind: "program",
	title: "Hemisphere, D 2 m",
	source: "fluids (C. Bell), SA_ellipsoidal_head(2, 1), to twelve digits",
	case: {
		shape: "hemisphere",
		diameter: 2e3
	},
	expect: { surfaceArea: {
		printed: "6.28318530718",
		unit: "m²"
	} }
}];
// calculators/geometry/definition.ts
var closedForm = "Closed form";
var spheroid = "Half an oblate spheroid with semi-axes D/2, D/2 and D/4, closed form";
/** The formulas of the 2:1 head that some tables print. */
var cap = "Formulas of a spherical cap of base D and height D/4; approximate";
var notTwoToOne = absent("applies to the 2:1 head only");
var userDescription = field("userDescription", userDescription$1);
var shape = field("shape", choice("Shape", [
	"cylinder",
	"hemisphere",
	"ellipsoid"
], { names: {
	cylinder: "Cylinder Segment (Pipe)",
	hemisphere: "Hemispherical Head",
	ellipsoid: "Ellipsoidal Head (2:1 Ratio)"
} }));
var diameter = field("diameter", quantity("Diameter", "length", "mm", {
	symbol: "D",
	above: 0,
	atMost: 1e9
}));
var length = field("length", quantity("Length", "length", "mm", {
	symbol: "L",
	above: 0,
	atMost: 1e9,
	when: { shape: "cylinder" }
}));
var surfaceArea = step("surfaceArea", {
	shape,
	diameter,
	length: maybe(length)
}, {
	label: "Surface area",
	symbol: "A",
	kind: "area",
	unit: "m²",
	digits: 5,
	equation: (v) => ({
		cylinder: "A = π*D*L",
		hemisphere: "A = 2*π*(D/2)^2",
		ellipsoid: "A = π*(D/2)^2*(1+ln(2+sqrt(3))/(2*sqrt(3)))"
	})[v.shape],
	source: (v) => v.shape === "ellipsoid" ? spheroid : `${closedForm}, curved surface without the open ends`
}, (v) => {
	if (v.shape === "hemisphere") return hemisphere(v.diameter).domeArea;
	if (v.shape === "ellipsoid") return headArea(ellipsoidalHead(v.diameter));
	return v.length === void 0 ? missing("length") : cylinder(v.diameter, v.length).lateralArea;
});
var volume = step("volume", {
	shape,
	diameter,
	length: maybe(length)
}, {
	label: "Volume",
	symbol: "V",
	kind: "volume",
	unit: "m³",
	digits: 5,
	equation: (v) => ({
		cylinder: "V = π*(D/2)^2*L",
		hemisphere: "V = 2/3*π*(D/2)^3",
		ellipsoid: "V = π*D^3/24"
	})[v.shape],
	source: (v) => v.shape === "ellipsoid" ? spheroid : closedForm
}, (v) => {
	if (v.shape === "hemisphere") return hemisphere(v.diameter).volume;
	if (v.shape === "ellipsoid") return headVolume(ellipsoidalHead(v.diameter));
	return v.length === void 0 ? missing("length") : cylinder(v.diameter, v.length).volume;
});
var capSurfaceArea = step("capSurfaceArea", {
	shape,
	diameter
}, {
	label: "Surface area, spherical-cap approximation",
	symbol: "A_cap",
	kind: "area",
	unit: "m²",
	equation: "A_cap = 2*π*(D/2)^2",
	source: cap
}, (v) => v.shape === "ellipsoid" ? sphericalCapApproximation(v.diameter, v.diameter / 4).area : notTwoToOne);
var capVolume = step("capVolume", {
	shape,
	diameter
}, {
	label: "Volume, spherical-cap approximation",
	symbol: "V_cap",
	kind: "volume",
	unit: "m³",
	equation: "V_cap = π*h/6*(3*(D/2)^2+h^2)",
	where: ["h = D/4"],
	source: cap
}, (v) => v.shape === "ellipsoid" ? sphericalCapApproximation(v.diameter, v.diameter / 4).volume : notTwoToOne);
var capFarOff = check({ shape }, (v) => v.shape === "ellipsoid" ? [info("The spherical-cap formulas make the area of a 2:1 head 45 % too large and its volume 19 % too small.")] : []);
var definition_default = calculation(meta, {
	inputs: {
		Shape: [userDescription, shape],
		Dimensions: [diameter, length]
	},
	results: { Results: [
		surfaceArea,
		volume,
		capSurfaceArea,
		capVolume
	] },
	primary: volume,
	answers: [volume, surfaceArea],
	checks: [capFarOff],
	examples,
	published,
	references: ["I. N. Bronshtein et al., Handbook of Mathematics, 6th ed., Springer 2015, 3.3: Stereometry.", "E. F. Megyesy, Pressure Vessel Handbook: areas and volumes of 2:1 ellipsoidal heads."],
	drawing: picture({
		shape,
		diameter,
		length
	}, (v) => {
		if (v.shape === "hemisphere") return drawDome("Hemispherical head in section", v.diameter, .5);
		if (v.shape === "ellipsoid") return drawDome("2:1 ellipsoidal head in section", v.diameter, .25);
		return drawCylinder(v.diameter, v.length);
	})
});
export { definition_default as default };
