/** 2^(place − 1024) for places from 0 to 2047, exact. */
export const powersOfTwo = new Float64Array(2048);
for (let index = 0, power = 5.562684646268003e-309; index < powersOfTwo.length; index += 1, power *= 2)
  powersOfTwo[index] = power;
