import { useEffect, useEffectEvent, useState } from 'react';

/** How long the whole course takes when it is played, ms. */
const whole = 8000;

/** Plays a course of time from where it stands to its end, once; from its start where it stands at the end. */
export function usePlaying(at: number, end: number, goTo: (time: number) => void) {
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
