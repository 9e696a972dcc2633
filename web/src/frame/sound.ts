// A soft tone when it is one's turn; off unless switched on.
let audio: AudioContext | null = null;

export function chime(): void {
  audio ??= new AudioContext();
  for (const [i, pitch] of [523, 784].entries()) {
    const start = audio.currentTime + i * 0.12;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.06, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.5);
  }
}
