/**
 * The CPU time of this process while `work` runs, in milliseconds. Unlike the time that passes, it hardly grows if the
 * machine has other work.
 */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const usageBefore = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(usageBefore);
  return (user + system) / 1_000;
}
