/** 2^(place − 1088) for places from 0 to 2111: exact from the smallest subnormal double on, and 0 below. */
export const powersOfTwo = new Float64Array(2112);
for (let place = 1088, power = 1; place < powersOfTwo.length; place += 1, power *= 2) powersOfTwo[place] = power;
for (let place = 1087, power = 0.5; place >= 0; place -= 1, power /= 2) powersOfTwo[place] = power;
