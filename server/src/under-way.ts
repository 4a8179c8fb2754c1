/** Tracks work that continues after its response was sent, so that a shutdown can wait for it. */
export interface UnderWay {
  /** @param task must never reject. */
  add(task: Promise<void>): void;
  /** Resolves when no work is pending, including work added meanwhile. */
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
