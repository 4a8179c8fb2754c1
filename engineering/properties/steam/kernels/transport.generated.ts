// Written by source.ts and `npm run generate` from the tables in ../coefficients: change those.

export function viscosityResidual(x: number, y: number): number {
const x2 = x * x;
const x3 = x2 * x;
const x5 = x3 * x2;
const x4 = x2 * x2;
const y2 = y * y;
const y3 = y2 * y;
const y4 = y2 * y2;
const y6 = y3 * y3;
const y5 = y3 * y2;
const sum = 0.520094 + 0.222531 * y - 0.281378 * y2 + 0.161913 * y3 - 0.0325372 * y4 + x * (0.0850895 + 0.999115 * y - 0.906851 * y2 + 0.257399 * y3) + x2 * (-1.08374 + 1.88797 * y - 0.772479 * y2) + x3 * (-0.289555 + 1.26613 * y - 0.489837 * y2 + 0.0698452 * y4 - 0.00435673 * y6) + x5 * (0.120573 * y - 0.000593264 * y6) + x4 * (-0.25704 * y2 + 0.00872102 * y5);
return sum;
}

export function conductivityResidual(x: number, y: number): number {
const x2 = x * x;
const x3 = x2 * x;
const x4 = x2 * x2;
const y2 = y * y;
const y3 = y2 * y;
const y4 = y2 * y2;
const y5 = y3 * y2;
const sum = 1.60397357 - 0.646013523 * y + 0.111443906 * y2 + 0.102997357 * y3 - 0.0504123634 * y4 + 0.00609859258 * y5 + x * (2.33771842 - 2.78843778 * y + 1.53616167 * y2 - 0.463045512 * y3 + 0.0832827019 * y4 - 0.00719201245 * y5) + x2 * (2.19650529 - 4.54580785 * y + 3.55777244 * y2 - 1.40944978 * y3 + 0.275418278 * y4 - 0.0205938816 * y5) + x3 * (-1.21051378 + 1.60812989 * y - 0.621178141 * y2 + 0.0716373224 * y3) + x4 * (-2.720337 + 4.57586331 * y - 3.18369245 * y2 + 1.1168348 * y3 - 0.19268305 * y4 + 0.012913842 * y5);
return sum;
}
