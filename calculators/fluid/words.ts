import type { MessageValue } from '@isentrope/engineering/quantities';

/** Words of a message with the values that they name. */
export interface Words {
  readonly text: string;
  readonly values: Readonly<Record<string, MessageValue>>;
}
