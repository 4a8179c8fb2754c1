/** Describes the first difference of two JSON reports, with both values. */
export function differenceOf(was, now) {
  try {
    return firstPlace(JSON.parse(was), JSON.parse(now), '') ?? 'no difference in whole reports';
  } catch {
    return `${was?.slice(0, 200)} | ${now?.slice(0, 200)}`;
  }
}

function firstPlace(was, now, path) {
  if (Object.is(was, now)) return undefined;
  if (typeof was !== 'object' || typeof now !== 'object' || was === null || now === null)
    return `${path}: ${JSON.stringify(was)} | ${JSON.stringify(now)}`;
  for (const key of new Set([...Object.keys(was), ...Object.keys(now)])) {
    const result = firstPlace(was[key], now[key], `${path}/${key}`);
    if (result !== undefined) return result;
  }
  return undefined;
}
