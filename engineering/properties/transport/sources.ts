/** Tables that several fluids' values are from. */
export const perryViscosity =
  "extended corresponding states with propane, fitted to Perry's Chemical Engineers' Handbook, 8th ed. (2008), tables 2-312 and 2-313";
export const perryConductivity =
  "extended corresponding states with propane, fitted to Perry's Chemical Engineers' Handbook, 8th ed. (2008), tables 2-314 and 2-315";
export const vdiSurfaceTension = 'VDI Heat Atlas, 2nd ed. (2010), section D3.1';
export const perryLiquidViscosity =
  "saturated liquid and dilute gas, without the effect of pressure: Perry's Chemical Engineers' Handbook, 8th ed. (2008), tables 2-312 and 2-313";
