// A picture process that starts slowly, never finishes a file that is a single zero byte, and answers others at once.
process.on('disconnect', () => process.exit(0));
process.on('message', (file) => {
  while (file[0] === 0);
  process.send({ picture: { bytes: file, mediaType: 'image/webp', width: 1, height: 1 } });
});
setTimeout(() => process.send('ready'), 1_000);
