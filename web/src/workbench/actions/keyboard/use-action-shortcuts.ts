import { useEffect, useEffectEvent } from 'react';
import { isAvailable, type ActionContext } from '../action.ts';
import { workbenchActions } from '../commands/workbench-actions.ts';
import { matchesShortcut, useIsMac } from './shortcuts.ts';

/** Handles the keyboard shortcuts of all actions, except while a dialog is open. */
export function useActionShortcuts(context: ActionContext): void {
  const mac = useIsMac();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const action = workbenchActions.find(({ keys = [] }) => keys.some(each => matchesShortcut(each, event, mac)));
    if (!action || document.querySelector('dialog[open], [role="dialog"]')) return;
    if (action.leavesKey?.(event, context)) return;
    event.preventDefault();
    if (isAvailable(action, context)) action.run(context);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
