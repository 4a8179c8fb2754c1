import { useState } from 'react';
import { useStoredSetting } from '../stored-setting.ts';
import type { Help, HelpDialog } from './action.ts';

/** State of the help dialogs. The single-character shortcut "?" can be turned off, as WCAG 2.2 requires (2.1.4). */
export function useHelp(): Help {
  const [open, setOpen] = useState<HelpDialog>();
  const [without, setWithout] = useStoredSetting('without-question-mark');
  return {
    open,
    setOpen,
    questionMark: without === undefined,
    setQuestionMark: isShown => setWithout(isShown ? undefined : 'yes'),
  };
}
