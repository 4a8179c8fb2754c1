// engineering/properties/transport/sources.ts
/** Tables that several fluids' values are from. */
var perryViscosity = "extended corresponding states with propane, fitted to Perry's Chemical Engineers' Handbook, 8th ed. (2008), tables 2-312 and 2-313";
var perryConductivity = "extended corresponding states with propane, fitted to Perry's Chemical Engineers' Handbook, 8th ed. (2008), tables 2-314 and 2-315";
var vdiSurfaceTension = "VDI Heat Atlas, 2nd ed. (2010), section D3.1";
var perryLiquidViscosity = "saturated liquid and dilute gas, without the effect of pressure: Perry's Chemical Engineers' Handbook, 8th ed. (2008), tables 2-312 and 2-313";
export { vdiSurfaceTension as i, perryLiquidViscosity as n, perryViscosity as r, perryConductivity as t };
