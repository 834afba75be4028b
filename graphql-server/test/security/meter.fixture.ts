/** Preloaded into a server that is measured: tells whoever started it what it has used: CPU in ms, or memory in bytes. */
process.on('message', (question) => {
  const { user, system } = process.cpuUsage();
  if (question === 'cpu') process.send?.((user + system) / 1_000);
  if (question !== 'heap') return;
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// The channel alone is no reason to go on.
process.channel?.unref();
