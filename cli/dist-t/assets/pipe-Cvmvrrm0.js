// engineering/piping/size.ts
/** Schedules of ASME B36.10M and B36.19M in the order of the tables; those ending in S are of stainless pipe. */
var schedules = [
	"5",
	"5S",
	"10",
	"10S",
	"20",
	"30",
	"40",
	"40S",
	"STD",
	"60",
	"80",
	"80S",
	"XS",
	"100",
	"120",
	"140",
	"160",
	"XXS"
];
// engineering/piping/sizes.generated.ts
/**
* Pipe of ASME B36.10M (carbon and alloy steel) and ASME B36.19M (stainless, schedules ending in S): outside diameter and
* wall thickness in mm as the metric tables print them. Taken over from the piping data of the `fluids` library (C. Bell,
* MIT licence, see NOTICE); sizes.test.ts compares every wall with the inch table of the same standards.
*/
var standardSizes = [
	{
		nps: "1/8",
		dn: 6,
		outerDiameter: 10.3,
		walls: {
			"10": 1.24,
			"10S": 1.24,
			"30": 1.45,
			"40": 1.73,
			"40S": 1.73,
			"STD": 1.73,
			"80": 2.41,
			"80S": 2.41,
			"XS": 2.41
		}
	},
	{
		nps: "1/4",
		dn: 8,
		outerDiameter: 13.7,
		walls: {
			"10": 1.65,
			"10S": 1.65,
			"30": 1.85,
			"40": 2.24,
			"40S": 2.24,
			"STD": 2.24,
			"80": 3.02,
			"80S": 3.02,
			"XS": 3.02
		}
	},
	{
		nps: "3/8",
		dn: 10,
		outerDiameter: 17.1,
		walls: {
			"10": 1.65,
			"10S": 1.65,
			"30": 1.85,
			"40": 2.31,
			"40S": 2.31,
			"STD": 2.31,
			"80": 3.2,
			"80S": 3.2,
			"XS": 3.2
		}
	},
	{
		nps: "1/2",
		dn: 15,
		outerDiameter: 21.3,
		walls: {
			"5": 1.65,
			"5S": 1.65,
			"10": 2.11,
			"10S": 2.11,
			"30": 2.41,
			"40": 2.77,
			"40S": 2.77,
			"STD": 2.77,
			"80": 3.73,
			"80S": 3.73,
			"XS": 3.73,
			"160": 4.78,
			"XXS": 7.47
		}
	},
	{
		nps: "3/4",
		dn: 20,
		outerDiameter: 26.7,
		walls: {
			"5": 1.65,
			"5S": 1.65,
			"10": 2.11,
			"10S": 2.11,
			"30": 2.41,
			"40": 2.87,
			"40S": 2.87,
			"STD": 2.87,
			"80": 3.91,
			"80S": 3.91,
			"XS": 3.91,
			"160": 5.56,
			"XXS": 7.82
		}
	},
	{
		nps: "1",
		dn: 25,
		outerDiameter: 33.4,
		walls: {
			"5": 1.65,
			"5S": 1.65,
			"10": 2.77,
			"10S": 2.77,
			"30": 2.9,
			"40": 3.38,
			"40S": 3.38,
			"STD": 3.38,
			"80": 4.55,
			"80S": 4.55,
			"XS": 4.55,
			"160": 6.35,
			"XXS": 9.09
		}
	},
	{
		nps: "1-1/4",
		dn: 32,
		outerDiameter: 42.2,
		walls: {
			"5": 1.65,
			"5S": 1.65,
			"10": 2.77,
			"10S": 2.77,
			"30": 2.97,
			"40": 3.56,
			"40S": 3.56,
			"STD": 3.56,
			"80": 4.85,
			"80S": 4.85,
			"XS": 4.85,
			"160": 6.35,
			"XXS": 9.7
		}
	},
	{
		nps: "1-1/2",
		dn: 40,
		outerDiameter: 48.3,
		walls: {
			"5": 1.65,
			"5S": 1.65,
			"10": 2.77,
			"10S": 2.77,
			"30": 3.18,
			"40": 3.68,
			"40S": 3.68,
			"STD": 3.68,
			"80": 5.08,
			"80S": 5.08,
			"XS": 5.08,
			"160": 7.14,
			"XXS": 10.15
		}
	},
	{
		nps: "2",
		dn: 50,
		outerDiameter: 60.3,
		walls: {
			"5": 1.65,
			"5S": 1.65,
			"10": 2.77,
			"10S": 2.77,
			"30": 3.18,
			"40": 3.91,
			"40S": 3.91,
			"STD": 3.91,
			"80": 5.54,
			"80S": 5.54,
			"XS": 5.54,
			"160": 8.74,
			"XXS": 11.07
		}
	},
	{
		nps: "2-1/2",
		dn: 65,
		outerDiameter: 73,
		walls: {
			"5": 2.11,
			"5S": 2.11,
			"10": 3.05,
			"10S": 3.05,
			"30": 4.78,
			"40": 5.16,
			"40S": 5.16,
			"STD": 5.16,
			"80": 7.01,
			"80S": 7.01,
			"XS": 7.01,
			"160": 9.53,
			"XXS": 14.02
		}
	},
	{
		nps: "3",
		dn: 80,
		outerDiameter: 88.9,
		walls: {
			"5": 2.11,
			"5S": 2.11,
			"10": 3.05,
			"10S": 3.05,
			"30": 4.78,
			"40": 5.49,
			"40S": 5.49,
			"STD": 5.49,
			"80": 7.62,
			"80S": 7.62,
			"XS": 7.62,
			"160": 11.13,
			"XXS": 15.24
		}
	},
	{
		nps: "3-1/2",
		dn: 90,
		outerDiameter: 101.6,
		walls: {
			"5": 2.11,
			"5S": 2.11,
			"10": 3.05,
			"10S": 3.05,
			"30": 4.78,
			"40": 5.74,
			"40S": 5.74,
			"STD": 5.74,
			"80": 8.08,
			"80S": 8.08,
			"XS": 8.08
		}
	},
	{
		nps: "4",
		dn: 100,
		outerDiameter: 114.3,
		walls: {
			"5": 2.11,
			"5S": 2.11,
			"10": 3.05,
			"10S": 3.05,
			"30": 4.78,
			"40": 6.02,
			"40S": 6.02,
			"STD": 6.02,
			"80": 8.56,
			"80S": 8.56,
			"XS": 8.56,
			"120": 11.13,
			"160": 13.49,
			"XXS": 17.12
		}
	},
	{
		nps: "5",
		dn: 125,
		outerDiameter: 141.3,
		walls: {
			"5": 2.77,
			"5S": 2.77,
			"10": 3.4,
			"10S": 3.4,
			"40": 6.55,
			"40S": 6.55,
			"STD": 6.55,
			"80": 9.53,
			"80S": 9.53,
			"XS": 9.53,
			"120": 12.7,
			"160": 15.88,
			"XXS": 19.05
		}
	},
	{
		nps: "6",
		dn: 150,
		outerDiameter: 168.3,
		walls: {
			"5": 2.77,
			"5S": 2.77,
			"10": 3.4,
			"10S": 3.4,
			"40": 7.11,
			"40S": 7.11,
			"STD": 7.11,
			"80": 10.97,
			"80S": 10.97,
			"XS": 10.97,
			"120": 14.27,
			"160": 18.26,
			"XXS": 21.95
		}
	},
	{
		nps: "8",
		dn: 200,
		outerDiameter: 219.1,
		walls: {
			"5": 2.77,
			"5S": 2.77,
			"10": 3.76,
			"10S": 3.76,
			"20": 6.35,
			"30": 7.04,
			"40": 8.18,
			"40S": 8.18,
			"STD": 8.18,
			"60": 10.31,
			"80": 12.7,
			"80S": 12.7,
			"XS": 12.7,
			"100": 15.09,
			"120": 18.26,
			"140": 20.62,
			"160": 23.01,
			"XXS": 22.23
		}
	},
	{
		nps: "10",
		dn: 250,
		outerDiameter: 273,
		stainlessOuterDiameter: 273.1,
		walls: {
			"5": 3.4,
			"5S": 3.4,
			"10": 4.19,
			"10S": 4.19,
			"20": 6.35,
			"30": 7.8,
			"40": 9.27,
			"40S": 9.27,
			"STD": 9.27,
			"60": 12.7,
			"80": 15.09,
			"80S": 12.7,
			"XS": 12.7,
			"100": 18.26,
			"120": 21.44,
			"140": 25.4,
			"160": 28.58,
			"XXS": 25.4
		}
	},
	{
		nps: "12",
		dn: 300,
		outerDiameter: 323.8,
		stainlessOuterDiameter: 323.9,
		walls: {
			"5": 3.96,
			"5S": 3.96,
			"10": 4.57,
			"10S": 4.57,
			"20": 6.35,
			"30": 8.38,
			"40": 10.31,
			"40S": 9.53,
			"STD": 9.53,
			"60": 14.27,
			"80": 17.48,
			"80S": 12.7,
			"XS": 12.7,
			"100": 21.44,
			"120": 25.4,
			"140": 28.58,
			"160": 33.32,
			"XXS": 25.4
		}
	},
	{
		nps: "14",
		dn: 350,
		outerDiameter: 355.6,
		walls: {
			"5": 3.96,
			"5S": 3.96,
			"10": 6.35,
			"10S": 4.78,
			"20": 7.92,
			"30": 9.53,
			"40": 11.13,
			"40S": 9.53,
			"STD": 9.53,
			"60": 15.09,
			"80": 19.05,
			"80S": 12.7,
			"XS": 12.7,
			"100": 23.83,
			"120": 27.79,
			"140": 31.75,
			"160": 35.71
		}
	},
	{
		nps: "16",
		dn: 400,
		outerDiameter: 406.4,
		walls: {
			"5": 4.19,
			"5S": 4.19,
			"10": 6.35,
			"10S": 4.78,
			"20": 7.92,
			"30": 9.53,
			"40": 12.7,
			"40S": 9.53,
			"STD": 9.53,
			"60": 16.66,
			"80": 21.44,
			"80S": 12.7,
			"XS": 12.7,
			"100": 26.19,
			"120": 30.96,
			"140": 36.53,
			"160": 40.49
		}
	},
	{
		nps: "18",
		dn: 450,
		outerDiameter: 457,
		walls: {
			"5": 4.19,
			"5S": 4.19,
			"10": 6.35,
			"10S": 4.78,
			"20": 7.92,
			"30": 11.13,
			"40": 14.27,
			"40S": 9.53,
			"STD": 9.53,
			"60": 19.05,
			"80": 23.83,
			"80S": 12.7,
			"XS": 12.7,
			"100": 29.36,
			"120": 34.93,
			"140": 39.67,
			"160": 45.24
		}
	},
	{
		nps: "20",
		dn: 500,
		outerDiameter: 508,
		walls: {
			"5": 4.78,
			"5S": 4.78,
			"10": 6.35,
			"10S": 5.54,
			"20": 9.53,
			"30": 12.7,
			"40": 15.09,
			"40S": 9.53,
			"STD": 9.53,
			"60": 20.62,
			"80": 26.19,
			"80S": 12.7,
			"XS": 12.7,
			"100": 32.54,
			"120": 38.1,
			"140": 44.45,
			"160": 50.01
		}
	},
	{
		nps: "22",
		dn: 550,
		outerDiameter: 559,
		walls: {
			"5": 4.78,
			"5S": 4.78,
			"10": 6.35,
			"10S": 5.54,
			"20": 9.53,
			"30": 12.7,
			"STD": 9.53,
			"60": 22.23,
			"80": 28.58,
			"XS": 12.7,
			"100": 34.93,
			"120": 41.28,
			"140": 47.63,
			"160": 53.98
		}
	},
	{
		nps: "24",
		dn: 600,
		outerDiameter: 610,
		walls: {
			"5": 5.54,
			"5S": 5.54,
			"10": 6.35,
			"10S": 6.35,
			"20": 9.53,
			"30": 14.27,
			"40": 17.48,
			"40S": 9.53,
			"STD": 9.53,
			"60": 24.61,
			"80": 30.96,
			"80S": 12.7,
			"XS": 12.7,
			"100": 38.89,
			"120": 46.02,
			"140": 52.37,
			"160": 59.54
		}
	},
	{
		nps: "26",
		dn: 650,
		outerDiameter: 660,
		walls: {
			"10": 7.92,
			"20": 12.7,
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "28",
		dn: 700,
		outerDiameter: 711,
		walls: {
			"10": 7.92,
			"20": 12.7,
			"30": 15.88,
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "30",
		dn: 750,
		outerDiameter: 762,
		walls: {
			"5": 6.35,
			"5S": 6.35,
			"10": 7.92,
			"10S": 7.92,
			"20": 12.7,
			"30": 15.88,
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "32",
		dn: 800,
		outerDiameter: 813,
		walls: {
			"10": 7.92,
			"20": 12.7,
			"30": 15.88,
			"40": 17.48,
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "34",
		dn: 850,
		outerDiameter: 864,
		walls: {
			"10": 7.92,
			"20": 12.7,
			"30": 15.88,
			"40": 17.48,
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "36",
		dn: 900,
		outerDiameter: 914,
		walls: {
			"10": 7.92,
			"20": 12.7,
			"30": 15.88,
			"40": 19.05,
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "38",
		dn: 950,
		outerDiameter: 965,
		walls: {
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "40",
		dn: 1e3,
		outerDiameter: 1016,
		walls: {
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "42",
		dn: 1050,
		outerDiameter: 1067,
		walls: {
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "44",
		dn: 1100,
		outerDiameter: 1118,
		walls: {
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "46",
		dn: 1150,
		outerDiameter: 1168,
		walls: {
			"STD": 9.53,
			"XS": 12.7
		}
	},
	{
		nps: "48",
		dn: 1200,
		outerDiameter: 1219,
		walls: {
			"STD": 9.53,
			"XS": 12.7
		}
	}
];
/** Old trade sizes, in no edition of ASME B36.10M; walls from trade tables in inches. The DN of 7, 9 and 11 is informal. */
var tradeSizes = [
	{
		nps: "4-1/2",
		dn: void 0,
		outerDiameter: 127,
		walls: {
			"40S": 6.27,
			"STD": 6.27,
			"80S": 9.02,
			"XS": 9.02,
			"XXS": 18.03
		}
	},
	{
		nps: "7",
		dn: 175,
		outerDiameter: 193.7,
		walls: {
			"40S": 7.65,
			"STD": 7.65,
			"80S": 12.7,
			"XS": 12.7,
			"XXS": 22.23
		}
	},
	{
		nps: "9",
		dn: 225,
		outerDiameter: 244.5,
		walls: {
			"40S": 8.69,
			"STD": 8.69,
			"80S": 12.7,
			"XS": 12.7
		}
	},
	{
		nps: "11",
		dn: 275,
		outerDiameter: 298.5,
		walls: {
			"40S": 9.53,
			"STD": 9.53,
			"80S": 12.7,
			"XS": 12.7
		}
	}
];
// engineering/piping/pipe.ts
/** Length in m of a length in hundredths of a millimetre, so that the table's own decimals come out. */
function metres(hundredths) {
	return hundredths / 1e5;
}
function pipe(size, schedule, wall, trade) {
	const stainless = schedule.endsWith("S") && /^\d/.test(schedule);
	const outer = Math.round((stainless ? size.stainlessOuterDiameter ?? size.outerDiameter : size.outerDiameter) * 100);
	const thickness = Math.round(wall * 100);
	return {
		nps: size.nps,
		dn: size.dn,
		schedule,
		standard: trade ? "trade size" : stainless ? "ASME B36.19M" : "ASME B36.10M",
		outerDiameter: metres(outer),
		wallThickness: metres(thickness),
		innerDiameter: metres(outer - 2 * thickness)
	};
}
function pipesOf(size, trade) {
	return schedules.flatMap((schedule) => {
		const wall = size.walls[schedule];
		return wall === void 0 ? [] : [pipe(size, schedule, wall, trade)];
	});
}
/** NPS as a number of inches: 1.5 for "1-1/2". */
function npsInches(nps) {
	return nps.split("-").map((part) => {
		const [above = 0, below = 1] = part.split("/").map(Number);
		return above / below;
	}).reduce((sum, part) => sum + part, 0);
}
/** Every pipe, by size and then by schedule: ASME B36.10M and B36.19M, NPS 1/8 to 48, and four old trade sizes. */
var pipes = [...standardSizes.flatMap((size) => pipesOf(size, false)), ...tradeSizes.flatMap((size) => pipesOf(size, true))].toSorted((a, b) => npsInches(a.nps) - npsInches(b.nps));
/** Nominal sizes in ascending order. */
var nominalSizes = [...new Set(pipes.map(({ nps }) => nps))];
/** DN in ascending order; NPS 4-1/2 has none. */
var nominalDiameters = [...new Set(pipes.flatMap(({ dn }) => dn ?? []))];
/** The pipes of a nominal size, DN or schedule, or of several of these at once. */
function findPipes({ nps, dn, schedule } = {}) {
	return pipes.filter((pipe) => (nps === void 0 || pipe.nps === nps) && (dn === void 0 || pipe.dn === dn) && (schedule === void 0 || pipe.schedule === schedule));
}
export { pipes as a, npsInches as i, nominalDiameters as n, schedules as o, nominalSizes as r, findPipes as t };
