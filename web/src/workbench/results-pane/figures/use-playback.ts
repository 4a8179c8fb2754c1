import { useEffect, useEffectEvent, useState } from 'react';

/** The duration of a full playback, ms. */
const whole = 8000;

/** Plays a time series once from the present time to the end, or from the start if it is at the end. */
export function usePlayback(at: number, end: number, goTo: (time: number) => void) {
  const [on, setOn] = useState(false);
  const advance = useEffectEvent((passed: number, from: number) => {
    const time = Math.min(end, from + (passed / whole) * end);
    goTo(time);
    if (time >= end) setOn(false);
  });
  const start = useEffectEvent(() => (at >= end ? 0 : at));

  useEffect(() => {
    if (!on) return undefined;
    const from = start();
    const began = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      frame = requestAnimationFrame(step);
      advance(now - began, from);
    });
    return () => cancelAnimationFrame(frame);
  }, [on]);

  return { on, toggle: () => setOn(!on) };
}
