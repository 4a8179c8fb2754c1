const clock = /^(?:(\d+)(?:\s*d(?:ays?)?[\s,]*|\.(?=\d\d:)))?(\d+):([0-5]\d):([0-5]\d(?:[.,]\d+)?)$/i;
const inWords =
  /^(?:(\d+)\s*d(?:ays?)?)?[\s,]*(?:(\d+)\s*h(?:(?:ou)?rs?)?)?[\s,]*(?:(\d+)\s*m(?:in(?:ute)?s?)?)?[\s,]*(?:(\d+(?:[.,]\d+)?)\s*s(?:ec(?:ond)?s?)?)?$/i;

/** Days, hours, minutes and seconds: the size of each in s, and how many of it the next larger unit has. */
const sizes = [86_400, 3600, 60, 1] as const;
const limits = [Infinity, 24, 60, 60] as const;

/**
 * Seconds of a duration of several parts: hh:mm:ss with or without days before it ("1 day 02:15:00", "0.02:15:00"), or with the unit
 * behind each part ("1 h 30 min", "2h15m", "5 min 30 s"). Undefined for any other text: "1:30" may be of minutes or of hours.
 */
export function durationSeconds(text: string): number | undefined {
  const [, ...parts] = clock.exec(text.trim()) ?? inWords.exec(text.trim()) ?? [];
  const values = parts.map(part => (part === undefined ? undefined : Number(part.replace(',', '.'))));
  const first = values.findIndex(value => value !== undefined);
  // A single number with its unit is a quantity.
  if (values.filter(value => value !== undefined).length < 2) return undefined;
  if (values.some((value = 0, index) => index > first && value >= (limits[index] ?? 0))) return undefined;
  const seconds = values.reduce<number>((sum, value = 0, index) => sum + value * (sizes[index] ?? 0), 0);
  return Number(seconds.toFixed(6));
}

/** Whether a text is a time such as "1:30", of minutes and seconds or of hours and minutes. */
export function isTwoPartTime(text: string): boolean {
  return /^\d+:[0-5]\d(?:[.,]\d+)?$/.test(text.trim());
}
