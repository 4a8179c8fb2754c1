import { useEffect, useState } from 'react';
import { nowAhead, trialEnded, trialRemaining } from './period.ts';

/** What is left of a trial whose period began at `periodStart` (epoch seconds), kept up to the minute. `onEnd` is called when nothing is.
 * @param ahead seconds by which the clock that counts is ahead of this computer's. */
export function useCountdown(periodStart: number, onEnd: () => Promise<void>, ahead: number): string {
  const [words, setWords] = useState(() => trialRemaining(periodStart, nowAhead(ahead)));
  useEffect(() => {
    const show = () => setWords(trialRemaining(periodStart, nowAhead(ahead)));
    show();
    const timer = setInterval(show, 1000);
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [periodStart, ahead]);

  const ended = words === trialEnded;
  useEffect(() => {
    if (ended) void onEnd();
  }, [ended, onEnd]);
  return words;
}
