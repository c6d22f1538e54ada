/** Returns the 44 bytes before the samples of an integer PCM WAV file. */
export function wavHeader(
  sound: { channels: number; sample_rate_hz: number },
  bits: number,
  dataBytes: number,
): Buffer {
  const header = Buffer.alloc(44);
  const frameBytes = (sound.channels * bits) / 8;
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(Math.min(36 + dataBytes, 0xffffffff), 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(sound.channels, 22);
  header.writeUInt32LE(sound.sample_rate_hz, 24);
  header.writeUInt32LE(sound.sample_rate_hz * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}
