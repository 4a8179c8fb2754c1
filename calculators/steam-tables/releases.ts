export const if97 = 'IAPWS R7-97(2012)';
export const viscosityRelease = 'IAPWS R12-08, for industrial use';
export const conductivityRelease = 'IAPWS R15-11, for industrial use';

/** Number of significant digits shown for properties. */
export const figure = { digits: 6 } as const;
