// Loaded before a program that has a parent: when the parent is gone, even by kill -9, its channel closes and this
// process stops.
const KILL_AFTER_MS = 6_000;
const leave = () => {
  // A program that does not stop in order is killed: no other process is left to do it.
  setTimeout(() => process.kill(process.pid, 'SIGKILL'), KILL_AFTER_MS).unref();
  process.kill(process.pid, 'SIGTERM');
};
process.on('disconnect', leave);
// The parent may have gone during the start, before the listener existed.
if (!process.connected) leave();
// The watch must not keep the process alive when the program has ended.
process.channel?.unref();
