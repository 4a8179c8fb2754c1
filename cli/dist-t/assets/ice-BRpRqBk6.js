// engineering/properties/gerg/ice.ts
var triple = {
	temperature: 273.16,
	pressure: 611.657
};
var terms = [
	[-21.2144006, .00333333333],
	[27.3203819, 1.20666667],
	[-6.1059813, 1.70333333]
];
/** Sublimation pressure of ice in Pa at T in K, 50 K to 273.16 K: IAPWS R14-08(2011), eq. 6. */
function sublimationPressure(temperature) {
	const theta = temperature / triple.temperature;
	const sum = terms.reduce((total, [a, b]) => total + a * theta ** b, 0);
	return triple.pressure * Math.exp(sum / theta);
}
export { sublimationPressure as t };
