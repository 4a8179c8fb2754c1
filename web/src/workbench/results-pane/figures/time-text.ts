import { formatNumber } from '@isentrope/engineering/quantities';

/** Formats a time in s: "42 s", "6 min 10 s", "2 h 5 min". */
export function timeText(seconds: number): string {
  if (seconds < 120) return `${formatNumber(seconds, 3)} s`;
  const whole = Math.round(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  if (hours > 0) return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
