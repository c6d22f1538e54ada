// Loaded before a program that has a parent: when the parent is gone, even by kill -9, its channel closes and we go too.
const KILL_AFTER_MS = 6_000;
const leave = () => {
  // A program that does not end in order ends all the same: nobody else is left to see to it.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_AFTER_MS).unref();
  process.kill(process.pid, 'SIGTERM');
};
process.on('disconnect', leave);
// It may have gone while we came up, before anybody listened.
if (!process.connected) leave();
// Watching alone is no reason to stay when the program itself has ended.
process.channel?.unref();
