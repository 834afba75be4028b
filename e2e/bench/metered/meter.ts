/** Preloaded into a measured process: tells its CPU time and its memory to whoever started it and asks. */
process.on('message', (question) => {
  if (question !== 'usage') return;
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({
    cpuMicroseconds: user + system,
    rssBytes: rss,
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
    heapUsedBytes: heapUsed,
  });
});
// Whoever is measured ends with the one who measures.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
