import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Preloaded into a measured process: reports its usage to the parent process on request. */
const SAMPLE_MS = 20;
const delays = monitorEventLoopDelay({ resolution: 1 });
let highestRss = 0;
let sampling: NodeJS.Timeout | undefined;
const sample = () => {
  highestRss = Math.max(highestRss, process.memoryUsage.rss());
};
let turning: NodeJS.Timeout | undefined;
let cpuBefore = 0;
let longestTurn = 0;
/** The main thread's processor time since the last call, regardless of other programs. */
const endTurn = () => {
  const { user, system } = process.threadCpuUsage();
  longestTurn = Math.max(longestTurn, user + system - cpuBefore);
  cpuBefore = user + system;
};

process.on('message', (question) => {
  if (question === 'watch') {
    delays.enable();
    delays.reset();
    highestRss = 0;
    endTurn();
    longestTurn = 0;
    clearInterval(turning);
    turning = setInterval(endTurn, 1).unref();
    clearInterval(sampling);
    sampling = setInterval(sample, SAMPLE_MS).unref();
  }
  if (question !== 'usage') return;
  clearInterval(turning);
  clearInterval(sampling);
  sample();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  process.send?.({
    cpuMicroseconds: user + system,
    rssBytes: rss,
    peakRssBytes: process.resourceUsage().maxRSS * 1024,
    heapUsedBytes: heapUsed,
    longestDelayMs: delays.max / 1e6,
    longestTurnMs: longestTurn / 1e3,
    watchedRssBytes: highestRss,
  });
});
// Exits with the measuring process.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
