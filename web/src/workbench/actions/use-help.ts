import { useState } from 'react';
import { useKeptSetting } from '../kept-setting.ts';
import type { Help, HelpDialog } from './action.ts';

/** What lies over the page to help. A key that is a sign alone can be turned off, as WCAG 2.2 wants it (2.1.4). */
export function useHelp(): Help {
  const [open, setOpen] = useState<HelpDialog>();
  const [without, setWithout] = useKeptSetting('without-question-mark');
  return {
    open,
    setOpen,
    questionMark: without === undefined,
    setQuestionMark: wanted => setWithout(wanted ? undefined : 'yes'),
  };
}
