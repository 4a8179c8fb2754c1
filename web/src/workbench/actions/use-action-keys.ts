import { useEffect, useEffectEvent } from 'react';
import { isOffered, type ActionContext } from './action.ts';
import { benchActions } from './bench-actions.ts';
import { isPressed, useMac } from './keys.ts';

/** Handles the keyboard shortcuts of all actions, except while a dialog is open. */
export function useActionKeys(context: ActionContext): void {
  const mac = useMac();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const action = benchActions.find(({ keys = [] }) => keys.some(each => isPressed(each, event, mac)));
    if (!action || document.querySelector('dialog[open], [role="dialog"]')) return;
    if (action.leavesKey?.(event, context)) return;
    event.preventDefault();
    if (isOffered(action, context)) action.run(context);
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
}
