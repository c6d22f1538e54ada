// Loaded before a program that has a parent: when the parent is gone, even by kill -9, its channel closes and we go too.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Watching alone is no reason to stay when the program itself has ended.
process.channel?.unref();
