import { useEffect, useState } from 'react';
import { nowWithOffset, trialEnded, trialRemaining } from './period.ts';

/**
 * Remaining time of a trial whose period began at `periodStart` (epoch s), updated every minute. Calls `onEnd` when it
 * has ended.
 * @param ahead offset of the reference clock from this computer's, in seconds
 */
export function useCountdown(periodStart: number, onEnd: () => Promise<void>, ahead: number): string {
  const [text, setWords] = useState(() => trialRemaining(periodStart, nowWithOffset(ahead)));
  useEffect(() => {
    const show = () => setWords(trialRemaining(periodStart, nowWithOffset(ahead)));
    show();
    const timer = setInterval(show, 1000);
    document.addEventListener('visibilitychange', show);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', show);
    };
  }, [periodStart, ahead]);

  const ended = text === trialEnded;
  useEffect(() => {
    if (ended) void onEnd();
  }, [ended, onEnd]);
  return text;
}
