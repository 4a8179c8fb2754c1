import { useEffect, useState } from 'react';
import { trialEnded, trialRemaining } from './period.ts';

/** What is left of a trial whose period began at `periodStart` (epoch seconds), kept up to the minute. `onEnd` is called when nothing is. */
export function useCountdown(periodStart: number, onEnd: () => Promise<void>): string {
  const [words, setWords] = useState(() => trialRemaining(periodStart, Date.now()));
  useEffect(() => {
    const show = () => setWords(trialRemaining(periodStart, Date.now()));
    show();
    const timer = setInterval(show, 1000);
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [periodStart]);

  const ended = words === trialEnded;
  useEffect(() => {
    if (ended) void onEnd();
  }, [ended, onEnd]);
  return words;
}
