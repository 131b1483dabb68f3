// A picture process that starts slowly and never finishes a file of a single zero byte.
process.on('disconnect', () => process.exit(0));
process.on('message', (file) => {
  while (file[0] === 0);
  process.send({ picture: { bytes: file, mediaType: 'image/webp', width: 1, height: 1 } });
});
setTimeout(() => process.send('ready'), 1_000);
