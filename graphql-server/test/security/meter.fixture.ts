/** Preloaded into a server that is measured: tells whoever started it and asks how many bytes of memory it still uses. */
process.on('message', (message) => {
  if (message !== 'heap') return;
  globalThis.gc?.();
  process.send?.(process.memoryUsage().heapUsed);
});
// The channel alone is no reason to go on.
process.channel?.unref();
