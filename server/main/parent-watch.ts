// Loaded before a program that has a parent: when the parent is gone, even by kill -9, its channel closes and we go too.
const leave = () => process.kill(process.pid, 'SIGTERM');
process.on('disconnect', leave);
// It may have gone while we came up, before anybody listened.
if (!process.connected) leave();
// Watching alone is no reason to stay when the program itself has ended.
process.channel?.unref();
