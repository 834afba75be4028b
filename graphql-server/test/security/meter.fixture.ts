/** Preloaded into a measured server: reports its used memory to the parent process on request. */
process.on('message', (message) => {
  if (message !== 'heap') return;
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// The channel alone does not keep the process running.
process.channel?.unref();
