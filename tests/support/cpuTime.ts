/** The CPU time of `work` in milliseconds. It hardly depends on other load. */
export async function measureCpuMs(work: () => unknown): Promise<number> {
  const usageBefore = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(usageBefore);
  return (user + system) / 1_000;
}
