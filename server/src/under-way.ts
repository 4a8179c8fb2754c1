/** Work that goes on after the answer to its request was given, so that a stop can wait for it. */
export interface UnderWay {
  /** @param task which never rejects. */
  add(task: Promise<void>): void;
  /** Resolves when nothing is under way any more, what was added meanwhile included. */
  settled(): Promise<void>;
}

export function createUnderWay(): UnderWay {
  const tasks = new Set<Promise<void>>();
  return {
    add(task) {
      const kept = task.finally(() => tasks.delete(kept));
      tasks.add(kept);
    },
    async settled() {
      while (tasks.size > 0) await Promise.all(tasks);
    },
  };
}
